"""The thinking variant (R50–R54), played by hand: every pile below was worked out with pencil and rules."""

from __future__ import annotations

import pytest

from bataille.cards import Card, parse_cards
from bataille.events import Chose, Drew, Laid, LeftLying, Turned, WarDeclared, WentOut, Won
from bataille.rules import Order, Ranking
from bataille.stream import Seeded, shuffle
from tests.families.thinking_bout import Bout, kinds, last_counts, prizes

# --- R50: hands and choices -------------------------------------------------------------------------------------------


def test_R50_each_seat_draws_three_cards_after_the_deal() -> None:
    """The top three cards of each stock are its hand; everybody learns how many were drawn."""
    bout = Bout("2S 3S 4S 5S 6S", "7H 8H")
    assert bout.hands == ["2S 3S 4S", "7H 8H"]
    assert bout.stocks == ["5S 6S", ""]
    assert kinds(bout.log) == ["dealt", "drew", "drew"]
    assert [(event.seat, event.drawn) for event in bout.log if isinstance(event, Drew)] == [(0, 3), (1, 2)]


@pytest.mark.parametrize(("hand", "first"), [(1, "2S"), (2, "2S 3S"), (4, "2S 3S 4S 5S"), (10, "2S 3S 4S 5S 6S")])
def test_R50_hand_of_another_size(hand: int, first: str) -> None:
    """`hand` cards are drawn, or what there is."""
    assert Bout("2S 3S 4S 5S 6S", "7H 8H 9H 10H JH", hand=hand).hands[0] == first


def test_R50_cards_are_shown_at_once_and_hands_filled_before_comparing() -> None:
    """Nothing moves before all have chosen; then cards are shown, hands filled in seat order, and one wins."""
    bout = Bout("2S 3S 4S 5S 6S", "7H 8H 9H 10H JH")
    first = bout.choose("4S")
    assert first == [Chose(0, Card("4S"))]
    assert bout.hands == ["2S 3S 4S", "7H 8H 9H"]
    assert bout.rows == ["", ""]
    second = bout.choose(None, "7H")
    assert kinds(second) == ["chose", "turned", "drew", "drew", "won"]
    turned = second[1]
    assert isinstance(turned, Turned)
    assert (turned.battle, turned.cards) == (1, ("4S", "7H"))
    assert turned.counts.hands == (2, 2)
    assert bout.hands == ["2S 3S 5S", "8H 9H 10H"]


def test_R50_a_card_from_the_stock_may_come_into_the_hand_by_its_own_victory() -> None:
    """After collecting, a hand that is short is filled again, even with cards just won."""
    bout = Bout("AS 2S", "3H 4H 5H 6H")
    events = bout.play("AS 3H")
    assert kinds(events[-4:]) == ["turned", "drew", "won", "drew"]
    assert events[-1] == Drew(0, parse_cards("AS 3H"), 2, last_counts(events))
    assert bout.hands == ["2S AS 3H", "4H 5H 6H"]
    assert bout.stocks == ["", ""]


def test_R50_of_two_equal_cards_only_one_is_played() -> None:
    """With two packs a hand may hold a card twice: the other copy stays."""
    bout = Bout("5S 5S 2S 3S", "9H 8H 7H 6H", packs=2)
    assert bout.may(0).cards == ("5S", "5S", "2S")
    bout.play("5S 9H")
    assert bout.hands[0] == "5S 2S 3S"


# --- R51: the battle --------------------------------------------------------------------------------------------------


def test_R51_the_higher_card_takes_both_under_its_stock() -> None:
    """The winner's own card lies first among what it won (R14)."""
    bout = Bout("2S 3S 4S 5S 6S", "7H 8H 9H 10H JH")
    events = bout.play("4S 7H")
    assert bout.stocks == ["6S", "JH 7H 4S"]
    assert events[-1] == Won(1, "highest", Card("7H"), Card("4S"), 2, last_counts(events))
    assert (bout.wars, bout.wars_won) == (0, (0, 0))


def test_R51_the_highest_of_four_takes_all() -> None:
    """With more seats the other cards follow clockwise from the winner; the best of them is the one beaten."""
    bout = Bout("2S 3S 4S 5S", "6H 7H 8H 9H", "10D JD QD KD", "2C 3C 4C 5C")
    events = bout.play("4S 8H 10D 3C")
    assert bout.stocks == ["", "", "10D 3C 4S 8H", ""]
    won = events[-1]
    assert isinstance(won, Won)
    assert (won.card, won.beaten) == ("10D", "8H")


