"""The terminal's seat in a room: one device with all the people at it, or a watcher's."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bataille.commands import Command, Grab, Turn
from bataille.events import Event
from bataille.outcome import Outcome
from bataille.record import Record
from bataille.room import (
    Change,
    Charter,
    Entry,
    Events,
    Give,
    GoOn,
    Hello,
    Local,
    Pause,
    Place,
    Settings,
    ToRoom,
    Welcome,
)
from bataille.rules import Rules
from bataille.view import May, SpeedView, Verb, View

#: What does not keep a game waiting.
_IDLE = {"misdeal", "resign"}
_TOKEN = "terminal"  # noqa: S105  # no secret: nobody else can reach this room
_DEVICE = 0
#: A grab counts from when it comes: the room takes the earlier of that and what the grab says.
_NOT_YET = 2**40


def place_of(people: Iterable[int]) -> Place:
    """The place of the terminal in a charter."""
    return Place(_TOKEN, tuple(people), host=True)


class Match:
    """A game as those at the terminal see it. `entries`: the log of one that goes on."""

    def __init__(self, charter: Charter, clock: Callable[[], int], entries: Iterable[Entry] = ()) -> None:
        self.charter = charter
        (place,) = charter.places
        self.people = place.seats
        self._local = Local(charter, clock, entries)
        self._clock = clock
        self._sent = 0
        self._stopped = charter.paused
        #: The game's time when the room last said it, and the clock's then.
        self._told = (0, clock())
        self._views: tuple[View, ...] = ()
        begun = bool(self._local.entries)
        #: After how many milliseconds `wake` has something to do again; `None`: only people can go on.
        self.wait: int | None = 0
        #: What has happened before anybody could do anything: the deal.
        self.opening = self._send(Hello(_TOKEN, None if begun else 0))

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self.charter.rules

    @property
    def record(self) -> Record:
        """The record of the game so far."""
        return self._local.room.record

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; `None` while it runs."""
        return self.view().outcome

    @property
    def time(self) -> int:
        """Milliseconds since the deal, pauses excluded."""
        told, then = self._told
        return told if self._stopped else told + self._clock() - then

    @property
    def asked(self) -> tuple[May, ...]:
        """The people for whom the game waits, and what each may give."""
        return tuple([may for may in self._mine() if not _IDLE.issuperset(may.verbs)])

    @property
    def is_watched(self) -> bool:
        """Whether the game goes on without the people here: they are out, or nobody sits here."""
        view = self.view()
        return view.outcome is None and not {*self.people} & {*view.playing}

    def able(self, verb: Verb) -> tuple[int, ...]:
        """The people who may give this now."""
        return tuple([may.seat for may in self._mine() if verb in may.verbs])

    def view(self, seat: int | None = None) -> View:
        """What a seat at this terminal knows; `None`: the first, or the watcher."""
        return self._views[0 if seat is None else self.people.index(seat)]

    def give(self, seat: int, command: Command) -> tuple[Event, ...]:
        """Give a command for a person. Returns what happened; nothing where it was refused."""
        return self._send(Give(self._id(), self.view().question.number, command, seat))

    def turn(self) -> tuple[Event, ...]:
        """Turn for everybody here who may, in a game of chance."""
        return self._send(Give(self._id(), self.view().question.number, Turn()))

    def reach(self, seat: int) -> tuple[Event, ...]:
        """Speed War, where one key does it all: it turns and lays where the seat owes cards, else it grabs."""
        view = self.view(seat)
        part = view.part
        assert isinstance(part, SpeedView)
        if part.owed[seat]:
            return self.give(seat, Turn())
        # Each grab has a time of its own, or the room would take a second try for the double tap of the first.
        return self.give(seat, Grab(part.battle, _NOT_YET + self._sent))

    def wake(self) -> tuple[Event, ...]:
        """Let happen what happens by itself now. Returns what happened."""
        self.wait = self._local.tick()
        return self._hear()

    def pause(self) -> None:
        """Stop the game's clock."""
        self._told = (self.time, self._clock())
        self._stopped = True
        self._set(Pause())

    def go_on(self) -> None:
        """Let the game's clock run again."""
        self._set(GoOn())
        self._stopped = False

    def _mine(self) -> list[May]:
        """What the people here may give."""
        answers = [self.view(seat).question.seats for seat in self.people]
        return [may for seat, seats in zip(self.people, answers, strict=True) for may in seats if may.seat == seat]

    def _set(self, change: Change) -> None:
        self._send(Settings(self._id(), change))

    def _id(self) -> str:
        self._sent += 1
        return str(self._sent)

    def _send(self, message: ToRoom) -> tuple[Event, ...]:
        self.wait = 0
        self._local.send(_DEVICE, message)
        return self._hear()

    def _hear(self) -> tuple[Event, ...]:
        """Take in what the room has said."""
        happened: list[Event] = []
        for message in self._local.inbox(_DEVICE):
            if isinstance(message, Welcome | Events):
                self._views = message.views
                self._told = (message.time, self._clock())
            if isinstance(message, Events):
                happened += message.events
        return tuple(happened)
