"""The log of a room: what the driver stores, and what the room is made of again."""

from __future__ import annotations

from typing import Annotated, ClassVar

from bataille.codec import Length, Range
from bataille.commands import Command, Milliseconds
from bataille.record import Record
from bataille.room.charter import Name, PlayerKey
from bataille.value import value

Seat = Annotated[int, Range(0, 7)]
Version = Annotated[int, Range(0, 2**53 - 1)]
#: What a client calls one of its commands, to know the answer by.
Id = Annotated[str, Length(1, 64)]

#: The version of a room at which nothing has happened but the deal.
FIRST_VERSION = 1


@value
class Gave:
    """A command was given for a seat, or (`None`) for the table."""

    TAG: ClassVar[str] = "gave"

    seat: Seat | None
    command: Command


@value
class Pause:
    """Stop the game's clock; no commands until it goes on."""

    TAG: ClassVar[str] = "pause"


@value
class GoOn:
    """Let the game go on after a pause."""

    TAG: ClassVar[str] = "go-on"


@value
class PlayedBy:
    """Let a computer player play a seat, or (`None`) its people again."""

    TAG: ClassVar[str] = "played-by"

    seat: Seat
    player: PlayerKey


@value
class Named:
    """Give a seat a name."""

    TAG: ClassVar[str] = "named"

    seat: Seat
    name: Name


Change = Pause | GoOn | PlayedBy | Named


@value
class Entry:
    """One thing that changed a room. Entries have the versions 2, 3, 4, … without a gap."""

    version: Version
    #: Milliseconds since the deal, pauses excluded.
    time: Milliseconds
    #: The place whose client sent it, an index of `Charter.places`; `None`: the room's clock or a computer player.
    place: int | None
    #: What that client called it.
    id: Id | None
    #: The open question when it came.
    decision: Annotated[int, Range(0, 2**53 - 1)]
    body: Gave | Change


def entries_of(record: Record) -> tuple[Entry, ...]:
    """The log of a room in which the game of an unfinished record was played, so that it can be played on there.

    Its times are those of the game's clock, where it has one.
    """
    entries: list[Entry] = []
    time = 0
    for given in record.commands:
        for _ in range(given.times):
            time = getattr(given.command, "ms", time)
            version = FIRST_VERSION + len(entries) + 1
            entries.append(Entry(version, time, None, None, 0, Gave(given.seat, given.command)))
    return tuple(entries)
