"""`hunt`: sow many games of a seed, climb from the best of them, and so on in turns until the time is over."""

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

from bataille.codec import encode
from bataille.engine.deal import fresh_pack
from bataille.errors import LabError
from bataille.lab.campaign import LIMIT, Progress, cores
from bataille.lab.given import rules_from, seconds_of, seed_of, threads_of, whole
from bataille.lab.hunting.climb import Climb, Packs, Scores
from bataille.lab.hunting.find import Find, record_of_find, verified
from bataille.lab.hunting.goals import ENOUGH, NOTHING, Goal, amount, counts, scores
from bataille.lab.kernel import Games, Kernel, kernel_for
from bataille.lab.notebook import Told
from bataille.record import Record
from bataille.rules import Captures, Order, Rules, TieBreak
from bataille.stream import Seeded, shuffle
from bataille.texts import Texts
from bataille.value import value

#: Games that are sown before a climb, how many of the best are climbed from, and how many wait for that.
_SOWN: Final = 1 << 13
_CLIMBERS: Final = 16
_KEPT: Final = 256
#: Games that are sown at once, at first and at most: no interruption waits long, and little is lost by it.
_FEW: Final = 1 << 6
_MANY: Final = 1 << 10
#: Steps without a better game after which climbing is given up.
_PATIENCE: Final = 24
#: Games that are played when neither games nor seconds are given.
GAMES: Final = 1_000_000


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

    `goal`: the `longest` game, the most `wars`, the greatest `comeback`, or an `endless` game (see `Goal`).

    The same seed finds the same games, on any number of threads; with `seconds` how many depends on the machine.
    `progress` is called with the games played so far, `found` with each game that is better than those before, which
    the engine has played too.

    Raises `RulesError`, `SeedError`, `LabError`, `HuntInterrupted`, `ValueError` for another goal, `TypeError`.
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
    state = Hunt(sought, played, words, number, 0, 0.0, None)
    begun = perf_counter()
    with _field(kernel, number, threads or cores()) as field:
        try:
            field.compile()
            begun = perf_counter()  # compiling is no search
            end = None if seconds is None else begun + seconds
            for better in _Search(sought, field, limit, end).run():
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

    def compile(self) -> None:
        """Compile the kernel, or say what is wrong with the rules."""
        self.kernel.play(self.seed, 0, 1)

    def sow(self, first: int, count: int) -> list[Games]:
        """Games of the seed."""

        def play(cut: slice) -> Games:
            return self.kernel.play(self.seed, first + cut.start, cut.stop - cut.start)

        games = list(self._pool.map(play, self._cuts(count)))
        self.played += count
        return games

    def deal(self, deals: Packs) -> list[Games]:
        """Games of these packs. The chance of each is that of a game with the number of those played before it."""
        first = self.played

        def play(cut: slice) -> Games:
            return self.kernel.play_deals(deals[cut], seed=self.seed, first=first + cut.start)

        games = list(self._pool.map(play, self._cuts(len(deals))))
        self.played += len(deals)
        return games

    def _cuts(self, count: int) -> list[slice]:
        edges = [count * place // self._threads for place in range(self._threads + 1)]
        return [slice(a, b) for a, b in pairwise(edges) if a < b]


@contextmanager
def _field(kernel: Kernel, seed: int, threads: int) -> Iterator[_Field]:
    pool = ThreadPoolExecutor(threads)
    try:
        yield _Field(kernel, seed, threads, pool)
    finally:
        pool.shutdown(cancel_futures=True)


class _Search:
    """A hunt on its way: what is best so far, and which games can be climbed from."""

    def __init__(self, goal: Goal, field: _Field, limit: int | None, end: float | None) -> None:
        self._goal, self._field, self._limit, self._end = goal, field, limit, end
        self._best: Find | None = None
        self._score = NOTHING
        self._sown, self._at_once = 0, _FEW
        #: The best games that were sown and not climbed from yet, best first, and how good they are.
        self._seeds, self._worth = np.zeros(0, np.int64), np.zeros(0, np.int64)
        self._random = np.random.Generator(np.random.Philox(key=np.array([field.seed, 0], np.uint64)))

    def run(self) -> Iterator[Find | None]:
        """The best game so far, again and again, until the hunt is over."""
        count = _SOWN
        while self._goes_on():
            yield from self._sow(count)
            score, played = self._score, self._field.played
            yield from self._climb()
            # Where a climb has not paid, as much is sown as was climbed.
            count = _SOWN if self._score > score else max(self._field.played - played, _SOWN)

    def _goes_on(self) -> bool:
        if self._limit is not None and self._field.played >= self._limit:
            return False
        return self._score < ENOUGH and (self._end is None or perf_counter() < self._end)

    def _room(self, wanted: int) -> int:
        return wanted if self._limit is None else min(wanted, self._limit - self._field.played)

    def _sow(self, count: int) -> Iterator[Find | None]:
        """Play games of the seed as they are."""
        until = self._sown + count
        while self._goes_on() and self._sown < until:
            first, size = self._sown, self._room(min(until - self._sown, self._at_once))
            self._at_once = min(2 * self._at_once, _MANY)
            self._sown += size
            worth = self._judged(self._field.sow(first, size), first)
            seeds, worths = np.append(self._seeds, np.arange(first, first + size)), np.append(self._worth, worth)
            top = np.argsort(-worths, kind="stable")[:_KEPT]
            self._seeds, self._worth = seeds[top], worths[top]
            yield self._best

    def _climb(self) -> Iterator[Find | None]:
        """Change the best of these games as long as that makes better ones."""
        rules, seed = self._field.kernel.rules, self._field.seed
        packs = np.array([_pack(rules, seed, int(game)) for game in self._seeds[:_CLIMBERS]])
        climb = Climb(rules, packs, self._worth[:_CLIMBERS], self._random)
        self._seeds, self._worth = self._seeds[_CLIMBERS:], self._worth[_CLIMBERS:]
        steps = 0
        while self._goes_on() and steps < _PATIENCE:
            tried = climb.changed()
            if not len(tried):
                break
            tried = tried[: self._room(len(tried))]
            first = self._field.played
            worth = self._judged(self._field.deal(tried), first, tried)
            steps = 0 if worth.max() > climb.heights.max() else steps + 1
            climb.move(tried, worth)
            yield self._best

    def _judged(self, games: list[Games], first: int, packs: Packs | None = None) -> Scores:
        """How good each game is; the best of them is noted, if it is better than all before."""
        worth = np.concatenate([scores(self._goal, each) for each in games])
        place = int(worth.argmax())
        if worth[place] > self._score:
            self._score = int(worth[place])
            if counts(self._goal, self._score):
                pack = None if packs is None else packs[place].tobytes()
                found = _amount(self._goal, games, place)
                rules, seed = self._field.kernel.rules, self._field.seed
                self._best = verified(self._goal, rules, found, seed, first + place, pack)
        return worth


def _amount(goal: Goal, games: list[Games], place: int) -> int:
    for each in games:
        if place < len(each.winner):
            return amount(goal, each, place)
        place -= len(each.winner)
    raise IndexError(place)


def _pack(rules: Rules, seed: int, game: int) -> Packs:
    """The pack that the seed gives for a game."""
    order, _ = shuffle(Seeded(seed, game), 0, fresh_pack(rules))
    return np.frombuffer(order, np.uint8)
