"""Speed War: the rules that it shares with the other families, where real time makes a difference."""

from __future__ import annotations

import pytest

from bataille.cards import Card
from bataille.commands import Choose, Grab, Misdeal, Resign, Turn
from bataille.engine.setup import set_up
from bataille.errors import CommandError
from bataille.events import (
    Dealt,
    Ended,
    Grabbed,
    LeftLying,
    MisdealCalled,
    TakenBack,
    WarDeclared,
    WentLive,
    WentOut,
    Won,
)
from bataille.families.speed import FAMILY
from bataille.outcome import Outcome, Termination
from bataille.rules import Identical, Order, Rules, Short, Speed
from bataille.stream import Seeded
from bataille.view import May, Question, Verb
from tests.families.speed_bout import Bout, kinds, won


def test_R6_a_misdeal_deals_again_before_the_first_card_is_turned() -> None:
    """Also after a penalty; afterwards, and for an explicit deal, it is refused. It closes the question."""
    setup = set_up(Rules(part=Speed()), Bout("KH", "2H").setup.faces, Seeded(5))
    speed, dealt = FAMILY.start(setup, None)
    assert kinds(dealt) == [Dealt]
    speed, _ = FAMILY.step(setup, speed, 0, Grab(1, 0))
    speed, events = FAMILY.step(setup, speed, 1, Misdeal())
    assert kinds(events) == [MisdealCalled, Dealt]
    assert events[0] == MisdealCalled(1)
    assert len(FAMILY.packs(speed)) == 2
    assert list(map(len, speed.table.stocks)) == [26, 26]
    assert FAMILY.question(setup, speed) == Question(
        2, tuple(May(seat, ("turn", "grab", "misdeal", "resign")) for seat in (0, 1)), clock=True
    )
    speed, _ = FAMILY.step(setup, speed, 1, Turn())
    with pytest.raises(CommandError, match="may not give 'misdeal' now"):
        FAMILY.step(setup, speed, 1, Misdeal())
    assert Bout("KH", "2H").refused(Misdeal(), 0) == "command/illegal"


def test_R17_the_loser_of_its_last_card_is_out() -> None:
    """After the battle it cannot turn another, and the other has won (R18)."""
    bout = Bout("KH 3H", "2H")
    bout.turn()
    assert kinds(bout.take(0)) == [Grabbed, Won, WentOut, Ended]
    assert bout.outcome == Outcome(0, Termination.CAPTURED_ALL, (), 1, 0)
    assert bout.part.owed == (0, 0)
    assert bout.question == Question(0, (), clock=False)
    assert bout.refused(Grab(1, 500), 1) == "command/over"


def test_R17_a_thief_keeps_itself_in_the_game() -> None:
    """The last card is lost only when somebody else takes it."""
    bout = Bout("KH 3H", "2H")
    bout.turn()
    bout.grab(1, 1_600)
    bout.clock(1_700)
    assert (bout.stock(1), bout.view.playing) == ("2H KH", (0, 1))


def test_R19_a_target_ends_the_game_after_a_battle() -> None:
    """The first to hold it has won."""
    bout = Bout("KH 3H", "2H 4H", target=3)
    bout.turn()
    bout.take(0)
    assert bout.outcome == Outcome(0, Termination.TARGET, (), 1, 0)


def test_R25_the_guard_stops_what_never_ends() -> None:
    """Grabs are choices, so a position that comes back proves nothing, not even one that comes back at once."""
    bout = Bout("5H", "5H", packs=2, identical=Identical.TAKE_BACK, guard=4)
    for _ in range(3):
        assert kinds(bout.turn())[2:] == [TakenBack, LeftLying]
    assert kinds(bout.turn())[2:] == [TakenBack, LeftLying, Ended]
    assert bout.outcome == Outcome(None, Termination.GUARD, (), 4, 0)


