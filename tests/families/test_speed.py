"""Speed War, rule by rule: turning, grabbing, false grabs, war (R40–R43), played by hand."""

from __future__ import annotations

import pytest

from bataille.cards import Card
from bataille.commands import Clock, Grab, Resign, Turn
from bataille.events import (
    Discarded,
    Ended,
    Grabbed,
    GrabbedFalsely,
    Laid,
    LeftLying,
    Refilled,
    Staked,
    TakenBack,
    Turned,
    WarDeclared,
    WentLive,
    WentOut,
    Won,
)
from bataille.outcome import Outcome, Termination
from bataille.rules import Captures, Chain, Contenders, Identical, Short, Speed
from tests.families.speed_bout import Bout, kinds, penalty, won


def test_R40_each_seat_turns_at_its_own_pace() -> None:
    """Seat by seat the top cards are turned; the last one makes the battle live, at the time of the clock."""
    bout = Bout("2H 3H", "KH 4H", "QH 5H")
    (turned,) = bout.turn(2)
    assert isinstance(turned, Turned)
    assert (turned.battle, turned.cards) == (1, (None, None, Card("QH")))
    assert (turned.counts.stocks, turned.counts.rows) == ((2, 2, 1), (0, 0, 1))
    bout.clock(700)
    bout.turn(0)
    assert (bout.part.phase, bout.part.owed, bout.part.owner) == ("turning", (0, 1, 0), None)
    bout.clock(1_900)
    assert bout.turn(1)[1:] == [WentLive(1, 1_900)]
    assert (bout.part.phase, bout.part.since, bout.part.owed, bout.part.owner) == ("live", 1_900, (0, 0, 0), 1)


def test_R40_a_seat_turns_once() -> None:
    """Who has a card in the running battle may not turn another."""
    bout = Bout("2H 3H", "KH 4H")
    bout.turn(0)
    assert bout.refused(Turn(), 0) == "command/illegal"
    bout.turn(1)
    assert bout.refused(Turn(), 1) == "command/illegal"


def test_R40_the_table_turns_for_all_who_have_not() -> None:
    """A turn of the table stands for every seat that may; where none may it is refused."""
    bout = Bout("2H 3H", "KH 4H", "QH 5H")
    bout.turn(1)
    assert kinds(bout.turn()) == [Turned, Turned, WentLive]
    assert bout.refused(Turn(), None) == "command/untimely"


def test_R40_the_next_battle_is_turned_for_as_soon_as_one_is_taken() -> None:
    """Nobody gives a sign: the winner's and the loser's next cards may be turned at once; battles are counted (R28)."""
    bout = Bout("KH 3H", "2H 4H")
    bout.turn()
    bout.take(0)
    assert (bout.part.phase, bout.part.battle, bout.view.battles) == ("turning", 2, 1)
    bout.turn(1)
    assert (bout.part.battle, bout.view.battles) == (2, 2)
    assert isinstance(bout.log[-1], Turned)
    assert bout.log[-1].battle == 2


def test_R40_a_turn_lays_the_stake_too() -> None:
    """In Double War a seat's turn refills, stakes, turns, in this order (R30)."""
    bout = Bout("KH", "2H 4H", captures=Captures.TURN_OVER, stakes=True)
    bout.turn()
    bout.take(0)
    assert kinds(bout.turn(1)) == [Turned]  # it has no captures
    refilled, turned = bout.turn(0)[:2]
    assert isinstance(refilled, Refilled)
    assert refilled.counts.stocks == (2, 0)
    assert isinstance(turned, Turned)
    assert turned.cards == (Card("KH"), None)


def test_R40_a_seat_with_a_stock_stakes_its_last_capture() -> None:
    """The stake is the card captured last; only the seat that turns lays one."""
    bout = Bout("KH 5H", "2H 4H", captures=Captures.TURN_OVER, stakes=True)
    bout.turn()
    bout.take(0)
    assert bout.captures(0) == "KH 2H"
    staked, turned = bout.turn(0)
    assert isinstance(staked, Staked)
    assert staked.cards == (Card("2H"), None)
    assert staked.counts.captures == (1, 0)
    assert isinstance(turned, Turned)
    assert bout.row(0) == "2H 5H"


