"""How a game ends (R17–R25), and what is noted after every battle."""

from __future__ import annotations

from bataille.lab.kernel.choices import (
    BELL,
    CAPTURED_ALL,
    EMPTY_STOCK,
    ENOUGH_BATTLES,
    ENOUGH_WARS,
    FLOOR_BROKEN,
    GUARD,
    SHORT_WAR,
    TARGET_HELD,
)
from bataille.lab.kernel.source.collect import collect
from bataille.lab.kernel.source.leaving import empty_handed, put_out
from bataille.lab.kernel.source.options import (
    BATTLE_LIMIT,
    FINDS_ENDLESS,
    FLOOR,
    FRESH_PACK,
    LAST_BATTLE,
    REFILLS,
    SEATS,
    SEPARATE,
    TARGET,
    TIME_LIMIT,
    WARS_TO_WIN,
    compiled,
    first_of,
)
from bataille.lab.kernel.source.piles import ROWS, TRAY, add, clear, holds, size
from bataille.lab.kernel.source.seats import are_many, highest, is_in
from bataille.lab.kernel.source.stream import shuffle
from bataille.lab.kernel.table import (
    BATTLES,
    BEST,
    CAPTURED,
    CHANGES,
    DISCARDED,
    LEADER,
    LEAST,
    LEFT,
    OVER,
    PACK,
    PACK_AT,
    PLAYING,
    ROOM,
    RUNNING,
    SHORT,
    SHOWN,
    TIME,
    WARS_WON,
    Table,
)


@compiled
def note_holdings(table: Table, spent: int) -> None:
    """After a battle: the fewest cards each seat ever held, and who leads.

    `spent`: cards that each seat in the game has turned since the ends of the stocks were written.
    """
    count = table.counts
    most = -1
    leader = -1
    for seat in range(SEATS):
        held = holds(table, seat) - (spent if is_in(seat, count[PLAYING]) else 0)
        if held or not (SEPARATE or FRESH_PACK):  # with all its cards in the centre a seat may still win (R17, R24)
            count[LEAST + seat] = min(count[LEAST + seat], held)
        leader = seat if held > most else -1 if held == most else leader
        most = max(most, held)
    before = count[LEADER]
    count[CHANGES] += 1 if leader >= 0 and before >= 0 and leader != before else 0
    count[LEADER] = leader if leader >= 0 else before


@compiled
def close_battle(table: Table, contenders: int) -> None:
    """After a battle: outs, then the first ending that applies. `contenders`: of a war that none could fight (R13)."""
    count = table.counts
    empty = empty_handed(table)
    if empty:
        put_out(table, empty)
        count[LEFT] |= contenders
    if are_many(count[PLAYING]):
        _end_by_limit(table)
        if not FINDS_ENDLESS and count[OVER] == RUNNING and count[BATTLES] >= LAST_BATTLE:
            count[OVER] = GUARD
    else:
        _end_by_outs(table, contenders)


@compiled
def _end_by_outs(table: Table, contenders: int) -> None:
    """At most one seat is left: it takes the centre and has won (R18); if none is, the captures decide (R17)."""
    count = table.counts
    if count[SHORT]:
        why = SHORT_WAR
    elif count[DISCARDED] or (SEPARATE and not REFILLS):
        why = EMPTY_STOCK
    else:
        why = CAPTURED_ALL
    if count[PLAYING]:
        last = first_of(count[PLAYING])
        lying = 0
        for seat in range(SEATS):
            lying += size(table, ROWS + seat)
        if lying:
            collect(table, last)
        end(table, why, count[PLAYING])
        return
    most = -1
    best = 0
    for seat in range(SEATS):
        if is_in(seat, count[LEFT]):
            captured = count[CAPTURED + seat]
            if captured > most:
                most = captured
                best = 0
            if captured == most:
                best |= 1 << seat
    if are_many(best) and contenders:
        best = contenders
    end(table, why, best)


@compiled
def _end_by_limit(table: Table) -> None:
    """R18's order: `wars`, `target`, `floor`, `time`, `battles`."""
    count = table.counts
    victor = 0
    if WARS_TO_WIN:
        for seat in range(SEATS):
            if count[WARS_WON + seat] >= WARS_TO_WIN:
                victor = 1 << seat
    if WARS_TO_WIN and victor:
        end(table, ENOUGH_WARS, victor)
    elif TARGET and _most_held(table) >= TARGET:
        end(table, TARGET_HELD, _richest(table))
    elif FLOOR and _least_held(table) < FLOOR:
        end(table, FLOOR_BROKEN, _richest(table))
    elif TIME_LIMIT and count[TIME] >= TIME_LIMIT:
        end(table, BELL, _richest(table))
    elif BATTLE_LIMIT and count[BATTLES] >= BATTLE_LIMIT:
        end(table, ENOUGH_BATTLES, _richest(table))


@compiled
def _most_held(table: Table) -> int:
    most = 0
    for seat in range(SEATS):
        most = max(most, holds(table, seat))
    return most


@compiled
def _least_held(table: Table) -> int:
    least = holds(table, 0)
    for seat in range(1, SEATS):
        least = min(least, holds(table, seat))
    return least


@compiled
def _richest(table: Table) -> int:
    """The seats that hold the most cards (R19)."""
    most = _most_held(table)
    best = 0
    for seat in range(SEATS):
        if holds(table, seat) == most:
            best |= 1 << seat
    return best


@compiled
def end(table: Table, why: int, best: int) -> None:
    """End the game: `best` has won, or shares a draw."""
    table.counts[BEST] = best
    table.counts[OVER] = why


@compiled
def break_ties(table: Table) -> None:
    """A draw may be decided by fresh packs (R24)."""
    count = table.counts
    if FRESH_PACK:
        while are_many(count[BEST]):
            count[BEST] = _break_tie(table, count[BEST])


@compiled
def _break_tie(table: Table, tied: int) -> int:
    """One card of a freshly shuffled pack to each tied seat, in seat order: the seats of the highest (R24)."""
    clear(table, TRAY)
    for place in range(table.counts[PACK]):
        add(table, TRAY, table.packs[table.counts[PACK_AT] + place])
    start = TRAY * table.counts[ROOM]
    shuffle(table, start, table.counts[PACK])
    for seat in range(SEATS):
        table.counts[SHOWN + seat] = -1
        if is_in(seat, tied):
            table.counts[SHOWN + seat] = table.cards[start]
            start += 1
    return highest(table)
