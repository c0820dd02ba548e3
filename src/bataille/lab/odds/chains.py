"""Counting the ways in which a chain of links ties, without listing them.

The cards of a link lie in *special* classes (aces, twos and jokers under `two-over-all`, none otherwise) or in the
*scale*: ranks each of which beats all before it. A tie in the scale is `(tied, below)`: cards of one rank, and cards
somewhere below it. The places of the cards are told apart, and the ways to fill them are falling factorials: first the
tied cards, then those below the lowest tied rank, then below the next, whose room holds the room before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import count, product
from math import comb, factorial, perm

from bataille.rules import Contenders, Ranking, Rules
from bataille.value import value

#: Cards tied in one rank of the scale, and cards below it.
Tie = tuple[int, int]


@value
class _Cards:
    """How many cards the pack has of each class."""

    aces: int
    twos: int
    jokers: int
    scale: tuple[int, ...]

    @property
    def total(self) -> int:
        return self.aces + self.twos + self.jokers + sum(self.scale)


@value
class _Link:
    """What one link may show, and in how many arrangements; the cards of special classes by class.

    `loose`: cards anywhere in the scale. `tie`: nothing, or the tie in the scale.
    """

    stay: int
    aces: int = 0
    twos: int = 0
    jokers: int = 0
    loose: int = 0
    tie: tuple[Tie, ...] = ()

    @property
    def arrangements(self) -> int:
        """In how many ways these classes can stand in the contenders' places."""
        groups = (self.aces, self.twos, self.jokers, self.loose, *(number for tie in self.tie for number in tie))
        ways = factorial(sum(groups))
        for number in groups:
            ways //= factorial(number)
        return ways


@value
class _Shown:
    """What a chain has shown so far, in whatever order; `contenders`: those who lay at the next link."""

    contenders: int
    aces: int = 0
    twos: int = 0
    jokers: int = 0
    loose: int = 0
    ties: tuple[Tie, ...] = ()

    @property
    def total(self) -> int:
        return self.aces + self.twos + self.jokers + self.loose + sum(map(sum, self.ties))

    def after(self, link: _Link, contenders: int) -> _Shown:
        return _Shown(
            contenders,
            self.aces + link.aces,
            self.twos + link.twos,
            self.jokers + link.jokers,
            self.loose + link.loose,
            tuple(sorted(self.ties + link.tie)),
        )


def chains(rules: Rules) -> Iterator[Fraction]:
    """The chance that the first link of a fresh deal ties, that the first two do, and so on without end."""
    cards = _cards(rules)
    ring = rules.ranking is Ranking.TWO_OVER_ALL
    everyone = rules.contenders is Contenders.EVERYONE
    chains_shown: Counter[_Shown] = Counter({_Shown(rules.seats): 1})
    for _ in count():
        longer: Counter[_Shown] = Counter()
        for shown, ways in chains_shown.items():
            for link in _ties(shown.contenders, ring=ring):
                longer[shown.after(link, rules.seats if everyone else link.stay)] += ways * link.arrangements
        chains_shown = longer
        total = Fraction(0)
        for shown, ways in longer.items():
            total += Fraction(ways * _fillings(cards, shown), perm(cards.total, shown.total))
        yield total


def _cards(rules: Rules) -> _Cards:
    alike, jokers = 4 * rules.packs, rules.jokers * rules.packs
    ranks = len(rules.pack.ranks)
    if rules.ranking is not Ranking.TWO_OVER_ALL:  # which rank is the highest makes no difference
        return _Cards(0, 0, 0, (*(alike,) * ranks, jokers))
    aces, twos = (alike if rank in rules.pack.ranks else 0 for rank in ("A", "2"))
    return _Cards(aces, twos, jokers, (alike,) * (ranks - bool(aces) - bool(twos)))


def _ties(contenders: int, *, ring: bool) -> Iterator[_Link]:
    """Everything that a tie of contenders may look like (R3)."""
    for tied in range(2, contenders + 1):
        rest = contenders - tied
        if not ring:
            yield _Link(tied, tie=((tied, rest),))
            continue
        for aces in range(rest + 1):  # below 3 … K, and no two
            yield _Link(tied, aces=aces, tie=((tied, rest - aces),))
        yield _Link(tied, twos=tied, loose=rest)  # over 3 … K, and no ace
        yield _Link(tied, aces=tied, twos=rest)  # over 2, and nothing else
        for aces, twos in product(range(rest + 1), repeat=2):
            if aces + twos <= rest:
                yield _Link(tied, aces=aces, twos=twos, jokers=tied, loose=rest - aces - twos)
    if ring:  # an ace, a two and another: all tie
        for aces, twos in product(range(1, contenders), repeat=2):
            if aces + twos < contenders:
                yield _Link(contenders, aces=aces, twos=twos, loose=contenders - aces - twos)


def _fillings(cards: _Cards, shown: _Shown) -> int:
    """In how many ways the cards of the pack can be what is shown."""
    special = perm(cards.aces, shown.aces) * perm(cards.twos, shown.twos) * perm(cards.jokers, shown.jokers)
    room = sum(cards.scale) - sum(map(sum, shown.ties))
    if not special or room < shown.loose:
        return 0
    return special * _scale(cards.scale, shown.ties) * perm(room, shown.loose)


@lru_cache(maxsize=100_000)
def _scale(scale: tuple[int, ...], ties: tuple[Tie, ...]) -> int:
    """The same for ties in the scale: rank after rank upwards, each takes some of those that have none yet."""
    kinds = Counter(ties)
    tied, below = [kind[0] for kind in kinds], [kind[1] for kind in kinds]
    done: dict[tuple[int, ...], int] = {(0,) * len(kinds): 1}
    lower = 0
    for alike in scale:
        choices = list(_choices(tied, list(kinds.values()), alike))
        further: Counter[tuple[int, ...]] = Counter()
        for taken, ways in done.items():
            room = lower - _dot(taken, tied) - _dot(taken, below)
            for more in choices:
                now = tuple(map(sum, zip(taken, more, strict=True)))
                if any(number > most for number, most in zip(now, kinds.values(), strict=True)):
                    continue
                chosen = ways * perm(alike, _dot(more, tied)) * perm(room, _dot(more, below))
                for before, number, most in zip(taken, more, kinds.values(), strict=True):
                    chosen *= comb(most - before, number)
                if chosen:
                    further[now] += chosen
        done = further
        lower += alike
    return done.get(tuple(kinds.values()), 0)


def _choices(tied: list[int], most: list[int], room: int) -> Iterator[tuple[int, ...]]:
    """How many ties of each kind one rank may take, having `room` cards."""
    if not tied:
        yield ()
        return
    for number in range(min(most[0], room // tied[0]) + 1):
        for others in _choices(tied[1:], most[1:], room - number * tied[0]):
            yield (number, *others)


def _dot(numbers: tuple[int, ...], weights: list[int]) -> int:
    return sum(number * weight for number, weight in zip(numbers, weights, strict=True))
