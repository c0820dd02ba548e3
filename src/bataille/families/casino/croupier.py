"""One step at work: the copy of the table it changes, the game's constants, and what it has to tell."""

from __future__ import annotations

from collections.abc import Sequence

from bataille.engine.deal import shuffled_pack
from bataille.engine.setup import Setup
from bataille.events import CasinoDealt, Event, Shuffled
from bataille.families.casino.table import CasinoTable
from bataille.rules import Casino


def casino(setup: Setup) -> Casino:
    """The family's own options."""
    part = setup.rules.part
    assert isinstance(part, Casino)
    return part


class Croupier:
    """The table being changed, with the constants and the log, and the hands that move the cards."""

    __slots__ = ("log", "part", "setup", "table")

    def __init__(self, setup: Setup, table: CasinoTable) -> None:
        """`table`: the one the step was given; it is copied."""
        self.setup = setup
        self.part = casino(setup)
        self.table = table.copy()
        self.log: list[Event] = []

    def tell(self, event: Event) -> None:
        """Log an event, unless nobody wants any."""
        if not self.setup.quiet:
            self.log.append(event)

    def shuffle(self) -> None:
        """All cards go back into the shoe, in a new order (R63)."""
        table = self.table
        table.shoe, table.drawn = shuffled_pack(self.setup, table.drawn)
        table.packs = (*table.packs, table.shoe)
        table.seen = table.burned = b""
        self.tell(Shuffled(len(table.shoe)))

    def deal(self, seats: Sequence[int], *, war: bool) -> None:
        """One card to each of `seats` in order, the bank last (R60); for a war the bank burns some first (R61)."""
        table, faces = self.table, self.setup.faces
        burn = self.part.burn if war else 0
        table.burned += table.shoe[:burn]
        codes = table.shoe[burn : burn + len(seats) + 1]
        table.shoe = table.shoe[burn + len(codes) :]
        table.seen += codes
        shown = dict(zip(seats, codes, strict=False))
        for seat, code in shown.items():
            table.rows[seat] += bytes([code])
        table.bank += codes[-1:]
        cards = [faces[shown[seat]] if seat in shown else None for seat in range(self.setup.rules.seats)]
        self.tell(CasinoDealt(table.rounds, war, burn, tuple(cards), faces[codes[-1]], len(table.shoe)))

    def edge(self, seat: int) -> int:
        """Whether the seat's newest card beats the bank's (positive), ties it (0) or loses to it (R60, R62)."""
        strength = self.setup.strength
        return strength[self.table.rows[seat][-1]] - strength[self.table.bank[-1]]
