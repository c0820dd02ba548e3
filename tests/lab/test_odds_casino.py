"""What Casino War's bets cost, against print (docs/figures.md) and against every deal of one pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from math import sqrt

import pytest

from bataille.errors import LabError
from bataille.lab.odds import BetOdds, casino_odds
from bataille.rules import Rules
from bataille.variants import rules_of


@pytest.mark.parametrize(
    ("options", "war", "surrender", "tie"),
    [
        # M. Shackleford, Wizard of Odds, "Casino War"
        (["packs=1"], Fraction(503, 20825), Fraction(1, 34), Fraction(6, 17)),
        (["packs=6"], Fraction(142853, 4965115), Fraction(23, 622), Fraction(58, 311)),
        (["packs=6", "tie_bonus=true"], Fraction(23138, 993023), Fraction(23, 622), Fraction(58, 311)),
        # 23 ties in 311 second cards: the bank keeps 1 − 12 × 23/311.
        (["packs=6", "tie_pays=11"], Fraction(142853, 4965115), Fraction(23, 622), Fraction(35, 311)),
    ],
)
def test_R61_R62_the_published_edges(options: list[str], war: Fraction, surrender: Fraction, tie: Fraction) -> None:
    """The bank keeps exactly the published part of each bet."""
    found = casino_odds(rules_of("casino", options))
    assert (found.war.edge, found.surrender.edge, found.tie.edge) == (war, surrender, tie)


@pytest.mark.parametrize("option", [*[f"burn={burn}" for burn in range(4)], "seats=7", "bankroll=2", "reshuffle_at=99"])
def test_R63_what_makes_no_difference(option: str) -> None:
    """Burned cards, company and the cut card do not change the odds of a round."""
    assert casino_odds(rules_of("casino", [option])) == casino_odds(rules_of("casino"))


def _rounds() -> Iterator[tuple[int, int, int, int, int]]:
    """The ranks of every round from one pack, and how many deals of four cards go like that; −1: no such card."""
    pack = [card // 4 for card in range(52)]
    for seat, bank in permutations(range(52), 2):
        if pack[seat] != pack[bank]:
            yield pack[seat], pack[bank], -1, -1, 50 * 49
        else:
            left = [pack[card] for card in range(52) if card not in (seat, bank)]
            yield from ((pack[seat], pack[bank], mine, yours, 1) for mine, yours in permutations(left, 2))


@pytest.fixture(scope="module")
def every_round() -> Counter[tuple[int, int, int, int]]:
    """Every round from one pack by its ranks, with the number of its deals."""
    rounds: Counter[tuple[int, int, int, int]] = Counter()
    for *ranks, deals in _rounds():
        rounds[ranks[0], ranks[1], ranks[2], ranks[3]] += deals
    assert rounds.total() == 52 * 51 * 50 * 49
    return rounds


def _gain(bet: str, ranks: tuple[int, int, int, int], *, bonus: bool) -> Fraction:
    """R60–R62 word by word."""
    seat, bank, seat_in_war, bank_in_war = ranks
    if bet == "tie":
        return Fraction(10 if seat == bank else -1)
    if seat != bank:
        return Fraction(1 if seat > bank else -1)
    if bet == "surrender":
        return Fraction(-1, 2)
    if seat_in_war == bank_in_war:
        return Fraction(2 if bonus else 1)
    return Fraction(1 if seat_in_war > bank_in_war else -2)


@pytest.mark.parametrize("bonus", [False, True])
@pytest.mark.parametrize("bet", ["war", "surrender", "tie"])
def test_R60_R62_every_deal_of_one_pack(
    every_round: Counter[tuple[int, int, int, int]], bet: str, *, bonus: bool
) -> None:
    """Gains, edge, deviation and element of risk are those of all 6,497,400 deals of four cards."""
    deals = every_round.total()
    gains: Counter[Fraction] = Counter()
    for ranks, times in every_round.items():
        gains[_gain(bet, ranks, bonus=bonus)] += times
    raised = sum(times for ranks, times in every_round.items() if bet == "war" and ranks[0] == ranks[1])
    total = sum(gain * times for gain, times in gains.items())
    squares = sum(gain**2 * times for gain, times in gains.items())

    found: BetOdds = getattr(casino_odds(rules_of("casino", ["packs=1", f"tie_bonus={str(bonus).lower()}"])), bet)
    assert found.gains == {gain: Fraction(times, deals) for gain, times in gains.items()}
    assert list(found.gains) == sorted(gains)
    assert found.edge == -total / deals
    assert found.variance == squares / deals - (total / deals) ** 2
    assert found.deviation == pytest.approx(sqrt(squares / deals - (total / deals) ** 2))
    assert found.risk == -total / (deals + raised)


def test_how_often_cards_tie() -> None:
    """The published 1/17 and 73/1225 of one pack."""
    found = casino_odds(rules_of("casino", ["packs=1"]))
    assert (found.tied, found.tied_again) == (Fraction(1, 17), Fraction(73, 1225))


def test_other_families_have_no_bank() -> None:
    """They are refused."""
    with pytest.raises(LabError, match="family=turn_up"):
        casino_odds(Rules())
