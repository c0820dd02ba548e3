"""Packs of a few games, shuffled side by side: while one of them waits for its cards, the others go on."""

from __future__ import annotations

from bataille.lab.kernel.source.options import (
    PACK_WORDS,
    TOP_1,
    TOP_2,
    TOP_3,
    TOP_4,
    TOP_5,
    TOP_6,
    compiled,
    lay_row,
    product,
    row,
    shuffle_four,
    whole,
    word,
)
from bataille.lab.kernel.source.piles import PILES
from bataille.lab.kernel.source.stream import make_block
from bataille.lab.kernel.table import (
    DECK_FAIR,
    DECK_WORDS,
    DECKS,
    GAME,
    GROUPS,
    PACK_AT,
    ROOM,
    ROW,
    WORD_PLACES,
    Table,
)

_MASK = 2**64 - 1


@compiled
def shuffle_decks(table: Table, first: int) -> None:
    """Shuffle the packs of game `first`, a word, and those after it, and note for which of them the words are fair."""
    cards, count = table.cards, table.counts
    start = PILES * count[ROOM]
    fresh = row(table.packs, count[PACK_AT])
    for deck in range(DECKS):
        count[GAME] = whole((first + word(deck)) & _MASK)
        at = DECK_WORDS + WORD_PLACES * deck
        make_block(table, 0, at)
        if PACK_WORDS > 4:
            make_block(table, 1, at + 4)
        fair = is_fair(table, at, TOP_1)
        fair &= is_fair(table, at + 1, TOP_2) if TOP_2 > 1 else 1
        fair &= is_fair(table, at + 2, TOP_3) if TOP_3 > 1 else 1
        fair &= is_fair(table, at + 3, TOP_4) if TOP_4 > 1 else 1
        fair &= is_fair(table, at + 4, TOP_5) if TOP_5 > 1 else 1
        count[DECK_FAIR + deck] = fair
        lay_row(cards, start + ROW * deck, fresh)
    for four in range(DECKS // 4):
        place = start + 4 * ROW * four
        at = DECK_WORDS + 4 * WORD_PLACES * four
        shuffle_four(cards, place, count, at, TOP_1, TOP_2 + 1)
        if TOP_2 > 1:
            shuffle_four(cards, place, count, at + 1, TOP_2, TOP_3 + 1)
        if TOP_3 > 1:
            shuffle_four(cards, place, count, at + 2, TOP_3, TOP_4 + 1)
        if TOP_4 > 1:
            shuffle_four(cards, place, count, at + 3, TOP_4, TOP_5 + 1)
        if TOP_5 > 1:
            shuffle_four(cards, place, count, at + 4, TOP_5, TOP_6 + 1)


@compiled
def is_fair(table: Table, at: int, top: int) -> int:
    """Whether the word at this place favours none of the outcomes of the group of bounds that begins at `top`."""
    return favours_none(table, table.counts[at], top)


@compiled
def favours_none(table: Table, number: int, top: int) -> int:
    """Whether the word of these bits favours none of the outcomes of the group of bounds that begins at `top`."""
    outcomes, excess = word(table.lists[GROUPS + 3 * top]), word(table.lists[GROUPS + 3 * top + 1])
    return 1 if product(word(number), outcomes)[1] >= excess else 0
