"""War: who fights, with how many cards, and who cannot (R9–R13); identical cards (R27)."""

from __future__ import annotations

from bataille.lab.kernel.choices import DISCARD, DRAW, EQUAL, LAST_CARD, LOSE, TAKE_BACK, WAR
from bataille.lab.kernel.source.collect import refill
from bataille.lab.kernel.source.leaving import put_out
from bataille.lab.kernel.source.options import (
    BY_RANK,
    EVERYONE,
    IDENTICAL,
    REFILL_IN_WAR,
    REFILLS,
    SEATS,
    SHORT_RULE,
    SINGLE,
    WAR_DOWN,
    compiled,
    first_of,
)
from bataille.lab.kernel.source.piles import CAPTURES, ROWS, add, move, size
from bataille.lab.kernel.source.seats import are_many, highest, is_in
from bataille.lab.kernel.table import (
    ASKS,
    CHAIN,
    DISCARDED,
    DOWN,
    LINKS,
    PLAYING,
    SHORT,
    SHOWN,
    STANDING,
    TAIL,
    TIED,
    WARS,
    Table,
)

# How a war ends when no seat wins it; a seat's number where one does.
UNDONE = -1
UNFOUGHT = -2
DRAWN_GAME = -3
_ON = -4


@compiled
def fight(table: Table, tied: int) -> int:
    """The cards shown by the seats `tied` are highest; if they tie, fight the war, link by link.

    Returns the seat that wins, or why none does.
    """
    count = table.counts
    count[TIED] = tied
    how = _ON
    while how == _ON and are_many(count[TIED]):
        if IDENTICAL != WAR and are_identical(table):
            _undo(table)
            how = UNDONE
        else:
            how = _fight_link(table)
    return first_of(count[TIED]) if how == _ON else how


@compiled
def _fight_link(table: Table) -> int:
    """One link of a war. Returns the seat that wins without laying, or why none can, or _ON."""
    count = table.counts
    count[WARS] += 1
    count[LINKS] += 1
    count[CHAIN] = max(count[CHAIN], count[LINKS])
    laying = _muster(table)
    if laying == DRAWN_GAME:
        return DRAWN_GAME
    if not laying:
        return UNFOUGHT
    if not count[STANDING] and not are_many(laying):
        return first_of(laying)
    for seat in range(SEATS):
        if is_in(seat, laying):
            _lay(table, seat)
        elif not is_in(seat, count[STANDING]):
            count[SHOWN + seat] = -1
    count[TIED] = highest(table)
    return _ON


@compiled
def _muster(table: Table) -> int:
    """Settle who fights this link and with what, before anyone lays (R12). Returns those who lay, or DRAWN_GAME."""
    count = table.counts
    tied = count[TIED]
    asked = face_down(table)
    needed = asked + 1 if SHORT_RULE in (LOSE, DRAW) else 1
    laying = unable = 0
    shortest = asked + 1
    for seat in range(SEATS):
        count[DOWN + seat] = -1
        if is_in(seat, count[PLAYING]) and (EVERYONE or is_in(seat, tied)):
            reserve = _reserve(table, seat)
            if reserve >= needed:
                laying |= 1 << seat
                shortest = min(shortest, reserve)
                count[DOWN + seat] = min(asked, reserve - 1)
            elif is_in(seat, tied):
                unable |= 1 << seat
    count[STANDING] = 0
    if not unable:
        _equalise(table, laying, shortest)
        return laying
    if SHORT_RULE == DRAW:
        return DRAWN_GAME
    _equalise(table, laying, shortest)
    if SHORT_RULE == LAST_CARD and laying:  # R13: standing cards alone decide nothing
        count[STANDING] = unable
        return laying
    count[SHORT] = 1
    put_out(table, unable)
    return laying


@compiled
def _equalise(table: Table, laying: int, shortest: int) -> None:
    """R12 `equal`: all lay as many face down as the shortest of them can."""
    if SHORT_RULE == EQUAL:
        for seat in range(SEATS):
            if is_in(seat, laying):
                table.counts[DOWN + seat] = min(table.counts[DOWN + seat], shortest - 1)


@compiled
def face_down(table: Table) -> int:
    """How many face-down cards this link asks for (R10, R11)."""
    count = table.counts
    if SINGLE and count[LINKS] > 1:
        return 0
    if not BY_RANK:
        return WAR_DOWN
    most = 0
    for seat in range(SEATS):
        if is_in(seat, count[TIED]):
            most = max(most, table.lists[ASKS + count[SHOWN + seat]])
    return most


@compiled
def _reserve(table: Table, seat: int) -> int:
    """The cards a contender can lay from in this war: *r* of R12."""
    if REFILLS and REFILL_IN_WAR:
        return size(table, seat) + size(table, CAPTURES + seat)
    return size(table, seat)


@compiled
def _lay(table: Table, seat: int) -> None:
    """Lay the seat's face-down cards and one face up; a stock that runs empty before that is refilled (R16)."""
    number = table.counts[DOWN + seat] + 1
    held = size(table, seat)
    if held >= number:
        move(table, seat, ROWS + seat, number)
    else:
        move(table, seat, ROWS + seat, held)
        refill(table, seat)
        move(table, seat, ROWS + seat, number - held)
    table.counts[SHOWN + seat] = table.cards[table.counts[TAIL + 2 * (ROWS + seat)] - 1]


@compiled
def are_identical(table: Table) -> bool:
    """Whether two of the tied cards have the same rank and suit (R27)."""
    count = table.counts
    seen = 0
    for seat in range(SEATS):
        if is_in(seat, count[TIED]):
            card = 1 << count[SHOWN + seat]
            if seen & card:
                return True
            seen |= card
    return False


@compiled
def _undo(table: Table) -> None:
    """Every contender takes the card it shows back under its stock, or the tied cards leave the game (R27)."""
    count = table.counts
    for seat in range(SEATS):
        if is_in(seat, count[TIED]):
            table.counts[TAIL + 2 * (ROWS + seat)] -= 1
            if IDENTICAL == TAKE_BACK:
                add(table, seat, count[SHOWN + seat])
            if IDENTICAL == DISCARD:
                count[DISCARDED] = 1