def test_R14_the_prize_is_taken_up_in_the_order_of_the_rules() -> None:
    """A thief stands in the winner's place: `loser-first` puts its own row last."""
    bout = Bout("2H 3H", "KH 4H", "QH 5H", order=Order.LOSER_FIRST)
    bout.turn()
    bout.grab(0, 2_000)
    bout.clock(3_000)
    assert bout.stock(0) == "3H KH QH 2H"


def test_R70_the_question_says_what_each_seat_may_give() -> None:
    """Who owes cards may turn; everybody may grab, rightly or not, until it has a claim. Each stage is a question."""
    bout = Bout("2H 3H 8H", "KH 4H 9H", "QH 5H 8S")
    free: tuple[Verb, ...] = ("grab", "resign")
    owing: tuple[Verb, ...] = ("turn", *free)
    assert bout.question == Question(1, (May(0, owing), May(1, owing), May(2, owing)), clock=True)
    bout.turn(1)
    assert bout.question == Question(1, (May(0, owing), May(1, free), May(2, owing)), clock=True)
    bout.turn()
    assert bout.question == Question(2, (May(0, free), May(1, free), May(2, free)), clock=True)
    bout.grab(1, 300)
    assert bout.question == Question(2, (May(0, free), May(1, ("resign",)), May(2, free)), clock=True)
    bout.clock(315)
    assert bout.question.number == 3


def test_R70_a_war_is_a_question_of_its_own() -> None:
    """Laying, and being live after it, have numbers of their own."""
    bout = Bout("5H 2H 3H", "5S 2S JS", war_down=1)
    bout.turn()
    assert (bout.question.number, bout.part.phase) == (2, "laying")
    bout.turn()
    assert (bout.question.number, bout.part.phase) == (3, "live")


def test_R70_commands_of_other_families_are_refused() -> None:
    """There are no hands here; and a grab is given by a seat."""
    bout = Bout("2H 3H", "KH 4H")
    assert bout.refused(Choose(Card("KH")), 0) == "command/illegal"
    assert bout.refused(Grab(1, 0), None) == "command/nobody"
    assert bout.refused(Resign(), None) == "command/nobody"


def test_R70_when_one_seat_is_left_it_takes_the_centre() -> None:
    """A resignation in the middle of a battle of two ends the game."""
    bout = Bout("2H 3H", "KH 4H")
    bout.turn()
    bout.grab(1, 100)
    events = bout.give(Resign(), 1)
    assert kinds(events) == [WentOut, Won, Ended]
    assert won(events) == (0, "last", 3)
    assert bout.outcome == Outcome(0, Termination.RESIGNED, (), 1, 0)
    assert bout.part.claimed == ()


def test_R70_the_card_of_a_seat_that_resigned_counts_no_more() -> None:
    """It turned the highest card and left: the next one is the highest, and the card goes with the prize."""
    bout = Bout("KH 3H", "2H 4H", "5H 6H")
    bout.turn(0)
    bout.give(Resign(), 0)
    bout.turn()
    assert bout.part.owner == 2
    assert won(bout.take(2)) == (2, "grabbed", 4)


def test_R70_when_the_owner_resigns_the_next_highest_owns_the_battle() -> None:
    """It goes live anew, with its time from the beginning."""
    bout = Bout("KH 3H", "2H 4H", "5H 6H")
    bout.turn()
    bout.clock(1_400)
    assert bout.give(Resign(), 0)[-1] == WentLive(1, 1_400)
    assert (bout.part.owner, bout.part.steal_at) == (2, 2_900)


def test_R70_when_the_owner_resigns_the_rest_may_have_to_fight() -> None:
    """The two that remain tie: war."""
    bout = Bout("KH 3H", "5S 4H 2H", "5H 6H 3S", war_down=1)
    bout.turn()
    assert kinds(bout.give(Resign(), 0)) == [WentOut, WarDeclared]
    assert (bout.part.phase, bout.part.owner, bout.part.owed) == ("laying", None, (0, 2, 2))


