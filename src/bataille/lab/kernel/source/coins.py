"""Chance in the lanes under `order=shuffled` (R14): words made many at a time, prizes of wars shuffled where they lie.

A battle takes one word of the stream. Of two cards its highest bit says which comes first, so that a pass asks for one
bit a battle. The prize of a war is shuffled with the whole word: a pass has one war at most, so that those of four
lanes are shuffled together after their passes, without a branch. A word that favours an order is drawn again: then the
war is left to the table.
"""

from __future__ import annotations

from bataille.lab.kernel.source.options import (
    CARDS_IN_PACK,
    SEATS,
    WAR_DOWN,
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
    HALVES,
    HALVES_ROW,
    LANE_DRAWN,
    LANE_GAME_WORD,
    LANE_HELD,
    LANE_MADE,
    LANE_PLACES,
    LANE_WORDS,
    LANES_WORDS,
    PRIZES,
    ROOM,
    ROW,
    SEED,
    SPARE_ROW,
    Table,
)

#: Cards of both stocks: nobody else has one.
ALL: int = SEATS * (CARDS_IN_PACK // SEATS)


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
    count[LANE_MADE + place] = made + 64


@compiled
def word_of(table: Table, lane: int, tie: int) -> int:
    """The word of the battle at this place of a pass without a war before."""
    number = table.counts[LANE_DRAWN + LANE_PLACES * lane] + tie
    return table.counts[LANE_WORDS + LANES_WORDS * lane + 32 * (number & 3) + (number >> 2 & 31)]


@compiled
def put_down(table: Table, lane: int, held: int, tie: int, behind: int, wins: int, used: int, drawn: int) -> None:
    """Note the prize of a pass's war, if it had one, for `catch_up`, or shuffle it now if it is longer than usual.

    It lies under the stock that its winner had left, and what it won on the way. `held`: by the first seat before the
    pass; `drawn`: the word that shuffles it.
    """
    count = table.counts
    rows = PILES * count[ROOM]
    won = wins >> tie & 1
    earlier = number_of((wins ^ won - 1) & (1 << tie) - 1)
    stock = held - used if won else ROW + ALL - held - used
    start = rows + ROW * (DECKS + 2 * lane) + stock + 2 * earlier
    if behind > WAR_DOWN + 1:
        _shuffle_prize(table, start, drawn, 2 * behind + 2)
    else:
        at = PRIZES + 2 * (lane & 3)
        count[at] = start if behind else rows + ROW * SPARE_ROW
        count[at + 1] = drawn


@compiled
def catch_up(table: Table) -> None:
    """Shuffle the prizes of up to four lanes."""
    shuffle_listed(table.cards, table.counts, PRIZES, 2 * (WAR_DOWN + 2))
    forget_prizes(table)


@compiled
def forget_prizes(table: Table) -> None:
    """Let no prize be shuffled again: in its place so many cards are that are in no game."""
    count = table.counts
    spare = PILES * count[ROOM] + ROW * SPARE_ROW
    for step in range(4):
        count[PRIZES + 2 * step] = spare


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
