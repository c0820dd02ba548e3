"""Speed War, rule by rule: photo finish, handicaps, the bell (R44, R45), played by hand. Times in milliseconds."""

from __future__ import annotations

import pytest

from bataille.cards import Card
from bataille.commands import Clock, Resign
from bataille.engine.setup import set_up
from bataille.events import BellRang, Ended, Grabbed, TurnedBack, WentOut, Won
from bataille.outcome import Outcome, Termination
from bataille.rules import Identical, Rules, Speed
from bataille.stream import Seeded
from tests.families.speed_bout import Bout, kinds, won


@pytest.mark.parametrize(
    ("grabs", "winner"),
    [
        ([(1, 2_000), (0, 2_014)], 0),  # closer together than 15 ms: the owner
        ([(1, 2_000), (0, 2_015)], 1),  # not closer: the earlier
        ([(0, 2_014), (1, 2_000)], 0),  # whichever comes in first
        ([(2, 2_004), (1, 2_000)], 1),  # two thieves: the earlier
        ([(2, 2_000), (1, 2_000)], 1),  # at the same time: the first clockwise from the owner
        ([(1, 2_000), (2, 2_010), (0, 2_020)], 1),  # the owner is too far from the first
        ([(1, 2_000), (2, 2_010), (0, 2_012)], 0),
        ([(2, 3_000), (0, 1_600)], 0),  # later, whichever comes in first
    ],
)
def test_R44_who_wins_a_photo_finish(grabs: list[tuple[int, int]], winner: int) -> None:
    """Closer together than `photo_finish`: the owner; else the earlier; else clockwise from the owner (seat 0)."""
    bout = Bout("KH 3H", "2H 4H", "5H 6H")
    bout.turn()
    for seat, at in grabs:
        bout.grab(seat, at)
    assert won(bout.clock(5_000))[0] == winner


def test_R44_clockwise_goes_round_the_table() -> None:
    """From seat 1, the owner, seat 2 comes before seat 0."""
    bout = Bout("2H 3H", "KH 4H", "5H 6H", "7H 8H")
    bout.turn()
    bout.grab(0, 2_000)
    bout.grab(2, 2_000)
    assert won(bout.clock(5_000))[0] == 2


def test_R44_without_photo_finish_time_alone_counts() -> None:
    """0 ms: the earlier wins, and the owner only at the very same time; the claim needs the clock all the same."""
    bout = Bout("KH 3H 4H", "2H 5H 6H", speed=Speed(photo_finish=0))
    bout.turn()
    bout.grab(1, 2_000)
    bout.grab(0, 2_001)
    assert won(bout.clock(2_000)) == (1, "stolen", 2)
    bout.turn()
    assert bout.part.owner == 1
    bout.grab(0, 2_000)
    bout.grab(1, 2_000)
    assert won(bout.clock(4_000)) == (1, "grabbed", 2)


def test_R44_a_claim_is_decided_when_the_clock_has_passed_photo_finish() -> None:
    """Until then another may come; the times count from the moment the battle went live."""
    bout = Bout("KH 3H", "2H 4H")
    bout.clock(10_000)
    bout.turn()
    bout.grab(1, 2_000)
    assert bout.part.due == 12_015
    assert bout.clock(12_014) == []
    assert bout.grab(0, 2_014) == [Grabbed(0, 2_014)]
    assert won(bout.clock(12_015)) == (0, "grabbed", 2)


def test_R44_a_grab_that_comes_in_when_its_time_has_passed_is_decided_at_once() -> None:
    """The clock knows that no better one can come."""
    bout = Bout("KH 3H", "2H 4H")
    bout.turn()
    bout.clock(900)
    assert kinds(bout.grab(0, 885)) == [Grabbed, Won]


def test_R45_time_runs_forwards_and_is_told_by_the_table() -> None:
    """An earlier time is refused, and so is one from a seat; times change no piles by themselves."""
    bout = Bout("KH 3H", "2H 4H")
    bout.clock(900)
    assert bout.refused(Clock(899), None) == "command/time"
    assert bout.refused(Clock(901), 0) == "command/illegal"
    assert bout.clock(900) == []
    assert bout.view.time == 900


