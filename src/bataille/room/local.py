"""A driver for a room within one program: no threads, no sockets, and the clock is the caller's."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable

from bataille.players import players
from bataille.room.charter import Charter
from bataille.room.log import Entry
from bataille.room.messages import FromRoom, ToRoom
from bataille.room.room import Room


class Local:
    """A room with its computer players; its log is kept in memory.

    `clock`: monotonic milliseconds. `credit`: as in `Room.receive`, for clients that are trusted to time their grabs.
    `grace`: as in `Room`.
    """

    def __init__(
        self,
        charter: Charter,
        clock: Callable[[], int],
        entries: Iterable[Entry] = (),
        *,
        credit: int = 0,
        grace: int = 0,
    ) -> None:
        self.entries = [*entries]
        self.room = Room(charter, clock(), self.entries, grace=grace)
        self._clock = clock
        self._credit = credit
        self._inbox: defaultdict[int, list[FromRoom]] = defaultdict(list)

    def send(self, connection: int, message: ToRoom) -> None:
        """A client's message."""
        self.room.receive(connection, message, self._clock(), credit=self._credit)
        self._drain()

    def inbox(self, connection: int) -> list[FromRoom]:
        """What a client has been told since the last call."""
        return self._inbox.pop(connection, [])

    def letters(self) -> list[tuple[int, FromRoom]]:
        """What all clients have been told since the last call, each with its connection."""
        inbox, self._inbox = self._inbox, defaultdict(list)
        return [(connection, message) for connection, messages in inbox.items() for message in messages]

    def gone(self, connection: int) -> None:
        """A client has left."""
        self.room.gone(connection)
        self._drain()

    def tick(self) -> int | None:
        """Let time pass and computer players answer, once.

        Returns after how many milliseconds there is something to do again, 0: at once; `None`: only when somebody
        sends something.
        """
        self.room.wake(self._clock())
        for ask in self.room.asks():
            self.room.answer(ask, players()[ask.player].answer(ask.asked), self._clock())
        if self._drain():
            return 0  # something has happened, so somebody may be asked again
        deadline = self.room.deadline()
        return None if deadline is None else max(0, deadline - self._clock())

    def _drain(self) -> bool:
        """Store, tell; returns whether there was something to store."""
        stored = self.room.to_store()
        if stored:
            self.entries += stored
            self.room.stored(stored[-1].version)
        for connection, message in self.room.messages():
            self._inbox[connection].append(message)
        return bool(stored)
