"""Sets of seats, as numbers with a bit for each, and the highest card (R3)."""

from __future__ import annotations

from bataille.lab.kernel.source.options import RING, SEATS, SUIT_BITS, compiled
from bataille.lab.kernel.table import SHOWN, Table

ACE_BELOW = 0
TWO_ABOVE = 14


@compiled
def is_in(seat: int, seats: int) -> bool:
    """Whether a seat belongs to the set."""
    return (seats >> seat) & 1 == 1


@compiled
def are_many(seats: int) -> bool:
    """Whether there is more than one."""
    return seats & (seats - 1) != 0


@compiled
def highest(table: Table) -> int:
    """The seats that show the highest cards: one, or those that tie."""
    count = table.counts
    best = -1
    seats = 0
    for seat in range(SEATS):
        strength = count[SHOWN + seat] >> SUIT_BITS  # a seat that shows nothing keeps its -1
        seats |= 1 << seat if strength == best else 0
        seats = 1 << seat if strength > best else seats
        best = max(best, strength)
    if RING and best == TWO_ABOVE:
        return _with_two(table, seats)
    return seats


@compiled
def _with_two(table: Table, twos: int) -> int:
    """R3 with a two shown and no joker: with an ace besides, a third rank closes the ring, else the ace wins."""
    count = table.counts
    aces = others = 0
    for seat in range(SEATS):
        strength = count[SHOWN + seat] >> SUIT_BITS
        if strength == ACE_BELOW:
            aces |= 1 << seat
        elif 0 < strength < TWO_ABOVE:
            others |= 1 << seat
    if not aces:
        return twos
    return aces | twos | others if others else aces
