"""Campaigns: many games of one seed, cut into chunks, played by several threads, tallied in the order of the games."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor

from bataille.errors import LabError
from bataille.lab.kernel import Games, kernel_for
from bataille.lab.tally import Tally, empty, tally_of
from bataille.rules import Rules
from bataille.value import value

#: Games in a chunk: enough to make what Python does between two chunks cheap, few enough to show progress.
CHUNK = 1 << 15
#: Games are numbered below this.
LIMIT = 2**63

#: Called with the games played so far.
Progress = Callable[[int], None]


@value
class Campaign:
    """Games 0 to `games` − 1 of a seed."""

    rules: Rules
    seed: int
    games: int

    def __post_init__(self) -> None:
        if not 1 <= self.games < LIMIT:
            raise LabError("lab/count", count=self.games)


@value
class Played:
    """A chunk of games."""

    first: int
    games: Games
    tally: Tally


def play(
    campaign: Campaign,
    *,
    threads: int | None = None,
    chunk: int = CHUNK,
    progress: Progress | None = None,
    take: Callable[[Played], None] | None = None,
    add: Callable[[Tally], None] | None = None,
) -> Tally:
    """Play all games and tally them.

    `take` is given each chunk, in order. `add` is given the tally so far after each chunk, for those who may have to do
    without the rest. Raises `LabError`, `RulesError`.
    """
    so_far = empty(campaign.rules.seats)
    for played in _chunks(campaign, threads or cores(), chunk):
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


def _chunks(campaign: Campaign, threads: int, size: int) -> Iterator[Played]:
    """The chunks in order; never more than a few are waiting, so that memory does not depend on how many there are."""
    kernel = kernel_for(campaign.rules)

    def play_chunk(first: int) -> Played:
        games = kernel.play(campaign.seed, first, min(size, campaign.games - first))
        return Played(first, games, tally_of(games, first))

    kernel.play(campaign.seed, 0, 1)  # compiles it, or says what is wrong with the rules
    starts = iter(range(0, campaign.games, size))
    pool = ThreadPoolExecutor(threads)
    try:
        waiting: deque[Future[Played]] = deque()
        for first in starts:
            waiting.append(pool.submit(play_chunk, first))
            if len(waiting) > threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
