"""The thinking variant: what may be given and when (R70), who sees what (R50, R72), and how games end (R17–R25)."""

from __future__ import annotations

from copy import deepcopy

import pytest

from bataille.cards import Card, parse_cards
from bataille.commands import Bet, Choose, Clock, Command, Grab, Misdeal, Resign, Turn
from bataille.errors import CommandError
from bataille.events import Chose, Drew, Event
from bataille.families.thinking import FAMILY
from bataille.game import Game, start
from bataille.rules import Rules, Thinking
from bataille.stream import Seeded
from bataille.view import May, ThinkingView
from tests.families.thinking_bout import Bout, kinds, prizes

FIVES = ("5S 9S 2S 3S 4S 6S 7S 8S", "5H KH 2H 3H 4H 6H 7H 8H")

# --- what may be given ------------------------------------------------------------------------------------------------


def test_R70_every_round_of_choices_is_a_question_of_its_own() -> None:
    """The number rises with each round, for the turn-up and for the fourth card, and only when all have chosen."""
    bout = Bout(*FIVES)
    assert bout.question.number == 1
    bout.choose("5S")
    assert bout.question.number == 1
    bout.choose(None, "5H")
    assert bout.question.number == 2
    bout.play("9S KH")
    assert bout.question.number == 3


def test_R70_who_may_choose_and_who_has_chosen() -> None:
    """A seat chooses once from its hand; having chosen it may still resign."""
    bout = Bout(*FIVES)
    assert bout.question.seats == (
        May(0, ("choose", "resign"), parse_cards("5S 9S 2S")),
        May(1, ("choose", "resign"), parse_cards("5H KH 2H")),
    )
    bout.choose("5S")
    assert bout.may(0) == May(0, ("resign",))


def test_R70_only_contenders_choose_a_fourth_card() -> None:
    """The third seat watches the war."""
    bout = Bout("5S 9S", "5H KH", "2D 3D")
    bout.play("5S 5H 2D")
    assert bout.asked == {0: "9S", 1: "KH"}
    assert bout.may(2).verbs == ("resign",)


REFUSED: list[tuple[int | None, Command, str]] = [
    (0, Choose(Card("5H")), "command/card"),  # in the other hand
    (0, Choose(Card("3S")), "command/card"),  # in its own stock
    (0, Choose(Card("#5")), "command/card"),  # in another kind of pack
    (1, Choose(Card("5H")), "command/illegal"),  # has chosen already
    (2, Choose(Card("5H")), "command/illegal"),  # is not in the game
    (-1, Choose(Card("5H")), "command/illegal"),
    (None, Choose(Card("5S")), "command/nobody"),
    (None, Resign(), "command/nobody"),
    (2, Resign(), "command/illegal"),
    (0, Turn(), "command/illegal"),
    (None, Turn(), "command/untimely"),
    (0, Grab(1, 0), "command/illegal"),
    (0, Bet(1), "command/illegal"),
    (0, Misdeal(), "command/illegal"),  # the deal was given
    (None, Clock(5), "command/untimely"),  # no bell
    (0, Clock(5), "command/illegal"),
]


@pytest.mark.parametrize(("seat", "command", "code"), REFUSED)
def test_R70_anything_else_is_refused(seat: int | None, command: Command, code: str) -> None:
    """With its reason, and the game is as it was."""
    bout = Bout(*FIVES)
    bout.choose(None, "KH")
    before = deepcopy(bout.table)
    with pytest.raises(CommandError) as refused:
        bout.give(command, seat)
    assert refused.value.code == code
    assert bout.table == before


def test_R70_a_watcher_of_a_war_may_not_choose() -> None:
    """Nor may a seat that has fallen in an earlier link."""
    bout = Bout("5S 9S 2S", "5H 9H 3H", "5D 8D 4D", "2C 3C 4C")
    bout.play("5S 5H 5D 2C")
    with pytest.raises(CommandError, match="seat 3 may not give 'choose'"):
        bout.choose(None, None, None, "3C")
    bout.play("9S 9H 8D -")
    with pytest.raises(CommandError, match="seat 2 may not give 'choose'"):
        bout.choose(None, None, "4D")


def test_R70_nothing_is_accepted_after_the_end() -> None:
    """The game is over."""
    bout = Bout("2S", "3H")
    bout.play("2S 3H")
    with pytest.raises(CommandError) as refused:
        bout.choose(None, "3H")
    assert refused.value.code == "command/over"
    assert bout.question.seats == ()


