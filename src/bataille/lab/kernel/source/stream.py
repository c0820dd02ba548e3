"""The random stream and the shuffle on top of it, word for word those of `bataille.stream` (R74)."""

from __future__ import annotations

from bataille.lab.kernel.source.options import BLOCKS, apart, compiled, product, whole, word
from bataille.lab.kernel.table import DRAWN, GAME, GROUPS, SEED, WORDS, Table

_MASK = 2**64 - 1


@compiled
def make_block(table: Table, number: int, at: int) -> None:
    """Make block `number` of Philox4x64-10, at `at`; its counter is `number` + 1 (docs/stream.md)."""
    count = table.counts
    key0, key1 = word(count[SEED]), word(count[GAME])
    a = word(number + 1)
    b = c = d = word(0)
    for _ in range(10):
        left_high, left_low = product(a, word(0xD2E7470EE14C6C93))
        right_high, right_low = product(c, word(0xCA5A826395121157))
        a, b = right_high ^ b ^ key0, right_low
        c, d = left_high ^ d ^ key1, left_low
        key0 = (key0 + word(0x9E3779B97F4A7C15)) & _MASK
        key1 = (key1 + word(0xBB67AE8584CAA73B)) & _MASK
    count[at] = whole(a)
    count[at + 1] = whole(b)
    count[at + 2] = whole(c)
    count[at + 3] = whole(d)


@apart
def make_blocks(table: Table, number: int) -> None:
    """Make block `number` and those that share the place for words with it: the processor makes them side by side."""
    for step in range(BLOCKS):
        make_block(table, number + step, WORDS + 4 * step)


@compiled
def next_word(table: Table) -> int:
    """The next word of the stream."""
    drawn = table.counts[DRAWN]
    place = drawn & (4 * BLOCKS - 1)
    if place == 0:
        make_blocks(table, drawn >> 2)
    table.counts[DRAWN] = drawn + 1
    return word(table.counts[WORDS + place])


@compiled
def fair_word(table: Table, top: int) -> int:
    """The next word that favours none of the outcomes of the group of bounds that begins at `top`."""
    group = GROUPS + 3 * top
    outcomes, excess = word(table.lists[group]), word(table.lists[group + 1])
    left = next_word(table)
    while product(left, outcomes)[1] < excess:
        left = next_word(table)
    return left


@compiled
def shuffle(table: Table, start: int, number: int) -> None:
    """Shuffle the `number` cards from place `start` on: Fisher and Yates from the top, several bounds a word."""
    cards, lists = table.cards, table.lists
    top = number
    while top > 1:
        bottom = lists[GROUPS + 3 * top + 2]
        left = fair_word(table, top)
        while top >= bottom:
            upper, left = product(left, word(top))
            top -= 1
            pick = start + whole(upper)
            card = cards[start + top]
            cards[start + top] = cards[pick]
            cards[pick] = card
