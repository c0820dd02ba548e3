from __future__ import annotations

import pytest

from bataille.cards import Card
from bataille.commands import Choose, Clock, Grab, Resign, Turn
from bataille.outcome import Termination
from bataille.players import Answer
from bataille.room import Accepted, Gave, GoOn, Pause, PlayedBy, Refused
from bataille.view import SpeedView, ThinkingView

from .hall import GUEST, HOST, Client, Hall, charter


def speed_hall(*options: str, grace: int = 0, now: int = 0) -> tuple[Hall, Client, Client]:
    """Speed War between two people."""
    hall = Hall(charter("speed", *options), now, grace=grace)
    return hall, hall.enter(HOST), hall.enter(GUEST)


def part(client: Client) -> SpeedView:
    """Where the running battle of Speed War stands."""
    found = client.views[0].part
    assert isinstance(found, SpeedView)
    return found


def go_live(one: Client, two: Client) -> tuple[Client, Client]:
    """Both turn until a battle is live; returns its owner and the other."""
    while part(one).owner is None:
        decision = one.views[0].question.number
        for client, owed in zip((one, two), part(one).owed, strict=True):
            if owed:
                client.give(Turn(), decision=decision)
    return (one, two) if part(one).owner == 0 else (two, one)


def clocks(hall: Hall) -> list[int]:
    """The times that the room told its game."""
    bodies = [entry.body for entry in hall.entries if isinstance(entry.body, Gave)]
    return [body.command.ms for body in bodies if isinstance(body.command, Clock)]


def test_the_bell_rings_without_a_tick_before() -> None:
    """R21: the room wants to be woken for the bell, and tells the game the time then and not before."""
    hall = Hall(charter("timed"), now=5_000)
    one, two = hall.enter(HOST), hall.enter(GUEST)
    assert hall.room.deadline() == 905_000
    hall.wait(400_000)
    one.give(Turn())
    two.give(Turn(), decision=1)
    assert clocks(hall) == []
    assert one.views[0].time == 0
    hall.wait(499_999)
    assert not hall.is_over()
    hall.wait(1)
    assert hall.is_over()
    assert clocks(hall) == [900_000]
    outcome = one.views[0].outcome
    assert outcome is not None
    assert outcome.termination is Termination.TIME
    assert hall.room.deadline() is None


def test_a_pause_does_not_count() -> None:
    """The bell waits, and so does everybody; times in the log are the game's."""
    hall = Hall(charter("timed"))
    one = hall.enter(HOST)
    hall.wait(100_000)
    one.set(Pause())
    assert hall.room.deadline() is None
    assert [one.presence.paused] == [True]
    hall.wait(1_000_000)
    assert isinstance(one.give(Turn()), Refused)
    one.set(GoOn())
    one.set(GoOn())
    assert [one.presence.paused] == [False]
    assert hall.room.deadline() == 1_100_000 + 800_000
    assert [entry.time for entry in hall.entries] == [100_000] * 3
    hall.wait(800_000)
    assert hall.is_over()


def test_a_room_may_start_paused() -> None:
    """Until the host lets it go on, no time passes."""
    hall = Hall(charter("timed", paused=True))
    one = hall.enter(HOST)
    hall.wait(50_000)
    one.set(GoOn())
    assert hall.room.deadline() == 950_000


def test_a_war_of_the_thinking_variant_outlasts_the_bell() -> None:
    """R21: the running battle is finished; the room does not ask to be woken again for the same bell."""
    hall = Hall(charter("thinking", "time_limit=900"))
    one, two = hall.enter(HOST), hall.enter(GUEST)
    while phase(one) != "war":
        choose(one, two)
    hall.wait(900_000)
    assert not hall.is_over()
    assert hall.room.deadline() is None
    while phase(one) == "war":
        choose(one, two)
    assert hall.is_over()


def phase(client: Client) -> str:
    """The phase of the thinking variant; empty when the game is over."""
    view = client.views[0]
    return view.part.phase if isinstance(view.part, ThinkingView) and view.outcome is None else ""


def choose(one: Client, two: Client) -> None:
    """Both choose the first card of their hands."""
    decision = one.views[0].question.number
    for client in (one, two):
        found = client.views[0].part
        assert isinstance(found, ThinkingView)
        client.give(Choose(found.hand[0]), decision=decision)


def test_R45_the_game_knows_when_a_battle_went_live() -> None:
    """The room tells the time before a turn that may bring it on."""
    hall, one, two = speed_hall(now=10_000)
    hall.wait(2_000)
    one.give(Turn())
    hall.wait(500)
    two.give(Turn(), decision=1)
    assert part(one).since == 2_500
    assert clocks(hall) == [2_000, 2_500]


def test_R44_a_grab_is_decided_when_its_photo_finish_is_over() -> None:
    """The room wants to be woken then; the grab counts from when it came, whatever it says."""
    hall, one, two = speed_hall()
    owner, _ = go_live(one, two)
    since = part(one).since
    hall.wait(400)
    owner.give(Grab(part(one).battle, 0))
    assert [event.at for event in one.events if event.TAG == "grabbed"] == [400]
    assert hall.room.deadline() == since + 415
    hall.wait(15)
    assert [event.TAG for event in one.events][-1] == "won"