def test_R51_a_seat_without_cards_at_the_deal_does_not_play() -> None:
    """An empty stock is out from the start (R4): two of three choose, and their cards meet."""
    bout = Bout("2S 3S", "", "7H 8H")
    assert bout.asked == {0: "2S 3S", 2: "7H 8H"}
    bout.play("2S - 7H")
    assert bout.hands == ["3S", "", "8H 7H 2S"]


# --- R52: the war -----------------------------------------------------------------------------------------------------

NINE = ("5S 9S 2S 3S 4S 6S 7S 8S", "5H KH 2H 3H 4H 6H 7H 8H")
KING = ("5S KS 2S 3S 4S 6S 7S 8S", "5H 9H 2H 3H 4H 6H 7H 8H")


def test_R52_a_tie_lays_three_cards_of_the_stock_and_asks_for_a_fourth() -> None:
    """The hands are filled first; the three cards come from the stocks and lie face down; the hands stay whole."""
    bout = Bout(*NINE)
    events = bout.play("5S 5H")
    assert kinds(events) == ["turned", "drew", "drew", "war-declared", "laid"]
    assert events[-2] == WarDeclared(1, (0, 1), parse_cards("5S 5H"), ())
    laid = events[-1]
    assert isinstance(laid, Laid)
    assert (laid.down, laid.cards) == ((3, 3), (None, None))
    assert bout.hands == ["9S 2S 3S", "KH 2H 3H"]
    assert bout.stocks == ["8S", "8H"]
    assert bout.rows == ["5S 4S 6S 7S", "5H 4H 6H 7H"]
    assert bout.view(0).rows == (("5S", None, None, None), ("5H", None, None, None))
    assert bout.asked == {0: "9S 2S 3S", 1: "KH 2H 3H"}


def test_R52_the_higher_fourth_card_takes_all_but_the_two_that_caused_the_war() -> None:
    """Hands are filled after the fourth cards; the winner takes the six and both fourths, the loser the tied pair."""
    bout = Bout(*NINE)
    events = bout.play("5S 5H", "9S KH")
    assert kinds(events) == ["laid", "drew", "drew", "won", "won"]
    laid = events[0]
    assert isinstance(laid, Laid)
    assert (laid.down, laid.cards) == ((0, 0), ("9S", "KH"))
    assert prizes(events) == [(1, "highest", 8), (0, "tied-cards", 2)]
    assert bout.stocks == ["5S 5H", "4H 6H 7H KH 4S 6S 7S 9S"]
    assert bout.hands == ["2S 3S 8S", "2H 3H 8H"]
    assert bout.rows == ["", ""]
    assert (bout.wars, bout.wars_won) == (1, (0, 1))


def test_R52_events_count_what_still_lies_in_the_centre() -> None:
    """When the winner has taken its pile, the tied pair still lies there, a card in each row (R71)."""
    first, second = [event for event in Bout(*NINE).play("5S 5H", "9S KH") if isinstance(event, Won)]
    assert (first.card, first.beaten, first.counts.rows) == ("KH", "9S", (1, 1))
    assert (second.card, second.beaten, second.counts.rows) == (None, None, (0, 0))


@pytest.mark.parametrize(
    ("order", "prize", "tied"),
    [
        (Order.WINNER_FIRST, "4H 6H 7H KH 4S 6S 7S 9S", "5S 5H"),
        (Order.LOSER_FIRST, "4S 6S 7S 9S 4H 6H 7H KH", "5H 5S"),
        (Order.SEAT, "4S 6S 7S 9S 4H 6H 7H KH", "5S 5H"),
        (Order.LAID, "4S 4H 6S 6H 7S 7H 9S KH", "5S 5H"),
        (Order.HIGH_FIRST, "KH 9S 7H 7S 6H 6S 4H 4S", "5S 5H"),
    ],
)
def test_R53_each_pile_in_the_order_of_the_rules_when_seat_1_wins(order: Order, prize: str, tied: str) -> None:
    """R14 for both piles, each with its taker in the winner's place."""
    bout = Bout(*NINE, order=order)
    bout.play("5S 5H", "9S KH")
    assert bout.stocks == [tied, prize]


@pytest.mark.parametrize(
    ("order", "prize", "tied"),
    [
        (Order.WINNER_FIRST, "4S 6S 7S KS 4H 6H 7H 9H", "5H 5S"),
        (Order.LOSER_FIRST, "4H 6H 7H 9H 4S 6S 7S KS", "5S 5H"),
        (Order.SEAT, "4S 6S 7S KS 4H 6H 7H 9H", "5S 5H"),
        (Order.LAID, "4S 4H 6S 6H 7S 7H KS 9H", "5S 5H"),
        (Order.HIGH_FIRST, "KS 9H 7S 7H 6S 6H 4S 4H", "5H 5S"),
    ],
)
def test_R53_each_pile_in_the_order_of_the_rules_when_seat_0_wins(order: Order, prize: str, tied: str) -> None:
    """The same with the other winner."""
    bout = Bout(*KING, order=order)
    bout.play("5S 5H", "KS 9H")
    assert bout.stocks == [prize, tied]