# --- misdeals ---------------------------------------------------------------------------------------------------------


def test_R6_a_misdeal_deals_again_and_draws_new_hands() -> None:
    """From the same stream; what had been chosen is void, and the question is a new one."""
    game = start("thinking", seed=3)
    hands = [game.question.seats[seat].cards for seat in (0, 1)]
    game.give(Choose(hands[0][0]), 0)
    events = game.give(Misdeal(), 1)
    assert [event.TAG for event in events] == ["misdeal-called", "dealt", "drew", "drew"]
    assert len(game.packs) == 2
    assert game.question.number == 2
    assert game.question.seats[0].verbs == ("choose", "misdeal", "resign")
    # Card i goes to seat i mod n, and the top three are the hand (R4, R50).
    assert [may.cards for may in game.question.seats] == [game.packs[1][seat:6:2] for seat in (0, 1)]
    assert hands == [game.packs[0][seat:6:2] for seat in (0, 1)]


def test_R6_no_misdeal_once_a_card_was_shown() -> None:
    """When the first cards lie on the table it is refused."""
    game = start("thinking", seed=3)
    for may in game.question.seats:
        game.give(Choose(may.cards[0]), may.seat)
    with pytest.raises(CommandError, match="misdeal"):
        game.give(Misdeal(), 0)


# --- leaving ----------------------------------------------------------------------------------------------------------


def test_R17_a_seat_that_resigns_gives_hand_and_stock_to_the_centre() -> None:
    """Face down, its choice with it; of two the other takes all and has won."""
    bout = Bout("2S 3S 4S 5S", "7H 8H 9H 10H")
    bout.choose("4S")
    events = bout.give(Resign(), 0)
    assert kinds(events) == ["went-out", "won", "ended"]
    assert bout.over == ("resigned", 1, ())
    assert bout.stocks == ["", "10H 2S 3S 4S 5S"]
    assert bout.view(0).part == ThinkingView("battle", (), None)


def test_R70_the_last_to_be_waited_for_resigns() -> None:
    """The others have chosen: their battle is played, and the cards of the one who left go with the prize."""
    bout = Bout("2S 3S", "7H 8H", "9D JD")
    bout.choose(None, "7H", "9D")
    events = bout.give(Resign(), 0)
    assert kinds(events) == ["went-out", "turned", "won", "drew"]
    assert prizes(events) == [(2, "highest", 4)]
    assert bout.hands == ["", "8H", "JD 9D 2S"]
    assert bout.stocks == ["", "", "3S 7H"]
    assert bout.question.number == 2


def test_R70_others_are_still_waited_for() -> None:
    """A seat resigns, another has not chosen yet: the question stays the same."""
    bout = Bout("2S 3S", "7H 8H", "9D JD")
    bout.choose("2S")
    bout.give(Resign(), 0)
    assert bout.asked == {1: "7H 8H", 2: "9D JD"}
    assert bout.question.number == 1
    assert bout.rows == ["2S 3S", "", ""]
    assert bout.view(None).rows == ((None, None), (), ())


def test_R13_a_contender_resigns_and_the_other_wins_the_war() -> None:
    """Without laying a fourth card, even one chosen already; nobody lower is left, so it takes the tied cards too."""
    bout = Bout("5S 9S 2S 3S 4S", "5H KH 2H 3H 4H", "2D 3D 4D", war_down=1)
    bout.play("5S 5H 2D")
    bout.choose(None, "KH")
    events = bout.give(Resign(), 0)
    assert kinds(events) == ["went-out", "won"]
    assert prizes(events) == [(1, "alone", 8)]
    assert bout.stocks[1] == "5H 4H 2D 5S 4S 9S 2S 3S"
    assert bout.hands[1] == "KH 2H 3H"
    assert bout.wars_won == (0, 1, 0)
    assert bout.question.number == 3


def test_R54_a_lower_contender_that_resigns_takes_nothing() -> None:
    """Its tied card goes to the winner of the war."""
    bout = Bout("5S 9S JS", "5H 9H 3H", "5D 8D 4D")
    bout.play("5S 5H 5D", "9S 9H 8D")
    bout.give(Resign(), 2)
    events = bout.play("JS 3H -")
    assert prizes(events) == [(0, "highest", 5), (1, "tied-cards", 4)]
    assert bout.hands == ["JS 3H 5D", "5H 9H 5S", ""]
    assert bout.stocks == ["8D 4D", "9S", ""]


