"""The deal (R4)."""

from __future__ import annotations

from bataille.lab.kernel.source.ending import note_holdings
from bataille.lab.kernel.source.leaving import line_up
from bataille.lab.kernel.source.options import DETAIL, SEATS, compiled
from bataille.lab.kernel.source.piles import PILES, TRAY, add, clear, size
from bataille.lab.kernel.source.stream import shuffle
from bataille.lab.kernel.table import (
    CARDS,
    CONSTANTS,
    COUNTS,
    DEALS,
    LEADER,
    LEAST,
    OVER,
    PACK,
    PERIOD,
    ROOM,
    RUNNING,
    SINCE,
    Box,
    Table,
)


@compiled
def deal(table: Table, box: Box, game: int) -> None:
    """Lay out the shuffled pack, or explicit deal number `game`, before the first battle."""
    count = table.counts
    for place in range(CONSTANTS, COUNTS):
        count[place] = 0
    count[OVER] = RUNNING
    count[SINCE] = count[PERIOD] = count[LEADER] = -1
    for pile in range(PILES):
        clear(table, pile)
    if count[DEALS]:
        _lay_out(table, box, game)
    else:
        _shuffle_and_deal(table, box)
    playing = 0
    for seat in range(SEATS):
        count[LEAST + seat] = size(table, seat)
        if size(table, seat):
            playing |= 1 << seat
    line_up(table, playing)
    if DETAIL:
        note_holdings(table, 0)


@compiled
def _shuffle_and_deal(table: Table, box: Box) -> None:
    """Card i goes to seat i mod n; everybody gets the same number, the rest is set aside."""
    cards = table.cards
    number = table.counts[PACK]
    start = TRAY * table.counts[ROOM]
    for place in range(number):
        cards[start + place] = box.pack[place]
    shuffle(table, box, start, number)
    each = number // SEATS
    for seat in range(SEATS):
        top = seat * table.counts[ROOM]
        for place in range(each):
            cards[top + place] = cards[start + place * SEATS + seat]
        table.ends[2 * seat + 1] = top + each


@compiled
def _lay_out(table: Table, box: Box, game: int) -> None:
    """The stocks that were given."""
    place = game * table.counts[CARDS]
    for seat in range(SEATS):
        for _ in range(box.sizes[game * SEATS + seat]):
            add(table, seat, box.deals[place])
            place += 1