def test_R53_R74_shuffled_piles_take_their_words_in_the_order_of_play() -> None:
    """First the winner's pile is shuffled, then the loser's, from where the stream then is."""
    bout = Bout(*NINE, order=Order.SHUFFLED)
    bout.play("5S 5H", "9S KH")
    # The stream and its shuffle have tests of their own; here they say in which order words are drawn.
    first, drawn = shuffle(Seeded(1), 0, b"abcdefgh")
    second, _ = shuffle(Seeded(1), drawn, b"xy")
    prize = dict(zip(b"abcdefgh", ["4H", "6H", "7H", "KH", "4S", "6S", "7S", "9S"], strict=True))
    tied = dict(zip(b"xy", ["5S", "5H"], strict=True))
    assert bout.stocks == [" ".join(tied[code] for code in second), " ".join(prize[code] for code in first)]


@pytest.mark.parametrize(("war_down", "down"), [(0, 0), (1, 1), (4, 4), ("by-rank", 5)])
def test_R52_as_many_cards_face_down_as_the_rules_say(war_down: int | str, down: int) -> None:
    """`war_down` holds here too (R10); a tie of fives asks for five under `by-rank`."""
    bout = Bout("5S 9S 2S 3S 4S 6S 7S 8S 10S JS", "5H KH 2H 3H 4H 6H 7H 8H 10H JH", war_down=war_down)
    laid = bout.play("5S 5H")[-1]
    assert isinstance(laid, Laid)
    assert laid.down == (down, down)


def test_R52_a_fourth_card_may_be_the_one_just_drawn() -> None:
    """The hand is filled before the cards are compared: the card drawn then can be the fourth."""
    bout = Bout("5S 2S 3S AS", "5H 2H 3H 4H", war_down=1)
    bout.play("5S 5H")
    assert bout.asked == {0: "2S 3S AS", 1: "2H 3H 4H"}
    bout.play("AS 4H")
    assert bout.wars_won == (1, 0)


# --- R53: short stocks, repeated ties ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("stock", "down"), [("", 0), ("6S", 1), ("6S 7S", 2), ("6S 7S 8S", 3), ("6S 7S 8S 10S", 3)])
def test_R53_a_short_stock_gives_all_it_has(stock: str, down: int) -> None:
    """Up to three cards, and nobody is out for want of them."""
    bout = Bout(f"5S 9S 2S 3S {stock}", "5H KH 2H 3H 4H 6H 7H 8H")
    laid = bout.play("5S 5H")[-1]
    assert isinstance(laid, Laid)
    assert laid.down == (down, 3)
    assert bout.asked == {0: "9S 2S 3S", 1: "KH 2H 3H"}


CHAIN = ("5S 9S 2S 3S 4S 6S 7S 8S JS QS", "5H 9H KH 3H 4H 6H 7H 8H JH QH 10H AH")


def test_R53_fourth_cards_that_tie_are_another_war() -> None:
    """Three cards again, or what the stock has; another fourth; every link counts (R28)."""
    bout = Bout(*CHAIN)
    events = bout.play("5S 5H", "9S 9H")
    assert kinds(events) == ["laid", "drew", "drew", "war-declared", "laid"]
    assert events[-2] == WarDeclared(2, (0, 1), parse_cards("9S 9H"), ())
    laid = events[-1]
    assert isinstance(laid, Laid)
    assert laid.down == (2, 3)
    assert bout.hands == ["2S 3S 8S", "KH 3H 8H"]
    assert bout.wars == 2


def test_R53_after_a_chain_the_loser_takes_every_earlier_pair() -> None:
    """The winner takes all face-down cards and the last two fourths; a chain is one war won (R22)."""
    bout = Bout(*CHAIN)
    events = bout.play("5S 5H", "9S 9H", "2S KH")
    assert prizes(events) == [(1, "highest", 13), (0, "tied-cards", 4)]
    assert bout.stocks == ["9S 5H 9H", "4H 6H 7H JH QH 10H KH 4S 6S 7S JS QS 2S"]
    assert bout.hands == ["3S 8S 5S", "3H 8H AH"]  # seat 0 was one short and drew its own five
    assert (bout.wars, bout.wars_won) == (2, (0, 1))


# --- R54: empty stocks, more seats ------------------------------------------------------------------------------------