def test_R40_no_stake_is_laid_where_there_are_none() -> None:
    """A captures pile alone does not make a Double War."""
    bout = Bout("KH 5H", "2H 4H", captures=Captures.TURN_OVER)
    bout.turn()
    bout.take(0)
    assert kinds(bout.turn(0)) == [Turned]


def test_R40_who_is_out_is_not_waited_for() -> None:
    """A seat that resigns before it has turned leaves the others a live battle."""
    bout = Bout("2H 3H", "KH 4H", "QH 5H")
    bout.turn(0, 1)
    assert kinds(bout.give(Resign(), 2)) == [WentOut, WentLive]
    assert won(bout.take(1)) == (1, "grabbed", 4)


def test_R40_a_seat_dealt_no_cards_turns_none() -> None:
    """A seat that is out from the start (R4) owes nothing and may do nothing."""
    bout = Bout("2H 3H", "", "QH 5H")
    assert bout.part.owed == (1, 0, 1)
    assert bout.refused(Turn(), 1) == "command/illegal"
    assert bout.refused(Grab(1, 0), 1) == "command/illegal"
    assert bout.refused(Resign(), 1) == "command/illegal"
    assert kinds(bout.turn()) == [Turned, Turned, WentLive]


def test_R41_the_owner_of_the_highest_card_takes_the_centre() -> None:
    """The claim is announced, and when it is decided the cards go under the owner's stock (R14, R15)."""
    bout = Bout("2H 3H", "KH 4H", "QH 5H")
    bout.turn()
    assert bout.grab(1, 420) == [Grabbed(1, 420)]
    assert (bout.part.phase, bout.part.claimed, bout.part.due) == ("claimed", (1,), 435)
    (event,) = bout.clock(435)
    assert isinstance(event, Won)
    assert (event.seat, event.how, event.card, event.beaten, event.prize) == (1, "grabbed", Card("KH"), Card("QH"), 3)
    assert bout.stock(1) == "4H KH QH 2H"


@pytest.mark.parametrize(("at", "how"), [(1_499, None), (1_500, "stolen"), (9_000, "stolen")])
def test_R41_others_may_steal_when_the_owner_has_not_grabbed_in_time(at: int, how: str | None) -> None:
    """By default 1,500 ms are the owner's; from then on whoever grabs wins the battle."""
    bout = Bout("2H 3H 6H", "KH 4H 7H")
    bout.turn()
    assert bout.part.steal_at == 1_500
    bout.grab(0, at)
    bout.clock(20_000)
    assert bout.part.phase == ("live" if how is None else "turning")
    if how is not None:
        assert bout.stock(0) == "3H 6H 2H KH"
        stolen = bout.log[-1]
        assert isinstance(stolen, Won)
        assert (stolen.seat, stolen.how, stolen.card, stolen.beaten) == (0, "stolen", None, None)


def test_R41_steal_after_counts_from_the_moment_the_battle_went_live() -> None:
    """The time before does not count."""
    bout = Bout("2H 3H", "KH 4H", speed=Speed(steal_after=200))
    bout.turn(0)
    bout.clock(5_000)
    bout.turn(1)
    assert bout.part.steal_at == 5_200
    assert penalty(bout.grab(0, 199)) == 1
    assert bout.grab(0, 200) == [Grabbed(0, 200)]


def test_R41_with_steal_after_0_it_is_free_for_all() -> None:
    """Anybody may grab from the first moment."""
    bout = Bout("2H 3H", "KH 4H", speed=Speed(steal_after=0))
    bout.turn()
    assert won([*bout.grab(0, 0), *bout.clock(15)]) == (0, "stolen", 2)


def test_R41_without_steal_after_only_the_owner_may_grab() -> None:
    """The game waits for the owner, however long it takes."""
    bout = Bout("2H 3H", "KH 4H", speed=Speed(steal_after=None))
    bout.turn()
    assert bout.part.steal_at is None
    assert penalty(bout.grab(0, 3_600_000)) == 1
    assert won([*bout.grab(1, 4_000_000), *bout.clock(4_000_015)]) == (1, "grabbed", 3)


