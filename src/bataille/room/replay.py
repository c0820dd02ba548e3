"""A recorded game, to be looked at step by step."""

from __future__ import annotations

from bataille.events import Event
from bataille.game import Game
from bataille.record import Record, replay
from bataille.value import value
from bataille.view import View


@value
class Step:
    """The table after one command, or after the deal, as the watcher and as each seat sees it, and what happened."""

    views: tuple[View, ...]
    events: tuple[Event, ...]


class Replay:
    """The steps of a record, made when they are asked for. Raises as `replay`: every part of it is checked first."""

    def __init__(self, record: Record, limit: int) -> None:
        self.record = record
        game = replay(record, limit=limit)
        self._commands = game.commands
        self._again = Game(game.rules, game.source, deal=game.deal, real_time=game.real_time)
        self._steps = [self._look(self._again.events)]

    @property
    def last(self) -> int:
        """The number of the last step; that of the deal is 0."""
        return len(self._commands)

    def step(self, number: int) -> Step:
        """One step, from 0 to `last`."""
        while len(self._steps) <= number:
            seat, command = self._commands[len(self._steps) - 1]
            self._steps.append(self._look(self._again.give(command, seat)))
        return self._steps[number]

    def _look(self, events: tuple[Event, ...]) -> Step:
        seats = range(self._again.rules.seats)
        return Step((self._again.view(), *[self._again.view(seat) for seat in seats]), events)
