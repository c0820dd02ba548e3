"""Campaigns: many games of one seed, cut into chunks, played by several threads, tallied in the order of the games."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing

from bataille.errors import LabError
from bataille.lab.kernel import Games
from bataille.lab.plays import chunk_of, plays
from bataille.lab.tally import Tally, empty, tally_of
from bataille.rules import Rules
from bataille.value import value

#: Games are numbered below this.
LIMIT = 2**63

#: Called with the games played so far.
Progress = Callable[[int], None]


@value
class Campaign:
    """Games `first` to `first` + `games` − 1 of a seed."""

    rules: Rules
    seed: int
    games: int
    first: int = 0
    #: The keys of the computer players by seat, where somebody chooses or reacts (see `plays`).
    players: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not 1 <= self.games < LIMIT:
            raise LabError("lab/count", count=self.games, most=LIMIT - 1)
        if not 0 <= self.first <= LIMIT - self.games:
            raise LabError("lab/first", first=self.first)


@value
class Played:
    """A chunk of games."""

    first: int
    #: None of them where nobody asked for them: see `cluster`.
    games: Games
    tally: Tally


#: Plays a campaign: its chunks, in the order of the games.
Chunks = Callable[[Campaign], Generator[Played]]


def play(
    campaign: Campaign,
    *,
    threads: int | None = None,
    chunk: int | None = None,
    progress: Progress | None = None,
    take: Callable[[Played], None] | None = None,
    add: Callable[[Tally], None] | None = None,
    begun: Tally | None = None,
    chunks: Chunks | None = None,
) -> Tally:
    """Play all games and tally them.

    `take` is given each chunk, in order. `add` is given the tally so far after each chunk, for those who may have to do
    without the rest. `begun`: what other games came to, which count as played before. `chunks`: who plays; by default
    so many `threads` of this process. Raises `LabError`, `RulesError`.
    """
    so_far = empty(campaign.rules.seats) if begun is None else begun
    with closing(in_threads(campaign, threads, chunk) if chunks is None else chunks(campaign)) as each:
        for played in each:
            if take is not None:
                take(played)
            so_far += played.tally
            if add is not None:
                add(so_far)
            if progress is not None:
                progress(so_far.games)
    return so_far


def cores() -> int:
    """How many threads can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_threads(campaign: Campaign, threads: int | None = None, size: int | None = None) -> Generator[Played]:
    """The chunks in order; never more than a few are waiting, so that memory does not depend on how many there are."""
    kernel = plays(campaign.rules, campaign.players)
    size = size or chunk_of(campaign.rules)
    workers = threads or cores()
    end = campaign.first + campaign.games

    def play_chunk(first: int) -> Played:
        games = kernel.play(campaign.seed, first, min(size, end - first))
        return Played(first, games, tally_of(games, first))

    kernel.play(campaign.seed, campaign.first, 1)  # compiles it, or says what is wrong with the rules
    pool = ThreadPoolExecutor(workers)
    try:
        waiting: deque[Future[Played]] = deque()
        for first in range(campaign.first, end, size):
            waiting.append(pool.submit(play_chunk, first))
            if len(waiting) > workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