def test_R41_a_stolen_war_counts_for_the_thief() -> None:
    """Under R22 the seat that takes a war has won it, whoever owned the highest card."""
    bout = Bout("5H 2H 3H 9H", "5S 2S JS 4S", war_down=1, wars_to_win=1)
    bout.turn()
    bout.turn()
    assert bout.part.owner == 1
    bout.grab(0, 2_000)
    bout.clock(2_015)
    assert bout.outcome == Outcome(0, Termination.WARS, (), 1, 1)


def test_R42_a_grab_before_the_battle_is_live_costs_the_top_card() -> None:
    """It goes face down to the row of whoever grabbed, and with the prize."""
    bout = Bout("2H 3H 6H", "KH 4H 7H")
    bout.turn(0)
    (false,) = bout.grab(0)
    assert isinstance(false, GrabbedFalsely)
    assert (false.seat, false.penalty) == (0, 1)
    assert (false.counts.stocks, false.counts.rows) == ((1, 3), (2, 0))
    assert bout.row(0) == "2H ?"
    bout.turn(1)
    bout.take(1)
    assert bout.stock(1) == "4H 7H KH 2H 3H"


def test_R42_a_grab_between_two_battles_is_for_the_next_and_false() -> None:
    """Nothing lies there: the penalty card is the first in the row, and the battle begins with the first turn (R28)."""
    bout = Bout("2H 3H 6H", "KH 4H 7H")
    assert penalty(bout.grab(1)) == 1
    assert (bout.view.battles, bout.row(1)) == (0, "?")
    bout.turn()
    assert (bout.view.battles, bout.row(1)) == (1, "? 4H")


def test_R42_a_card_owed_to_the_battle_is_never_the_penalty() -> None:
    """Who has one card left and has not turned it gives none, and turns it."""
    bout = Bout("2H", "KH 4H")
    assert penalty(bout.grab(0)) == 0
    bout.turn(0)
    assert bout.row(0) == "2H"


def test_R42_the_penalty_takes_what_is_to_spare_beyond_what_is_owed() -> None:
    """Of three cards, one of them owed, two can be lost."""
    bout = Bout("2H 3H 6H", "KH 4H 7H")
    assert [penalty(bout.grab(0)) for _ in range(4)] == [1, 1, 0, 0]
    bout.turn(0)
    assert bout.row(0) == "? ? 6H"
    assert penalty(bout.grab(0)) == 0  # and now there is none


def test_R42_with_penalty_0_nothing_happens() -> None:
    """The false grab is told and costs nothing."""
    bout = Bout("2H 3H", "KH 4H", speed=Speed(penalty=0))
    assert penalty(bout.grab(0)) == 0
    assert bout.stock(0) == "2H 3H"


def test_R42_a_thief_that_comes_too_early_pays_to_the_owner() -> None:
    """The penalty lies in the centre that the owner then takes."""
    bout = Bout("2H 3H 6H", "KH 4H 7H")
    bout.turn()
    bout.grab(0, 1_000)
    assert won(bout.take(1)) == (1, "grabbed", 3)
    assert bout.stock(0) == "6H"


def test_R42_a_grab_for_a_battle_that_has_been_taken_is_void() -> None:
    """It is refused as late; nothing is lost."""
    bout = Bout("2H 3H 6H", "KH 4H 7H")
    bout.turn()
    bout.take(1)
    assert bout.refused(Grab(1, 400), 0) == "command/late"
    bout.turn()
    assert bout.refused(Grab(1, 400), 0) == "command/late"
    assert bout.stock(0) == "6H"


def test_R42_a_battle_still_to_come_cannot_be_grabbed() -> None:
    """A number higher than that of the running battle is no battle."""
    bout = Bout("2H 3H", "KH 4H")
    assert bout.refused(Grab(2, 0), 0) == "command/illegal"


def test_R42_a_second_grab_of_the_same_seat_is_refused() -> None:
    """A double tap is neither false nor a second claim."""
    bout = Bout("2H 3H", "KH 4H")
    bout.turn()
    bout.grab(1, 300)
    assert bout.refused(Grab(1, 310), 1) == "command/illegal"
    assert bout.part.claimed == (1,)


