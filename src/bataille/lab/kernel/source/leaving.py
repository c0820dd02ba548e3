"""Seats that go out (R17)."""

from __future__ import annotations

from bataille.lab.kernel.source.options import REFILLS, SEATS, compiled
from bataille.lab.kernel.source.piles import CAPTURES, ROWS, move_all, size
from bataille.lab.kernel.source.seats import is_in
from bataille.lab.kernel.table import CAPTURED, LEFT, LYING, PLAYING, SEAT_AT, SEATED, Table


@compiled
def line_up(table: Table, playing: int) -> None:
    """Write down which seats are in the game."""
    count = table.counts
    count[PLAYING] = playing
    count[SEATED] = 0
    for seat in range(SEATS):
        if is_in(seat, playing):
            count[SEAT_AT + count[SEATED]] = seat
            count[SEATED] += 1


@compiled
def put_out(table: Table, seats: int) -> None:
    """Take seats out of the game; what they still hold joins their rows."""
    count = table.counts
    count[LEFT] = seats
    line_up(table, count[PLAYING] & ~seats)
    for seat in range(SEATS):
        if is_in(seat, seats):
            count[CAPTURED + seat] = size(table, CAPTURES + seat)
            count[LYING] |= 1 if size(table, seat) + size(table, CAPTURES + seat) else 0
            move_all(table, seat, ROWS + seat)
            move_all(table, CAPTURES + seat, ROWS + seat)


@compiled
def empty_handed(table: Table) -> int:
    """The seats in the game that cannot turn another card (R16)."""
    seats = 0
    for seat in range(SEATS):
        nothing = not size(table, seat) and (not REFILLS or not size(table, CAPTURES + seat))
        if nothing and is_in(seat, table.counts[PLAYING]):
            seats |= 1 << seat
    return seats
