"""Published means of long series of whole games: every figure within four standard errors."""

from __future__ import annotations

from math import sqrt

import pytest

from bataille.autoplay import play_out
from bataille.game import Game
from bataille.outcome import Outcome
from bataille.stream import Seeded
from bataille.variants import rules_of

pytestmark = pytest.mark.series


def played(options: str, games: int) -> list[Outcome]:
    """The outcomes of the first games of seed 1 under the classic rules with options replaced."""
    rules = rules_of("classic", options.split())
    return [play_out(Game(rules, Seeded(1, number), quiet=True)) for number in range(games)]


@pytest.mark.parametrize(
    ("options", "games", "battles", "deviation", "wars"),
    [
        ("", 20_000, 187.96, 146, 14.13),
        ("order=shuffled", 4_000, 270.7, 222, 17.06),
        ("war_down=1 order=shuffled short=lose", 4_000, 440.7, 362, 27.66),
    ],
)
def test_R14_order_decides_the_length(options: str, games: int, battles: float, deviation: float, wars: float) -> None:
    """Mean battles and wars a game as two independent programs found them (docs/figures.md); no game is endless."""
    outcomes = played(options, games)
    assert all(outcome.period is None for outcome in outcomes)
    assert abs(_mean([outcome.battles for outcome in outcomes]) - battles) < 4 * deviation / sqrt(games)
    counts = [outcome.wars for outcome in outcomes]
    assert abs(_mean(counts) - wars) < 4 * _deviation(counts) / sqrt(games)


def test_default_rules_are_fair() -> None:
    """Both seats win equally often: within four standard errors of one half."""
    winners = [outcome.winner for outcome in played("", 5_000)]
    decided = [winner for winner in winners if winner is not None]
    assert abs(sum(decided) - len(decided) / 2) < 4 * sqrt(len(decided)) / 2


def test_R14_seat_order_makes_many_games_endless() -> None:
    """About 44 % of the deals never end (docs/figures.md)."""
    games = 1_000
    endless = sum(outcome.period is not None for outcome in played("order=seat", games))
    assert abs(endless / games - 0.44) < 4 * sqrt(0.44 * 0.56 / games)


def _mean(counts: list[int]) -> float:
    return sum(counts) / len(counts)


def _deviation(counts: list[int]) -> float:
    mean = _mean(counts)
    return sqrt(sum((count - mean) ** 2 for count in counts) / len(counts))