def test_R70_when_the_owner_resigns_a_claim_that_waits_takes_the_centre() -> None:
    """The thieves have it among themselves."""
    bout = Bout("KH 3H", "2H 4H", "5H 6H")
    bout.turn()
    bout.grab(0, 1_612)
    bout.grab(2, 1_605)
    bout.grab(1, 1_610)
    assert won(bout.give(Resign(), 0)) == (2, "stolen", 4)


def test_R70_a_thief_that_resigns_takes_its_claim_along() -> None:
    """The battle is live as before."""
    bout = Bout("KH 3H", "2H 4H", "5H 6H")
    bout.turn()
    bout.grab(1, 1_600)
    bout.give(Resign(), 1)
    assert (bout.part.phase, bout.part.owner, bout.part.since) == ("live", 0, 0)


def test_R70_a_watcher_that_resigns_changes_nothing_in_a_war() -> None:
    """The contenders still owe."""
    bout = Bout("5H 2H 3H", "5S 2S JS", "4H 6H", war_down=1)
    bout.turn()
    bout.give(Resign(), 2)
    assert bout.part.owed == (2, 2, 0)


def test_R70_the_contender_that_remains_wins_the_war() -> None:
    """R13: it need not lay, and nobody grabs."""
    bout = Bout("5H 2H 3H", "5S 2S JS", "4H 6H", war_down=1)
    bout.turn()
    bout.turn(1)
    assert won(bout.give(Resign(), 1)) == (0, "alone", 5)
    assert bout.view.wars_won == (1, 0, 0)


def test_R70_the_last_contender_to_lay_resigns() -> None:
    """Those that have laid face each other."""
    bout = Bout("5H 2H 3H", "5S 2S JS", "5C 6H 7H", war_down=1)
    bout.turn()
    bout.turn(0, 1)
    assert kinds(bout.give(Resign(), 2)) == [WentOut, WentLive]
    assert bout.part.owner == 1


def test_R70_standing_cards_alone_decide_nothing() -> None:
    """R13: the only contender that could lay resigns; those whose last cards stand are out, the centre stays."""
    bout = Bout("5H", "5S", "5C 6H", "2H 3H", "2S 3S", short=Short.LAST_CARD)
    bout.turn()
    assert bout.part.owed == (0, 0, 1, 0, 0)
    assert kinds(bout.give(Resign(), 2)) == [WentOut, WentOut, WentOut, LeftLying]
    assert (bout.view.playing, bout.part.phase) == ((3, 4), "turning")


def test_R70_standing_cards_alone_decide_nothing_either_when_the_owner_resigns() -> None:
    """The same when it had laid. If one seat is left in the game, it takes the centre: a short war (R18)."""
    bout = Bout("5H", "5S", "5C 6H", "2H 3H", short=Short.LAST_CARD)
    bout.turn()
    bout.turn(2)
    assert bout.part.owner == 2
    bout.give(Resign(), 2)
    assert bout.outcome == Outcome(3, Termination.SHORT_WAR, (), 1, 1)


def test_R70_an_owner_alone_in_its_war_is_named_without_a_beaten_card() -> None:
    """The other contender has resigned; a watcher might still steal."""
    bout = Bout("5H 2H 3H", "5S 2S JS", "4H 6H", war_down=1)
    bout.turn()
    bout.turn()
    bout.give(Resign(), 0)
    event = bout.take(1)[-1]
    assert isinstance(event, Won)
    assert (event.how, event.card, event.beaten) == ("grabbed", Card("JS"), None)


def test_R72_nothing_is_hidden_in_events() -> None:
    """Everybody gets every event as it is, for no event names a card that lies face down."""
    bout = Bout("5H 2H 3H", "5S 2S JS", war_down=1)
    bout.turn()
    bout.turn()
    assert all(FAMILY.hide(event, seat) is event for event in bout.log for seat in (None, 0, 1))
    assert (bout.row(0), bout.row(1)) == ("5H ? 3H", "5S ? JS")
