"""One battle from the turn-up to the collecting, wars included (R7–R14)."""

from __future__ import annotations

from bataille.lab.kernel.choices import SHORT_WAR
from bataille.lab.kernel.source.collect import collect, refill_empty
from bataille.lab.kernel.source.ending import end, note_holdings
from bataille.lab.kernel.source.options import DETAIL, SEATS, SEPARATE, STAKES, TURN_TIME, apart, compiled
from bataille.lab.kernel.source.piles import CAPTURES, ROWS, add, move, size
from bataille.lab.kernel.source.seats import highest, is_in
from bataille.lab.kernel.source.war import DRAWN_GAME, UNFOUGHT, fight
from bataille.lab.kernel.table import (
    BATTLES,
    DISCARDED,
    HEAD,
    LEFT,
    LINKS,
    LYING,
    PLAYING,
    SHORT,
    SHOWN,
    TAIL,
    TIME,
    WARS_WON,
    Table,
)


@apart
def play_battle(table: Table) -> int:
    """Play one battle. Returns the contenders of a war that none could fight, who are out (R13)."""
    count = table.counts
    count[BATTLES] += 1
    count[LINKS] = count[SHORT] = count[DISCARDED] = 0
    if SEPARATE:
        refill_empty(table)
        if STAKES:
            _lay_stakes(table)
    _turn_up(table)
    winner = fight(table, highest(table))
    if winner == DRAWN_GAME:
        end(table, SHORT_WAR, count[PLAYING])
        return 0
    if winner >= 0:
        collect(table, winner)
        if count[LINKS]:
            count[WARS_WON + winner] += 1
    else:
        count[LYING] = 1
    count[TIME] += TURN_TIME * (1 + count[LINKS])
    if DETAIL:
        note_holdings(table, 0)
    return count[LEFT] if winner == UNFOUGHT else 0


@compiled
def _turn_up(table: Table) -> None:
    """Every seat in the game turns its top card, all at once (R7)."""
    count = table.counts
    for seat in range(SEATS):
        count[SHOWN + seat] = -1
        if is_in(seat, count[PLAYING]):
            count[SHOWN + seat] = table.cards[table.counts[HEAD + 2 * seat]]
            move(table, seat, ROWS + seat, 1)


@compiled
def _lay_stakes(table: Table) -> None:
    """R30: every seat in the game with captures lays the last one."""
    for seat in range(SEATS):
        pile = CAPTURES + seat
        if is_in(seat, table.counts[PLAYING]) and size(table, pile):
            end = table.counts[TAIL + 2 * pile] - 1
            table.counts[TAIL + 2 * pile] = end
            add(table, ROWS + seat, table.cards[end])
