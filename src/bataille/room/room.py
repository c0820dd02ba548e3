"""A room: one game, the people and computer players around it, its clock and its log, without any I/O.

Its driver feeds it (`receive`, `gone`, `answer`, `wake`), asks it (`deadline`, `asks`) and drains it, in this order:
`to_store`, whose entries it stores, then it says `stored`, then `messages`, which it sends. Nothing that changes the
game is told to anybody before it is stored; meanwhile the room goes on deciding. When storing fails, the driver throws
the room away and makes it again from its log: nobody has heard of what is lost, and clients send again what was not
answered.
"""

from __future__ import annotations

from collections.abc import Iterable

from bataille.commands import Grab, Turn
from bataille.errors import BatailleError, RoomError
from bataille.events import Event
from bataille.players import Answer
from bataille.record import Record, record_of
from bataille.room.answers import Answers, Tap
from bataille.room.charter import Charter, Place
from bataille.room.company import Company
from bataille.room.computers import Ask
from bataille.room.log import Entry, Gave, GoOn, Pause
from bataille.room.match import By, Match
from bataille.room.messages import (
    PROTOCOL,
    Accepted,
    AskRecord,
    Bye,
    Events,
    FromRoom,
    Give,
    Hello,
    Presence,
    Refused,
    Seated,
    Settings,
    TheRecord,
    ToRoom,
    Welcome,
    refused,
)
from bataille.room.post import Connection, Post
from bataille.room.timing import measured
from bataille.rules import TurnUp


