"""The results of a game, written down."""

from __future__ import annotations

from bataille.lab.kernel.source.options import DETAIL, SEATS, SUIT_BITS, compiled, first_of, whole
from bataille.lab.kernel.source.seats import are_many
from bataille.lab.kernel.table import (
    ACES,
    BATTLES,
    BEST,
    CHAIN,
    CHANGES,
    DRAWN,
    HEAD,
    LEAST,
    OVER,
    PERIOD,
    SINCE,
    TAIL,
    WARS,
    Columns,
    Table,
)


@compiled
def note_deal(table: Table, columns: Columns, game: int) -> None:
    """Aces and strength that each seat was dealt."""
    for seat in range(SEATS):
        aces = strength = 0
        for place in range(table.counts[HEAD + 2 * seat], table.counts[TAIL + 2 * seat]):
            card = whole(table.cards[place])
            aces += table.lists[ACES + card]
            strength += card >> SUIT_BITS
        columns.aces[game * SEATS + seat] = aces
        columns.strength[game * SEATS + seat] = strength


@compiled
def note_end(table: Table, columns: Columns, game: int) -> None:
    """How the game ended."""
    count = table.counts
    best = count[BEST]
    columns.winner[game] = -1
    if best and not are_many(best):
        winner = first_of(best)
        columns.winner[game] = winner
        if DETAIL:
            columns.comeback[game] = count[LEAST + winner]
    if are_many(best):
        columns.sharing[game] = best
    columns.termination[game] = count[OVER]
    columns.battles[game] = count[BATTLES]
    columns.wars[game] = count[WARS]
    columns.since[game] = count[SINCE]
    columns.period[game] = count[PERIOD]
    columns.drawn[game] = count[DRAWN]
    if DETAIL:
        columns.longest_chain[game] = count[CHAIN]
        columns.lead_changes[game] = count[CHANGES]
