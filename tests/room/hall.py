"""A room with clients that behave like a page: they keep a version, a view and what they have been told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bataille.commands import Command
from bataille.players import players
from bataille.record import Decimal, FromSeed
from bataille.room import (
    Accepted,
    Bye,
    Charter,
    Entry,
    Events,
    FromRoom,
    Give,
    Hello,
    Place,
    Presence,
    Refused,
    Room,
    Settings,
    Sitter,
    Welcome,
)
from bataille.room.log import Change
from bataille.rules import Rules
from bataille.variants import rules_of
from bataille.view import View

HOST = Place("host-token", (0,), host=True)
GUEST = Place("guest-token", (1,))
WATCHER = Place("watcher-token", ())


def charter(
    key: str = "classic",
    *overrides: str,
    places: Sequence[Place] = (HOST, GUEST),
    players: Sequence[str | None] = (),
    **options: Any,
) -> Charter:
    """A charter for a variant, with people at all seats unless `players` says otherwise."""
    rules: Rules = rules_of(key, overrides)
    seated = [*players, *[None] * rules.seats][: rules.seats]
    chance = FromSeed(Decimal("7"), Decimal("0"))
    sitters = tuple(Sitter(f"seat {seat}", player) for seat, player in enumerate(seated))
    return Charter(rules, chance, sitters, tuple(places), variant=key, **options)


class Client:
    """One connection. It applies what it is told and says when it finds a gap."""

    def __init__(self, hall: Hall, connection: int, token: str) -> None:
        self.hall = hall
        self.connection = connection
        self.token = token
        self.version: int | None = None
        self.views: tuple[View, ...] = ()
        self.told: list[FromRoom] = []
        self.gone = False

    def hello(self) -> None:
        """Come in, or come back with the version last seen."""
        self.send(Hello(self.token, self.version))

    def send(self, message: Any, credit: int = 0) -> None:
        """Send a message at the hall's time."""
        self.hall.room.receive(self.connection, message, self.hall.now, credit=credit)

    def give(
        self, command: Command, name: str = "", *, decision: int | None = None, seat: int | None = None, credit: int = 0
    ) -> FromRoom:
        """Give a command and have it stored; returns the answer.

        `name`: its id. `decision`: the one in the client's view.
        """
        decision = self.views[0].question.number if decision is None else decision
        self.send(Give(name or self.hall.new_id(), decision, command, seat), credit)
        self.hall.settle()
        return self.answer

    def set(self, change: Change, name: str = "") -> FromRoom:
        """Change settings and have it stored; returns the answer."""
        self.send(Settings(name or self.hall.new_id(), change))
        self.hall.settle()
        return self.answer

    @property
    def answer(self) -> FromRoom:
        """The last acknowledgement or refusal."""
        return next(message for message in reversed(self.told) if isinstance(message, Accepted | Refused))

    @property
    def events(self) -> list[Any]:
        """All events told."""
        return [event for message in self.told if isinstance(message, Events) for event in message.events]

    @property
    def presence(self) -> Presence:
        """Who is there, as last told."""
        return next(message for message in reversed(self.told) if isinstance(message, Presence))

    def take(self, message: FromRoom) -> None:
        """The room says something."""
        assert not self.gone
        self.told.append(message)
        match message:
            case Welcome():
                self.version, self.views = message.version, message.views
            case Events():
                assert message.since == self.version, "a gap"
                self.version, self.views = message.version, message.views
            case Bye():
                self.gone = True


class Hall:
    """A room, its store and its clients. Nothing is stored before `settle` or `store`."""

    def __init__(self, room_charter: Charter, now: int = 0, entries: Iterable[Entry] = (), grace: int = 0) -> None:
        self.charter = room_charter
        self.now = now
        self.entries = [*entries]
        self.room = Room(room_charter, now, self.entries, grace=grace)
        self.clients: dict[int, Client] = {}
        self._ids = 0

    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.room.is_over

    def new_id(self) -> str:
        """An id that nobody has used."""
        self._ids += 1
        return f"id-{self._ids}"

    def enter(self, place: Place) -> Client:
        """A new client that has come in."""
        client = Client(self, len(self.clients), place.token)
        self.clients[client.connection] = client
        client.hello()
        self.deliver()
        return client

    def settle(self) -> None:
        """Store what was decided and deliver what is said."""
        entries = self.room.to_store()
        self.entries += entries
        if entries:
            self.room.stored(entries[-1].version)
        self.deliver()

    def play_on(self) -> None:
        """Let computer players answer once, and store what follows."""
        for ask in self.room.asks():
            self.room.answer(ask, players()[ask.player].answer(ask.asked), self.now)
        self.settle()

    def deliver(self) -> None:
        """Deliver what is said."""
        for connection, message in self.room.messages():
            self.clients[connection].take(message)

    def wait(self, milliseconds: int) -> None:
        """Time passes; the room is woken when it wants to be."""
        end = self.now + milliseconds
        while (deadline := self.room.deadline()) is not None and deadline <= end:
            self.now = max(self.now, deadline)
            self.room.wake(self.now)
            self.settle()
        self.now = end
        self.room.wake(end)
        self.settle()

    def again(self) -> Hall:
        """The same room, made again of its log."""
        return Hall(self.charter, self.now, self.entries)
