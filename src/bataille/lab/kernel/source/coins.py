"""Chance in the lanes under `order=shuffled` (R14): words made many at a time, prizes of wars shuffled where they lie.

A battle takes one word of the stream. Of two cards its highest bit says which comes first, so that a pass asks for one
bit a battle. The prize of a war is shuffled with the whole word, after the pass, when the other lanes have something to
do meanwhile. A word that favours an order is drawn again: then the war is left to the table.
"""

from __future__ import annotations

from bataille.lab.kernel.source.decks import is_fair
from bataille.lab.kernel.source.options import (
    CARDS_IN_PACK,
    WAR_DOWN,
    any_below,
    compiled,
    eight,
    make_words,
    number_of,
    product,
    put_eight,
    shuffle_listed,
    whole,
    word,
)
from bataille.lab.kernel.source.piles import PILES
from bataille.lab.kernel.table import (
    DECKS,
    GROUPS,
    HALVES,
    HALVES_ROW,
    LANE_BEFORE,
    LANE_DOUBT,
    LANE_DRAWN,
    LANE_FOUGHT,
    LANE_GAME_WORD,
    LANE_HELD,
    LANE_LAID,
    LANE_MADE,
    LANE_PLACES,
    LANE_TAKEN,
    LANE_UNDER,
    LANE_WON,
    LANE_WORDS,
    LANES_WORDS,
    PRIZES,
    QUEUE,
    ROOM,
    ROW,
    SEED,
    SPARE_ROW,
    Table,
)

#: Cards of both stocks.
ALL: int = 2 * (CARDS_IN_PACK // 2)
#: The cards of the prize of a war of one link; and the bits of a war's place (see `survey`) if it has no more.
_SHORTEST: int = 2 * (WAR_DOWN + 2)
_SHORT: int = 0x00FF00FF + 0x01000100 * (WAR_DOWN + 1)


@compiled
def next_halves(table: Table, lane: int) -> int:
    """A bit for each of the next words of a lane, as far as they are made, whether it is 2^63 or more."""
    drawn = table.counts[LANE_DRAWN + LANE_PLACES * lane]
    at = PILES * table.counts[ROOM] + ROW * HALVES_ROW + HALVES * lane
    return eight(table.cards, at + (drawn >> 3 & 15)) >> (drawn & 7)


@compiled
def prepare(table: Table, first: int, last: int) -> None:
    """Make the words that lanes from `first` to before `last` need for a pass."""
    count = table.counts
    for lane in range(first, last):
        place = LANE_PLACES * lane
        needed = min(count[LANE_HELD + place], ALL - count[LANE_HELD + place])
        while count[LANE_MADE + place] - count[LANE_DRAWN + place] < needed:
            _make_more(table, lane)


@compiled
def _make_more(table: Table, lane: int) -> None:
    """Make the next sixty-four words of a lane."""
    cards, count = table.cards, table.counts
    place = LANE_PLACES * lane
    made = count[LANE_MADE + place]
    half = made >> 6 & 1
    at = LANE_WORDS + LANES_WORDS * lane + 16 * half
    halves = make_words(count, at, made >> 2, count[SEED], count[LANE_GAME_WORD + place])
    bits = PILES * count[ROOM] + ROW * HALVES_ROW + HALVES * lane
    put_eight(cards, bits + 8 * half, halves)
    if half == 0:
        put_eight(cards, bits + 16, halves)
    group = GROUPS + 3 * _SHORTEST
    count[LANE_DOUBT + place + half] = any_below(count, at, table.lists[group], table.lists[group + 1])
    count[LANE_MADE + place] = made + 64


@compiled
def place_of_word(lane: int, number: int) -> int:
    """Where a lane's word of this number stands."""
    return LANE_WORDS + LANES_WORDS * lane + 32 * (number & 3) + (number >> 2 & 31)


@compiled
def are_fair(table: Table, lane: int, places: int) -> int:
    """Whether the words that shuffle the prizes of two wars, at `places` (see `survey`), favour no order."""
    count = table.counts
    place = LANE_PLACES * lane
    fair = 1
    if count[LANE_DOUBT + place] | count[LANE_DOUBT + place + 1] | places & ~_SHORT:
        drawn = count[LANE_DRAWN + place]
        before = places >> 8 & 255
        fair = is_fair(table, place_of_word(lane, drawn + (places & 255)), 2 * before + 2)
        second = place_of_word(lane, drawn + (places >> 16 & 255) - before)
        fair &= is_fair(table, second, 2 * (places >> 24) + 2)
    return fair


@compiled
def catch_up(table: Table, first: int, last: int) -> None:
    """Shuffle the prizes of the wars of the last passes of lanes from `first` to before `last`."""
    cards, count = table.cards, table.counts
    queued = QUEUE
    for lane in range(first, last):
        place = LANE_PLACES * lane
        fought = count[LANE_FOUGHT + place]
        count[LANE_FOUGHT + place] = 0
        count[LANE_TAKEN + place] = fought
        count[queued] = 2 * lane
        queued += 1 if fought else 0
        count[queued] = 2 * lane + 1
        queued += 1 if fought >> 16 else 0
    prizes = PRIZES
    for at in range(QUEUE, queued):
        lane, war = count[at] >> 1, count[at] & 1
        place = LANE_PLACES * lane
        number = count[LANE_TAKEN + place] >> 16 * war + 8 & 255
        start = _start_of_prize(table, lane, war)
        drawn = count[_place_of_draw(table, lane, war)]
        if 2 * number + 2 == _SHORTEST:
            count[prizes] = start
            count[prizes + 1] = drawn
            prizes += 2
        else:
            _shuffle_prize(table, start, drawn, 2 * number + 2)
    for step in range(3):  # what is beyond the last is shuffled in vain
        count[prizes + 2 * step] = PILES * count[ROOM] + ROW * (SPARE_ROW + step)
    for at in range(PRIZES, prizes, 8):
        shuffle_listed(cards, count, at, _SHORTEST)


@compiled
def _start_of_prize(table: Table, lane: int, war: int) -> int:
    """Where a war's prize lies: under the stock that its winner had left, and what it won on the way to this war."""
    count = table.counts
    place = LANE_PLACES * lane
    wins = count[LANE_WON + place]
    tie = count[LANE_TAKEN + place] >> 16 * war & 255
    won = wins >> tie & 1
    earlier = number_of((wins ^ won - 1) & (1 << tie) - 1)
    left = count[LANE_UNDER + place]
    stock = left if won else ROW + ALL - 2 * count[LANE_LAID + place] - left
    return PILES * count[ROOM] + ROW * (DECKS + 2 * lane) + stock + 2 * earlier


@compiled
def _place_of_draw(table: Table, lane: int, war: int) -> int:
    """Where the word of a war stands: each place on the way takes one, but for those behind a tie."""
    count = table.counts
    place = LANE_PLACES * lane
    fought = count[LANE_TAKEN + place]
    before = (fought >> 8 & 255) * war
    return place_of_word(lane, count[LANE_BEFORE + place] + (fought >> 16 * war & 255) - before)


@compiled
def _shuffle_prize(table: Table, start: int, drawn: int, number: int) -> None:
    """Shuffle so many cards with one word."""
    cards = table.cards
    left, top = word(drawn), number
    while top > 1:
        upper, left = product(left, word(top))
        top -= 1
        pick = start + whole(upper)
        card = cards[start + top]
        cards[start + top] = cards[pick]
        cards[pick] = card
