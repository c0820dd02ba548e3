from __future__ import annotations

from bataille.commands import Resign, Turn
from bataille.record import Record
from bataille.room import Accepted, AskRecord, Bye, Events, Give, Hello, Place, Presence, Refused, TheRecord, Welcome
from bataille.room.history import MOST_MISSED

from .hall import GUEST, HOST, WATCHER, Client, Hall, charter


def play(*clients: Client, battles: int) -> None:
    """Everybody turns, again and again."""
    for _ in range(battles):
        decision = clients[0].views[0].question.number
        for client in clients:
            client.give(Turn(), decision=decision)


def test_coming_in_shows_the_whole_room() -> None:
    """A new client gets the view of its seats, the rules, and who is there."""
    hall = Hall(charter("winamax"))
    one = hall.enter(HOST)
    welcome, presence = one.told
    assert isinstance(welcome, Welcome)
    assert (welcome.version, welcome.seats, welcome.host, welcome.variant) == (1, (0,), True, "winamax")
    assert welcome.rules == hall.charter.rules
    assert [view.seat for view in welcome.views] == [0]
    assert isinstance(presence, Presence)
    assert [seat.here for seat in presence.seats] == [True, False]
    assert [seat.name for seat in presence.seats] == ["seat 0", "seat 1"]


def test_everything_from_the_beginning() -> None:
    """Version 0 is before the deal: who asks for what came after it is told the deal too."""
    hall = Hall(charter())
    one = Client(hall, 0, HOST.token)
    hall.clients[0] = one
    one.version = 0
    one.hello()
    hall.deliver()
    assert [event.TAG for event in one.events] == ["dealt"]
    assert one.version == 1


def test_coming_back_at_every_version() -> None:
    """Whatever a client has missed, it is told without a gap and sees what it would see had it stayed."""
    hall = Hall(charter())
    one, two = hall.enter(HOST), hall.enter(GUEST)
    play(one, two, battles=12)
    told = [message for message in one.told if isinstance(message, Events)]
    last = one.version
    assert last == 25
    for version in range(last + 1):
        back = Client(hall, 100 + version, HOST.token)
        hall.clients[back.connection] = back
        back.version = version
        back.hello()
        hall.deliver()
        (message,) = [message for message in back.told if isinstance(message, Events)]
        assert (message.since, message.version, message.views) == (version, last, one.views)
        missed = [event for each in told if each.version > version for event in each.events]
        assert list(message.events)[-len(missed) :] == missed or not missed
        assert len(message.events) == len(missed) + (version == 0)


def test_a_gap_is_closed_by_another_hello() -> None:
    """The same connection may say hello again, and stays."""
    hall = Hall(charter())
    one, two = hall.enter(HOST), hall.enter(GUEST)
    play(one, two, battles=2)
    seen = one.version
    one.hello()
    hall.deliver()
    assert not one.gone
    assert one.version == seen == 5
    assert isinstance(one.give(Turn()), Accepted)


def test_who_has_missed_too_much_is_shown_the_whole() -> None:
    """More versions than are told again, or one that never was: a whole view instead."""
    hall = Hall(charter("casino", "rounds=1000", places=[Place("host-token", (), host=True)], players=["always-war"]))
    for _ in range(MOST_MISSED):
        hall.play_on()
    last = hall.entries[-1].version
    assert last > MOST_MISSED
    for seen, kind in ((last - MOST_MISSED, Events), (last - MOST_MISSED - 1, Welcome), (last + 1, Welcome)):
        hall.room.receive(0, Hello("host-token", seen), 0)
        assert isinstance(hall.room.messages()[0][1], kind)


def test_coming_in_while_something_is_being_stored() -> None:
    """Who comes in between a decision and its storing sees the room before it, and is told the rest then."""
    hall = Hall(charter())
    one = hall.enter(HOST)
    one.send(Give("a", 1, Turn()))
    two = hall.enter(GUEST)
    assert two.version == 1
    hall.settle()
    assert two.version == 2
    assert [message.since for message in two.told if isinstance(message, Events)] == [1]


def test_an_acknowledgement_lost_with_the_connection_comes_again() -> None:
    """The client resends what was not answered; the command has taken effect once."""
    hall = Hall(charter())
    one = hall.enter(HOST)
    one.send(Give("a", 1, Turn()))
    hall.room.gone(one.connection)
    del hall.clients[one.connection]
    hall.settle()
    back = hall.enter(HOST)
    assert back.give(Turn(), "a", decision=1) == Accepted("a", 2)
    assert len(hall.entries) == 1


def test_a_device_is_connected_once() -> None:
    """The older connection of a token is sent away, with what waited for it; watchers may be many."""
    hall = Hall(charter(places=[HOST, GUEST, WATCHER]))
    one = hall.enter(HOST)
    one.send(Give("a", 1, Turn()))
    again = hall.enter(HOST)
    assert one.told[-1] == Bye("room/moved")
    hall.settle()
    assert again.version == 2
    watchers = [hall.enter(WATCHER) for _ in range(2)]
    assert [watcher.gone for watcher in watchers] == [False, False]
    assert [view.seat for view in watchers[0].views] == [None]


def test_strangers_are_sent_away() -> None:
    """A wrong token, a message before hello, another version of the messages: a goodbye without return."""
    hall = Hall(charter())
    stranger = Client(hall, 0, "guess")
    hall.clients[0] = stranger
    stranger.hello()
    hall.deliver()
    assert stranger.told == [Bye("room/token")]
    hall.room.receive(1, Give("a", 1, Turn()), 0)
    hall.room.receive(2, AskRecord(), 0)
    hall.room.receive(3, Hello(HOST.token, None, 2), 0)
    codes = [(connection, message.reason) for connection, message in hall.room.messages() if isinstance(message, Bye)]
    assert codes == [(1, "room/hello"), (2, "room/hello"), (3, "room/protocol")]


def test_presence_says_who_is_there() -> None:
    """Everybody learns when a seat's people come and go."""
    hall = Hall(charter())
    one = hall.enter(HOST)
    two = hall.enter(GUEST)
    assert [seat.here for seat in one.presence.seats] == [True, True]
    hall.room.gone(two.connection)
    hall.room.gone(77)
    hall.deliver()
    assert [seat.here for seat in one.presence.seats] == [True, False]


def test_closing_takes_leave_of_everybody() -> None:
    """The driver stops: clients learn why and when to come back."""
    hall = Hall(charter())
    one, two = hall.enter(HOST), hall.enter(GUEST)
    hall.room.close("restart", 2_000)
    hall.deliver()
    assert one.told[-1] == two.told[-1] == Bye("restart", 2_000)


def test_the_record_can_be_had_after_the_end_alone() -> None:
    """R72: it holds the seed and every card."""
    hall = Hall(charter())
    one = hall.enter(HOST)
    one.send(AskRecord())
    hall.deliver()
    assert [message.code for message in one.told if isinstance(message, Refused)] == ["room/running"]
    one.send(Give("a", 1, Resign()))
    one.send(AskRecord())
    hall.deliver()
    assert records(one) == []
    hall.settle()
    assert records(one) == [hall.room.record]
    assert hall.room.record.outcome is not None


def records(client: Client) -> list[Record]:
    """The records that a client was given."""
    return [message.record for message in client.told if isinstance(message, TheRecord)]
