"""Single battles of the reference, worked out by hand: R4–R17, R27, R28, R30."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.reference.cards import Card, read_cards
from tests.reference.conftest import Play
from tests.reference.options import Options
from tests.reference.war import Result, deal


def turned(cards: list[Card]) -> list[Card]:
    """A shuffle that a reader can follow: the last card becomes the first."""
    return cards[::-1]


def game(play: Play, *stocks: str, **options: Any) -> Result:
    """A game from these stocks, the top card first."""
    return play(Options(**options), [read_cards(stock) for stock in stocks], turned)


def piles(result: Result, battle: int = 1) -> list[str]:
    """The stocks after a battle."""
    return texts(result.trace[battle - 1].stocks)


def captures(result: Result, battle: int = 1) -> list[str]:
    """The captures after a battle, from the lowest."""
    return texts(result.trace[battle - 1].captures)


def rows(result: Result, battle: int = 1) -> list[str]:
    """What stays in the centre after a battle."""
    return texts(result.trace[battle - 1].rows)


def texts(cards: Sequence[Sequence[Card]]) -> list[str]:
    """Piles as they are written in this file."""
    return [" ".join(card.rank + (card.suit or "") for card in pile) for pile in cards]


def ending(result: Result) -> tuple[int | None, str, int, int]:
    """Winner, termination, battles, wars."""
    return result.winner, result.termination, result.battles, result.wars


# ---- deal and turn-up -----------------------------------------------------------------------------------------------


def test_R4_deal() -> None:
    """Card i goes to seat i mod n; the left-over card is set aside."""
    stocks = deal(read_cards("#1 #2 #3 #4 #5 #6 #7"), 3)
    assert texts(stocks) == ["#1 #4", "#2 #5", "#3 #6"]


def test_R4_a_seat_without_cards_is_out_from_the_start(play: Play) -> None:
    """It lays nothing and wins nothing, and the others play on."""
    result = game(play, "", "9 8", "5 4")
    assert piles(result) == ["", "8 9 5", "4"]
    assert ending(result) == (1, "captured-all", 2, 0)


def test_R8_highest_card_wins_everything(play: Play) -> None:
    """Of 5, 9 and 7 the 9 takes all three."""
    assert piles(game(play, "5 2", "9 3", "7 4")) == ["2", "3 9 7 5", "4"]


def test_R9_ties_below_the_highest_mean_nothing(play: Play) -> None:
    """Two fives under a nine are no war."""
    result = game(play, "5 2", "5 3", "9 4", battle_limit=1)
    assert result.wars == 0
    assert piles(result) == ["2", "3", "4 9 5 5"]


# ---- war ------------------------------------------------------------------------------------------------------------


def test_R10_a_war_of_two_is_about_ten_cards(play: Play) -> None:
    """Three down and one up by default: the winner of 9 against 5 takes ten cards."""
    result = game(play, "8 2 2 2 9 4", "8 3 3 3 5 6", battle_limit=1)
    assert piles(result) == ["4 8 2 2 2 9 8 3 3 3 5", "6"]
    assert result.wars == 1


def test_R10_war_down_0(play: Play) -> None:
    """Nothing face down: 7 against 6 decides."""
    assert piles(game(play, "8 7 2", "8 6 3", war_down=0)) == ["2 8 7 8 6", "3"]


def test_R10_by_rank(play: Play) -> None:
    """Tied twos ask for two cards face down: 9 against 5."""
    assert piles(game(play, "2 3 3 9 4", "2 3 3 5 K 6", war_down="by-rank")) == ["4 2 3 3 9 2 3 3 5", "K 6"]


def test_R9_who_did_not_tie_watches(play: Play) -> None:
    """Seat 2's five stays in the centre and its king in its stock: 4 beats 3."""
    result = game(play, "8 2 3", "8 2 4", "5 6 K", war_down=1)
    assert piles(result) == ["", "8 2 4 5 8 2 3", "6 K"]


def test_R9_everyone_joins(play: Play) -> None:
    """All lay, and the king of the seat with the five wins the war."""
    result = game(play, "8 2 3 9", "8 2 4 9", "5 6 K", war_down=1, contenders="everyone")
    assert piles(result) == ["9", "9", "5 6 K 8 2 3 8 2 4"]


