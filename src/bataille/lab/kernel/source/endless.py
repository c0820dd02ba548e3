"""Games that never end, recognised exactly in bounded memory (R25).

A game goes on from one stop to the next, a stop being the end of a stretch of battles, which its position alone
decides. Brent's method (1980) keeps one position and compares it at the stops that follow; when it comes back, the game
is endless. Then the period is counted battle by battle, and the deal is played again to find where the circle begins.
"""

from __future__ import annotations

from bataille.lab.kernel.choices import ENDLESS
from bataille.lab.kernel.source.deal import deal
from bataille.lab.kernel.source.options import SEATS, WARS_TO_WIN, compiled
from bataille.lab.kernel.source.piles import TRAY
from bataille.lab.kernel.source.play import advance
from bataille.lab.kernel.table import BATTLES, COUNTS, OVER, PERIOD, RUNNING, SINCE, WARS_WON, Box, Table

#: More battles than a game has.
_FAR = 2**62


@compiled
def seek(table: Table, other: Table, box: Box, game: int) -> None:
    """Play on to the end, or find that there is none. `other`: a table to keep a position on."""
    count = table.counts
    stops = 0
    until = 1
    keep(table, other)
    while count[OVER] == RUNNING:
        advance(table, box, _FAR)
        stops += 1
        if count[OVER] == RUNNING and is_same(table, other):
            _settle(table, other, box, game)
            return
        if stops == until:
            keep(table, other)
            stops = 0
            until *= 2


@compiled
def _settle(table: Table, other: Table, box: Box, game: int) -> None:
    """The position of both tables lies on the circle: find the period, then the first position that returns."""
    count = table.counts
    period = 1
    advance(table, box, 1)
    while not is_same(table, other):
        advance(table, box, 1)
        period += 1
    deal(table, box, game)
    while count[BATTLES] < period:
        advance(table, box, period - count[BATTLES])
    deal(other, box, game)
    while not is_same(table, other):
        advance(table, box, 1)
        advance(other, box, 1)
    count[SINCE] = other.counts[BATTLES]
    count[PERIOD] = period
    count[OVER] = ENDLESS


@compiled
def keep(table: Table, other: Table) -> None:
    """Copy the position to the other table."""
    for pile in range(TRAY):
        start, end = table.ends[2 * pile], table.ends[2 * pile + 1]
        for place in range(start, end):
            other.cards[place] = table.cards[place]
        other.ends[2 * pile] = start
        other.ends[2 * pile + 1] = end
    for place in range(COUNTS):
        other.counts[place] = table.counts[place]


@compiled
def is_same(table: Table, other: Table) -> bool:
    """Whether both tables stand in the same position; under R22 the wars won belong to it."""
    for pile in range(TRAY):
        start, other_start = table.ends[2 * pile], other.ends[2 * pile]
        number = table.ends[2 * pile + 1] - start
        if other.ends[2 * pile + 1] - other_start != number:
            return False
        for place in range(number):
            if table.cards[start + place] != other.cards[other_start + place]:
                return False
    if WARS_TO_WIN:
        for seat in range(SEATS):
            if table.counts[WARS_WON + seat] != other.counts[WARS_WON + seat]:
                return False
    return True
