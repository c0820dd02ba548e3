"""Taking up the prize pile (R14, R15), and refilling a stock (R16)."""

from __future__ import annotations

from bataille.lab.kernel.choices import BY_SEAT, HIGH_FIRST, LAID, LOSER_FIRST, SHUFFLED
from bataille.lab.kernel.source.options import ORDER, RESHUFFLE, SEATS, SEPARATE, SUIT_BITS, compiled
from bataille.lab.kernel.source.piles import CAPTURES, ROWS, clear, copy_cards, move_all, size
from bataille.lab.kernel.source.seats import is_in
from bataille.lab.kernel.source.stream import shuffle
from bataille.lab.kernel.table import HEAD, LYING, PLAYING, ROW_AT, ROW_LENGTH, TAIL, Table


@compiled
def collect(table: Table, winner: int) -> None:
    """The winner takes the whole centre, under its stock or on its captures."""
    count = table.counts
    for seat in range(SEATS):
        count[ROW_AT + seat] = table.counts[HEAD + 2 * (ROWS + seat)]
        count[ROW_LENGTH + seat] = size(table, ROWS + seat)
    take_rows(table, winner)
    for seat in range(SEATS):
        clear(table, ROWS + seat)
    count[LYING] = 0


@compiled
def take_rows(table: Table, winner: int) -> None:
    """Copy the rows, which lie where ROW_AT says, under the winner's stock or on its captures."""
    count = table.counts
    pile = CAPTURES + winner if SEPARATE else winner
    start = table.counts[TAIL + 2 * pile]
    if ORDER == LAID:
        end = _take_columns(table, start)
    else:
        end = start
        seat = 0 if ORDER == BY_SEAT else winner + 1 if ORDER == LOSER_FIRST else winner
        for _ in range(SEATS):
            seat = seat if seat < SEATS else seat - SEATS
            copy_cards(table.cards, count[ROW_AT + seat], table.cards, end, count[ROW_LENGTH + seat])
            end += count[ROW_LENGTH + seat]
            seat += 1
    table.counts[TAIL + 2 * pile] = end
    if ORDER == HIGH_FIRST:
        sort(table, start, end - start)
    if ORDER == SHUFFLED:
        shuffle(table, start, end - start)


@compiled
def _take_columns(table: Table, end: int) -> int:
    """R14 `laid`: the first card of each row, then every row's second, and so on. Returns the new end."""
    cards, count = table.cards, table.counts
    longest = 0
    for seat in range(SEATS):
        longest = max(longest, count[ROW_LENGTH + seat])
    for place in range(longest):
        for seat in range(SEATS):
            if place < count[ROW_LENGTH + seat]:
                cards[end] = cards[count[ROW_AT + seat] + place]
                end += 1
    return end


@compiled
def sort(table: Table, start: int, number: int) -> None:
    """R14 `high-first`: strongest first; equal ones stay as they lie."""
    cards = table.cards
    for place in range(start + 1, start + number):
        card = cards[place]
        hole = place
        while hole > start and cards[hole - 1] >> SUIT_BITS < card >> SUIT_BITS:
            cards[hole] = cards[hole - 1]
            hole -= 1
        cards[hole] = card


@compiled
def refill(table: Table, seat: int) -> None:
    """An empty stock is refilled from the captures: first captured, first played, or shuffled."""
    clear(table, seat)
    start, number = table.counts[HEAD + 2 * seat], size(table, CAPTURES + seat)
    move_all(table, CAPTURES + seat, seat)
    if RESHUFFLE:
        shuffle(table, start, number)


@compiled
def refill_empty(table: Table) -> None:
    """Before a turn-up: every seat in the game whose stock is empty refills it."""
    for seat in range(SEATS):
        if is_in(seat, table.counts[PLAYING]) and not size(table, seat) and size(table, CAPTURES + seat):
            refill(table, seat)