def test_R42_an_empty_stock_is_refilled_for_a_penalty() -> None:
    """A card must come from it (R16): the captures are turned over and their first card is lost."""
    bout = Bout("KH", "2H 4H 6H", captures=Captures.TURN_OVER)
    bout.turn()
    bout.take(0)
    refilled, false = bout.grab(0)
    assert isinstance(refilled, Refilled)
    assert isinstance(false, GrabbedFalsely)
    assert (bout.stock(0), bout.row(0)) == ("2H", "?")
    assert penalty(bout.grab(0)) == 0  # the last one is owed


def test_R42_captures_that_never_become_a_stock_pay_no_penalty() -> None:
    """Under `captures=none` the stock is all there is."""
    bout = Bout("KH 5H", "2H 4H", captures=Captures.NONE)
    bout.turn()
    bout.take(0)
    assert bout.captures(0) == "KH 2H"
    assert penalty(bout.grab(0)) == 0


@pytest.mark.parametrize(("refill_in_war", "cost"), [(True, 1), (False, 0)])
def test_R42_in_a_war_captures_pay_only_where_they_count(refill_in_war: bool, cost: int) -> None:  # noqa: FBT001
    """With `refill_in_war=false` captures are not taken up during a war (R12), so not for a penalty either."""
    bout = Bout("KH 5H 9H", "2H 5S 3S", captures=Captures.TURN_OVER, refill_in_war=refill_in_war, war_down=0)
    bout.turn()
    bout.take(0)
    bout.turn()
    assert bout.part.owed == (1, 1)
    assert penalty(bout.grab(0)) == cost


def test_R42_a_penalty_card_behind_the_shown_one_leaves_it_its_place() -> None:
    """When identical cards are taken back (R27) the shown card leaves the row and the penalty card stays, face down."""
    bout = Bout("5H 3H 6H", "5H 4H 7H", packs=2, identical=Identical.TAKE_BACK)
    bout.turn(0)
    bout.grab(0)
    assert bout.row(0) == "5H ?"
    assert kinds(bout.turn(1)) == [Turned, TakenBack, LeftLying]
    assert (bout.row(0), bout.row(1)) == ("?", "")
    assert (bout.stock(0), bout.stock(1)) == ("6H 5H", "4H 7H 5H")


def test_R43_contenders_lay_at_their_own_pace() -> None:
    """Each by one turn of its own; the last one makes the battle live again, and its owner takes everything."""
    bout = Bout("5H 2H 3H 6H 9H 8H", "5S 2S 3S 6S JS 8S", "4H 7H")
    declared = bout.turn()[-1]
    assert isinstance(declared, WarDeclared)
    assert (declared.link, declared.seats) == (1, (0, 1))
    assert (bout.part.phase, bout.part.owed) == ("laying", (4, 4, 0))
    (laid,) = bout.turn(1)
    assert isinstance(laid, Laid)
    assert (laid.down, laid.cards) == ((0, 3, 0), (None, Card("JS"), None))
    assert bout.refused(Turn(), 1) == "command/illegal"
    assert bout.refused(Turn(), 2) == "command/illegal"  # it watches
    bout.clock(4_000)
    assert bout.turn(0)[-1] == WentLive(1, 4_000)
    assert (bout.row(0), bout.part.owner) == ("5H ? ? ? 9H", 1)
    event = bout.take(1)[-1]
    assert isinstance(event, Won)
    assert (event.card, event.beaten, event.prize) == (Card("JS"), Card("9H"), 11)


def test_R43_the_table_lays_for_all_who_have_not() -> None:
    """The table's turn stands for the contenders that owe cards."""
    bout = Bout("5H 2H 3H", "5S 2S JS", war_down=1)
    bout.turn()
    bout.turn(0)
    assert kinds(bout.turn()) == [Laid, WentLive]


def test_R43_a_grab_before_all_have_laid_is_false() -> None:
    """Also by the seat that has laid the highest card so far, and by one that watches."""
    bout = Bout("5H 2H 3H 8H", "5S 2S JS 8S", "4H 7H", war_down=1)
    bout.turn()
    bout.turn(1)
    assert [penalty(bout.grab(seat, 5_000)) for seat in (1, 2)] == [1, 1]
    assert (bout.row(1), bout.row(2)) == ("5S ? JS ?", "4H ?")