def test_R45_time_is_never_counted_by_turns() -> None:
    """Speed War knows nothing but real time: `counted` (R21) means nothing to it."""
    rules = Rules(part=Speed(), time_limit=1)
    assert not set_up(rules, Bout("KH", "2H").setup.faces, Seeded(1), counted=True).counted
    assert set_up(Rules(time_limit=1), Bout("KH", "2H").setup.faces, Seeded(1), counted=True).counted


@pytest.mark.parametrize(
    ("grabs", "winner"),
    [
        ([(0, 400), (1, 1_385)], 1),  # counts as 385: earlier, and no photo finish
        ([(0, 400), (1, 1_386)], 0),  # counts as 386: a photo finish, which is the owner's
        ([(0, 400), (1, 1_500)], 0),  # later
        ([(1, 1_385), (0, 400)], 1),  # whichever comes in first
        ([(2, 385), (0, 400)], 2),  # those without a handicap as ever
        ([(2, 386), (0, 400)], 0),
    ],
)
def test_R45_a_handicap_lets_a_seat_be_later(grabs: list[tuple[int, int]], winner: int) -> None:
    """Free for all, seat 0 the owner: seat 1 may be up to 1,000 ms later than the others."""
    bout = Bout("KH 3H", "2H 4H", "5H 6H", speed=Speed(steal_after=0, handicap=(0, 1_000, 0)))
    bout.turn()
    for seat, at in grabs:
        bout.grab(seat, at)
    assert won(bout.clock(5_000))[0] == winner


def test_R45_claims_wait_for_those_with_a_longer_handicap() -> None:
    """The others' claims are decided later, by what their handicap falls short of the longest, and its own is not."""
    bout = Bout("KH 3H", "2H 4H", "5H 6H", speed=Speed(steal_after=0, handicap=(0, 1_000, 400)))
    bout.turn()
    bout.grab(0, 400)
    assert bout.part.due == 400 + 1_000 + 15
    bout.grab(2, 450)
    assert bout.part.due == 450 + 600 + 15
    bout.grab(1, 900)
    assert bout.part.due == 900 + 15
    assert won(bout.clock(915)) == (1, "stolen", 3)


def test_R45_an_owner_safe_from_a_steal_need_not_wait() -> None:
    """R41: it has grabbed within `steal_after`, so not even a handicap can take it from it."""
    bout = Bout("KH 3H 7H", "2H 4H 8H", speed=Speed(steal_after=500, handicap=(0, 1_000)))
    bout.turn()
    bout.grab(0, 499)
    assert bout.part.due == 514
    bout.grab(1, 500)
    assert won(bout.clock(514)) == (0, "grabbed", 2)


def test_R45_an_owner_that_grabs_when_others_may_steal_waits_for_them() -> None:
    """With `steal_after` over, that very moment included, a seat with a handicap can still be earlier."""
    bout = Bout("KH 3H 7H", "2H 4H 8H", speed=Speed(steal_after=500, handicap=(0, 1_000)))
    bout.turn()
    bout.grab(0, 500)
    assert bout.part.due == 1_515
    bout.grab(1, 1_485)
    assert won(bout.clock(1_500)) == (1, "stolen", 2)


@pytest.mark.parametrize("steal_after", [500, None])
def test_R45_an_owner_with_a_handicap_is_safe_for_longer(steal_after: int | None) -> None:
    """A thief's claim at 500 ms waits for 1,000 ms more; who may never be robbed never waits."""
    bout = Bout("KH 3H 7H", "2H 4H 8H", speed=Speed(steal_after=steal_after, handicap=(1_000, 0)))
    bout.turn()
    if steal_after is not None:
        bout.grab(1, 500)
        assert bout.part.due == 1_515
    bout.grab(0, 1_510)
    assert won(bout.clock(1_525)) == (0, "grabbed", 2)


def test_R45_a_handicap_of_a_seat_that_has_left_holds_nobody_up() -> None:
    """When the child resigns, the waiting claim is decided."""
    bout = Bout("KH 3H", "2H 4H", "5H 6H", speed=Speed(steal_after=0, handicap=(0, 1_000, 0)))
    bout.turn()
    bout.grab(0, 400)
    assert bout.clock(500) == []
    assert kinds(bout.give(Resign(), 1)) == [WentOut, Won]


