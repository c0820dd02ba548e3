"""The messages that wait to be sent: some for nothing, some until an entry is stored."""

from __future__ import annotations

from collections import deque

from bataille.room.messages import FromRoom

#: Whatever the driver calls a connection.
Connection = int


class Post:
    """Messages in order, each with the connection that it goes to."""

    def __init__(self) -> None:
        self._ready: list[tuple[Connection, FromRoom]] = []
        self._held: deque[tuple[int, Connection, FromRoom]] = deque()

    def say(self, connection: Connection, message: FromRoom) -> None:
        """Send it at once."""
        self._ready.append((connection, message))

    def say_after(self, version: int, connection: Connection, message: FromRoom) -> None:
        """Send it when `version` is stored; versions only rise."""
        self._held.append((version, connection, message))

    def release(self, version: int) -> None:
        """`version` is stored."""
        while self._held and self._held[0][0] <= version:
            _, connection, message = self._held.popleft()
            self._ready.append((connection, message))

    def forget(self, connection: Connection) -> None:
        """The connection is closed: what waits for it is not sent."""
        self._held = deque([each for each in self._held if each[1] != connection])

    def drain(self) -> tuple[tuple[Connection, FromRoom], ...]:
        """Everything that may be sent now."""
        ready, self._ready = self._ready, []
        return tuple(ready)
