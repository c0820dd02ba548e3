"""What Casino War's bets cost (R60–R62), for one round from a fresh shoe: the counts of the core as fractions."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

from bataille.families.casino.bets import HALVES
from bataille.families.casino.odds import Gains, count_orders
from bataille.lab.given import wrong
from bataille.rules import Rules
from bataille.value import value


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
    if not isinstance(rules, Rules):
        raise wrong("rules", "Rules", rules)
    orders = count_orders(rules)
    tied = Fraction(orders.tied, orders.total)
    return CasinoOdds(
        war=BetOdds(_gains(orders.war, orders.total), 1 + tied),
        surrender=BetOdds(_gains(orders.surrender, orders.total), Fraction(1)),
        tie=BetOdds(_gains(orders.tie, orders.total), Fraction(1)),
        tied=tied,
        tied_again=Fraction(orders.tied_again, orders.tied),
    )


def _gains(gains: Gains, total: int) -> dict[Fraction, Fraction]:
    return {Fraction(gain, HALVES): Fraction(orders, total) for gain, orders in gains.items()}
