"""A battle, with its war, played without moving a card before it is won.

Where every contender has the cards in its stock that a link asks for, its row is the top of that stock as it lies; the
winner takes the rows up from there. What else can happen (too few cards, stakes, a centre that stayed, identical cards)
is left to `battle`.
"""

from __future__ import annotations

from bataille.lab.kernel.choices import WAR
from bataille.lab.kernel.source.collect import take_rows
from bataille.lab.kernel.source.ending import close_battle, note_holdings
from bataille.lab.kernel.source.options import (
    DETAIL,
    EVERYONE,
    IDENTICAL,
    SEATS,
    STAKES,
    TURN_TIME,
    compiled,
)
from bataille.lab.kernel.source.piles import size
from bataille.lab.kernel.source.seats import are_many, first_of, highest, is_in
from bataille.lab.kernel.source.war import are_identical, face_down
from bataille.lab.kernel.table import (
    BATTLES,
    CHAIN,
    DISCARDED,
    LINKS,
    LYING,
    PLAYING,
    ROW_AT,
    ROW_LENGTH,
    SHORT,
    SHOWN,
    TIED,
    TIME,
    WARS,
    WARS_WON,
    Box,
    Table,
)


@compiled
def skirmish(table: Table, box: Box) -> bool:
    """Play one battle if that is so, and the game's end if it comes with it; else leave the table as it is."""
    count = table.counts
    if STAKES or count[LYING]:
        return False
    for seat in range(SEATS):
        playing = is_in(seat, count[PLAYING])
        count[ROW_AT + seat] = table.ends[2 * seat]
        count[ROW_LENGTH + seat] = 1 if playing else 0
        count[SHOWN + seat] = table.cards[table.ends[2 * seat]] if playing else -1
    count[TIED] = highest(table)
    count[LINKS] = 0
    while are_many(count[TIED]):
        count[LINKS] += 1
        if not _lay_link(table, box):
            return False
        count[TIED] = highest(table)
    winner = first_of(count[TIED])
    take_rows(table, box, winner)
    for seat in range(SEATS):
        table.ends[2 * seat] += count[ROW_LENGTH + seat]
    links = count[LINKS]
    count[SHORT] = count[DISCARDED] = 0
    count[BATTLES] += 1
    count[WARS] += links
    count[CHAIN] = max(count[CHAIN], links)
    count[WARS_WON + winner] += 1 if links else 0
    count[TIME] += TURN_TIME * (1 + links)
    if DETAIL:
        note_holdings(table, 0)
    close_battle(table, box, 0)
    return True


@compiled
def _lay_link(table: Table, box: Box) -> bool:
    """Lengthen the rows by one link (R10), unless that is more than a matter of cards that are there."""
    count = table.counts
    if IDENTICAL != WAR and are_identical(table):
        return False
    number = face_down(table, box) + 1
    contenders = count[PLAYING] if EVERYONE else count[TIED]
    for seat in range(SEATS):
        count[SHOWN + seat] = -1
        if is_in(seat, contenders):
            length = count[ROW_LENGTH + seat] + number
            if size(table, seat) < length:
                return False
            count[ROW_LENGTH + seat] = length
            count[SHOWN + seat] = table.cards[table.ends[2 * seat] + length - 1]
    return True
