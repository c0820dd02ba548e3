"""`hunt`: sow many games of a seed, climb from the best of them, and begin again until the time is over."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from time import perf_counter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bataille.codec import encode
from bataille.engine.deal import fresh_pack
from bataille.errors import LabError
from bataille.lab.campaign import LIMIT, Progress, cores
from bataille.lab.given import rules_from, seconds_of, seed_of, threads_of, whole
from bataille.lab.hunting.find import Find, record_of_find, verified
from bataille.lab.hunting.goals import ENOUGH, NOTHING, Goal, amount, counts, scores
from bataille.lab.kernel import Games, Kernel, kernel_for
from bataille.lab.notebook import Told
from bataille.record import Record
from bataille.rules import Captures, Order, Rules, TieBreak
from bataille.stream import Seeded, shuffle
from bataille.texts import Texts
from bataille.value import value

#: Games that are sown at once, how many of the best are climbed from, and changes that each of these tries in a step.
_SOWN: Final = 1 << 13
_CLIMBERS: Final = 16
_CHANGES: Final = 64
#: Steps without a better game after which climbing is given up.
_PATIENCE: Final = 24
#: Games that are played when neither games nor seconds are given.
GAMES: Final = 1_000_000

Deals = NDArray[np.uint8]


@value
class Hunt(Told):
    """What a hunt came to. In a notebook it shows itself."""

    goal: Goal
    rules: Rules
    #: The variant and the options as commands name them; `None`: the rules were given as a value.
    words: tuple[str, ...] | None
    seed: int
    #: Games played, and how long it took.
    games: int
    seconds: float
    #: The best game; `None`: there was none of the kind.
    best: Find | None

    @property
    def command(self) -> str | None:
        """The command that plays the best game again; `None` where only a record can tell of it."""
        if self.best is None or self.words is None:
            return None
        if self.best.deal is None:
            chance = ["--seed", str(self.seed), "--game", str(self.best.game)]
            return shlex.join(["bataille", "play", *self.words, *chance])
        if _is_chancy(self.rules):  # its chance is that of a game with another number
            return None
        return f"echo {' '.join(self.best.deal)} | {shlex.join(['bataille', 'run', *self.words])}"

    def record(self) -> Record | None:
        """The record of the best game."""
        return None if self.best is None else record_of_find(self.rules, self.best)

    def json(self) -> dict[str, Any]:
        """The results with the keys that programs may rely on; seats count from 0."""
        best = self.best
        found: dict[str, Any] | None = None
        if best is not None:
            deal = None if best.deal is None else " ".join(best.deal)
            # A deal tells all, unless chance goes on after it.
            game = None if deal is not None and not _is_chancy(self.rules) else best.game
            found = {"amount": best.amount, "seed": best.seed, "game": game, "deal": deal}
            found |= {"command": self.command, "outcome": encode(best.outcome)}
        return {
            "goal": str(self.goal),
            "rules": None if self.words is None else list(self.words),
            "seed": self.seed,
            "games": self.games,
            "best": found,
            "seconds": self.seconds,
        }

    def text(self, language: str = "en", *, record: str | None = None) -> str:
        """The results for people, in lines; `record`: the file that the best game's record is written to."""
        from bataille.lab.hunting.telling import tell  # noqa: PLC0415  # needs this module

        return tell(self, Texts(language), record)


class HuntInterrupted(KeyboardInterrupt):
    """Somebody interrupted a hunt; `hunt` has the best game so far."""

    def __init__(self, hunt: Hunt) -> None:
        super().__init__()
        self.hunt = hunt


def hunt(
    goal: str | Goal,
    rules: str | Rules,
    *,
    games: int | None = None,
    seconds: float | None = None,
    seed: str | int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    found: Callable[[Find], None] | None = None,
) -> Hunt:
    """Search for an extreme game of chance, at most so many `games` or `seconds`; by default a million games.

    The same seed finds the same games, on any number of threads; with `seconds` how many depends on the machine.
    `progress` is called with the games played so far, `found` with each game that is better than those before, which
    the engine has played too. Raises `RulesError`, `SeedError`, `LabError`, `HuntInterrupted`.
    """
    if goal not in list(Goal):
        raise ValueError(f"goal must be one of {', '.join(Goal)}, not {goal!r}")
    sought = Goal(goal)
    games = None if games is None else whole("games", games)
    seconds, threads = seconds_of(seconds), threads_of(threads)
    if games is not None and not 1 <= games < LIMIT:
        raise LabError("lab/count", count=games, most=LIMIT - 1)
    words = tuple(rules.split()) if isinstance(rules, str) else None
    played = rules_from(rules)
    number = seed_of(seed)
    kernel = kernel_for(played)
    if sought is Goal.ENDLESS and not played.finds_endless:
        raise LabError("lab/endless")
    limit = GAMES if games is None and seconds is None else games
    with _field(kernel, number, threads or cores()) as field:
        begun = perf_counter()  # compiling is no search
        end = None if seconds is None else begun + seconds
        state = Hunt(sought, played, words, number, 0, 0.0, None)
        try:
            for better in _search(state.goal, field, limit, end):
                if better is not None and better != state.best:
                    state = replace(state, best=better)
                    if found is not None:
                        found(better)
                if progress is not None:
                    progress(field.played)
        except KeyboardInterrupt:
            raise HuntInterrupted(replace(state, games=field.played, seconds=perf_counter() - begun)) from None
    return replace(state, games=field.played, seconds=perf_counter() - begun)


