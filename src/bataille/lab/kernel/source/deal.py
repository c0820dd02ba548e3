"""The deal (R4)."""

from __future__ import annotations

from bataille.lab.kernel.source.ending import note_holdings
from bataille.lab.kernel.source.leaving import line_up
from bataille.lab.kernel.source.options import (
    CARDS_IN_PACK,
    DETAIL,
    SEATS,
    TOP_1,
    TOP_2,
    TOP_3,
    TOP_4,
    TOP_5,
    TOP_6,
    VECTORS,
    compiled,
    deal_group,
)
from bataille.lab.kernel.source.piles import PILES, TRAY, add, clear, size
from bataille.lab.kernel.source.stream import fair_word, shuffle
from bataille.lab.kernel.table import (
    CONSTANTS,
    DEAL,
    DEALS_AT,
    LEADER,
    LEAST,
    OVER,
    PACK_AT,
    PERIOD,
    ROOM,
    RUNNING,
    SINCE,
    SIZES_AT,
    TAIL,
    WORDS,
    Table,
)


@compiled
def deal(table: Table, game: int) -> None:
    """Lay out the shuffled pack, or explicit deal number `game`, before the first battle."""
    count = table.counts
    clear_table(table)
    if count[DEAL]:
        _lay_out(table, game)
    else:
        _shuffle_and_deal(table)
    take_seats(table)


@compiled
def take_seats(table: Table) -> None:
    """Every seat that was dealt cards is in the game."""
    count = table.counts
    playing = 0
    for seat in range(SEATS):
        count[LEAST + seat] = size(table, seat)
        if size(table, seat):
            playing |= 1 << seat
    line_up(table, playing)
    if DETAIL:
        note_holdings(table, 0)


@compiled
def clear_table(table: Table) -> None:
    """Nothing lies anywhere and nothing has been counted."""
    count = table.counts
    for place in range(CONSTANTS, WORDS):
        count[place] = 0
    count[OVER] = RUNNING
    count[SINCE] = count[PERIOD] = count[LEADER] = -1
    for pile in range(PILES):
        clear(table, pile)


@compiled
def _shuffle_and_deal(table: Table) -> None:
    """Card i goes to seat i mod n; everybody gets the same number, the rest is set aside.

    Where packs are shuffled beforehand (`decks`) this is done too seldom to be written out.
    """
    cards, count = table.cards, table.counts
    room = count[ROOM]
    tray = TRAY * room
    for place in range(CARDS_IN_PACK):
        cards[tray + place] = table.packs[count[PACK_AT] + place]
    if TOP_6 == 1 and not VECTORS:
        deal_group(cards, tray, room, fair_word(table, TOP_1), TOP_1, TOP_2 + 1, SEATS, CARDS_IN_PACK)
        if TOP_2 > 1:
            deal_group(cards, tray, room, fair_word(table, TOP_2), TOP_2, TOP_3 + 1, SEATS, CARDS_IN_PACK)
        if TOP_3 > 1:
            deal_group(cards, tray, room, fair_word(table, TOP_3), TOP_3, TOP_4 + 1, SEATS, CARDS_IN_PACK)
        if TOP_4 > 1:
            deal_group(cards, tray, room, fair_word(table, TOP_4), TOP_4, TOP_5 + 1, SEATS, CARDS_IN_PACK)
        if TOP_5 > 1:
            deal_group(cards, tray, room, fair_word(table, TOP_5), TOP_5, TOP_6 + 1, SEATS, CARDS_IN_PACK)
    else:
        shuffle(table, tray, CARDS_IN_PACK)
        for seat in range(SEATS):
            for place in range(CARDS_IN_PACK // SEATS):
                cards[seat * room + place] = cards[tray + place * SEATS + seat]
    for seat in range(SEATS):
        count[TAIL + 2 * seat] = seat * room + CARDS_IN_PACK // SEATS


@compiled
def _lay_out(table: Table, game: int) -> None:
    """The stocks that were given."""
    count = table.counts
    place = count[DEALS_AT] + game * count[DEAL]
    for seat in range(SEATS):
        for _ in range(table.lists[count[SIZES_AT] + game * SEATS + seat]):
            add(table, seat, table.packs[place])
            place += 1
