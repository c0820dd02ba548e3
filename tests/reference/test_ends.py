"""The ends of a game of the reference, worked out by hand (R18–R25), and what holds in every game."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.reference import war
from tests.reference.cards import Card, read_cards
from tests.reference.conftest import Play
from tests.reference.options import Options
from tests.reference.war import Position, Result, deal


def game(play: Play, *stocks: str, **options: Any) -> Result:
    """A game from these stocks, the top card first, without chance."""
    return play(Options(**options), [read_cards(stock) for stock in stocks], _no_chance)


def _no_chance(cards: list[Card]) -> list[Card]:
    raise AssertionError(f"nothing to shuffle: {cards}")


def ending(result: Result) -> tuple[int | None, str, int, int]:
    """Winner, termination, battles, wars."""
    return result.winner, result.termination, result.battles, result.wars


def test_R18_the_first_end_that_applies(play: Play) -> None:
    """After the one battle everything applies; who captured all has won before all else, then the order of R18."""
    all_ends: dict[str, Any] = {
        "war_down": 0,
        "wars_to_win": 1,
        "target": 5,
        "floor": 2,
        "time_limit": 8,
        "battle_limit": 1,
    }
    assert game(play, "8 9", "8 5", **{**all_ends, "target": 4}).termination == "captured-all"
    for termination, option in [
        ("wars", "wars_to_win"),
        ("target", "target"),
        ("floor", "floor"),
        ("time", "time_limit"),
        ("battles", "battle_limit"),
    ]:
        assert game(play, "8 9 2", "8 5 3", **all_ends).termination == termination
        del all_ends[option]


def test_R19_target(play: Play) -> None:
    """Four and two cards, then five and one."""
    assert ending(game(play, "9 9 2", "5 5 7", target=5)) == (0, "target", 2, 0)


def test_R20_floor(play: Play) -> None:
    """The second battle leaves one card to seat 1."""
    assert ending(game(play, "9 9 2", "5 5 7", floor=2)) == (0, "floor", 2, 0)


def test_R20_an_out_seat_is_below_the_floor(play: Play) -> None:
    """Seat 2 is out after the first battle; of the others seat 0 has more."""
    assert ending(game(play, "9 9 2", "5 5 7", "4", floor=1)) == (0, "floor", 1, 0)


def test_R19_cards_in_the_centre_are_not_held(play: Play) -> None:
    """After R13 four cards stay in the centre: seats 2 and 3 hold two each, a draw."""
    result = game(play, "8", "8", "5 K 2", "4 3 9", floor=1)
    assert ending(result) == (None, "floor", 1, 1)
    assert result.drawn == (2, 3)


@pytest.mark.parametrize(("seconds", "battles"), [(1, 1), (4, 1), (5, 2), (12, 2), (13, 3)])
def test_R21_counted_time(play: Play, seconds: int, battles: int) -> None:
    """Four seconds for each turn-up and each link of a war: 4 after the first battle, 12 after the second, then 16."""
    result = game(play, "9 8 2 7 3 9 9", "5 8 3 6 9 5 5", war_down=1, time_limit=seconds)
    assert (result.winner, result.termination, result.battles) == (0, "time", battles)


def test_R22_a_chain_counts_once(play: Play) -> None:
    """8 = 8, 7 = 7, 9 beats 6: the first war won; 5 = 5, 3 beats 2: the second."""
    result = game(play, "8 7 9 5 3", "8 7 6 5 2 K", war_down=0, wars_to_win=2)
    assert ending(result) == (0, "wars", 2, 3)
    assert result.wars_won == (2, 0)


def test_R22_only_wars_count(play: Play) -> None:
    """Two battles won without a war, then 8 = 8 and 3 beats 2."""
    result = game(play, "9 9 8 3 4", "5 5 8 2 6", war_down=0, wars_to_win=1)
    assert ending(result) == (0, "wars", 3, 1)


def test_R22_a_war_won_without_laying_counts(play: Play) -> None:
    """R13: seat 0 has no card for the war, seat 1 wins it; seat 2 is still there."""
    result = game(play, "8", "8 3 4", "5 6", wars_to_win=1)
    assert ending(result) == (1, "wars", 1, 1)


def test_R23_most_cards_after_the_last_battle(play: Play) -> None:
    """Four cards against two."""
    assert ending(game(play, "9 2 4", "5 3 6", "2 2 2", battle_limit=1)) == (0, "battles", 1, 0)


def test_R24_equal_most_cards_are_a_draw(play: Play) -> None:
    """Three cards each after one battle each."""
    result = game(play, "9 2 7", "5 6 8", battle_limit=2)
    assert ending(result) == (None, "battles", 2, 0)
    assert result.drawn == (0, 1)


def test_R24_fresh_pack(play: Play) -> None:
    """Seats 0 and 2 drew: K and K tie and need another pack; 3 against 4, in seat order."""
    packs = [read_cards("K K A"), read_cards("3 4 A")]
    pack = read_cards("A K K 4 3")

    def shuffle(cards: list[Card]) -> list[Card]:
        assert cards == pack
        return packs.pop(0)

    options = Options(battle_limit=3, tie_break="fresh-pack")
    stocks = [read_cards("9 2 3 5"), read_cards("5 3 2 6"), read_cards("4 8 9 7")]
    result = play(options, stocks, shuffle, pack)
    assert [len(stock) for stock in result.trace[2].stocks] == [4, 1, 7]
    assert result.winner == 2

    stocks = [read_cards("9 2 5"), read_cards("5 3 6"), read_cards("4 8 7")]
    result = play(Options(battle_limit=2, tie_break="fresh-pack"), stocks, shuffle, pack)
    assert result.drawn == (0, 2)
    assert ending(result) == (2, "battles", 2, 0)
    assert packs == []


def test_R24_three_cards_only_those_still_tied_draw_again(play: Play) -> None:
    """Three seats that no war can decide show 9, 5, 9; then seats 0 and 2 show 2, 3."""
    packs = [read_cards("9 5 9"), read_cards("2 3 A")]
    stocks = [read_cards("8"), read_cards("8"), read_cards("8")]
    result = play(Options(tie_break="fresh-pack"), stocks, lambda _: packs.pop(0), read_cards("2 3 5 9 9 A"))
    assert result.drawn == (0, 1, 2)
    assert ending(result) == (2, "short-war", 1, 1)


def test_R25_endless(play: Play) -> None:
    """Seat 0's cards first: 1 4 | 3 2 becomes 4 2 | 1 3 after two battles, and again after six."""
    result = game(play, "#1 #4", "#3 #2", order="seat")
    assert ending(result) == (None, "endless", 6, 0)
    assert (result.since, result.period) == (2, 4)
    assert result.drawn == ()


