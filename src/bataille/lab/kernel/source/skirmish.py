"""A battle, with its war, played without moving a card before it is won.

Where every contender has the cards in its stock that a link asks for, its row is the top of that stock as it lies; the
winner takes the rows up from there. What else can happen (too few cards, stakes, a centre that stayed, identical cards)
is left to `battle`.
"""

from __future__ import annotations

from bataille.lab.kernel.choices import WAR
from bataille.lab.kernel.source.collect import take_rows
from bataille.lab.kernel.source.ending import note_holdings
from bataille.lab.kernel.source.options import (
    DETAIL,
    EVERYONE,
    IDENTICAL,
    SEATS,
    STAKES,
    TURN_TIME,
    compiled,
    first_of,
    whole,
)
from bataille.lab.kernel.source.piles import size
from bataille.lab.kernel.source.seats import are_many, highest, is_in
from bataille.lab.kernel.source.war import are_identical, face_down
from bataille.lab.kernel.table import (
    BATTLES,
    CHAIN,
    DISCARDED,
    HEAD,
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
    Table,
)


@compiled
def skirmish(table: Table) -> int:
    """Play one battle if that is so, else leave the table as it is. Returns whether it was played."""
    count = table.counts
    if STAKES or count[LYING]:
        return 0
    for seat in range(SEATS):
        playing = is_in(seat, count[PLAYING])
        count[ROW_AT + seat] = count[HEAD + 2 * seat]
        count[ROW_LENGTH + seat] = 1 if playing else 0
        card = whole(table.cards[count[HEAD + 2 * seat]])
        count[SHOWN + seat] = card if playing else -1
    tied = highest(table)
    links = 0
    fits = 1
    while fits and are_many(tied):
        links += 1
        count[LINKS] = links
        count[TIED] = tied
        fits = _lay_link(table)
        tied = highest(table)
    if not fits:
        return 0
    winner = first_of(tied)
    take_rows(table, winner)
    for seat in range(SEATS):
        count[HEAD + 2 * seat] += count[ROW_LENGTH + seat]
    count[LINKS] = links
    count[SHORT] = count[DISCARDED] = 0
    count[BATTLES] += 1
    count[WARS] += links
    count[CHAIN] = max(count[CHAIN], links)
    count[WARS_WON + winner] += 1 if links else 0
    count[TIME] += TURN_TIME * (1 + links)
    if DETAIL:
        note_holdings(table, 0)
    return 1


@compiled
def _lay_link(table: Table) -> int:
    """Lengthen the rows by one link (R10). Returns whether that is a matter of cards that are there."""
    count = table.counts
    if IDENTICAL != WAR and are_identical(table):
        return 0
    number = face_down(table) + 1
    contenders = count[PLAYING] if EVERYONE else count[TIED]
    fits = 1
    for seat in range(SEATS):
        lays = is_in(seat, contenders)
        length = count[ROW_LENGTH + seat] + (number if lays else 0)
        count[ROW_LENGTH + seat] = length
        card = whole(table.cards[count[HEAD + 2 * seat] + length - 1])
        count[SHOWN + seat] = card if lays else -1
        fits = fits if length <= size(table, seat) else 0
    return fits
