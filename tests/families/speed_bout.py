"""A game of Speed War from given stocks, with piles to look into, for the tests of its rules."""

from __future__ import annotations

from typing import Any

import pytest

from bataille.cards import cards, parse_cards
from bataille.commands import Clock, Command, Grab, Turn
from bataille.deals import StocksDeal
from bataille.engine.deal import lay_out
from bataille.engine.setup import set_up
from bataille.errors import CommandError
from bataille.events import Event, GrabbedFalsely, Won
from bataille.families.speed import FAMILY
from bataille.outcome import Outcome
from bataille.rules import Rules, Speed
from bataille.stream import Seeded
from bataille.view import Question, SpeedView, View


class Bout:
    """One game: `stocks` by seat, top first. Options of the family go into `speed`."""

    def __init__(self, *stocks: str, speed: Speed | None = None, **options: Any) -> None:
        rules = Rules(seats=len(stocks), part=speed or Speed(), **options)
        faces, layout = lay_out(StocksDeal(tuple([parse_cards(stock) for stock in stocks])), rules)
        self.setup = set_up(rules, faces, Seeded(1), explicit=True)
        self.speed, self.log = FAMILY.start(self.setup, layout)

    def give(self, command: Command, seat: int | None = None) -> list[Event]:
        """Give a command; what happened."""
        self.speed, events = FAMILY.step(self.setup, self.speed, seat, command)
        self.log += events
        return events

    def turn(self, *seats: int) -> list[Event]:
        """The seats turn or lay, one after the other; without seats: the table's turn for all."""
        if not seats:
            return self.give(Turn())
        return [event for seat in seats for event in self.give(Turn(), seat)]

    def grab(self, seat: int, at: int = 0, battle: int | None = None) -> list[Event]:
        """A seat grabs for the running battle, or another."""
        return self.give(Grab(self.part.battle if battle is None else battle, at), seat)

    def clock(self, ms: int) -> list[Event]:
        """The table tells the time."""
        return self.give(Clock(ms))

    def take(self, seat: int) -> list[Event]:
        """A seat grabs at once and the claim is decided."""
        return [*self.grab(seat), *self.clock(self.view.time + 15)]

    def refused(self, command: Command, seat: int | None) -> str:
        """The code of the refusal of a command, after which nothing has changed."""
        before = self.speed
        with pytest.raises(CommandError) as caught:
            self.give(command, seat)
        assert self.speed is before
        return caught.value.code

    @property
    def view(self) -> View:
        """What a watcher sees."""
        return FAMILY.view(self.setup, self.speed, None)

    @property
    def part(self) -> SpeedView:
        """The family's own part of the view."""
        part = self.view.part
        assert isinstance(part, SpeedView)
        return part

    @property
    def question(self) -> Question:
        """What is being asked of whom."""
        return FAMILY.question(self.setup, self.speed)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return FAMILY.outcome(self.speed)

    def stock(self, seat: int) -> str:
        """The cards of a stock, top first."""
        return " ".join(cards(self.speed.table.stocks[seat], self.setup.faces))

    def captures(self, seat: int) -> str:
        """The cards of a captures pile, lowest first."""
        return " ".join(cards(self.speed.table.captures[seat], self.setup.faces))

    def row(self, seat: int) -> str:
        """A row as everybody sees it: `?` for a card that lies face down."""
        return " ".join(card or "?" for card in self.view.rows[seat])


def kinds(events: list[Event]) -> list[type]:
    """The kinds of events."""
    return [type(event) for event in events]


def won(events: list[Event]) -> tuple[int, str, int]:
    """Who took the only prize in these events, how, and how many cards."""
    (event,) = [event for event in events if isinstance(event, Won)]
    return event.seat, event.how, event.prize


def penalty(events: list[Event]) -> int:
    """What the one false grab in these events cost."""
    (event,) = [event for event in events if isinstance(event, GrabbedFalsely)]
    return event.penalty
