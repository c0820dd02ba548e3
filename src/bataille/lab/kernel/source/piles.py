"""Piles: what lies where, and moving cards from one to another."""

from __future__ import annotations

from bataille.lab.kernel.source.options import SEATS, compiled, copy_sixteen
from bataille.lab.kernel.table import CARDS, HEAD, ROOM, TAIL, Cells, Table

# Numbers of piles: the stock of seat s is pile s.
CAPTURES: int = SEATS
ROWS: int = 2 * SEATS
TRAY: int = 3 * SEATS
PILES: int = 3 * SEATS + 1
#: Places at the end of a room that may be written in vain.
MARGIN = 64


@compiled
def size(table: Table, pile: int) -> int:
    """Cards in a pile."""
    return table.counts[TAIL + 2 * pile] - table.counts[HEAD + 2 * pile]


@compiled
def clear(table: Table, pile: int) -> None:
    """Empty a pile; it begins at the start of its room again."""
    table.counts[HEAD + 2 * pile] = table.counts[TAIL + 2 * pile] = pile * table.counts[ROOM]


@compiled
def add(table: Table, pile: int, card: int) -> None:
    """Put a card at the end of a pile."""
    end = table.counts[TAIL + 2 * pile]
    table.cards[end] = card
    table.counts[TAIL + 2 * pile] = end + 1


@compiled
def copy_cards(cards: Cells, source: int, others: Cells, target: int, number: int) -> None:
    """Copy cards from place to place, sixteen at a time: what stands behind them is overwritten in vain."""
    copy_sixteen(cards, source, others, target)
    done = 16
    while done < number:
        copy_sixteen(cards, source + done, others, target + done)
        done += 16


@compiled
def copy(table: Table, source: int, target: int, number: int) -> None:
    """Put the first `number` cards of a pile at the end of another, and leave them where they are."""
    end = table.counts[TAIL + 2 * target]
    copy_cards(table.cards, table.counts[HEAD + 2 * source], table.cards, end, number)
    table.counts[TAIL + 2 * target] = end + number


@compiled
def move(table: Table, source: int, target: int, number: int) -> None:
    """Move the first `number` cards of a pile to the end of another."""
    copy(table, source, target, number)
    table.counts[HEAD + 2 * source] += number


@compiled
def move_all(table: Table, source: int, target: int) -> None:
    """Move all cards of a pile to the end of another."""
    copy(table, source, target, size(table, source))
    clear(table, source)


@compiled
def make_room(table: Table) -> None:
    """Push every stock back to the start of its room unless all cards could still be added to it."""
    count, room = table.counts, table.counts[ROOM]
    for seat in range(SEATS):
        start, end = count[HEAD + 2 * seat], count[TAIL + 2 * seat]
        if end + table.counts[CARDS] + MARGIN > (seat + 1) * room:
            first = seat * room
            copy_cards(table.cards, start, table.cards, first, end - start)
            count[HEAD + 2 * seat] = first
            count[TAIL + 2 * seat] = first + end - start


@compiled
def holds(table: Table, seat: int) -> int:
    """Cards a seat holds: stock and captures (R19)."""
    return size(table, seat) + size(table, CAPTURES + seat)