def _is_chancy(rules: Rules) -> bool:
    """Whether chance comes into the game after the deal."""
    chancy = rules.order is Order.SHUFFLED or rules.captures is Captures.RESHUFFLE
    return chancy or rules.tie_break is TieBreak.FRESH_PACK


class _Field:
    """Where games are played: in threads, each with chance of its own number, so that threads change nothing."""

    def __init__(self, kernel: Kernel, seed: int, threads: int, pool: ThreadPoolExecutor) -> None:
        self.kernel, self.seed = kernel, seed
        self.played = 0
        self._threads, self._pool = threads, pool

    def sow(self, first: int, count: int) -> list[Games]:
        """Games of the seed."""
        cuts = self._cuts(count)
        self.played += count
        return list(
            self._pool.map(lambda cut: self.kernel.play(self.seed, first + cut.start, cut.stop - cut.start), cuts)
        )

    def deal(self, deals: Deals) -> list[Games]:
        """Games of these packs. The chance of each is that of a game with the number of those played before it."""
        first = self.played
        self.played += len(deals)

        def play(cut: slice) -> Games:
            return self.kernel.play_deals(deals[cut], seed=self.seed, first=first + cut.start)

        return list(self._pool.map(play, self._cuts(len(deals))))

    def _cuts(self, count: int) -> list[slice]:
        edges = [count * place // self._threads for place in range(self._threads + 1)]
        return [slice(a, b) for a, b in pairwise(edges) if a < b]


@contextmanager
def _field(kernel: Kernel, seed: int, threads: int) -> Iterator[_Field]:
    kernel.play(seed, 0, 1)  # compiles it, or says what is wrong with the rules
    pool = ThreadPoolExecutor(threads)
    try:
        yield _Field(kernel, seed, threads, pool)
    finally:
        pool.shutdown(cancel_futures=True)


def _search(goal: Goal, field: _Field, limit: int | None, end: float | None) -> Iterator[Find | None]:
    """The best game so far, again and again, until the hunt is over."""
    rules, seed = field.kernel.rules, field.seed
    random = np.random.Generator(np.random.Philox(key=np.array([seed, 0], np.uint64)))
    best, score, sown = None, NOTHING, 0

    def goes_on() -> bool:
        tired = limit is not None and field.played >= limit
        return score < ENOUGH and not tired and (end is None or perf_counter() < end)

    def room(wanted: int) -> int:
        return wanted if limit is None else min(wanted, limit - field.played)

    while goes_on():
        count = room(_SOWN)
        games = field.sow(sown, count)
        worth = np.concatenate([scores(goal, each) for each in games])
        place = int(worth.argmax())
        if worth[place] > score:
            score = int(worth[place])
            if counts(goal, score):
                best = verified(goal, rules, _amount(goal, games, place), seed, sown + place, None)
        yield best
        top = np.argsort(-worth, kind="stable")[:_CLIMBERS]
        packs = np.array([_pack(rules, seed, sown + int(each)) for each in top])
        heights = worth[top]
        sown += count
        steps = 0
        while goes_on() and steps < _PATIENCE:
            tried = _changed(packs, random)[: room(len(packs) * _CHANGES)]
            first = field.played
            games = field.deal(tried)
            worth = np.concatenate([scores(goal, each) for each in games])
            place = int(worth.argmax())
            steps += 1
            if worth[place] > score:
                score = int(worth[place])
                if counts(goal, score):
                    pack = tried[place].tobytes()
                    best = verified(goal, rules, _amount(goal, games, place), seed, first + place, pack)
            if worth[place] > heights.max():
                steps = 0
            packs, heights = _climbed(packs, heights, tried, worth)
            yield best


def _amount(goal: Goal, games: list[Games], place: int) -> int:
    for each in games:
        if place < len(each.winner):
            return amount(goal, each, place)
        place -= len(each.winner)
    raise IndexError(place)


def _pack(rules: Rules, seed: int, game: int) -> Deals:
    """The pack that the seed gives for a game."""
    order, _ = shuffle(Seeded(seed, game), 0, fresh_pack(rules))
    return np.frombuffer(order, np.uint8)


def _changed(packs: Deals, random: np.random.Generator) -> Deals:
    """Of each pack, one after the other, some copies in which two cards have changed places."""
    copies = packs.repeat(_CHANGES, axis=0)
    row = np.arange(len(copies))
    one, other = random.integers(packs.shape[1], size=(2, len(copies)))
    copies[row, one], copies[row, other] = copies[row, other], copies[row, one]
    return copies


def _climbed(
    packs: Deals, heights: NDArray[np.int64], tried: Deals, worth: NDArray[np.int64]
) -> tuple[Deals, NDArray[np.int64]]:
    """Each pack or the best of its changes, if that is as good: so a search comes across level ground, too."""
    packs, heights = packs.copy(), heights.copy()
    for place in range(len(packs)):
        own = slice(place * _CHANGES, min((place + 1) * _CHANGES, len(worth)))
        if own.start < own.stop:
            change = own.start + int(worth[own].argmax())
            if worth[change] >= heights[place]:
                packs[place], heights[place] = tried[change], worth[change]
    return packs, heights
