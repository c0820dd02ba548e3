"""Lobby and rooms of one program, in JSON: what the page's worker drives. No I/O; clock and chance are the caller's."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from bataille.codec import codec, dumps, encode, loads
from bataille.errors import BatailleError, RoomError
from bataille.record import Chance, FromSecret
from bataille.room.charter import Charter
from bataille.room.lobby import Lobby
from bataille.room.lobby_messages import MOST_LOBBY_BYTES, ToLobby
from bataille.room.local import Local
from bataille.room.log import Entry
from bataille.room.messages import MOST_BYTES, FromRoom, ToRoom, refused
from bataille.value import value

#: Clients in the same program are trusted to time their grabs (R44), up to this many milliseconds.
CREDIT: Final = 1_000
#: A grab is told a little after it was made, longer where the page is slow to show the cards: for so many
#: milliseconds a claim waits for an earlier one (R44).
GRACE: Final = 60
_SECRET_BYTES: Final = 32
_TOKEN_BYTES: Final = 16


@value
class Letter:
    """A message of a room to one of its connections."""

    TAG: ClassVar[str] = "letter"

    room: str
    connection: int
    message: FromRoom


@value
class Made:
    """A new room, to be kept. Whoever has its charter knows every card, so it is for the keeper alone (R72)."""

    TAG: ClassVar[str] = "made"

    room: str
    charter: Charter


@value
class Happened:
    """Something that changed a room, to be kept."""

    TAG: ClassVar[str] = "happened"

    room: str
    entry: Entry


@value
class Kept:
    """A room as it was kept."""

    room: str
    charter: Charter
    entries: tuple[Entry, ...]


Posted = Letter | Made | Happened


class Parlour:
    """All rooms of a page. `clock`: monotonic milliseconds. `entropy`: that many bytes that nobody can guess."""

    def __init__(self, clock: Callable[[], int], entropy: Callable[[int], bytes]) -> None:
        self._clock = clock
        self._entropy = entropy
        self._rooms: dict[str, Local] = {}
        #: Of each room, how many entries have been handed out to be kept.
        self._kept: dict[str, int] = {}
        self._posted: list[Posted] = []
        self._lobby = Lobby(self._make_room, self._token, self._chance)

    def ask(self, text: str) -> str:
        """A message to the lobby, and its answer."""
        try:
            message = codec(ToLobby).decode(loads(text, limit=MOST_LOBBY_BYTES))
        except BatailleError as error:
            return dumps(encode(refused(None, error)))
        return dumps(encode(self._lobby.receive(message)))

    def send(self, room: str, connection: int, text: str) -> None:
        """A client's message to a room; what is said of it is in `drain`."""
        try:
            local = self._room(room)
            message = codec(ToRoom).decode(loads(text, limit=MOST_BYTES))
        except BatailleError as error:
            self._posted.append(Letter(room, connection, refused(None, error)))
            return
        local.send(connection, message)
        self._collect(room, local)

    def gone(self, room: str, connection: int) -> None:
        """A client has left."""
        local = self._rooms.get(room)
        if local is not None:
            local.gone(connection)
            self._collect(room, local)

    def tick(self, room: str) -> int | None:
        """Let time pass in a room, once. Returns as `Local.tick`."""
        local = self._rooms.get(room)
        if local is None:
            return None
        wait = local.tick()
        self._collect(room, local)
        return wait

    def reopen(self, text: str) -> None:
        """Make a room again as it was kept (`Kept` in JSON). Raises `BatailleError` where it cannot be read."""
        kept = codec(Kept).decode(loads(text))
        self._add(kept.room, kept.charter, kept.entries)

    def close(self, room: str) -> None:
        """Forget a room."""
        self._rooms.pop(room, None)
        self._kept.pop(room, None)

    def record(self, room: str) -> str:
        """The record of a room's game so far, in JSON: for the keeper alone while the game runs. Raises `RoomError`."""
        return dumps(encode(self._room(room).room.record))

    def drain(self) -> str:
        """What has happened since the last call, in order: a JSON list of `Posted`."""
        posted, self._posted = self._posted, []
        return dumps(encode(tuple(posted)))

    def _room(self, name: str) -> Local:
        local = self._rooms.get(name)
        if local is None:
            raise RoomError("room/none")
        return local

    def _make_room(self, charter: Charter, entries: tuple[Entry, ...]) -> str:
        name = self._token()
        self._add(name, charter, entries)
        self._posted.append(Made(name, charter))
        self._posted += [Happened(name, entry) for entry in entries]
        return name

    def _add(self, name: str, charter: Charter, entries: tuple[Entry, ...]) -> None:
        self._rooms[name] = Local(charter, self._clock, entries, credit=CREDIT, grace=GRACE)
        self._kept[name] = len(entries)

    def _collect(self, name: str, local: Local) -> None:
        """Entries go before the letters that rest on them."""
        self._posted += [Happened(name, entry) for entry in local.entries[self._kept[name] :]]
        self._kept[name] = len(local.entries)
        self._posted += [Letter(name, connection, message) for connection, message in local.letters()]

    def _token(self) -> str:
        return self._entropy(_TOKEN_BYTES).hex()

    def _chance(self) -> Chance:
        return FromSecret(self._entropy(_SECRET_BYTES))
