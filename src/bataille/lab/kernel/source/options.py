"""The options of the rules as numbers: here those of `classic`; each specialised kernel has its own instead.

Switches are 1 or 0. They are variables to the type checker, constants to the compiler.
"""

from __future__ import annotations

from bataille.lab.kernel.plain import (
    apart,
    compiled,
    copy_sixteen,
    deal_group,
    eight,
    entry,
    everywhere,
    first_of,
    generic,
    point,
    product,
    put_eight,
    put_four,
    whole,
    word,
)
from bataille.lab.kernel.rows import (
    Row,
    added,
    every,
    every_nth,
    higher,
    highest_of,
    kept_pairs,
    lay_row,
    level_with,
    lowest_of,
    make_words,
    number_of,
    over,
    paired,
    path,
    pushed,
    row,
    shuffle_four,
    shuffle_listed,
    spread,
    sum_of,
    ties,
)

__all__ = [
    "Row",
    "added",
    "apart",
    "compiled",
    "copy_sixteen",
    "deal_group",
    "eight",
    "entry",
    "every",
    "every_nth",
    "everywhere",
    "first_of",
    "generic",
    "higher",
    "highest_of",
    "kept_pairs",
    "lay_row",
    "level_with",
    "lowest_of",
    "make_words",
    "number_of",
    "over",
    "paired",
    "path",
    "point",
    "product",
    "pushed",
    "put_eight",
    "put_four",
    "row",
    "shuffle_four",
    "shuffle_listed",
    "spread",
    "sum_of",
    "ties",
    "whole",
    "word",
]

SEATS: int = 2
#: Cards in the pack; and the first bounds of the groups of its shuffle, 1 after the last (docs/stream.md).
CARDS_IN_PACK: int = 52
TOP_1: int = 52
TOP_2: int = 42
TOP_3: int = 31
TOP_4: int = 19
TOP_5: int = 1
TOP_6: int = 1
#: The strength of an ace.
ACE: int = 12
#: Groups, each of which takes a word.
PACK_WORDS: int = 4
#: Bits below a card's strength: two for its suit under R27, else none.
SUIT_BITS: int = 0
#: Whether A, 2 and a third rank make a ring (R3).
RING: int = 0
EVERYONE: int = 0
WAR_DOWN: int = 3
BY_RANK: int = 0
SINGLE: int = 0
SHORT_RULE: int = 0
REFILL_IN_WAR: int = 1
ORDER: int = 0
#: Whether won cards go to a pile of their own (R15), whether that becomes a stock again (R16), and shuffled.
SEPARATE: int = 0
REFILLS: int = 0
RESHUFFLE: int = 0
IDENTICAL: int = 0
STAKES: int = 0
#: 0: off, here and below.
TARGET: int = 0
FLOOR: int = 0
#: Milliseconds, of the bell and of a turn-up or a link (R21).
TIME_LIMIT: int = 0
TURN_TIME: int = 4_000
WARS_TO_WIN: int = 0
BATTLE_LIMIT: int = 0
FRESH_PACK: int = 0
#: Whether a position that returns proves that the game never ends (R25), else the battle after which the guard acts.
FINDS_ENDLESS: int = 1
LAST_BATTLE: int = 100_000
#: Whether two seats play whole passes with the processor's vectors at the table, and whether games do so side by side;
#: and the places behind a tie at which it may be decided, as bits.
STRIDES: int = 0
VECTORS: int = 0
DECIDED: int = 0x1111111111111110
#: Blocks of the stream that are made at once: 1, 2 or 4.
BLOCKS: int = 1
#: Whether longest chain, lead changes, comeback and what was dealt are counted too.
DETAIL: int = 1