class Room:
    """One room. `now` is the driver's monotonic time in milliseconds everywhere."""

    def __init__(self, charter: Charter, now: int, entries: Iterable[Entry] = (), *, grace: int = 0) -> None:
        """A new room or, with the `entries` stored so far, the same room again; its clock goes on where it stood.

        `grace`: for how many milliseconds a decision about a grab waits for others that came later than they were
        made (R44). Raises what `Game` raises; `RoomError` (`room/log`) and `CommandError` for the log of another room.
        """
        self.charter = charter
        entries = tuple(entries)
        self._match = Match(charter, now, entries, grace)
        self._answers = Answers()
        for entry in entries:
            self._keep(entry)
        self._company = Company(charter.places)
        self._post = Post()

    # --- fed ----------------------------------------------------------------------------------------------------------

    def receive(self, connection: Connection, message: ToRoom, now: int, *, credit: int = 0) -> None:
        """A message came over a connection, at `now`.

        `credit`: by how many milliseconds a grab may have been earlier than it came; how much, its `at` says (R44).
        """
        self._match.advance(now)
        index = self._company.place_of(connection)
        if isinstance(message, Hello):
            self._let_in(connection, message)
        elif index is None:
            self._dismiss(connection, Bye("room/hello"))
        elif isinstance(message, AskRecord):
            self._give_record(connection)
        else:
            self._reply(connection, self._answer(index, message, now, credit))
            self._match.advance(now)

    def gone(self, connection: Connection) -> None:
        """A connection was closed."""
        self._post.forget(connection)
        if self._company.leave(connection):
            self._tell_presence()

    def answer(self, ask: Ask, answer: Answer | None, now: int) -> None:
        """What a computer player says to one of `asks`; `None`: nothing for now."""
        if answer is not None:
            self._match.plan(ask.seat, ask.decision, answer)
            self._match.advance(now)

    def wake(self, now: int) -> None:
        """Time has passed."""
        self._match.advance(now)

    def stored(self, version: int) -> None:
        """All entries up to `version` are stored: tell everybody."""
        history = self._match.history
        before = history.published
        while history.publish(version):
            for connection, place in self._company.connections():
                self._tell(connection, place, history.published.version - 1)
            self._post.release(history.published.version)
        if (before.sitters, before.paused) != (history.published.sitters, history.published.paused):
            self._tell_presence()

    def close(self, reason: str, retry_in: int | None = None) -> None:
        """Take leave of everybody; `retry_in`: milliseconds after which they may come back."""
        for connection, _ in self._company.connections():
            self._company.leave(connection)
            self._dismiss(connection, Bye(reason, retry_in))

    # --- asked --------------------------------------------------------------------------------------------------------

    def deadline(self) -> int | None:
        """When the room wants to be woken; `None`: not before something else happens."""
        return self._match.deadline()

    def asks(self) -> tuple[Ask, ...]:
        """What computer players are asked now: each is asked once, until something has happened."""
        return self._match.asks()

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._match.game.outcome is not None

    @property
    def record(self) -> Record:
        """The record of the game so far; while the game runs for the driver alone (R72)."""
        return record_of(self._match.game, self.charter.variant)

    # --- drained ------------------------------------------------------------------------------------------------------

    def to_store(self) -> tuple[Entry, ...]:
        """What has been decided since the last call."""
        return self._match.history.to_store()

    def messages(self) -> tuple[tuple[Connection, FromRoom], ...]:
        """What may be sent now, in order, each with its connection; one that was told `Bye` is to be closed."""
        return self._post.drain()

    # --- commands and settings ----------------------------------------------------------------------------------------

    def _answer(self, index: int, message: Give | Settings, now: int, credit: int) -> Accepted | Refused:
        known = self._answers.known(index, message.id)
        if known is not None:
            return known
        try:
            version = (
                self._give(index, message, credit) if isinstance(message, Give) else self._set(index, message, now)
            )
            answer: Accepted | Refused = Accepted(message.id, version)
        except BatailleError as error:
            answer = refused(message.id, error)
        self._answers.keep(index, answer)
        return answer

    def _give(self, index: int, give: Give, credit: int) -> int:
        """Give a command; returns the version with which it took effect, perhaps earlier, by a double tap."""
        match = self._match
        seat = self._seat_of(self.charter.places[index], give)
        tap = Tap(index, seat, give.decision, give.body)
        before = self._answers.version_of(tap)
        if before is not None and isinstance(give.body, Grab):  # the only command that can be given twice in a row
            return before
        try:
            match.give(By(index, give.id), give.decision, seat, measured(match.watched, give.body, match.time, credit))
        except BatailleError:
            if before is None:
                raise
            return before
        self._answers.note(tap, match.history.decided)
        return match.history.decided

    def _seat_of(self, place: Place, give: Give) -> int | None:
        """Which seat a command is for; `None`: the table, all its turns being the sender's to give."""
        seat = give.seat
        if seat is None and len(place.seats) == 1:
            (seat,) = place.seats
        sitters = self._match.sitters
        if seat is not None:
            if seat not in place.seats:
                raise RoomError("room/seat", seat=seat)
            if sitters[seat].player is not None:
                raise RoomError("room/played", seat=seat)
            return seat
        turning = [may.seat for may in self._match.game.question.seats if "turn" in may.verbs]
        free = all(seat in place.seats or sitters[seat].player is not None for seat in turning)
        if isinstance(give.body, Turn) and isinstance(self.charter.rules.part, TurnUp) and place.seats and free:
            return None
        raise RoomError("room/which")

    def _set(self, index: int, settings: Settings, now: int) -> int:
        place, change = self.charter.places[index], settings.change
        if not place.host and (isinstance(change, Pause | GoOn) or change.seat not in place.seats):
            raise RoomError("room/host")
        if not isinstance(change, Pause | GoOn) and change.seat >= self.charter.rules.seats:
            raise RoomError("room/seat", seat=change.seat)
        self._match.change(By(index, settings.id), change, now)
        return self._match.history.decided

    def _keep(self, entry: Entry) -> None:
        """Remember what a stored entry answered."""
        if entry.place is not None and entry.id is not None:
            self._answers.keep(entry.place, Accepted(entry.id, entry.version))
            if isinstance(entry.body, Gave):
                tap = Tap(entry.place, entry.body.seat, entry.decision, entry.body.command)
                self._answers.note(tap, entry.version)

    # --- telling ------------------------------------------------------------------------------------------------------

    def _let_in(self, connection: Connection, hello: Hello) -> None:
        index = self._company.index_of(hello.token)
        if hello.protocol != PROTOCOL or index is None:
            self._company.leave(connection)
            self._dismiss(connection, Bye("room/token" if index is None else "room/protocol"))
            return
        for older in self._company.join(connection, index):
            self._dismiss(older, Bye("room/moved"))
        place, now = self.charter.places[index], self._match.history.published
        if hello.seen is not None and self._match.history.since(hello.seen) is not None:
            self._tell(connection, place, hello.seen)
        else:
            charter = self.charter
            views = tuple([now.views[seat] for seat in place.seats or (None,)])
            welcome = Welcome(now.version, now.time, charter.rules, charter.variant, place.seats, place.host, views)
            self._post.say(connection, welcome)
        self._tell_presence()

    def _dismiss(self, connection: Connection, bye: Bye) -> None:
        self._post.forget(connection)
        self._post.say(connection, bye)

    def _tell(self, connection: Connection, place: Place, since: int) -> None:
        """What was published after a version."""
        history = self._match.history
        now = history.published
        events = tuple([self._shown(event, place) for event in history.since(since) or ()])
        views = tuple([now.views[seat] for seat in place.seats or (None,)])
        self._post.say(connection, Events(since, now.version, now.time, events, views))

    def _shown(self, event: Event, place: Place) -> Event:
        """An event as the people at one device may know it: whole if one of their seats may."""
        versions = [self._match.game.hide(event, seat) for seat in place.seats or (None,)]
        return event if event in versions else versions[0]

    def _tell_presence(self) -> None:
        now = self._match.history.published
        seats = [Seated(each.name, each.player, self._company.here(seat)) for seat, each in enumerate(now.sitters)]
        for connection, _ in self._company.connections():
            self._post.say(connection, Presence(now.paused, tuple(seats)))

    def _give_record(self, connection: Connection) -> None:
        if self.is_over:
            self._reply(connection, TheRecord(self.record))
        else:
            self._reply(connection, refused(None, RoomError("room/running")))

    def _reply(self, connection: Connection, message: FromRoom) -> None:
        """Answer when everything that the answer rests on is stored."""
        decided = self._match.history.decided
        if decided > self._match.history.published.version:
            self._post.say_after(decided, connection, message)
        else:
            self._post.say(connection, message)
