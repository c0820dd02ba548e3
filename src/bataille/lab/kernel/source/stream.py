"""The random stream and the shuffle on top of it, word for word those of `bataille.stream` (R74)."""

from __future__ import annotations

from bataille.lab.kernel.source.options import compiled, high, whole, word
from bataille.lab.kernel.table import DRAWN, GAME, GROUPS, SEED, WORDS, Table

_MASK = 2**64 - 1


@compiled
def make_block(table: Table, number: int) -> None:
    """Make block `number` of Philox4x64-10; its counter is `number` + 1 (docs/stream.md)."""
    count = table.counts
    key0, key1 = word(count[SEED]), word(count[GAME])
    a = word(number + 1)
    b = c = d = word(0)
    for _ in range(10):
        left_high, left_low = high(a, word(0xD2E7470EE14C6C93)), (a * word(0xD2E7470EE14C6C93)) & _MASK
        right_high, right_low = high(c, word(0xCA5A826395121157)), (c * word(0xCA5A826395121157)) & _MASK
        a, b = right_high ^ b ^ key0, right_low
        c, d = left_high ^ d ^ key1, left_low
        key0 = (key0 + word(0x9E3779B97F4A7C15)) & _MASK
        key1 = (key1 + word(0xBB67AE8584CAA73B)) & _MASK
    count[WORDS] = whole(a)
    count[WORDS + 1] = whole(b)
    count[WORDS + 2] = whole(c)
    count[WORDS + 3] = whole(d)


@compiled
def next_word(table: Table) -> int:
    """The next word of the stream."""
    drawn = table.counts[DRAWN]
    if drawn & 3 == 0:
        make_block(table, drawn >> 2)
    table.counts[DRAWN] = drawn + 1
    return word(table.counts[WORDS + (drawn & 3)])


@compiled
def shuffle(table: Table, start: int, number: int) -> None:
    """Shuffle the `number` cards from place `start` on: Fisher and Yates from the top, several bounds a word."""
    cards, lists = table.cards, table.lists
    top = number
    while top > 1:
        group = GROUPS + 3 * top
        product, excess, bottom = word(lists[group]), word(lists[group + 1]), lists[group + 2]
        left = next_word(table)
        while (left * product) & _MASK < excess:
            left = next_word(table)
        while top >= bottom:
            bound = word(top)
            top -= 1
            pick = start + whole(high(left, bound))
            left = (left * bound) & _MASK
            card = cards[start + top]
            cards[start + top] = cards[pick]
            cards[pick] = card
