"""What Casino War's bets cost (R60–R62), for one round from a fresh shoe, counted exactly.

Every order of the four cards that a round may take is as likely as another. Burned cards and the other seats' change
nothing: the next card is as likely any that was not seen. The edges agree with the published ones (M. Shackleford,
*Wizard of Odds*, "Casino War").
"""

from __future__ import annotations

from math import gcd

from bataille.errors import LabError
from bataille.families.casino.bets import HALVES
from bataille.rules import Casino, Rules
from bataille.value import value

#: For a bet of one unit: in how many orders of the cards it brings each gain, in half units (R63); ascending.
Gains = dict[int, int]


@value
class Ratio:
    """An exact number, in lowest terms."""

    numerator: int
    denominator: int


@value
class Orders:
    """The orders of four cards from a fresh shoe, by what they bring."""

    #: How many there are.
    total: int
    #: The ante, by the answer to a tie; the tie bet.
    war: Gains
    surrender: Gains
    tie: Gains
    #: Orders in which the first two cards tie, and those of them in which the war ties again.
    tied: int
    tied_again: int

    def edge(self, gains: Gains) -> Ratio:
        """What the bank keeps in the mean of each unit first put down: the house edge."""
        return _ratio(-sum(gain * times for gain, times in gains.items()), HALVES * self.total)

    def part(self, orders: int) -> Ratio:
        """How likely so many of the orders are."""
        return _ratio(orders, self.total)


def count_orders(rules: Rules) -> Orders:
    """By the options of R60–R63. Raises `LabError` (`lab/odds-casino`) for another family."""
    part = rules.part
    if not isinstance(part, Casino):
        raise LabError("lab/odds-casino", family=part.TAG)
    cards, ranks = rules.pack_size, len(rules.pack.ranks)
    alike = cards // ranks
    rest = (cards - 2) * (cards - 3)
    tied = cards * (alike - 1)
    # Two cards of the rank that tied are gone; all other ranks are whole.
    pairs = (alike - 2) * (alike - 3) + (ranks - 1) * alike * (alike - 1)
    higher = cards * (cards - alike) // 2 * rest
    higher_in_war = tied * (rest - pairs) // 2
    at_once = ((HALVES, higher), (-HALVES, higher))
    war = (
        (HALVES, higher_in_war),
        (2 * HALVES if part.tie_bonus else HALVES, tied * pairs),  # R62
        (-2 * HALVES, higher_in_war),
    )
    return Orders(
        total=cards * (cards - 1) * rest,
        war=_gains(*at_once, *war),
        surrender=_gains(*at_once, (-HALVES // 2, tied * rest)),
        tie=_gains((HALVES * part.tie_pays, tied * rest), (-HALVES, 2 * higher)),
        tied=tied * rest,
        tied_again=tied * pairs,
    )


def _gains(*ways: tuple[int, int]) -> Gains:
    """All ways that lead to the same gain together."""
    gains: Gains = {}
    for gain, orders in sorted(ways):
        gains[gain] = gains.get(gain, 0) + orders
    return gains


def _ratio(numerator: int, denominator: int) -> Ratio:
    common = gcd(numerator, denominator)
    return Ratio(numerator // common, denominator // common)
