"""Every distinct deal of ranks of a small pack, played to its end: exact counts.

Two seats get equal halves, card after card alternately (R4). The cards have no suits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import factorial

from bataille.cards import RANKS, Card, faces_of, pile
from bataille.commands import Turn
from bataille.engine.deal import deal_out, refuse_unfit
from bataille.engine.setup import Setup, set_up
from bataille.errors import CensusError
from bataille.families import Family, family
from bataille.outcome import Outcome, Termination
from bataille.rules import Captures, Order, Rules, TieBreak, TurnUp
from bataille.stream import Seeded
from bataille.table import Table
from bataille.value import value

#: Options that bring chance into a game after the deal: there is nothing exact to count then.
_CHANCY = {"order": Order.SHUFFLED, "captures": Captures.RESHUFFLE, "tie_break": TieBreak.FRESH_PACK}


@value
class SmallPack:
    """A pack of `suits` cards of each of some ranks. Raises `CensusError` where it cannot be halved, `TypeError`."""

    suits: int
    ranks: tuple[Card, ...]

    def __post_init__(self) -> None:
        _refuse_no_number("suits", self.suits)
        if self.size % 2 or not self.size:
            raise CensusError("census/odd", cards=self.size)

    @classmethod
    def lowest(cls, suits: int, ranks: int) -> SmallPack:
        """A pack of the lowest ranks, from 2 upwards to at most A. Raises `CensusError`."""
        _refuse_no_number("ranks", ranks)
        if not 1 <= ranks <= len(RANKS):
            raise CensusError("census/ranks", ranks=ranks, most=len(RANKS))
        return cls(suits, tuple(map(Card, RANKS[:ranks])))

    @property
    def size(self) -> int:
        """Cards."""
        return self.suits * len(self.ranks)

    @property
    def deals(self) -> int:
        """How many distinct arrangements of its ranks there are."""
        return int(factorial(self.size) // factorial(self.suits) ** len(self.ranks))


@value
class Census:
    """Exact counts over all deals; a length is a number of battles, and endless games have none."""

    deals: int
    #: Games won, by seat; games that nobody won though they ended; games that never end (R25).
    wins: tuple[int, int]
    draws: int
    endless: int
    #: How many endless games have each period, and how many others each length; ascending.
    periods: dict[int, int]
    lengths: dict[int, int]

    @property
    def mean(self) -> Fraction | None:
        """The mean length of the games that end; `None` when none does."""
        games = sum(self.lengths.values())
        return Fraction(sum(length * count for length, count in self.lengths.items()), games) if games else None

    @property
    def longest(self) -> int | None:
        """The greatest length; `None` when no game ends."""
        return max(self.lengths, default=None)


def count(rules: Rules, pack: SmallPack, tell: Callable[[], None] = lambda: None) -> Census:
    """Play every deal of `pack`. `tell` is called after each.

    Raises `CensusError` for rules that are no chance game of two seats, or that bring chance into the game after the
    deal, or whose guard stops a game; `DealError` for rules that do not fit the pack.
    """
    refuse_uncountable(rules, pack)
    faces = faces_of(pack.ranks)
    setup = set_up(rules, faces, Seeded(0, 0), explicit=True, counted=True, quiet=True)
    turn_up: Family[Table] = family(rules.part.TAG)
    wins, draws = [0, 0], 0
    periods: Counter[int] = Counter()
    lengths: Counter[int] = Counter()
    for arrangement in arrangements(dict.fromkeys(pile(pack.ranks, faces), pack.suits)):
        outcome = _play(turn_up, setup, arrangement)
        tell()
        if outcome.period is not None:
            periods[outcome.period] += 1
            continue
        lengths[outcome.battles] += 1
        if outcome.winner is None:
            draws += 1
        else:
            wins[outcome.winner] += 1
    ended, endless = lengths.total(), periods.total()
    return Census(
        ended + endless,
        (wins[0], wins[1]),
        draws,
        endless,
        dict(sorted(periods.items())),
        dict(sorted(lengths.items())),
    )


def _refuse_no_number(name: str, given: object) -> None:
    if isinstance(given, bool) or not isinstance(given, int):
        raise TypeError(f"{name} must be a whole number, not {given!r}")


def arrangements(left: dict[int, int]) -> Iterator[bytes]:
    """Every distinct order of a pack that holds each code the given number of times."""
    rest = {code: number for code, number in left.items() if number}
    if not rest:
        yield b""
    for code, number in rest.items():
        first = bytes((code,))
        for others in arrangements({**rest, code: number - 1}):
            yield first + others


def _play(turn_up: Family[Table], setup: Setup, arrangement: bytes) -> Outcome:
    table, _ = turn_up.start(setup, deal_out(arrangement, 2))
    while table.outcome is None:
        table, _ = turn_up.step(setup, table, None, Turn())
    if table.outcome.termination is Termination.GUARD:
        raise CensusError("census/guard", battles=table.outcome.battles)
    return table.outcome


def refuse_uncountable(rules: Rules, pack: SmallPack) -> None:
    """Raise what `count` raises for rules and packs of which there is nothing exact to count."""
    for name, given, kind in ("rules", rules, Rules), ("pack", pack, SmallPack):
        if not isinstance(given, kind):
            raise TypeError(f"{name} must be {kind.__name__}, not {type(given).__name__}")
    if not isinstance(rules.part, TurnUp):
        raise CensusError("census/family", family=rules.part.TAG)
    if rules.seats != 2:
        raise CensusError("census/seats", seats=rules.seats)
    for name, chancy in _CHANCY.items():
        if getattr(rules, name) == chancy:
            raise CensusError("census/chance", option=f"{name}={chancy}")
    faces = faces_of(pack.ranks)
    refuse_unfit(rules, faces, deal_out(pile(pack.ranks, faces) * pack.suits, rules.seats))
