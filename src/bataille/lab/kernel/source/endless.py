"""Games that never end, recognised exactly in bounded memory (R25).

A game goes on from one stop to the next, a stop being the end of a stretch of battles. One stop of every so many is
written down, and each is looked up among those that are; when they fill their room every other one is forgotten, and
from then on half as many are written down. So a game is found endless almost as soon as its circle is closed, and its
period divides the battles from the stop that was written down to the one that is the same. Which part of them it is,
and where the circle begins, is found by playing on from what was written down, never far.
"""

from __future__ import annotations

from bataille.lab.kernel.choices import ENDLESS
from bataille.lab.kernel.source.deal import deal
from bataille.lab.kernel.source.leaving import line_up
from bataille.lab.kernel.source.options import SEATS, WARS_TO_WIN, compiled, eight, product, whole, word
from bataille.lab.kernel.source.piles import MARGIN, copy_cards, size
from bataille.lab.kernel.source.play import advance, play_until
from bataille.lab.kernel.table import (
    ASIDE,
    BATTLES,
    BOOK_PILES,
    CARDS,
    CONSTANTS,
    HEAD,
    OVER,
    PERIOD,
    PLAYING,
    RECORD,
    RECORD_MARK,
    RECORD_SIZES,
    RECORD_WON,
    RECORDS,
    ROOM,
    RUNNING,
    SHELF,
    SHELVES,
    SHOWN,
    SINCE,
    TAIL,
    WARS_WON,
    Table,
)

_MASK = 2**64 - 1
#: More battles than a game has.
_FAR = 2**62
#: Stops from one that is written down to the next, at first.
_GAP = 8
#: Battles from one look at both tables to the next.
_STRIDE = 64
#: An odd number whose bits follow no pattern.
_SPREAD = 0x278DDE6E5FD29F05


@compiled
def put(table: Table, book: Table, record: int) -> None:
    """Write down the position, and what has been counted."""
    count, written = table.counts, book.counts
    at = RECORD * record
    for place in range(SHOWN - CONSTANTS):
        written[at + place] = count[CONSTANTS + place]
    for seat in range(SEATS):
        written[at + RECORD_WON + seat] = count[WARS_WON + seat]
    place = (count[CARDS] + MARGIN) * record
    for pile in range(written[BOOK_PILES]):
        start, number = count[HEAD + 2 * pile], size(table, pile)
        written[at + RECORD_SIZES + pile] = number
        copy_cards(table.cards, start, book.cards, place, number)
        place += number


@compiled
def take(table: Table, book: Table, record: int) -> None:
    """Lay out a position that was written down."""
    count, written = table.counts, book.counts
    at = RECORD * record
    for place in range(SHOWN - CONSTANTS):
        count[CONSTANTS + place] = written[at + place]
    line_up(table, count[PLAYING])
    for seat in range(SEATS):
        count[WARS_WON + seat] = written[at + RECORD_WON + seat]
    place = (count[CARDS] + MARGIN) * record
    for pile in range(written[BOOK_PILES]):
        start, number = pile * count[ROOM], written[at + RECORD_SIZES + pile]
        count[HEAD + 2 * pile] = start
        count[TAIL + 2 * pile] = start + number
        copy_cards(book.cards, place, table.cards, start, number)
        place += number


@compiled
def is_at(table: Table, book: Table, record: int) -> bool:
    """Whether the table stands in the position that was written down; under R22 the wars won belong to it."""
    count, written = table.counts, book.counts
    at = RECORD * record
    place = (count[CARDS] + MARGIN) * record
    for pile in range(written[BOOK_PILES]):
        start, number = count[HEAD + 2 * pile], size(table, pile)
        if written[at + RECORD_SIZES + pile] != number:
            return False
        for step in range(number):
            if table.cards[start + step] != book.cards[place + step]:
                return False
        place += number
    if WARS_TO_WIN:
        for seat in range(SEATS):
            if written[at + RECORD_WON + seat] != count[WARS_WON + seat]:
                return False
    return True