@pytest.mark.parametrize(
    ("short", "expected"),
    [
        ("commit", ["9", "9", "5 K 8 2 2 3 8 2 2 4"]),
        ("last-card", ["9", "9", "5 K 8 2 2 3 8 2 2 4"]),
        ("equal", ["2 3 9", "2 4 9", "5 K 8 2 8 2"]),  # nobody lays a card face down
        ("lose", ["9", "9 8 2 2 4 5 8 2 2 3", "K"]),  # not able to lay the full number: it watches
    ],
)
def test_R9_everyone_able_joins(play: Play, short: str, expected: list[str]) -> None:
    """Seat 2 did not tie and has one card, the king, for a war that asks for three."""
    result = game(play, "8 2 2 3 9", "8 2 2 4 9", "5 K", war_down=2, contenders="everyone", short=short)
    assert piles(result) == expected


def test_R9_one_that_neither_tied_nor_is_able_watches(play: Play) -> None:
    """Under `draw` the watcher's single card draws nothing."""
    result = game(play, "8 2 3 9", "8 2 4 9", "5 K", war_down=1, contenders="everyone", short="draw")
    assert piles(result) == ["9", "9 8 2 4 5 8 2 3", "K"]


def test_R11_chain_repeats_the_whole_war(play: Play) -> None:
    """7 ties with 7, one more down and one up: 9 against 10."""
    result = game(play, "8 2 7 3 9 6", "8 4 7 5 10 6", war_down=1, battle_limit=1)
    assert piles(result) == ["6", "6 8 4 7 5 10 8 2 7 3 9"]
    assert result.wars == 2


def test_R11_chain_single(play: Play) -> None:
    """After the first link one card face up at a time."""
    result = game(play, "8 2 7 9 6", "8 4 7 10 6", war_down=1, chain="single", battle_limit=1)
    assert piles(result) == ["6", "6 8 4 7 10 8 2 7 9"]
    assert result.wars == 2


def test_R11_only_those_tied_go_on(play: Play) -> None:
    """Seat 2's six is beaten in the first link; its ace stays at home while K beats Q."""
    result = game(play, "8 7 K", "8 7 Q 2", "8 6 A", war_down=0, battle_limit=1)
    assert piles(result) == ["8 7 K 8 7 Q 8 6", "2", "A"]
    assert result.wars == 2


# ---- too few cards --------------------------------------------------------------------------------------------------


def test_R12_commit_lays_the_last_card_face_up(play: Play) -> None:
    """Two cards left: one down, the nine up, and it wins."""
    assert piles(game(play, "8 2 9", "8 3 4 5 7 6")) == ["8 2 9 8 3 4 5 7", "6"]


def test_R12_commit_without_cards_is_out(play: Play) -> None:
    """Nothing to lay: out at once, and the other wins without laying (R13)."""
    result = game(play, "8", "8 3 4")
    assert ending(result) == (1, "short-war", 1, 1)
    assert piles(result) == ["", "3 4 8 8"]


def test_R12_commit_that_loses_with_its_last_card_is_captured(play: Play) -> None:
    """It could fight and lost all: no short war."""
    assert ending(game(play, "8 2", "8 3 4 5 7 6")) == (1, "captured-all", 1, 1)


def test_R12_lose(play: Play) -> None:
    """Two cards for a link that asks for four: out at once; what it holds goes with the prize (R17)."""
    result = game(play, "8 2 9", "8 3 4 5 7", short="lose")
    assert ending(result) == (1, "short-war", 1, 1)
    assert piles(result) == ["", "3 4 5 7 8 8 2 9"]


def test_R12_lose_both(play: Play) -> None:
    """Both are short at once: a draw."""
    result = game(play, "8 2 9", "8 3 4", short="lose")
    assert ending(result) == (None, "short-war", 1, 1)
    assert result.drawn == (0, 1)


def test_R12_lose_in_a_later_link(play: Play) -> None:
    """One card is too few for one down and one up, but enough under `single`, where the link asks for one up."""
    stocks = "8 2 7 9", "8 4 7 10 6"
    assert ending(game(play, *stocks, war_down=1, short="lose")) == (1, "short-war", 1, 2)
    assert ending(game(play, *stocks, war_down=1, short="lose", chain="single")) == (1, "captured-all", 1, 2)


def test_R12_last_card_stands_and_wins(play: Play) -> None:
    """The eight stands against 6 and takes the war, then the five."""
    result = game(play, "8", "8 7 6 5", war_down=1, short="last-card")
    assert piles(result) == ["8 8 7 6", "5"]
    assert ending(result) == (0, "captured-all", 2, 1)


def test_R12_last_card_stands_and_loses(play: Play) -> None:
    """The eight stands against 9."""
    assert ending(game(play, "8", "8 7 9 5", war_down=1, short="last-card")) == (1, "captured-all", 1, 1)


