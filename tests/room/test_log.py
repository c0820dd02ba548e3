from __future__ import annotations

from itertools import pairwise

import pytest

from bataille.codec import codec, dumps, encode, loads
from bataille.commands import Clock, Turn
from bataille.errors import CommandError, RoomError
from bataille.game import Game
from bataille.players import players_of
from bataille.record import record_of
from bataille.room import Accepted, Charter, Entry, Give, Local, Named, Place, Room, Sitter, entries_of
from bataille.room.lobby import charter_of
from bataille.stream import Seeded
from bataille.variants import Variant, variant, variants

from .hall import GUEST, HOST, Hall, charter
from .whole import COMMANDS, play


@pytest.fixture(params=sorted(variants()))
def each(request: pytest.FixtureRequest) -> Variant:
    """Every variant in turn."""
    return variant(request.param)


def test_a_room_made_again_of_its_log_is_the_same(each: Variant) -> None:
    """At any point: same game, same log, same clock, same people, and it goes on in the same way."""
    local, _ = play(each, COMMANDS // 4)
    stored = [entry for entry in local.entries if codec(Entry).decode(loads(dumps(encode(entry)))) == entry]
    assert stored == local.entries
    assert [entry.version for entry in stored] == list(range(2, len(stored) + 2))
    assert all(one.time <= other.time for one, other in pairwise(stored))
    charter = local.room.charter
    again = Local(codec(Charter).decode(loads(dumps(encode(charter)))), lambda: 1_000_000, stored)
    assert again.room.record == local.room.record
    assert again.room._match.history.published == local.room._match.history.published
    assert again.room._match.time == stored[-1].time
    part = Room(charter, 0, stored[: len(stored) // 2])
    assert part._match.game.commands == local.room._match.game.commands[: len(part._match.game.commands)]


def test_a_room_made_again_knows_what_it_answered() -> None:
    """A client that missed its acknowledgement gets the same one; a double tap is still one."""
    hall = Hall(charter())
    one = hall.enter(HOST)
    one.give(Turn(), "a")
    one.set(Named(0, "Zoé"), "b")
    again = hall.again().enter(HOST)
    assert [seat.name for seat in again.presence.seats] == ["Zoé", "seat 1"]
    assert again.give(Turn(), "a") == Accepted("a", 2)
    assert again.give(Turn(), "c") == Accepted("c", 2)
    assert again.set(Named(0, "Max"), "b") == Accepted("b", 3)
    assert again.hall.entries == hall.entries
    again.version = 0
    again.hello()
    again.hall.deliver()
    assert again.version == 3


def test_the_clock_of_a_room_made_again_goes_on_where_it_stood() -> None:
    """What lies between does not count."""
    hall = Hall(charter("timed"), now=1_000)
    one = hall.enter(HOST)
    hall.wait(60_000)
    one.give(Turn())
    hall.now = 9_000_000
    assert hall.again().room.deadline() == 9_000_000 + 840_000


def test_the_log_of_another_room_is_refused() -> None:
    """A gap, or commands that this game does not take."""
    hall = Hall(charter())
    hall.enter(HOST).give(Turn())
    hall.enter(GUEST).give(Turn())
    with pytest.raises(RoomError) as caught:
        Room(hall.charter, 0, hall.entries[1:])
    assert caught.value.code == "room/log"
    with pytest.raises(CommandError):
        Room(charter("thinking"), 0, hall.entries)


def test_an_unfinished_record_is_played_on_in_a_room() -> None:
    """Its commands become the log; what follows is what would have followed."""
    game = Game(variant("thinking").rules, Seeded(7))
    keys = players_of("thinking")[0].key
    whole, _ = play(variant("thinking"), 40)
    for entry in whole.entries[:31]:
        game.give(entry.body.command, entry.body.seat)  # type: ignore[union-attr]  # commands alone
    record = record_of(game)
    room_charter = charter_of(record, (Sitter("", keys), Sitter("", keys)), (Place("w", (), host=True),))
    local = Local(room_charter, lambda: 0, entries_of(record))
    assert [entry.body for entry in local.entries] == [entry.body for entry in whole.entries[:31]]
    while len(local.entries) < len(whole.entries):
        local.tick()
    assert local.entries[31].body == whole.entries[31].body
    timed = Game(variant("timed").rules, Seeded(7), real_time=True)
    timed.give(Clock(700))
    timed.give(Turn())
    assert [entry.time for entry in entries_of(record_of(timed))] == [700, 700]


def test_storing_may_fail() -> None:
    """The room is thrown away and made again: nobody has heard of what is lost, and it can be sent again."""
    hall = Hall(charter())
    one = hall.enter(HOST)
    one.send(Give("a", 1, Turn()))
    assert len(hall.room.to_store()) == 1
    hall.deliver()
    again = hall.again().enter(HOST)
    assert again.version == 1
    assert again.give(Turn(), "a") == Accepted("a", 2)