@compiled
def _mark(table: Table) -> int:
    """A number that two positions hardly ever share: of the cards that come next, and how many there are."""
    mark = word(0)
    for seat in range(SEATS):
        held = size(table, seat)
        cards = eight(table.cards, table.counts[HEAD + 2 * seat])
        cards = cards & (1 << 8 * held) - 1 if held < 8 else cards
        mark = (mark + product(word(cards ^ held << 56), word(_SPREAD + 2 * seat))[1]) & _MASK
    return whole(mark)


@compiled
def _forget(table: Table, book: Table) -> None:
    """Forget every other record, and put the rest on their shelves again."""
    written, each = book.counts, table.counts[CARDS] + MARGIN
    for record in range(RECORDS // 2):
        for place in range(RECORD):
            written[RECORD * record + place] = written[2 * RECORD * record + place]
        copy_cards(book.cards, 2 * each * record, book.cards, each * record, each - MARGIN)
        mark = word(written[RECORD * record + RECORD_MARK])
        written[SHELF + whole(product(mark, word(SHELVES))[0])] = record


@compiled
def _bring(table: Table, book: Table, battles: int, records: int) -> None:
    """Bring the game to where it stood after so many battles, from the last record before."""
    last = records - 1
    while book.counts[RECORD * last + BATTLES - CONSTANTS] > battles:
        last -= 1
    take(table, book, last)
    play_until(table, battles)


@compiled
def _period(table: Table, other: Table, book: Table, record: int, records: int) -> int:
    """The smallest period: of the battles from a record to the same position on the table try every prime factor."""
    start = book.counts[RECORD * record + BATTLES - CONSTANTS]
    period = table.counts[BATTLES] - start
    rest = period
    factor = 2
    while rest > 1:
        if rest % factor == 0:
            rest //= factor
            _bring(other, book, start + period // factor, records)
            if is_at(other, book, record):
                period //= factor
            else:
                while rest % factor == 0:  # more of it would fail as well
                    rest //= factor
        else:
            factor = factor + 1 if factor * factor < rest else rest
    return period


@compiled
def _settle(table: Table, other: Table, book: Table, record: int, records: int) -> None:
    """The game has come back to a record: say its period, and since when it stood (R25)."""
    written = book.counts
    period = _period(table, other, book, record, records)
    before = -1  # of the records the last that does not come back, and the first that does
    while record - before > 1:
        middle = (before + record) // 2
        _bring(table, book, written[RECORD * middle + BATTLES - CONSTANTS] + period, records)
        if is_at(table, book, middle):
            record = middle
        else:
            before = middle
    first = written[RECORD * max(before, 0) + BATTLES - CONSTANTS]
    stride = _STRIDE
    while stride:
        _bring(table, book, first + period, records)
        _bring(other, book, first, records)
        same = 0
        while not same:
            put(other, book, ASIDE)
            same = 1 if is_at(table, book, ASIDE) else 0
            if not same:
                first = other.counts[BATTLES]
                play_until(table, first + period + stride)
                play_until(other, first + stride)
        stride //= 8
    table.counts[SINCE] = other.counts[BATTLES]
    table.counts[PERIOD] = period
    table.counts[OVER] = ENDLESS


@compiled
def seek(table: Table, other: Table, book: Table, game: int) -> None:
    """Play on to the end, or find that there is none. `book`: for what is written down."""
    count, written = table.counts, book.counts
    deal(other, game)
    put(other, book, 0)
    records = 1
    stops = 0
    gap = _GAP
    while count[OVER] == RUNNING:
        mark = _mark(table)
        shelf = SHELF + whole(product(word(mark), word(SHELVES))[0])
        found = written[shelf]
        if found < records and written[RECORD * found + RECORD_MARK] == mark and is_at(table, book, found):
            _settle(table, other, book, found, records)
        else:
            if stops & gap - 1 == 0:
                if records == RECORDS:
                    _forget(table, book)
                    records //= 2
                    gap *= 2
                put(table, book, records)
                written[RECORD * records + RECORD_MARK] = mark
                written[shelf] = records
                records += 1
            stops += 1
            advance(table, _FAR)
