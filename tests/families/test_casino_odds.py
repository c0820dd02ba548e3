"""Casino War's house edge, exactly (R60–R62): counted here from the rules, paid by the engine, compared with print.

The published figures are the Wizard of Odds' (M. Shackleford, "Casino War"). Burned cards make no difference: the next
card is as likely any of the unseen ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from math import sqrt
from typing import Any

import pytest

from bataille.cards import RANKS, SUITS, Card
from bataille.commands import Bet, Command, Surrender, War
from bataille.game import Game
from bataille.rules import Casino, Rules
from bataille.stream import Seeded
from bataille.view import CasinoView
from tests.stacked import Stacked

#: The ranks of the seat's card and the bank's, and of their second cards where the first two tie.
Hands = tuple[int, ...]

EDGES = [
    # packs, option, answer to a tie, edge of the ante
    (1, {}, War(), Fraction(503, 20825)),
    (6, {}, War(), Fraction(142853, 4965115)),
    (6, {"tie_bonus": True}, War(), Fraction(23138, 993023)),
    (1, {}, Surrender(), Fraction(1, 34)),
    (6, {}, Surrender(), Fraction(23, 622)),
]


def _chances(packs: int) -> Iterator[tuple[Hands, Fraction]]:
    """Every four ranks in a row from a fresh shoe, with their probability."""
    for hands in product(range(len(RANKS)), repeat=4):
        chance = Fraction(1)
        for place, rank in enumerate(hands):
            chance *= Fraction(4 * packs - hands[:place].count(rank), 52 * packs - place)
        yield hands, chance


@pytest.fixture(scope="module")
def chances() -> dict[int, dict[Hands, Fraction]]:
    """By packs, the probability of every way a round can go, wars included."""
    ways: dict[int, dict[Hands, Fraction]] = {}
    for packs in (1, 6):
        ways[packs] = {}
        for hands, chance in _chances(packs):
            way = hands if hands[0] == hands[1] else hands[:2]
            ways[packs][way] = ways[packs].get(way, Fraction(0)) + chance
        assert sum(ways[packs].values()) == 1
    return ways


def _play(way: Hands, answer: Command, options: Mapping[str, Any], tie: int = 0) -> Fraction:
    """What the engine pays on this way, for one unit of ante, in antes: what the seat has more at the end."""
    cards = [Card(RANKS[rank] + SUITS[place]) for place, rank in enumerate(way)]
    unseen = [Card(rank + suit) for rank in RANKS for suit in SUITS if rank + suit not in cards]
    rules = Rules(seats=1, packs=1, part=Casino(reshuffle_at=7, **options))
    game = Game(rules, Stacked(rules, " ".join([*cards[:2], *unseen[:3], *cards[2:]])))
    game.give(Bet(10, tie), 0)
    if "war" in game.question.seats[0].verbs:
        game.give(answer, 0)
    part = game.view().part
    assert isinstance(part, CasinoView)
    assert part.phase == "betting"
    return Fraction(part.bankrolls[0] - 400, 20)


@pytest.mark.parametrize(("packs", "options", "answer", "edge"), EDGES)
def test_R61_R62_house_edge_of_the_ante(
    chances: dict[int, dict[Hands, Fraction]],
    packs: int,
    options: dict[str, Any],
    answer: Command,
    edge: Fraction,
) -> None:
    """Every way a round can go, played by the engine, weighed by its probability: the bank keeps the published part."""
    assert -sum(chance * _play(way, answer, options) for way, chance in chances[packs].items()) == edge


@pytest.mark.parametrize(("packs", "edge"), [(1, Fraction(6, 17)), (6, Fraction(58, 311))])
def test_R61_house_edge_of_the_tie_bet(chances: dict[int, dict[Hands, Fraction]], packs: int, edge: Fraction) -> None:
    """What the same session has more for a side bet as large as the ante."""
    gains = {
        way: _play(way, Surrender(), {}, tie=10) - _play(way, Surrender(), {})
        for way in {(hands[0], hands[1]) for hands in chances[packs]}
    }
    assert -sum(chance * gains[way[0], way[1]] for way, chance in chances[packs].items()) == edge


def test_R61_house_edge_of_the_tie_bet_at_eleven_to_one(chances: dict[int, dict[Hands, Fraction]]) -> None:
    """23 ties in 311 second cards: 12 × 23/311 − 1, so the bank keeps 35/311."""
    tied = sum(chance for way, chance in chances[6].items() if way[0] == way[1])
    won = _play((5, 5), Surrender(), {"tie_pays": 11}, tie=10) - _play((5, 5), Surrender(), {"tie_pays": 11})
    lost = _play((6, 5), Surrender(), {"tie_pays": 11}, tie=10) - _play((6, 5), Surrender(), {"tie_pays": 11})
    assert -(tied * won + (1 - tied) * lost) == Fraction(35, 311)


@pytest.mark.parametrize(
    ("answer", "edge", "square"),
    [
        # The mean of the squared gain. 288/311: ±1. After a tie +1 or, with probability p, −2: 1 + 3p in the mean, and
        # the edge is 23/311 × (3p − 1). After a surrender 1/4.
        (War(), Fraction(142853, 4965115), Fraction(288 + 2 * 23, 311) + Fraction(142853, 4965115)),
        (Surrender(), Fraction(23, 622), Fraction(288, 311) + Fraction(23, 4 * 311)),
    ],
)
@pytest.mark.series
def test_a_long_session_loses_what_the_edge_says(answer: Command, edge: Fraction, square: Fraction) -> None:
    """10,000 rounds of six packs: the mean gain lies within four standard errors."""
    rounds = 10_000
    game = Game(Rules(seats=1, packs=6, part=Casino(bankroll=1_000_000, rounds=rounds)), Seeded(2026), quiet=True)
    while game.outcome is None:
        game.give(answer if "war" in game.question.seats[0].verbs else Bet(2), 0)
    gain = (game.outcome.bankrolls[0] - 2_000_000) / (4 * rounds)
    assert abs(gain + edge) < 4 * sqrt((square - edge**2) / rounds)