def test_R25_the_deal_itself_may_come_back(play: Play) -> None:
    """4 2 | 1 3 is in the circle from the start."""
    result = game(play, "#4 #2", "#1 #3", order="seat")
    assert (result.termination, result.battles, result.since, result.period) == ("endless", 4, 0, 4)


@pytest.mark.parametrize("limit", [{"battle_limit": 50}, {"time_limit": 200}])
def test_R25_with_a_limit_nothing_is_endless(play: Play, limit: dict[str, int]) -> None:
    """Battle or time limits end the circle: 50 battles of 4 seconds."""
    result = game(play, "#4 #2", "#1 #3", order="seat", **limit)
    assert result.battles == 50
    assert result.since is None


def test_R25_guard(play: Play) -> None:
    """With random steps nothing is proved: the guard stops the game, also where the shuffle changes nothing."""
    options = Options(order="seat", captures="reshuffle", guard=70)
    result = play(options, [read_cards("#4 #2"), read_cards("#1 #3")], list)
    assert ending(result) == (None, "guard", 70, 0)
    assert (result.since, result.period, result.drawn) == (None, None, ())


def test_R25_the_guard_stops_only_other_games(play: Play) -> None:
    """Where a returning position is looked for, a circle is found however small the guard."""
    assert game(play, "#4 #2", "#1 #3", order="seat", guard=2).termination == "endless"