def test_R44_credit_lets_a_grab_count_from_when_it_was_made() -> None:
    """No more than the driver measured, and never after it came."""
    for at, credit, counted in ((350, 100, 350), (200, 100, 300), (900, 100, 400), (100, 1_000, 100)):
        hall, one, two = speed_hall()
        owner, _ = go_live(one, two)
        hall.wait(400)
        owner.give(Grab(part(one).battle, at), credit=credit)
        assert [event.at for event in one.events if event.TAG == "grabbed"] == [counted]


def test_R44_grace_waits_for_grabs_that_come_late() -> None:
    """With `grace` 100 a grab that was made 40 ms earlier but came 60 ms later still wins."""
    hall, one, two = speed_hall("steal_after=0", grace=100)
    owner, other = go_live(one, two)
    battle = part(one).battle
    hall.wait(400)
    other.give(Grab(battle, 400))
    hall.wait(60)
    owner.give(Grab(battle, 360), credit=100)
    hall.wait(200)
    won = [event for event in one.events if event.TAG == "won"]
    assert [(event.seat, event.how) for event in won][-1] == (owner.views[0].seat, "grabbed")


def test_a_grab_for_a_battle_that_was_taken_is_late() -> None:
    """R42: it costs nothing."""
    hall, one, two = speed_hall()
    owner, other = go_live(one, two)
    decision, battle = one.views[0].question.number, part(one).battle
    hall.wait(100)
    owner.give(Grab(battle, 100))
    hall.wait(15)
    answer = other.give(Grab(battle, 110), decision=decision)
    assert isinstance(answer, Refused)
    assert answer.code == "command/late"


def test_the_same_grab_twice_costs_one_card() -> None:
    """R42: a false grab that comes again under another id is the same tap; a later one is another."""
    hall, one, _ = speed_hall()
    one.give(Grab(1, 5), "a")
    assert one.give(Grab(1, 5), "b") == Accepted("b", 2)
    assert one.give(Grab(1, 6), "c") == Accepted("c", 3)
    assert [event.TAG for event in one.events] == ["grabbed-falsely"] * 2
    assert len(hall.entries) == 2


def test_R45_the_bell_in_a_claimed_battle() -> None:
    """A claim at the very end, with grace: the bell decides no later than that."""
    hall, one, two = speed_hall("time_limit=1", grace=50)
    owner, _ = go_live(one, two)
    hall.wait(990)
    owner.give(Grab(part(one).battle, 990))
    assert hall.room.deadline() == 1_050
    hall.wait(60)
    assert hall.is_over()


def test_a_resignation_in_speed_war_knows_its_time() -> None:
    """Stages that begin with it begin now."""
    hall, one, two = speed_hall()
    hall.wait(300)
    assert isinstance(two.give(Resign()), Accepted)
    assert clocks(hall) == [300]
    assert one.views[0].outcome is not None


def test_computer_players_take_their_time() -> None:
    """An answer is given when its milliseconds have passed, pauses not counted; never to a question that is closed."""
    hall = Hall(charter(players=[None, "turner"]))
    one = hall.enter(HOST)
    (ask,) = hall.room.asks()
    assert (ask.seat, ask.decision, ask.player) == (1, 1, "turner")
    assert hall.room.asks() == ()
    hall.room.answer(ask, Answer(Turn(), 700), hall.now)
    assert hall.room.deadline() == 700
    hall.wait(600)
    one.set(Pause())
    hall.wait(1_000)
    assert hall.room.asks() == ()
    one.set(GoOn())
    assert hall.room.deadline() == 1_700
    hall.wait(99)
    assert len(hall.entries) == 2
    hall.wait(1)
    assert [entry.place for entry in hall.entries] == [0, 0, None]


def test_a_computer_player_that_says_nothing_is_asked_when_something_has_happened() -> None:
    """Once a version."""
    hall = Hall(charter(players=[None, "turner"]))
    one = hall.enter(HOST)
    (ask,) = hall.room.asks()
    hall.room.answer(ask, None, 0)
    assert hall.room.asks() == ()
    one.give(Turn())
    assert [each.seat for each in hall.room.asks()] == [1]


@pytest.mark.parametrize("back", [True, False])
def test_an_answer_that_has_been_overtaken_is_dropped(*, back: bool) -> None:
    """Its question is closed, or people play the seat again: nothing happens."""
    hall = Hall(charter())
    one, two = hall.enter(HOST), hall.enter(GUEST)
    two.set(PlayedBy(1, "turner"))
    (ask,) = hall.room.asks()
    if back:
        two.set(PlayedBy(1, None))
        hall.room.answer(ask, Answer(Turn(), 10), 0)
        assert hall.room.deadline() is None
    else:
        hall.room.answer(ask, Answer(Choose(Card("AS")), 10), 0)
        hall.wait(10)
        assert hall.room.asks() == ()
    assert one.views[0].battles == 0
