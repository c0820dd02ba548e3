"""The game in a room: who plays it, its time, its log; everything but the connections."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import assert_never

from bataille.commands import Clock, Command
from bataille.errors import CommandError, RoomError
from bataille.events import Event
from bataille.game import Game
from bataille.players import Answer, Asked
from bataille.record.chance import source_of
from bataille.room.charter import Charter, Place, Sitter, refuse_player
from bataille.room.computers import Ask, Computers, chance_of_player
from bataille.room.history import History, Moment
from bataille.room.log import FIRST_VERSION, Change, Entry, Gave, GoOn, Named, Pause, PlayedBy
from bataille.room.stopwatch import Stopwatch
from bataille.room.timing import due_at, goes_by_time
from bataille.value import value
from bataille.view import SpeedView


@value
class By:
    """Who gave a command: a place, with the name it has there; or neither: the room itself."""

    place: int | None = None
    id: str | None = None


THE_ROOM = By()


class Match:
    """A game with its people, its computer players and its clock. `now`: the driver's monotonic milliseconds."""

    def __init__(self, charter: Charter, now: int, entries: Iterable[Entry], grace: int) -> None:
        self._rules = charter.rules
        self._grace = grace
        self.game = Game(charter.rules, source_of(charter.chance), deal=charter.deal, real_time=charter.real_time)
        self.sitters = [*charter.sitters]
        self.paused = charter.paused
        self._eyes = _eyes(charter.places)
        self._computers = Computers()
        version, time = FIRST_VERSION, 0
        events = [self.game.events]
        for entry in entries:
            version, time = version + 1, entry.time
            if entry.version != version:
                raise RoomError("room/log", version=entry.version, expected=version)
            events.append(self._apply(entry.body))
        self._stopwatch = Stopwatch(now, elapsed=time, running=not self.paused)
        self.history = History(self._moment(version), events)

    # --- deciding -----------------------------------------------------------------------------------------------------

    def give(self, by: By, decision: int, seat: int | None, command: Command) -> None:
        """Give a command at the time last told. Raises `CommandError`, `RoomError`; then nothing has changed."""
        question = self.game.question
        if question.number and decision < question.number:
            raise CommandError("command/late", decision=decision)
        if question.number and decision > question.number:
            raise RoomError("room/decision", decision=decision, number=question.number)
        if self.paused:
            raise RoomError("room/paused")
        may = None if seat is None else self.game.may(seat)
        if may is not None and command.TAG in may.verbs and goes_by_time(self.watched, command):
            self._tell_time()
        self._decide(by, decision, Gave(seat, command))

    def change(self, by: By, change: Change, now: int) -> None:
        """Change how the room is run. Raises `RoomError`."""
        if isinstance(change, PlayedBy):
            refuse_player(self._rules, change.player)
            if change.player is None and change.seat not in self._eyes:
                raise RoomError("room/nobody", seat=change.seat)
        self._decide(by, self.game.question.number, change)
        if self.paused:
            self._stopwatch.stop(now)
        else:
            self._stopwatch.go_on(now)

    def advance(self, now: int) -> None:
        """Let everything happen whose time has come."""
        time = self._stopwatch.read(now)
        while not self.paused and self.game.outcome is None:
            due = due_at(self.watched, self._rules, self._grace)
            planned = self._computers.next()
            if due is not None and due <= time > self.watched.time and (planned is None or due <= planned.due):
                self._tell_time()
            elif planned is not None and planned.due <= time:
                self._computers.take(planned)
                with suppress(CommandError):  # what it wanted has been overtaken; it will be asked again
                    self.give(THE_ROOM, planned.decision, planned.seat, planned.command)
            else:
                break

    def _tell_time(self) -> None:
        if self.time > self.watched.time:
            self._decide(THE_ROOM, self.game.question.number, Gave(None, Clock(self.time)))

    def _decide(self, by: By, decision: int, body: Gave | Change) -> None:
        events = self._apply(body)
        entry = Entry(self.history.decided + 1, self.time, by.place, by.id, decision, body)
        self.history.add(entry, self._moment(entry.version), events)

    def _apply(self, body: Gave | Change) -> tuple[Event, ...]:
        match body:
            case Gave(seat, command):
                return self.game.give(command, seat)
            case Pause() | GoOn():
                self.paused = isinstance(body, Pause)
            case PlayedBy(seat, player):
                self._computers.forget(seat)
                self.sitters[seat] = Sitter(self.sitters[seat].name, player)
            case Named(seat, name):
                self.sitters[seat] = Sitter(name, self.sitters[seat].player)
            case _:
                assert_never(body)
        return ()

    def _moment(self, version: int) -> Moment:
        self.watched = self.game.view()
        views = {seat: self.watched if seat is None else self.game.view(seat) for seat in self._eyes}
        return Moment(version, self.time, views, tuple(self.sitters), self.paused)

    @property
    def time(self) -> int:
        """Milliseconds since the deal, as last told."""
        return self._stopwatch.elapsed

    # --- computer players and the clock -------------------------------------------------------------------------------

    def asks(self) -> tuple[Ask, ...]:
        """What computer players have to be asked."""
        if self.paused:
            return ()
        number, version = self.game.question.number, self.history.decided
        asks = []
        for may in self.game.question.seats:
            player = self.sitters[may.seat].player
            if player is not None and self._computers.may_ask(may.seat, number, version):
                view = self.game.view(may.seat)
                # The players of Speed War count from the game's time, which stands still between two commands.
                self._computers.note_asked(
                    may.seat, version, view.time if isinstance(view.part, SpeedView) else self.time
                )
                asked = Asked(self._rules, view, may, chance_of_player(self.game, may.seat))
                asks.append(Ask(may.seat, number, player, asked))
        return tuple(asks)

    def plan(self, seat: int, decision: int, answer: Answer) -> None:
        """Keep the answer of a computer player until its time has come."""
        self._computers.plan(seat, decision, answer.command, answer.after)

    def deadline(self) -> int | None:
        """When, in the driver's time, something happens by itself."""
        if self.paused or self.game.outcome is not None:
            return None
        planned = self._computers.next()
        times = [due_at(self.watched, self._rules, self._grace), None if planned is None else planned.due]
        return min([self._stopwatch.when(time) for time in times if time is not None], default=None)


def _eyes(places: tuple[Place, ...]) -> tuple[int | None, ...]:
    """Whose views are needed: those of all seats that people hold, and a watcher's if there is one."""
    held: tuple[int | None, ...] = tuple([seat for place in places for seat in place.seats])
    return held if all(place.seats for place in places) else (*held, None)