def test_R54_with_an_empty_stock_the_hand_shrinks() -> None:
    """Nothing to draw: two cards, then one are left to choose from."""
    bout = Bout("2S 3S 4S", "5H 6H 7H 8H")
    bout.play("2S 5H")
    assert bout.asked[0] == "3S 4S"
    bout.play("3S 6H")
    assert bout.asked[0] == "4S"


def test_R54_a_seat_without_stock_and_hand_is_out() -> None:
    """After its last card is lost; the other has won all (R17, R18)."""
    bout = Bout("2S", "5H 6H")
    events = bout.play("2S 5H")
    assert kinds(events[-4:]) == ["won", "drew", "went-out", "ended"]
    assert bout.over == ("captured-all", 1, ())


def test_R54_R13_a_contender_without_cards_is_out_and_takes_nothing() -> None:
    """It cannot choose a fourth: the other wins the war without laying, and takes the tied pair too."""
    bout = Bout("5S", "5H 6H")
    events = bout.play("5S 5H")
    assert kinds(events[1:]) == ["war-declared", "went-out", "won", "drew", "ended"]
    out = events[2]
    assert isinstance(out, WentOut)
    assert (out.seat, out.why) == (0, "short")
    assert prizes(events) == [(1, "alone", 2)]
    assert bout.hands == ["", "6H 5H 5S"]
    assert bout.over == ("short-war", 1, ())
    assert (bout.wars, bout.wars_won) == (1, (0, 1))


def test_R13_R17_two_contenders_without_cards_draw() -> None:
    """Nobody can choose a fourth and nobody else is there: a draw of the two."""
    bout = Bout("5S", "5H")
    events = bout.play("5S 5H")
    assert kinds(events[1:]) == ["war-declared", "went-out", "went-out", "left-lying", "ended"]
    assert bout.over == ("short-war", None, (0, 1))
    assert bout.question.number == 0


def test_R13_the_one_seat_that_can_play_on_takes_the_centre() -> None:
    """Both contenders are out; one other is left and has won."""
    bout = Bout("5S", "5H", "2D 3D")
    events = bout.play("5S 5H 2D")
    assert prizes(events) == [(2, "last", 3)]
    assert bout.over == ("short-war", 2, ())


def test_R13_the_centre_stays_for_the_next_battle() -> None:
    """Both contenders are out, two others play on; the next battle's winner takes the old centre too."""
    bout = Bout("5S", "5H", "2C 9C", "2D 3D")
    events = bout.play("5S 5H 2C 2D")
    assert events[-1] == LeftLying(last_counts(events))
    assert bout.rows == ["5S", "5H", "2C", "2D"]
    assert bout.view(None).part == bout.view(0).part
    assert bout.asked == {2: "9C", 3: "3D"}
    events = bout.play("- - 9C 3D")
    assert prizes(events) == [(2, "highest", 6)]
    assert bout.hands[2] == "2C 9C 2D"
    assert bout.stocks[2] == "3D 5S 5H"
    assert bout.over == ("captured-all", 2, ())


def test_R13_R52_a_carried_centre_goes_to_the_winner_of_the_next_war() -> None:
    """The loser takes the pair that caused that war, nothing that lay there before."""
    bout = Bout("5S", "5H", "2C 9C 4C 6C", "2D 9D JD 3D")
    bout.play("5S 5H 2C 2D", "- - 9C 9D")
    assert bout.rows == ["5S", "5H", "2C 9C", "2D 9D"]
    events = bout.play("- - 6C JD")
    assert prizes(events) == [(3, "highest", 6), (2, "tied-cards", 2)]
    assert bout.hands == ["", "", "4C 9C 9D", "3D 2D JD"]
    assert bout.stocks == ["", "", "", "5S 5H 2C 6C"]


def test_R54_each_lower_contender_takes_its_own_and_the_last_the_winners_too() -> None:
    """Three tie; seat 2 falls in the first link, seat 1 in the second: it takes both tied cards of the winner."""
    bout = Bout("5S KS JS 2S 3S 4S 6S 7S", "5H KH 10H 2H 3H 4H 6H 7H", "5D QD 9D 2D 3D 4D 6D 7D", war_down=1)
    bout.play("5S 5H 5D", "KS KH QD")
    assert bout.asked == {0: "JS 2S 4S", 1: "10H 2H 4H"}
    events = bout.play("JS 10H -")
    assert prizes(events) == [(0, "highest", 8), (1, "tied-cards", 4), (2, "tied-cards", 1)]
    assert bout.stocks == ["3S 6S JS 3H 6H 10H 3D QD", "5H KH 5S KS", "6D 7D 5D"]
    assert bout.hands == ["2S 4S 7S", "2H 4H 7H", "9D 2D 4D"]
    assert (bout.wars, bout.wars_won) == (2, (1, 0, 0))