def test_R17_a_watcher_of_a_war_resigns() -> None:
    """The war goes on as before, for its cards as well."""
    bout = Bout("5S 9S", "5H KH", "2D 3D")
    bout.play("5S 5H 2D")
    bout.give(Resign(), 2)
    assert bout.asked == {0: "9S", 1: "KH"}
    events = bout.play("9S KH -")
    assert prizes(events) == [(1, "highest", 4), (0, "tied-cards", 2)]


def test_R17_a_contender_resigns_from_the_last_war() -> None:
    """Of two seats in a war one resigns: the game is over, the war with it."""
    bout = Bout(*FIVES)
    bout.play("5S 5H")
    bout.choose("9S")
    events = bout.give(Resign(), 1)
    assert prizes(events) == [(0, "last", 12)]
    assert bout.over == ("resigned", 0, ())
    assert bout.view(0).part == ThinkingView("battle", parse_cards("9S 2S 3S"), None)


# --- time -------------------------------------------------------------------------------------------------------------


def test_R21_the_bell_between_two_battles() -> None:
    """No card lies on the table while cards are being chosen: the one with more cards has won, hands counted."""
    bout = Bout("2S 3S 4S", "7H 8H", time_limit=10, real_time=True)
    assert bout.question.clock
    bout.choose("2S")
    bout.give(Clock(9_999))
    assert bout.outcome is None
    events = bout.give(Clock(10_000))
    assert kinds(events) == ["bell-rang", "ended"]
    assert bout.over == ("time", 0, ())
    assert bout.hands == ["2S 3S 4S", "7H 8H"]


def test_R21_the_bell_in_a_war() -> None:
    """The running battle is finished first."""
    bout = Bout(*FIVES, time_limit=10, real_time=True)
    bout.play("5S 5H")
    bout.give(Clock(11_000))
    assert bout.outcome is None
    events = bout.play("9S KH")
    assert kinds(events[-2:]) == ["bell-rang", "ended"]
    assert bout.over == ("time", 1, ())


def test_R21_time_runs_forwards() -> None:
    """An earlier time is refused."""
    bout = Bout(*FIVES, time_limit=10, real_time=True)
    bout.give(Clock(5))
    with pytest.raises(CommandError) as refused:
        bout.give(Clock(4))
    assert refused.value.code == "command/time"


def test_R21_counted_time() -> None:
    """Four seconds for the battle and four for its war: after eight the bell has rung."""
    bout = Bout(*FIVES, time_limit=8)
    assert not bout.question.clock
    bout.play("5S 5H", "9S KH")
    assert bout.table.table.time == 8_000
    assert bout.over == ("time", 1, ())


# --- other ends -------------------------------------------------------------------------------------------------------


def test_R22_wars_to_win() -> None:
    """The first war decides."""
    bout = Bout(*FIVES, wars_to_win=1)
    bout.play("5S 5H", "9S KH")
    assert bout.over == ("wars", 1, ())


TWICE = ("5S KS JS", "5H KH 10H", "2C 3C 4C", "2D 3D 4D")


def test_R19_two_reach_the_target_at_once_and_the_one_with_more_wins() -> None:
    """After a chain the winner holds five cards, and the loser, with both tied pairs, four."""
    bout = Bout(*TWICE, "2H 3H 4H", target=4)
    events = bout.play("5S 5H 2C 2D 2H", "KS KH - - -", "JS 10H - - -")
    assert prizes(events) == [(0, "highest", 5), (1, "tied-cards", 4)]
    assert bout.over == ("target", 0, ())


def test_R19_R24_two_reach_the_target_at_once_with_as_many() -> None:
    """With one seat fewer both hold four: a draw."""
    bout = Bout(*TWICE, target=4)
    bout.play("5S 5H 2C 2D", "KS KH - -", "JS 10H - -")
    assert bout.over == ("target", None, (0, 1))


def test_R19_hands_count_as_held() -> None:
    """All three cards are in the winner's hand, its stock is empty: it holds three."""
    bout = Bout("2S 3S", "7H 8H", target=3)
    bout.play("2S 7H")
    assert bout.over == ("target", 1, ())


