"""`compare`: the same games of a seed under several sets of rules, game by game."""

from __future__ import annotations

import shlex
from collections import deque
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import asdict, fields
from math import inf
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from bataille.errors import LabError
from bataille.lab.campaign import Campaign, Progress, cores
from bataille.lab.comparison.pairs import Difference, Pairs, difference, no_pairs, pairs_of
from bataille.lab.given import chunk_size, is_list, paths_of, rules_from, seed_of, threads_of, whole, wrong
from bataille.lab.kernel import Games
from bataille.lab.notebook import Shown
from bataille.lab.plays import chunk_of, plays, who_plays
from bataille.lab.spread import share, spread
from bataille.lab.summary import Report
from bataille.lab.tally import Tally, empty, finished_of, tally_of
from bataille.rules import Casino, Rules
from bataille.texts import Texts
from bataille.value import value

if TYPE_CHECKING:
    import polars as pl

    from bataille.lab.charts import Chart

#: Sets of rules that are told apart at a glance.
MOST: Final = 8
#: What is compared game by game: lengths and wars where the game ends under both, the others in all games.
MEASURES: Final = ("battles", "wars", "won", "endless")
#: Those of which a game has one or none: they differ in their shares.
SHARES: Final = ("won", "endless")


@value
class Side:
    """One set of rules: what its games came to, and how they differ from the same games under the first set."""

    campaign: Campaign
    #: The variant and the options as commands name them; `None`: the rules were given as a value.
    words: tuple[str, ...] | None
    #: Whether its games begin with the same cards in the same stocks as under the first set.
    same_deals: bool
    tally: Tally
    #: By measure; none of the first set itself. `won`: by seat 1.
    pairs: dict[str, Pairs]

    @property
    def name(self) -> str:
        """How people call it."""
        return _name(self.campaign.rules) if self.words is None else " ".join(self.words)

    @property
    def unfinished(self) -> int:
        """Games that went on for ever or were stopped by the guard."""
        return self.tally.endless + self.tally.stopped

    @property
    def report(self) -> Report:
        """Its games as a simulation tells of them."""
        return Report(self.campaign, self.tally, 0.0, self.words)

    def difference(self, measure: str) -> Difference | None:
        """From the first set; `None` of that itself, and where too few games can be compared."""
        return difference(self.pairs[measure], 1.0 if measure in SHARES else inf) if self.pairs else None


@value
class Comparison(Shown):
    """The results of a comparison. In a notebook it shows itself."""

    sides: tuple[Side, ...]
    #: How long it took.
    seconds: float

    @property
    def complete(self) -> bool:
        """Whether all games were played."""
        return all(side.tally.games == side.campaign.games for side in self.sides)

    def frame(self, first: int = 0, count: int | None = None) -> pl.DataFrame:
        """Games as a Polars frame, played again, by default all: a row for each game and set of rules."""
        import polars as pl  # noqa: PLC0415  # slow to import

        frames = [
            side.report.frame(first, count).select(pl.lit(side.name).alias("rules"), pl.all()) for side in self.sides
        ]
        return pl.concat(frames, how="diagonal").sort("game", maintain_order=True)

    @property
    def origin(self) -> str | None:
        """The command that plays all these games; `None`: rules were given as a value."""
        words = [side.words for side in self.sides]
        if None in words:
            return None
        first = self.sides[0]
        chance = ["--seed", str(first.campaign.seed), "--games", str(first.tally.games)]
        return shlex.join(["bataille", "compare", *[word for each in words for word in each or ()], *chance])

    def plot(self, language: str = "en") -> Chart:
        """Four charts, with Matplotlib."""
        from bataille.lab.comparison.plots import figure  # noqa: PLC0415  # slow to import

        return figure(self, Texts(language))

    def json(self) -> dict[str, Any]:
        """The results with the keys that programs may rely on; seats count from 0."""
        first = self.sides[0]
        return {
            "games": first.tally.games,
            "complete": self.complete,
            "seed": first.campaign.seed,
            "rules": [_json(side) for side in self.sides],
            "seconds": self.seconds,
        }

    def text(self, language: str = "en") -> str:
        """The results for people, in lines."""
        from bataille.lab.comparison.telling import tell  # noqa: PLC0415  # needs this module

        return tell(self, Texts(language))

    def __repr__(self) -> str:
        return f"<Comparison sides={len(self.sides)} games={self.sides[0].tally.games}>"


class CompareInterrupted(KeyboardInterrupt):
    """Somebody interrupted a comparison; `comparison` tells of the games played before."""

    def __init__(self, comparison: Comparison) -> None:
        super().__init__()
        self.comparison = comparison


#: A chunk of games under each set of rules: its first, the games, their tallies, and the pairs of each but the first.
_Chunk = tuple[int, list[Games], list[Tally], list[dict[str, Pairs]]]


