"""CodinGame's puzzle "Winamax Battle" (option set `winamax`): situations of its kind, worked out by hand."""

import random
from collections import deque

import pytest

from tests.reference.cards import ACE_HIGH, Card, read_cards
from tests.reference.conftest import Play
from tests.reference.options import Options
from tests.reference.war import Result, deal

WINAMAX = Options(war_down=3, short="draw", order="seat")
PACK = [Card(rank, suit) for suit in "CDHS" for rank in ACE_HIGH]


def winamax(play: Play, one: str, other: str) -> Result:
    """Play two stocks, which need no chance."""
    return play(WINAMAX, [read_cards(one), read_cards(other)], list)


def test_three_cards_without_war(play: Play) -> None:
    """Three battles, all won by seat 0."""
    result = winamax(play, "9H 8C 10S", "4D 3S 7H")
    assert (result.winner, result.termination, result.battles, result.wars) == (0, "captured-all", 3, 0)


def test_a_whole_pack_in_26_battles(play: Play) -> None:
    """Seat 1 has the higher card each time: 26 battles."""
    by_rank = sorted(PACK, key=lambda card: ACE_HIGH.index(card.rank))
    result = play(WINAMAX, [by_rank[:26], by_rank[26:]], list)
    assert (result.winner, result.termination, result.battles) == (1, "captured-all", 26)


def test_one_battle_with_a_war(play: Play) -> None:
    """Five cards each, all on the table after one war: 4 against 9."""
    result = winamax(play, "6C JD QH KS 4C", "6D 2C 3H 5S 9D")
    assert (result.winner, result.termination, result.battles, result.wars) == (1, "captured-all", 1, 1)


def test_the_winner_puts_the_cards_of_seat_0_first(play: Play) -> None:
    """After a war won by seat 1 all of seat 0's row comes first, then seat 1's."""
    result = winamax(play, "9D 2H 3S 4C JD 5S 6S", "9C 7H 8S 10C KD 2D AD")
    one, other = result.trace[0].stocks
    assert list(one) == read_cards("5S 6S")
    assert list(other) == read_cards("2D AD 9D 2H 3S 4C JD 9C 7H 8S 10C KD")


def test_the_order_counts_without_war_too(play: Play) -> None:
    """Seat 1 wins 5 against 9 and puts the 5, seat 0's card, first."""
    assert list(winamax(play, "5C KD", "9D 2C").trace[0].stocks[1]) == read_cards("2C 5C 9D")


@pytest.mark.parametrize(
    ("left", "wars"),
    [
        ("", 1),  # nothing to lay
        ("2H 3S", 1),  # runs out while laying three cards face down
        ("2H 3S 4C", 1),  # lays all three, and has none to turn
        ("2H 3S 4C JD 5S", 2),  # the war ties again, and one card is too few for the next link
    ],
)
def test_a_draw_when_cards_run_out_in_a_war(play: Play, left: str, wars: int) -> None:
    """Both are placed equally first."""
    result = winamax(play, f"9D {left}", "9C 7H 8S 10C JC 2D AD KH QC")
    assert (result.winner, result.termination, result.battles, result.wars) == (None, "short-war", 1, wars)
    assert result.drawn == (0, 1)


def test_a_war_late_in_the_game_draws_too(play: Play) -> None:
    """Seat 1 loses two battles and then has two cards for a war that asks for four."""
    result = winamax(play, "KD QD 9D 2H 3S 4C 5C", "3C 4D 9C 7H 8S")
    assert (result.winner, result.termination, result.battles, result.wars) == (None, "short-war", 3, 1)


def test_four_cards_are_enough(play: Play) -> None:
    """With exactly three to lay and one to turn the war is fought, J against 2, and the game goes on."""
    result = winamax(play, "9D 2H 3S 4C JD", "9C 7H 8S 10C 2C AD")
    assert result.battles > 1
    one, other = result.trace[0].stocks
    assert list(one) == read_cards("9D 2H 3S 4C JD 9C 7H 8S 10C 2C")
    assert list(other) == read_cards("AD")


def _as_the_puzzle_says(one: deque[Card], other: deque[Card], limit: int) -> tuple[int | None, int] | None:
    """The puzzle written down a second time: (winner or None for a draw, battles); None beyond the limit."""
    battles = 0
    while one and other:
        battles += 1
        if battles > limit:
            return None
        table_one, table_other = [one.popleft()], [other.popleft()]
        while table_one[-1].rank == table_other[-1].rank:
            if len(one) < 4 or len(other) < 4:
                return None, battles
            table_one += [one.popleft() for _ in range(4)]
            table_other += [other.popleft() for _ in range(4)]
        one_wins = ACE_HIGH.index(table_one[-1].rank) > ACE_HIGH.index(table_other[-1].rank)
        (one if one_wins else other).extend(table_one + table_other)
    return (0 if one else 1), battles


def test_whole_packs_by_two_programs(play: Play) -> None:
    """Fifty shuffled packs: games of 26 to well over 1,000 battles end alike in both; endless ones end in neither."""
    chance = random.Random("winamax")
    lengths = []
    endless = 0
    for _ in range(50):
        stocks = deal(chance.sample(PACK, len(PACK)), 2)
        result = play(WINAMAX, stocks, list)
        expected = _as_the_puzzle_says(deque(stocks[0]), deque(stocks[1]), limit=20_000)
        if expected is None:
            assert result.termination == "endless"
            endless += 1
        else:
            assert (result.winner, result.battles) == expected
            lengths.append(result.battles)
    assert max(lengths) > 1_000
    assert endless
