"""Games that never end, recognised exactly in bounded memory (R25).

A game goes on from one stop to the next, a stop being the end of a stretch of battles, which its position alone
decides. Brent's method (1980) keeps one position and compares it at the stops that follow; when it comes back, the game
is endless, and its period divides the number of battles between. Where the circle begins is found by playing the deal
again at two tables, one of them a period ahead, until both stand alike.
"""

from __future__ import annotations

from bataille.lab.kernel.choices import ENDLESS
from bataille.lab.kernel.source.deal import deal
from bataille.lab.kernel.source.options import SEATS, WARS_TO_WIN, compiled
from bataille.lab.kernel.source.piles import TRAY
from bataille.lab.kernel.source.play import advance, play_until
from bataille.lab.kernel.table import BATTLES, COUNTS, HEAD, OVER, PERIOD, RUNNING, SINCE, TAIL, WARS_WON, Table

#: More battles than a game has.
_FAR = 2**62
#: Battles from one look at both tables to the next.
_STRIDE = 512


@compiled
def seek(table: Table, other: Table, third: Table, fourth: Table, game: int) -> None:
    """Play on to the end, or find that there is none. The other tables are for positions that are kept."""
    count = table.counts
    stops = 0
    until = 1
    keep(table, other)
    while count[OVER] == RUNNING:
        advance(table, _FAR)
        stops += 1
        if count[OVER] == RUNNING and is_same(table, other):
            period = _period(table, other)
            _begin(table, other, third, fourth, game, period)
        elif stops == until:
            keep(table, other)
            stops = 0
            until *= 2


@compiled
def _period(table: Table, other: Table) -> int:
    """The smallest period: of that between the two tables try every prime factor."""
    period = table.counts[BATTLES] - other.counts[BATTLES]
    rest = period
    factor = 2
    while rest > 1:
        if rest % factor == 0:
            rest //= factor
            keep(other, table)
            play_until(table, other.counts[BATTLES] + period // factor)
            if is_same(table, other):
                period //= factor
            else:
                while rest % factor == 0:  # more of it would fail as well
                    rest //= factor
        else:
            factor = factor + 1 if factor * factor < rest else rest
    return period


@compiled
def _begin(table: Table, other: Table, third: Table, fourth: Table, game: int, period: int) -> None:
    """Play the deal again to where the first position has come back, and say since when it stood (R25)."""
    deal(table, game)
    play_until(table, period)
    deal(other, game)
    stride = _STRIDE
    while not is_same(table, other):
        keep(table, third)
        keep(other, fourth)
        play_until(table, table.counts[BATTLES] + stride)
        play_until(other, other.counts[BATTLES] + stride)
        if stride > 1 and is_same(table, other):
            keep(third, table)
            keep(fourth, other)
            stride //= 8
    table.counts[SINCE] = other.counts[BATTLES]
    table.counts[PERIOD] = period
    table.counts[OVER] = ENDLESS


@compiled
def keep(table: Table, other: Table) -> None:
    """Copy everything but the words to the other table."""
    for pile in range(TRAY):
        start, end = table.counts[HEAD + 2 * pile], table.counts[TAIL + 2 * pile]
        done = start
        while done < end:
            other.cards[done] = table.cards[done]
            done += 1
        other.counts[HEAD + 2 * pile] = start
        other.counts[TAIL + 2 * pile] = end
    for place in range(COUNTS):
        other.counts[place] = table.counts[place]


@compiled
def is_same(table: Table, other: Table) -> bool:
    """Whether both tables stand in the same position; under R22 the wars won belong to it."""
    for pile in range(TRAY):
        start, other_start = table.counts[HEAD + 2 * pile], other.counts[HEAD + 2 * pile]
        number = table.counts[TAIL + 2 * pile] - start
        if other.counts[TAIL + 2 * pile] - other_start != number:
            return False
        for place in range(number):
            if table.cards[start + place] != other.cards[other_start + place]:
                return False
    if WARS_TO_WIN:
        for seat in range(SEATS):
            if table.counts[WARS_WON + seat] != other.counts[WARS_WON + seat]:
                return False
    return True