def compare(
    rules: Sequence[str | Rules],
    games: int,
    seed: str | int = 0,
    *,
    threads: int | None = None,
    chunk: int | None = None,
    progress: Progress | None = None,
    csv: str | Path | None = None,
) -> Comparison:
    """Play games 0 to `games` − 1 of a seed under each of 2 to 8 sets of rules; each is compared with the first.

    A text names rules like `classic order=shuffled`. `threads`: by default one for each core; `chunk`: games that one
    plays in one go; the results do not depend on them. `progress` is called with the games played so far.
    `csv`: a file with one row a game: `game`, then `winner_1`, … of the first set of rules, `winner_2`, … of the next.

    Raises `RulesError`, `SeedError`, `LabError`, `OSError`, `CompareInterrupted`, `TypeError`.
    """
    if not is_list(rules, object):
        raise wrong("rules", "a list of sets of rules", rules)
    games, threads, chunk = whole("games", games), threads_of(threads), chunk_size(chunk)
    paths_of(csv=csv)
    if not 2 <= len(rules) <= MOST:
        raise LabError("lab/compare", count=len(rules), most=MOST)
    played = [rules_from(each) for each in rules]
    if any(isinstance(each.part, Casino) for each in played):
        raise LabError("lab/compare-casino")  # its sittings have no winner, and how long they last is no measure
    words = [tuple(each.split()) if isinstance(each, str) else None for each in rules]
    number = seed_of(seed)
    campaigns = [Campaign(each, number, games, players=who_plays(each)) for each in played]
    tallies = [empty(each.seats) for each in played]
    pairs = [{}, *[{measure: no_pairs() for measure in MEASURES} for _ in played[1:]]]
    begun = perf_counter()

    def comparison() -> Comparison:
        sides = [
            Side(campaign, named, _deal(campaign.rules) == _deal(played[0]), tally, paired)
            for campaign, named, tally, paired in zip(campaigns, words, tallies, pairs, strict=True)
        ]
        return Comparison(tuple(sides), perf_counter() - begun)

    try:
        with ExitStack() as stack:
            chunks = stack.enter_context(closing(_chunks(campaigns, threads or cores(), chunk)))
            rows = None
            if csv is not None:
                from bataille.lab.comparison.rows import Rows  # noqa: PLC0415  # brings Polars

                rows = stack.enter_context(Rows(Path(csv), played))
            for first, sides, more, paired in chunks:
                if rows is not None:
                    rows.take(sides, first)
                tallies = [tally + piece for tally, piece in zip(tallies, more, strict=True)]
                pairs = [
                    {measure: sums + piece[measure] for measure, sums in side.items()}
                    for side, piece in zip(pairs, paired, strict=True)
                ]
                if progress is not None:
                    progress(tallies[0].games)
    except KeyboardInterrupt:
        raise CompareInterrupted(comparison()) from None
    return comparison()


def _name(rules: Rules) -> str:
    """The options that are not the usual ones."""
    changed = [each.name for each in fields(Rules) if each.name != "part" and getattr(rules, each.name) != each.default]
    options = [f"{name}={getattr(rules, name)}".lower() for name in changed]
    return " ".join([rules.part.TAG, *options])


def _deal(rules: Rules) -> tuple[object, ...]:
    """What makes the deal of a game, besides the seed and its number (R1, R4)."""
    return rules.seats, rules.pack, rules.packs, rules.jokers


def _chunks(campaigns: list[Campaign], threads: int, size: int | None) -> Generator[_Chunk]:
    """In order; never more than a few are waiting."""
    players = [plays(campaign.rules, campaign.players) for campaign in campaigns]
    size = size or min(chunk_of(campaign.rules) for campaign in campaigns)
    seed, games = campaigns[0].seed, campaigns[0].games

    def play_chunk(first: int) -> _Chunk:
        sides = [each.play(seed, first, min(size, games - first)) for each in players]
        pairs = [{}, *[_pairs(sides[0], side) for side in sides[1:]]]
        return first, sides, [tally_of(side, first) for side in sides], pairs

    for each in players:
        each.play(seed, 0, 1)  # compiles it, or says what is wrong with the rules
    pool = ThreadPoolExecutor(threads)
    try:
        waiting: deque[Future[_Chunk]] = deque()
        for first in range(0, games, size):
            waiting.append(pool.submit(play_chunk, first))
            if len(waiting) > threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _pairs(first: Games, other: Games) -> dict[str, Pairs]:
    both = finished_of(first) & finished_of(other)
    return {
        "battles": pairs_of(first.battles[both], other.battles[both]),
        "wars": pairs_of(first.wars[both], other.wars[both]),
        "won": pairs_of(first.winner == 0, other.winner == 0),
        "endless": pairs_of(first.period >= 0, other.period >= 0),
    }


def _json(side: Side) -> dict[str, Any]:
    tally = side.tally
    differences = {measure: side.difference(measure) for measure in side.pairs}
    return {
        "rules": None if side.words is None else list(side.words),
        "command": None if side.words is None else shlex.join(["bataille", "simulate", *side.words]),
        "same_deals": side.same_deals,
        "wins": list(tally.wins),
        "draws": tally.draws,
        "endless": tally.endless,
        "stopped": tally.stopped,
        "win_shares": [_fields(share(wins, tally.games)) for wins in tally.wins],
        "battles": _fields(spread(tally.battles)),
        "wars": _fields(spread(tally.wars)),
        "difference": {measure: _fields(found) for measure, found in differences.items()} or None,
    }


def _fields(found: Any) -> dict[str, Any] | None:
    """Of a value class; numbers as keys become texts."""
    if found is None:
        return None
    shown: dict[str, Any] = asdict(found)
    if "percentiles" in shown:
        shown["percentiles"] = {str(percent): number for percent, number in shown["percentiles"].items()}
    return shown