def test_R12_last_card_stands_in_every_link_it_ties(play: Play) -> None:
    """8 = 8, again 8 = 8, then 3."""
    assert ending(game(play, "8", "8 8 3", war_down=0, short="last-card")) == (0, "captured-all", 1, 2)


def test_R12_a_standing_card_once_beaten_is_out_of_the_war(play: Play) -> None:
    """The first link shows 10, 9, 9 with a standing 8: later links are between the others, whatever they show."""
    result = game(play, "8", "8 9 2 5", "8 9 3 6", war_down=0, short="last-card", battle_limit=1)
    assert piles(result) == ["", "5", "6 8 9 3 8 8 9 2"]
    assert result.wars == 2


def test_R12_last_cards_alone_decide_nothing(play: Play) -> None:
    """R13: both stand, none can lay: all contenders are out, a draw."""
    assert ending(game(play, "8", "8", short="last-card")) == (None, "short-war", 1, 1)


def test_R12_equal(play: Play) -> None:
    """The shorter can lay one face down, so both do: 9 against 7."""
    assert piles(game(play, "8 2 9", "8 3 7 5 4 6", short="equal")) == ["8 2 9 8 3 7", "5 4 6"]


def test_R12_equal_ignores_who_cannot_fight(play: Play) -> None:
    """Seat 0 has nothing and is out; the others lay all three."""
    result = game(play, "8", "8 2 2 2 9 4", "8 3 3 3 7 4", short="equal")
    assert piles(result) == ["", "4 8 2 2 2 9 8 3 3 3 7 8", "4"]


@pytest.mark.parametrize(("left", "drawn"), [("2 3 9", (0, 1, 2)), ("2 3 9 Q", ())])
def test_R12_draw(play: Play, left: str, drawn: tuple[int, ...]) -> None:
    """Three cards are too few for four, and the game is a draw of all seats in it, the watcher too."""
    result = game(play, f"8 {left}", "8 3 4 5 7 6 2 3", "5 6 7", short="draw", battle_limit=1)
    assert result.drawn == drawn
    assert result.termination == ("short-war" if drawn else "battles")
    assert result.battles == 1


def test_R12_refill_in_war(play: Play) -> None:
    """Seat 0 has two captures and no stock: with refills 9 down and 5 up beat the 4, without it is out."""
    stocks = "9 8", "5 8 3 4 K"
    result = game(play, *stocks, war_down=1, captures="turn-over", battle_limit=2)
    assert result.winner == 0
    assert captures(result, 2) == ["8 9 5 8 3 4", ""]
    result = game(play, *stocks, war_down=1, captures="turn-over", refill_in_war=False)
    assert ending(result) == (1, "short-war", 2, 1)


# ---- nobody can fight -----------------------------------------------------------------------------------------------


def test_R13_the_centre_stays_for_the_others(play: Play) -> None:
    """Seats 0 and 1 are out; the four cards go with the next battle's prize, after the cards that won it."""
    result = game(play, "8", "8", "5 K 2", "4 3 9")
    assert rows(result, 1) == ["8", "8", "5", "4"]
    assert piles(result, 1) == ["", "", "K 2", "3 9"]
    assert rows(result, 2) == ["", "", "", ""]
    assert piles(result, 2) == ["", "", "2 5 K 4 3 8 8", "9"]


def test_R13_the_only_other_seat_wins(play: Play) -> None:
    """One seat can still turn a card: it takes the centre and has won."""
    result = game(play, "8", "8", "5 2")
    assert ending(result) == (2, "short-war", 1, 1)
    assert piles(result) == ["", "", "2 5 8 8"]


def test_R13_a_draw_of_the_contenders(play: Play) -> None:
    """The watcher turned its last card too: it has no part in the draw."""
    result = game(play, "8", "8", "5")
    assert ending(result) == (None, "short-war", 1, 1)
    assert result.drawn == (0, 1)


def test_R13_a_watcher_with_the_most_captures_wins(play: Play) -> None:
    """Under `none` all three are out in the second battle (R17); seat 2 has captured three cards, the others none."""
    result = game(play, "2 8", "3 8", "9 5", captures="none")
    assert ending(result) == (2, "short-war", 2, 1)
    assert result.drawn == ()


def test_R13_equal_captures_are_a_draw_of_the_contenders(play: Play) -> None:
    """Seats 0, 1 and 2 have captured four cards each, but seats 0 and 1 fought last."""
    result = game(play, "9 2 3 8", "5 9 4 8", "6 3 9 5", "2 4 5", captures="none")
    assert captures(result, 2) == ["9 5 6 2", "9 3 4 2", "", ""]
    assert captures(result, 3) == ["9 5 6 2", "9 3 4 2", "9 5 3 4", ""]
    assert ending(result) == (None, "short-war", 4, 1)
    assert result.drawn == (0, 1)


