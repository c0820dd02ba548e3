"""A game of the thinking variant from given stocks, with piles to look into, for the tests of its rules."""

from __future__ import annotations

from typing import Any

from bataille.cards import Card, cards, parse_cards
from bataille.commands import Choose, Command
from bataille.deals import StocksDeal
from bataille.engine.deal import lay_out
from bataille.engine.setup import set_up
from bataille.events import Chose, Counts, Event, Won
from bataille.families.thinking import FAMILY
from bataille.outcome import Outcome
from bataille.rules import Rules, Thinking
from bataille.stream import Seeded
from bataille.view import May, Question, View


class Bout:
    """One game: `stocks` by seat, top first, before the hands are drawn; `hand`: the cards of a full one."""

    def __init__(
        self, *stocks: str, hand: int = 3, real_time: bool = False, quiet: bool = False, **options: Any
    ) -> None:
        rules = Rules(seats=len(stocks), part=Thinking(hand), **options)
        faces, layout = lay_out(StocksDeal(tuple([parse_cards(stock) for stock in stocks])), rules)
        self.setup = set_up(rules, faces, Seeded(1), explicit=True, counted=not real_time, quiet=quiet)
        self.table, self.log = FAMILY.start(self.setup, layout)

    def give(self, command: Command, seat: int | None = None) -> list[Event]:
        """Give a command; what happened."""
        self.table, events = FAMILY.step(self.setup, self.table, seat, command)
        self.log += events
        return events

    def choose(self, *chosen: str | None) -> list[Event]:
        """The seats choose these cards, one after the other; `None` for a seat that is not asked. What happened."""
        events = []
        for seat, card in enumerate(chosen):
            if card is not None:
                events += self.give(Choose(Card.parse(card)), seat)
        return events

    def play(self, *rounds: str) -> list[Event]:
        """Rounds of choices, each by seat, `-` for one that is not asked. What followed the last choice."""
        events: list[Event] = []
        for chosen in rounds:
            events = self.choose(*[None if card == "-" else card for card in chosen.split()])
        return [event for event in events if not isinstance(event, Chose)]

    def _told(self, piles: list[bytes]) -> list[str]:
        return [" ".join(cards(pile, self.setup.faces)) for pile in piles]

    @property
    def stocks(self) -> list[str]:
        """By seat, top first."""
        return self._told(self.table.table.stocks)

    @property
    def hands(self) -> list[str]:
        """By seat, in the order drawn."""
        return self._told(self.table.table.hands)

    @property
    def rows(self) -> list[str]:
        """By seat, in the order laid, face-down cards too."""
        return self._told(self.table.table.rows)

    @property
    def wars(self) -> int:
        """Links fought so far (R28)."""
        return self.table.table.wars

    @property
    def wars_won(self) -> tuple[int, ...]:
        """By seat (R22)."""
        return self.table.table.wars_won

    @property
    def question(self) -> Question:
        """What is asked of whom."""
        return FAMILY.question(self.setup, self.table)

    @property
    def asked(self) -> dict[int, str]:
        """The seats that may choose, and their cards."""
        return {may.seat: " ".join(may.cards) for may in self.question.seats if "choose" in may.verbs}

    def may(self, seat: int) -> May:
        """What a seat may give."""
        return next(may for may in self.question.seats if may.seat == seat)

    def view(self, seat: int | None) -> View:
        """What a seat, or a watcher, may know."""
        return FAMILY.view(self.setup, self.table, seat)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return FAMILY.outcome(self.table)

    @property
    def over(self) -> tuple[str, int | None, tuple[int, ...]]:
        """Why the game ended, who has won, who shares a draw."""
        outcome = self.outcome
        assert outcome is not None
        return outcome.termination, outcome.winner, outcome.drawn


def prizes(events: list[Event]) -> list[tuple[int, str, int]]:
    """Who took how many cards and how, in the order it happened."""
    return [(event.seat, event.how, event.prize) for event in events if isinstance(event, Won)]


def kinds(events: list[Event]) -> list[str]:
    """The tags of events."""
    return [event.TAG for event in events]


def last_counts(events: list[Event]) -> Counts:
    """The newest counts that the events tell."""
    counts = [event.counts for event in events if hasattr(event, "counts")][-1]
    assert isinstance(counts, Counts)
    return counts
