"""What sessions of Casino War came to, beside the exact odds. Antes are units: a war lost is −2."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any

from bataille.lab.odds import casino_odds
from bataille.lab.spread import Spread, spread
from bataille.lab.tally import Counts, Tally
from bataille.rules import Casino, Rules
from bataille.value import value

#: What can come of an ante, in the order of the counts (R60–R62).
RESULTS = ("won", "lost", "surrendered", "war-won", "war-tied", "war-lost")


@value
class Guest:
    """One guest in all sessions."""

    player: str
    #: How often each of `RESULTS` came of an ante.
    results: dict[str, int]
    #: The result of a round, in antes, and its standard error; `None`: nothing tells how large that is.
    mean: float
    error: float | None
    #: The same by counting every case, for a round from a fresh shoe.
    exact: Fraction
    #: Half units left at the end of a session.
    left: Spread | None

    @property
    def rounds(self) -> int:
        """Rounds played."""
        return sum(self.results.values())

    @property
    def deviations(self) -> float | None:
        """By how many standard errors the mean differs from the exact one; `None` without an error."""
        return (self.mean - float(self.exact)) / self.error if self.error else None

    def json(self) -> dict[str, Any]:
        """With the keys that programs may rely on."""
        return {
            "player": self.player,
            "rounds": self.rounds,
            "mean": self.mean,
            "error": self.error,
            "exact": str(self.exact),
            "exact_decimal": float(self.exact),
            "deviations": self.deviations,
            "results": self.results,
        }


def guests(rules: Rules, players: tuple[str, ...], tally: Tally) -> list[Guest]:
    """By seat."""
    odds = casino_odds(rules)
    exact = {"always-war": -odds.war.edge, "always-surrender": -odds.surrender.edge}
    found = []
    for seat, player in enumerate(players):
        counts = tally.more.get(f"result_{seat}", {})
        mean, error = _mean(rules, counts)
        left = spread(tally.more.get(f"bankroll_{seat}", {}))
        named = {name: counts.get(place, 0) for place, name in enumerate(RESULTS)}
        found.append(Guest(player, named, mean, error, exact[player], left))
    return found


def _mean(rules: Rules, counts: Counts) -> tuple[float, float | None]:
    """Wald's identities: the mean of all rounds is right although a session's length depends on its results."""
    part = rules.part
    assert isinstance(part, Casino)
    gains = (1.0, -1.0, -0.5, 1.0, 2.0 if part.tie_bonus else 1.0, -2.0)
    rounds = sum(counts.values())
    if rounds < 2:
        return sum(gains[place] * times for place, times in counts.items()), None
    mean = sum(gains[place] * times for place, times in counts.items()) / rounds
    squares = sum((gains[place] - mean) ** 2 * times for place, times in counts.items())
    return mean, sqrt(squares / (rounds - 1) / rounds) or None