def test_R43_what_is_owed_to_the_war_was_settled_when_it_was_declared() -> None:
    """A contender owes its r = 3 cards; of five it can lose two, and lays what it owes all the same."""
    bout = Bout("5H 2H 3H 6H 7H 8H", "5S 2S 3S 6S JS 8S", war_down=2)
    bout.turn()
    assert bout.part.owed == (3, 3)
    assert [penalty(bout.grab(0)) for _ in range(3)] == [1, 1, 0]
    bout.turn(0)
    assert bout.row(0) == "5H ? ? ? ? 8H"


def test_R43_r_is_counted_when_the_war_is_declared() -> None:
    """Cards lost before count no more: r = 1 lays one face up, nothing down (R12 `commit`)."""
    bout = Bout("5H 2H 3H", "5S 2S 3S 6S JS 8S")
    bout.turn(0)
    bout.grab(0)
    bout.turn(1)
    assert bout.part.owed == (1, 4)
    bout.turn(0)
    assert bout.row(0) == "5H ? 3H"


def test_R43_a_contender_left_alone_wins_without_a_grab() -> None:
    """R13: the other has no card, loses the war and is out; nothing is laid and nobody grabs."""
    bout = Bout("5H", "5S 2S")
    events = bout.turn()
    assert kinds(events)[2:] == [WarDeclared, WentOut, Won, Ended]
    assert won(events) == (1, "alone", 2)
    assert bout.outcome == Outcome(1, Termination.SHORT_WAR, (), 1, 1)


def test_R43_a_war_that_nobody_can_fight_leaves_the_centre() -> None:
    """R13: both contenders are out; the third and fourth seats play on for the centre."""
    bout = Bout("5H", "5S", "2H 4H", "3H 6H")
    assert kinds(bout.turn())[4:] == [WarDeclared, WentOut, WentOut, LeftLying]
    assert (bout.part.phase, bout.part.battle, bout.part.owed) == ("turning", 2, (0, 0, 1, 1))
    bout.turn()
    assert won(bout.take(3)) == (3, "grabbed", 6)


def test_R43_under_draw_a_short_contender_ends_the_game() -> None:
    """R12 `draw`."""
    bout = Bout("5H 2H", "5S 2S 3S 6S JS", short=Short.DRAW)
    bout.turn()
    assert bout.outcome == Outcome(None, Termination.SHORT_WAR, (0, 1), 1, 1)
    assert bout.speed.shown == (None, None)  # nothing is left to contend for
    assert bout.refused(Clock(1), None) == "command/over"


def test_R43_a_last_card_stands() -> None:
    """R12 `last-card`: who has none left owes nothing, and its card is beaten or wins when the other has laid."""
    bout = Bout("5H", "5S 2S 3S", war_down=1, short=Short.LAST_CARD)
    declared = bout.turn()[-1]
    assert isinstance(declared, WarDeclared)
    assert declared.standing == (0,)
    assert bout.part.owed == (0, 2)
    bout.turn(1)
    assert bout.part.owner == 0
    assert won(bout.take(0)) == (0, "grabbed", 4)


def test_R43_another_tie_is_another_link() -> None:
    """R11: laid again, under `single` one card face up; the grab comes after the last link."""
    bout = Bout("5H 2H 7H 9H 8H", "5S 2S 7S JS 8S", war_down=1, chain=Chain.SINGLE)
    bout.turn()
    assert kinds(bout.turn()) == [Laid, Laid, WarDeclared]
    assert (bout.part.phase, bout.part.owed) == ("laying", (1, 1))
    bout.turn()
    assert (bout.row(1), bout.part.owner) == ("5S ? 7S JS", 1)


def test_R43_everyone_may_have_to_lay() -> None:
    """R9 `everyone`: seats that did not tie lay too."""
    bout = Bout("5H 2H 7H", "5S 2S 6S", "4H 3H KH", war_down=1, contenders=Contenders.EVERYONE)
    bout.turn()
    assert bout.part.owed == (2, 2, 2)
    bout.turn()
    assert bout.part.owner == 2


def test_R43_identical_cards_are_no_war() -> None:
    """R27 `discard`: the battle is over at once; there is nothing to grab."""
    bout = Bout("5H 3H", "5H 4H", packs=2, identical=Identical.DISCARD)
    assert kinds(bout.turn())[2:] == [Discarded, LeftLying]
    assert (bout.part.phase, bout.part.battle) == ("turning", 2)
