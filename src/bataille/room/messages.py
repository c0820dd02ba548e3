"""The messages between a client and a room, named from the client's side. `docs/protocol.md` shows each."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from bataille.codec import Range
from bataille.commands import Command, Milliseconds
from bataille.errors import Argument, BatailleError
from bataille.events import Event
from bataille.record import Record
from bataille.room.charter import Name, PlayerKey, Token
from bataille.room.log import Change, Id, Seat, Version
from bataille.rules import Rules
from bataille.value import value
from bataille.view import View

#: The version of these messages.
PROTOCOL: Final = 1
#: Bytes that a message to a room may have.
MOST_BYTES: Final = 4_096

Number = Annotated[int, Range(0, 2**53 - 1)]


@value
class Hello:
    """Come in, or come back."""

    TAG: ClassVar[str] = "hello"

    token: Token
    #: The last version seen; `None`: start from a whole view.
    seen: Version | None = None
    protocol: Number = PROTOCOL


@value
class Give:
    """Give a command. A double tap gives the same id, or the same command for the same decision: one effect."""

    TAG: ClassVar[str] = "command"

    id: Id
    #: The number of the question that it answers.
    decision: Number
    body: Command
    #: Which of the token's seats it is for. `None`: its only one; or, for a `turn` in a game of chance, all seats that
    #: may turn, if the token has them all but those of computer players.
    seat: Seat | None = None


@value
class Settings:
    """Change how the room is run."""

    TAG: ClassVar[str] = "settings"

    id: Id
    change: Change


@value
class AskRecord:
    """Ask for the record of a finished game."""

    TAG: ClassVar[str] = "record"


ToRoom = Hello | Give | Settings | AskRecord


@value
class Welcome:
    """The room as it stands, for a client that comes in or has missed too much."""

    TAG: ClassVar[str] = "welcome"

    version: Version
    #: Milliseconds since the deal, pauses excluded.
    time: Milliseconds
    rules: Rules
    variant: str | None
    #: The client's own seats, and whether it is the host.
    seats: tuple[Seat, ...]
    host: bool
    #: What each of these seats sees; for a watcher one view.
    views: tuple[View, ...]


@value
class Events:
    """What happened after version `since`, up to `version`; a client whose own version is another says hello again."""

    TAG: ClassVar[str] = "events"

    since: Version
    version: Version
    time: Milliseconds
    events: tuple[Event, ...]
    #: As in `Welcome`, at `version`.
    views: tuple[View, ...]


@value
class Accepted:
    """The client's command or settings took effect with this version, and are stored."""

    TAG: ClassVar[str] = "accepted"

    id: Id
    version: Version


@value
class Refused:
    """The client's message had no effect."""

    TAG: ClassVar[str] = "refused"

    #: `None`: of a message that has none or could not be read.
    id: Id | None
    code: str
    arguments: dict[str, Argument]


@value
class Seated:
    """One seat, as everybody sees it."""

    name: Name
    player: PlayerKey
    #: Whether a client of this seat is connected.
    here: bool


@value
class Presence:
    """Who is there, by seat, and whether the game is paused."""

    TAG: ClassVar[str] = "presence"

    paused: bool
    seats: tuple[Seated, ...]


@value
class Bye:
    """The room has closed the connection. `retry_in`: milliseconds after which to come back; `None`: do not."""

    TAG: ClassVar[str] = "bye"

    reason: str
    retry_in: Number | None = None


@value
class TheRecord:
    """The record of the game, which is over."""

    TAG: ClassVar[str] = "record"

    record: Record


FromRoom = Welcome | Events | Accepted | Refused | Presence | Bye | TheRecord


def refused(id: Id | None, error: BatailleError) -> Refused:  # noqa: A002 - the message's own word
    """What a client is told of an error."""
    return Refused(id, error.code, dict(error.arguments))