def test_R20_floor() -> None:
    """A seat holds fewer than two cards: most cards wins."""
    bout = Bout("2S 3S", "7H 8H", floor=2)
    bout.play("2S 7H")
    assert bout.over == ("floor", 1, ())


def test_R23_battle_limit() -> None:
    """After two battles of one win each: a draw."""
    bout = Bout("2S 9S", "7H 8H", battle_limit=2)
    bout.play("2S 7H")
    assert bout.outcome is None
    bout.play("9S 8H")
    assert bout.over == ("battles", None, (0, 1))


def test_R25_a_position_that_returns_ends_nothing_but_the_guard_does() -> None:
    """Players who choose may go round in circles and stop doing so: only the guard ends it, and nobody has won."""
    bout = Bout("2S 9S", "3H 8H", guard=6)
    for _ in range(3):
        assert bout.outcome is None
        bout.play("2S 3H", "9S 2S")
        assert [sorted(hand.split()) for hand in bout.hands] == [["2S", "9S"], ["3H", "8H"]]
    assert bout.over == ("guard", None, ())


# --- who sees what ----------------------------------------------------------------------------------------------------


def told(events: list[Event], seat: int | None) -> list[Event]:
    """Events as a seat may know them."""
    return [FAMILY.hide(event, seat) for event in events]


def test_R50_R72_a_hand_is_seen_by_its_owner_alone() -> None:
    """In the view, in the question inside it, and in what is told of drawing."""
    bout = Bout(*FIVES)
    own, other, watcher = bout.view(0), bout.view(1), bout.view(None)
    assert own.part == ThinkingView("battle", parse_cards("5S 9S 2S"), None)
    assert other.part == ThinkingView("battle", parse_cards("5H KH 2H"), None)
    assert watcher.part == ThinkingView("battle", (), None)
    assert [may.cards for may in own.question.seats] == [parse_cards("5S 9S 2S"), ()]
    assert [may.cards for may in watcher.question.seats] == [(), ()]
    assert {own.counts, other.counts, watcher.counts} == {own.counts}
    assert own.counts.hands == (3, 3)
    drew = [event for event in told(bout.log, 0) if isinstance(event, Drew)]
    assert [(event.cards, event.drawn) for event in drew] == [(parse_cards("5S 9S 2S"), 3), ((), 3)]


def test_R50_R72_a_choice_is_secret_until_all_have_chosen() -> None:
    """Others learn that a seat has chosen, not what."""
    bout = Bout(*FIVES)
    events = bout.choose("9S")
    assert told(events, 0) == [Chose(0, Card("9S"))]
    assert told(events, 1) == [Chose(0, None)]
    assert told(events, None) == [Chose(0, None)]
    assert bout.view(0).part == ThinkingView("battle", parse_cards("5S 9S 2S"), Card("9S"))
    assert bout.view(1).part == ThinkingView("battle", parse_cards("5H KH 2H"), None)
    assert "choose" not in bout.view(1).question.seats[0].verbs


def test_R72_what_is_shown_is_told_to_all() -> None:
    """Cards on the table are hidden from nobody."""
    bout = Bout(*FIVES)
    events = bout.play("5S 5H")
    assert told(events, None)[0] == events[0]
    assert [event for event in told(events, 1) if not isinstance(event, Drew)] == [
        event for event in events if not isinstance(event, Drew)
    ]
    assert bout.view(1).part == ThinkingView("war", parse_cards("KH 2H 3H"), None)


def test_R74_packs_are_told_by_the_family() -> None:
    """A shuffled deal leaves its pack, an explicit one none."""
    game = Game(Rules(part=Thinking()), Seeded(4))
    (pack,) = game.packs
    assert len(pack) == 52
    assert FAMILY.packs(Bout(*FIVES).table) == ()


@pytest.mark.parametrize(
    ("stocks", "rounds"),
    [(FIVES, ("5S 5H", "9S KH")), (("5S", "5H"), ("5S 5H",)), (("2S 3S", "7H 8H"), ("2S 7H", "3S 8H"))],
)
def test_quiet_steps_change_the_table_alike(stocks: tuple[str, ...], rounds: tuple[str, ...]) -> None:
    """Without events the piles are the same."""
    loud, quiet = Bout(*stocks), Bout(*stocks, quiet=True)
    for bout in (loud, quiet):
        bout.play(*rounds)
    assert quiet.table == loud.table
    assert kinds(quiet.log) == ["dealt"]
