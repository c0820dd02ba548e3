"""Who is connected to a room."""

from __future__ import annotations

from bataille.room.charter import Place
from bataille.room.post import Connection


class Company:
    """The connections of one room, each with the place that its token opened."""

    def __init__(self, places: tuple[Place, ...]) -> None:
        self._places = places
        self._by_token = {place.token: index for index, place in enumerate(places)}
        self._connected: dict[Connection, int] = {}

    def index_of(self, token: str) -> int | None:
        """The place that a token opens, as an index of the charter's places."""
        return self._by_token.get(token)

    def place_of(self, connection: Connection) -> int | None:
        """The place of a connection; `None`: it has not said hello."""
        return self._connected.get(connection)

    def join(self, connection: Connection, index: int) -> tuple[Connection, ...]:
        """Let a connection in; returns those that have to go, for a device is connected once. Watchers may be many."""
        place = self._places[index]
        alone = bool(place.seats) or place.host
        older = [each for each, its in self._connected.items() if alone and its == index and each != connection]
        for each in older:
            del self._connected[each]
        self._connected[connection] = index
        return tuple(older)

    def leave(self, connection: Connection) -> bool:
        """A connection is closed; returns whether it had come in."""
        return self._connected.pop(connection, None) is not None

    def connections(self) -> tuple[tuple[Connection, Place], ...]:
        """Everybody, with the place."""
        return tuple([(connection, self._places[index]) for connection, index in self._connected.items()])

    def here(self, seat: int) -> bool:
        """Whether the people of a seat are connected."""
        return any(seat in place.seats for _, place in self.connections())
