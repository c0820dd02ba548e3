"""What Casino War's bets cost (R60–R62), for one round from a fresh shoe.

Burned cards and the other seats' change nothing: the next card is as likely any that was not seen. The edges agree with
the published ones (M. Shackleford, *Wizard of Odds*, "Casino War").
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

from bataille.errors import LabError
from bataille.rules import Casino, Rules
from bataille.value import value

_HALF = Fraction(1, 2)


@value
class BetOdds:
    """What one way to bet brings, the first chips put down being 1: the ante, or the tie bet."""

    #: How likely each gain is; ascending, a loss is negative.
    gains: dict[Fraction, Fraction]
    #: What is put down in a round in the mean, a raise included.
    staked: Fraction

    @property
    def edge(self) -> Fraction:
        """What the bank keeps in the mean: the house edge."""
        return -sum((gain * chance for gain, chance in self.gains.items()), Fraction(0))

    @property
    def variance(self) -> Fraction:
        """Of the gain in one round."""
        return sum((gain**2 * chance for gain, chance in self.gains.items()), Fraction(0)) - self.edge**2

    @property
    def deviation(self) -> float:
        """The standard deviation of the gain in one round."""
        return sqrt(self.variance)

    @property
    def risk(self) -> Fraction:
        """The element of risk: the edge for each chip put down, raises included."""
        return self.edge / self.staked


@value
class CasinoOdds:
    """A round of Casino War: the ante with each answer to a tie, the tie bet, and how often cards tie."""

    war: BetOdds
    surrender: BetOdds
    tie: BetOdds
    #: The first two cards tie; a war ties again.
    tied: Fraction
    tied_again: Fraction


def casino_odds(rules: Rules) -> CasinoOdds:
    """The odds under the options of R60–R63. Raises `LabError` (`lab/odds-casino`) for another family."""
    part = rules.part
    if not isinstance(part, Casino):
        raise LabError("lab/odds-casino", family=part.TAG)
    ranks = len(rules.pack.ranks)
    alike = rules.pack_size // ranks
    tied = Fraction(alike - 1, rules.pack_size - 1)
    # Two cards of the rank that tied are gone; all other ranks are whole.
    pairs = (alike - 2) * (alike - 3) + (ranks - 1) * alike * (alike - 1)
    tied_again = Fraction(pairs, (rules.pack_size - 2) * (rules.pack_size - 3))
    higher = (1 - tied) * _HALF
    higher_in_war = (1 - tied_again) * _HALF
    at_once = ((1, higher), (-1, higher))
    war = (
        (1, tied * higher_in_war),
        (2 if part.tie_bonus else 1, tied * tied_again),  # R62
        (-2, tied * higher_in_war),
    )
    return CasinoOdds(
        war=BetOdds(_gains(*at_once, *war), 1 + tied),
        surrender=BetOdds(_gains(*at_once, (-_HALF, tied)), Fraction(1)),
        tie=BetOdds(_gains((part.tie_pays, tied), (-1, 1 - tied)), Fraction(1)),
        tied=tied,
        tied_again=tied_again,
    )


def _gains(*ways: tuple[int | Fraction, Fraction]) -> dict[Fraction, Fraction]:
    """Gains with the chances of all ways that lead to each; ascending."""
    gains: dict[Fraction, Fraction] = {}
    for gain, chance in sorted(ways):
        gains[Fraction(gain)] = gains.get(Fraction(gain), Fraction(0)) + chance
    return gains
