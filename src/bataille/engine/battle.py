"""One step at work: the copy of the table it changes, the game's constants, and what it has to tell."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from bataille.cards import Card, cards
from bataille.engine.setup import Setup
from bataille.events import Counts, Event, WentOut
from bataille.table import Table


class Battle:
    """The table being changed, with the constants and the log; the engine's functions work on one of these."""

    __slots__ = ("log", "setup", "table")

    def __init__(self, setup: Setup, table: Table) -> None:
        """`table`: the one the step was given; it is copied."""
        self.setup = setup
        self.table = table.copy()
        self.log: list[Event] = []

    def counts(self) -> Counts:
        """The sizes of all piles now."""
        table, setup = self.table, self.setup
        if setup.plain_pair:
            first, second = table.stocks
            mine, yours = table.rows
            return _pair_counts(len(first), len(second), len(mine), len(yours))
        return Counts(
            tuple(map(len, table.stocks)),
            tuple(map(len, table.captures)) if setup.separate else (),
            tuple(map(len, table.hands)) if setup.hands else (),
            tuple(map(len, table.rows)),
        )

    def can_turn(self, seat: int) -> bool:
        """Whether a seat can still turn a card (R16, R17)."""
        table = self.table
        return bool(table.stocks[seat] or table.hands[seat] or (self.setup.refills and table.captures[seat]))

    def by_seat(self, seats: Sequence[int], codes: bytes) -> tuple[Card | None, ...]:
        """The cards of `codes`, shown by `seats`, as a tuple by seat for an event."""
        faces = self.setup.faces
        if len(codes) == 2 and self.setup.plain_pair:  # written out, the usual case takes half the time
            first, second = codes
            return faces[first], faces[second]
        if len(seats) == len(self.table.stocks):
            return cards(codes, faces)
        shown = dict(zip(seats, codes, strict=True))
        return tuple([faces[shown[seat]] if seat in shown else None for seat in range(self.setup.rules.seats)])

    def put_out(self, seats: Sequence[int], why: Literal["short", "empty", "resigned"]) -> None:
        """Take seats out of the game; what they still hold joins their rows, face down (R17)."""
        table = self.table
        table.left = tuple([(seat, len(table.captures[seat])) for seat in seats])
        for seat in seats:
            table.playing = tuple([other for other in table.playing if other != seat])
            table.given = tuple([other for other in table.given if other != seat])
            held = table.hands[seat] + table.stocks[seat] + table.captures[seat]
            table.hands[seat] = table.stocks[seat] = table.captures[seat] = b""
            table.lay_down(seat, held)
            if not self.setup.quiet:
                self.log.append(WentOut(seat, why, self.counts()))


@lru_cache(maxsize=4_096)
def _pair_counts(first: int, second: int, mine: int, yours: int) -> Counts:
    """The counts of two seats with a stock and a row each. They come again and again, so that events share them."""
    return Counts((first, second), (), (), (mine, yours))


def begin_battle(table: Table) -> None:
    """Count a battle, and forget what the last one left behind (R28)."""
    table.given = ()
    table.battles += 1
    table.links = 0
    table.short = table.discarded = False