# ---- collecting -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "prize"),
    [
        ("winner-first", "8H 3 K 8C 2 9 5"),
        ("loser-first", "8C 2 9 5 8H 3 K"),
        ("seat", "5 8H 3 K 8C 2 9"),
        ("laid", "5 8H 8C 3 2 K 9"),
        ("high-first", "K 9 8H 8C 5 3 2"),
        ("shuffled", "5 9 2 8C K 3 8H"),
    ],
)
def test_R14_order(play: Play, order: str, prize: str) -> None:
    """Seat 1 wins a war with seat 2 that seat 0 watches; `shuffled` turns the pile over here."""
    result = game(play, "5 6 7", "8H 3 K 6", "8C 2 9 4", war_down=1, order=order)
    assert piles(result) == ["6 7", f"6 {prize}", "4"]


def test_R14_high_first_two_over_all(play: Play) -> None:
    """Joker, 2, K…3, A."""
    result = game(play, "A 4", "3 4", "XR 4", "2 4", "K 4", order="high-first", ranking="two-over-all")
    assert piles(result)[2] == "4 XR 2 K 3 A"


def test_R14_carried_cards_come_first_in_their_row(play: Play) -> None:
    """Row 0 of the first battle holds 8C 2 when the identical sevens are taken back; it goes before the new 9."""
    result = game(play, "8C 2S 7H 9S", "8D 3S 7H 5S", war_down=1, identical="take-back")
    assert piles(result, 1) == ["9S 7H", "5S 7H"]
    assert rows(result, 1) == ["8C 2S", "8D 3S"]
    assert piles(result, 2)[0] == "7H 8C 2S 9S 8D 3S 5S"


def test_R15_captures_are_a_separate_pile(play: Play) -> None:
    """The prize pile's first card lies lowest, the next prize on it."""
    result = game(play, "9 8 2", "5 4 K", captures="turn-over")
    assert captures(result, 2) == ["9 5 8 4", ""]
    assert piles(result, 2) == ["2", "K"]


def test_R16_reshuffle(play: Play) -> None:
    """The shuffle gets the captures from the lowest up, and only when a card must come from them."""
    asked: list[str] = []

    def shuffle(cards: list[Card]) -> list[Card]:
        asked.extend(texts([cards]))
        return turned(cards)

    result = play(Options(captures="reshuffle"), [read_cards("9"), read_cards("5 4")], shuffle)
    assert piles(result, 1)[0] == ""
    assert asked == ["9 5"]
    assert ending(result) == (0, "captured-all", 2, 0)
    assert piles(result, 2)[0] == "9"


def test_R16_turn_over(play: Play) -> None:
    """First captured is first played: 9, then 5."""
    result = game(play, "9", "5 4 6 2", captures="turn-over")
    assert piles(result, 2) == ["5", "6 2"]
    assert captures(result, 2) == ["9 4", ""]


def test_R74_refills_in_seat_order(play: Play) -> None:
    """Two empty stocks in one turn-up: seat 0's captures are shuffled first."""
    asked: list[str] = []

    def shuffle(cards: list[Card]) -> list[Card]:
        asked.extend(texts([cards]))
        return cards

    play(Options(captures="reshuffle", battle_limit=3), [read_cards("9 4"), read_cards("6 5")], shuffle)
    assert asked == ["9 6", "5 4"]


def test_R17_what_an_out_seat_holds_goes_with_the_prize(play: Play) -> None:
    """Under `none` seat 0 runs out in the third battle: its six captures lie in its row for the fourth, seat 2's."""
    result = game(play, "9 8 2", "5 4 6 3", "2 3 4 7", captures="none")
    assert captures(result, 2) == ["9 5 2 8 4 3", "", ""]
    assert captures(result, 3) == ["", "6 4 2", ""]
    assert (result.winner, result.battles, result.termination) == (2, 4, "empty-stock")


def test_R17_an_out_seat_lays_its_stock_and_then_its_captures(play: Play) -> None:
    """Three cards for a war that asks for four: the 2 from the stock, then 9 and 5 from the lowest capture up."""
    result = game(play, "9 8 2", "5 8 3 4 K 6 7", captures="turn-over", short="lose")
    assert captures(result, 2) == ["", "8 8 2 9 5"]
    assert ending(result) == (1, "short-war", 2, 1)