@pytest.mark.parametrize(("identical", "period"), [("war", 2), ("take-back", 4)])
def test_R25_suits_count_where_R27_looks_at_them(play: Play, identical: str, period: int) -> None:
    """4H 2H | 2C 5H becomes 2H 4H 2C | 5H, then 4H 2C | 2H 5H: the same ranks, the twos exchanged."""
    result = game(play, "4H 2H", "2C 5H", order="seat", identical=identical)
    assert (result.since, result.period, result.battles) == (0, period, period)


def test_R25_wars_won_count_under_R22(play: Play) -> None:
    """A circle of four battles in which each seat wins a war: seat 1 has won its second in the sixth.

    2 2 2 3 | 3, then 2 2 3 | 2 3, a war, 3 | 2 2 2 3, then 2 3 | 2 2 3, a war, and the first again.
    """
    stocks = "2 2 2 3", "3"
    circle = game(play, *stocks, order="loser-first", war_down=0)
    assert (circle.termination, circle.since, circle.period, circle.wars) == ("endless", 0, 4, 2)
    assert ending(game(play, *stocks, order="loser-first", war_down=0, wars_to_win=2)) == (1, "wars", 6, 3)


TERMINATIONS = {
    "captured-all", "short-war", "empty-stock", "wars", "target", "floor", "time", "battles", "endless", "guard",
}  # fmt: skip

CHOICES: dict[str, list[Any]] = {
    "ranking": ["ace-high", "ace-low", "low-wins", "two-over-all"],
    "contenders": ["tied", "everyone"],
    "war_down": [0, 1, 2, 3, 10, "by-rank"],
    "chain": ["repeat", "single"],
    "short": ["commit", "lose", "last-card", "equal", "draw"],
    "refill_in_war": [True, False],
    "order": ["winner-first", "loser-first", "seat", "laid", "high-first", "shuffled"],
    "captures": ["bottom", "reshuffle", "turn-over", "none"],
    "target": [None, None, 20],
    "floor": [None, None, 1],
    "time_limit": [None, None, None, 900],
    "wars_to_win": [None, None, 3],
    "battle_limit": [None, None, None, 30],
    "tie_break": ["none", "fresh-pack"],
    "identical": ["war", "take-back", "discard"],
    "guard": [300],
}


def _cards(position: Position) -> Counter[Card]:
    return Counter(
        card for piles in (position.stocks, position.captures, position.rows) for pile in piles for card in pile
    )


@pytest.mark.parametrize("seed", range(300))
def test_R28_no_card_is_lost_or_doubled(seed: int) -> None:
    """Any options, 2–8 seats: only `discard` takes cards out, the end has a name, and every field fits the others."""
    chance = random.Random(seed)
    chosen = {name: chance.choice(values) for name, values in CHOICES.items()}
    options = Options(**chosen, stakes=chosen["captures"] != "bottom" and chance.random() < 0.5)
    pack = read_cards("AH AH AC 2H 2H 2D 3S 3S 3C KH KH KD 7C 7C 7S XR XR XB 4D 4C")
    seats = chance.randint(2, 8)
    stocks = deal(chance.sample(pack, len(pack)), seats)

    result = war.play(options, stocks, lambda cards: chance.sample(cards, len(cards)), pack)

    before = Counter(card for stock in stocks for card in stock)
    for position in result.trace:
        after = _cards(position)
        if options.identical == "discard":
            assert after <= before
        else:
            assert after == before
        before = after
    assert len(result.trace) == result.battles
    assert result.termination in TERMINATIONS
    assert (result.termination == "endless") == (result.since is not None)
    if result.since is not None and result.period is not None:
        assert result.since + result.period == result.battles
    stopped = result.termination in {"endless", "guard"}
    if result.winner is None:
        assert stopped or len(result.drawn) > 1
    else:
        assert not stopped
        assert not result.drawn or result.winner in result.drawn