def test_R45_at_the_bell_a_live_battle_goes_to_its_owner() -> None:
    """Then most cards wins (R21); the bell is heard once."""
    bout = Bout("KH 3H", "2H 4H", time_limit=1)
    bout.turn()
    assert bout.part.due == 1_000
    assert bout.clock(999) == []
    events = bout.clock(1_000)
    assert kinds(events) == [BellRang, Won, Ended]
    assert events[0] == BellRang(1_000)
    assert won(events) == (0, "bell", 2)
    assert isinstance(events[1], Won)
    assert (events[1].card, events[1].beaten) == (Card("KH"), Card("2H"))
    assert bout.outcome == Outcome(0, Termination.TIME, (), 1, 0)


def test_R45_a_claim_not_decided_before_the_bell_is_lost_to_the_owner() -> None:
    """A thief's photo finish would end after the bell, even where the clock jumps over both."""
    bout = Bout("KH 3H", "2H 4H", speed=Speed(steal_after=0), time_limit=1)
    bout.turn()
    bout.grab(1, 986)
    assert bout.part.due == 1_000
    assert won(bout.clock(1_001)) == (0, "bell", 2)


def test_R45_a_claim_decided_before_the_bell_counts() -> None:
    """Also where the clock jumps over both; the bell then ends the game."""
    bout = Bout("KH 3H", "2H 4H", speed=Speed(steal_after=0), time_limit=1)
    bout.turn()
    bout.grab(1, 985)
    events = bout.clock(5_000)
    assert kinds(events) == [Won, BellRang, Ended]
    assert won(events) == (1, "stolen", 2)
    assert bout.outcome == Outcome(1, Termination.TIME, (), 1, 0)


def test_R45_at_the_bell_a_battle_not_live_is_turned_back() -> None:
    """Each seat takes back what it laid, the penalty card too; battles count the unfinished one (R28)."""
    bout = Bout("KH 3H 4H", "2H 5H 6H", time_limit=1)
    bout.turn(0)
    bout.grab(0)
    ring, back, ended = bout.clock(1_000)
    assert isinstance(ring, BellRang)
    assert isinstance(back, TurnedBack)
    assert (back.counts.stocks, back.counts.rows) == ((3, 3), (0, 0))
    assert isinstance(ended, Ended)
    assert bout.stock(0) == "KH 3H 4H"
    assert bout.part.owed == (0, 0)
    assert bout.outcome == Outcome(None, Termination.TIME, (0, 1), 1, 0)


def test_R45_at_the_bell_a_war_being_laid_is_turned_back() -> None:
    """Nobody gains by not laying. Who was out before gets nothing back, and what an earlier battle left stays."""
    bout = Bout("5H", "5S", "2H 4H 8H 9H", "3H 4S 9S", war_down=1, time_limit=1)
    bout.turn()
    bout.turn()  # the second battle ties too, at 4, and both owe to the war
    assert bout.part.phase == "laying"
    assert bout.part.owed == (0, 0, 2, 1)
    bout.turn(2)
    assert bout.row(2) == "2H 4H ? 9H"
    bout.clock(1_000)
    assert [bout.row(seat) for seat in range(4)] == ["5H", "5S", "2H", "3H"]
    assert (bout.stock(2), bout.stock(3)) == ("4H 8H 9H", "4S 9S")
    assert bout.speed.table.down == ((), (), (), ())
    assert bout.outcome == Outcome(2, Termination.TIME, (), 2, 2)


def test_R45_at_the_bell_between_two_battles_nothing_is_turned_back() -> None:
    """There is nothing to take back, and what lies in the centre from before stays there."""
    bout = Bout("5H", "5S", "2H 4H", "3H", "4S 6S", time_limit=1)
    bout.turn()
    assert bout.row(3) == "3H"
    assert kinds(bout.clock(1_000)) == [BellRang, Ended]
    assert bout.row(2) == "2H"
    assert bout.outcome == Outcome(None, Termination.TIME, (2, 4), 1, 1)


def test_R45_face_down_cards_carried_over_stay_face_down_at_the_bell() -> None:
    """Only what was laid in this battle is taken back."""
    bout = Bout("5H 2H", "3H 5H 7H", packs=2, identical=Identical.TAKE_BACK, time_limit=1)
    bout.grab(1)
    bout.turn()
    assert bout.row(1) == "?"
    bout.turn(0)
    bout.clock(1_000)
    assert (bout.row(0), bout.row(1)) == ("", "?")
    assert (bout.stock(0), bout.stock(1)) == ("2H 5H", "7H 5H")