def test_R17_most_captures_when_all_are_out(play: Play) -> None:
    """Two seats without stocks: six cards against two."""
    assert ending(game(play, "9 8 2 7", "5 4 6 3", captures="none")) == (0, "empty-stock", 4, 0)


def test_R17_equal_captures_are_a_draw(play: Play) -> None:
    """One prize each."""
    result = game(play, "9 2", "5 6", captures="none")
    assert ending(result) == (None, "empty-stock", 2, 0)
    assert result.drawn == (0, 1)


def test_R17_winner_without_stock_is_out(play: Play) -> None:
    """Under `none` seat 0 wins with its last card and is out; its captures go with the next battle's prize."""
    result = game(play, "9", "5 K Q", "4 2 7", captures="none")
    assert rows(result, 1) == ["9 5 4", "", ""]
    assert captures(result, 2) == ["", "K 2 9 5 4", ""]
    assert ending(result) == (1, "empty-stock", 3, 0)


def test_R16_none_empty_stock_loses(play: Play) -> None:
    """Of two seats the one that still has a card wins, whatever the other captured."""
    result = game(play, "9", "5 4", captures="none")
    assert ending(result) == (1, "empty-stock", 1, 0)
    assert captures(result) == ["", "9 5"]


# ---- identical cards, stakes ----------------------------------------------------------------------------------------


def test_R27_take_back(play: Play) -> None:
    """The two eights of hearts go back under their stocks; it was no war (R28)."""
    result = game(play, "8H 2S 9S", "8H 3S 5S", identical="take-back", battle_limit=1)
    assert piles(result) == ["2S 9S 8H", "3S 5S 8H"]
    assert rows(result) == ["", ""]
    assert (result.battles, result.wars) == (1, 0)


def test_R27_every_contender_takes_back(play: Play) -> None:
    """The club goes back too; the watcher's five stays for the next battle."""
    result = game(play, "8H 2S", "8H 3S", "8C 4S", "5S KS", identical="take-back", battle_limit=2)
    assert piles(result, 1) == ["2S 8H", "3S 8H", "4S 8C", "KS"]
    assert rows(result, 1) == ["", "", "", "5S"]
    assert piles(result, 2)[3] == "5S KS 2S 3S 4S"


def test_R27_discard(play: Play) -> None:
    """The tied cards leave the game."""
    result = game(play, "8H 2S 9S", "8H 3S 5S", identical="discard", battle_limit=1)
    assert piles(result) == ["2S 9S", "3S 5S"]
    assert rows(result) == ["", ""]


def test_R27_discard_empties_a_stock(play: Play) -> None:
    """Seat 1 discards its last card; both their last cards: a draw."""
    assert ending(game(play, "8H 2S", "8H", identical="discard")) == (0, "empty-stock", 1, 0)
    result = game(play, "8H", "8H", identical="discard")
    assert ending(result) == (None, "empty-stock", 1, 0)
    assert result.drawn == (0, 1)


@pytest.mark.parametrize(("other", "wars"), [("XR", 0), ("XB", 1)])
def test_R27_jokers_of_the_same_colour(play: Play, other: str, wars: int) -> None:
    """Two red jokers are identical; a red and a black one fight a war."""
    assert game(play, "XR 2S 9S", f"{other} 3S 5S", identical="take-back", war_down=0, battle_limit=1).wars == wars


def test_R27_same_rank_is_not_identical(play: Play) -> None:
    """Hearts and clubs fight."""
    assert piles(game(play, "8H 9S 2S", "8C 5S 3S", identical="discard", war_down=0)) == ["2S 8H 9S 8C 5S", "3S"]


def test_R30_stakes(play: Play) -> None:
    """The capture won last is laid before each turn-up; who loses the battle loses the stake."""
    result = game(play, "9 8 7 6", "5 4 10 3", captures="turn-over", stakes=True, battle_limit=4)
    assert captures(result, 1) == ["9 5", ""]
    assert captures(result, 2) == ["9 5 8 4", ""]  # staked and won back: the 5
    assert captures(result, 3) == ["9 5 8", "10 4 7"]  # staked and lost: the 4
    assert captures(result, 4) == ["9 5 8 6 7 3", "10 4"]  # staked by both: the 8 and the 7


def test_R30_a_refilled_seat_has_nothing_to_stake(play: Play) -> None:
    """Seat 0's stock is empty before the third battle: its four captures become the stock, and only 7 is staked."""
    result = game(play, "9 8", "5 4 3 2", captures="turn-over", stakes=True, battle_limit=3)
    assert captures(result, 2) == ["9 5 8 4", ""]
    assert piles(result, 3) == ["5 8 4", "2"]
    assert captures(result, 3) == ["9 3", ""]