def test_R54_of_several_beaten_last_the_first_clockwise_takes_the_winners() -> None:
    """Seat 1 beats both others in one link: seat 2 comes first after it."""
    bout = Bout("5S JS 9S 2S 3S 4S", "5H KH 9H 2H 3H 4H", "5D QD 9D 2D 3D 4D", war_down=1)
    events = bout.play("5S 5H 5D", "JS KH QD")
    assert prizes(events) == [(1, "highest", 6), (0, "tied-cards", 1), (2, "tied-cards", 2)]
    assert bout.stocks == ["5S", "3H KH 3D QD 3S JS", "5D 5H"]


def test_R54_clockwise_goes_on_at_seat_0() -> None:
    """Seat 2 beats the others: seat 0 comes first after it."""
    bout = Bout("5S JS 9S 2S 3S 4S", "5H QH 9H 2H 3H 4H", "5D KD 9D 2D 3D 4D", war_down=1)
    bout.play("5S 5H 5D", "JS QH KD")
    assert bout.stocks == ["5S 5D", "5H", "3D KD 3S JS 3H QH"]


def test_R54_the_winner_also_takes_what_others_showed() -> None:
    """A seat that watches the war gets nothing of its card back."""
    bout = Bout("5S JS 9S 2S 3S 4S", "5H KH 9H 2H 3H 4H", "4D QD 9D 2D 3D 4C", war_down=1)
    bout.play("5S 5H 4D", "JS KH -")
    assert bout.stocks == ["5S 5H", "3H KH 4D 3S JS", "3D 4C"]


def test_R54_the_tied_card_of_a_seat_that_is_out_goes_to_the_winner() -> None:
    """Three tie, seat 1 has no card for a fourth: it takes nothing."""
    bout = Bout("5S KS", "5H", "5D QD")
    events = bout.play("5S 5H 5D")
    assert bout.asked == {0: "KS", 2: "QD"}
    events = bout.play("KS - QD")
    assert prizes(events) == [(0, "highest", 3), (2, "tied-cards", 2)]
    assert bout.hands == ["KS 5H QD", "", "5D 5S"]


def test_R54_R13_a_war_won_alone_leaves_the_lower_contender_its_share() -> None:
    """In the second link seat 1 has no card; seat 2, beaten in the first, takes its own and the winner's tied cards."""
    bout = Bout("5S KS 2S", "5H KH", "5D QD 9D")
    events = bout.play("5S 5H 5D", "KS KH QD")
    assert prizes(events) == [(0, "alone", 3), (2, "tied-cards", 3)]
    assert bout.hands == ["2S 5H KH", "", "9D 5D 5S"]
    assert bout.stocks == ["QD", "", "KS"]
    assert (bout.wars, bout.wars_won) == (2, (1, 0, 0))


def test_R13_nobody_takes_a_share_of_a_war_without_a_winner() -> None:
    """In the second link neither has a card; the seat beaten in the first can play on, takes the centre and has won."""
    bout = Bout("5S KS", "5H KH", "5D QD 9D")
    events = bout.play("5S 5H 5D", "KS KH QD")
    assert prizes(events) == [(2, "last", 6)]
    assert bout.over == ("short-war", 2, ())


def test_R17_a_lower_contender_without_cards_lives_by_its_share() -> None:
    """Its last card loses the war, but the tied pair comes back to it: it is not out."""
    bout = Bout("5S 2S", "5H 9H 3H")
    bout.play("5S 5H", "2S 9H")
    assert bout.outcome is None
    assert bout.hands == ["5S 5H", "3H 9H 2S"]


def test_R3_the_cards_of_a_ring_are_the_tied_cards() -> None:
    """Under `two-over-all` A, 2 and 7 tie: the beaten take theirs back, the first after the winner its card too."""
    bout = Bout("AS 9S 3S", "2H 8H 3H", "7D 6D 3D", ranking=Ranking.TWO_OVER_ALL)
    bout.play("AS 2H 7D", "9S 8H 6D")
    assert bout.hands == ["3S 9S 8H", "3H 2H AS", "3D 7D"]
    assert bout.stocks == ["6D", "", ""]


def test_R4_numbered_cards() -> None:
    """The bigger number wins, and equal ones make a war."""
    bout = Bout("#17 #4 #9", "#17 #180 #1")
    bout.play("#17 #17", "#9 #180")
    assert bout.hands == ["#4 #17 #17", "#1 #180 #9"]
