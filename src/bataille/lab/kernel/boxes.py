"""The arrays a kernel works on: empty tables, and the box of what does not change from game to game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from bataille.cards import FIRST_WITHOUT_SUIT, NUMBERS, RANKS, STANDARD, SUITS, Faces, rank_index
from bataille.engine.deal import fresh_pack
from bataille.errors import LabError
from bataille.lab.kernel.choices import NOBODY
from bataille.lab.kernel.table import CARDS, COUNTS, DEALS, NARROW, PACK, ROOM, Box, Cells, Table, Tables
from bataille.rules import Identical, Ranking, Rules
from bataille.rules.strength import ACE_BELOW, TWO_ABOVE, strengths

Array = NDArray[Any]

#: The greatest product of bounds that share a word (docs/stream.md).
_GREATEST_PRODUCT = 2**58
_WORDS = 2**64
#: Places in an array of cards, so that sixteen bits say one; cards a room has at least; places for writing in vain.
_PLACES = 2**16
_LEAST_ROOM = 512
_MARGINS = 32
#: Face-down cards that an ace or a joker, and a court card, asks for (R10).
_HIGHEST_ASKS, _COURT_ASKS = 11, 10


def make_tables(rules: Rules, faces: Faces, cards: int, deals: int, *, compiled: bool) -> Tables:
    """Tables for games with so many cards, explicitly dealt or (`deals` 0) shuffled. Raises `LabError` for too many."""
    first, second, third, fourth = (_make_table(rules, faces, cards, deals, compiled=compiled) for _ in range(4))
    return first, second, third, fourth


def _make_table(rules: Rules, faces: Faces, cards: int, deals: int, *, compiled: bool) -> Table:
    piles = 3 * rules.seats + 1
    cards = max(cards, rules.pack_size)
    room = min(max(_LEAST_ROOM, 8 * cards), _PLACES // piles)
    if room < 2 * cards + _MARGINS:
        raise LabError("lab/cards", cards=cards, most=(_PLACES // piles - _MARGINS) // 2)
    table = Table(
        cells(np.zeros(piles * room, np.uint8), compiled=compiled),
        cells(np.zeros(2 * piles, np.int64), compiled=compiled),
        cells(np.zeros(COUNTS, np.int64), compiled=compiled),
        cells(np.zeros(6, np.uint64), compiled=compiled),
    )
    counts = table.counts
    counts[ROOM], counts[CARDS], counts[DEALS], counts[PACK] = room, cards, deals, rules.pack_size
    counts[NARROW] = faces is STANDARD
    return table


def make_box(rules: Rules, faces: Faces, deals: Array, sizes: Array, *, compiled: bool) -> Box:
    """The box of a call. `deals`: codes of `faces`, a row for each deal; `sizes`: of the stocks of each."""
    pack = np.frombuffer(fresh_pack(rules), np.uint8)
    card_of = card_bytes(rules, faces)
    asks, aces = np.zeros(256, np.int64), np.zeros(256, np.int64)
    for code in range(len(faces)):
        asks[card_of[code]] = _asks(code, faces)
        aces[card_of[code]] = faces is STANDARD and STANDARD[code].rank == "A"
    groups = _groups(max(len(pack), deals.shape[-1]))
    winners = _winners(rules.ranking, min(rules.seats, 4))
    arrays = (card_bytes(rules, STANDARD)[pack], card_of[deals].ravel(), sizes.ravel(), asks, aces, *groups, winners)
    return Box(*(cells(array, compiled=compiled) for array in arrays))


def cells(array: Array, *, compiled: bool) -> Cells:
    """An array for a compiled kernel, or what plain Python reads fastest in its place."""
    if compiled:
        return cast("Cells", array)
    return bytearray(array.tobytes()) if array.dtype == np.uint8 else cast("Cells", array.tolist())


@lru_cache(maxsize=64)
def card_bytes(rules: Rules, faces: Faces) -> NDArray[np.uint8]:
    """By code the byte of a card: its strength, with its suit below where R27 looks at suits."""
    strength: NDArray[np.uint8] = np.frombuffer(strengths(rules.ranking, faces), np.uint8)
    if rules.identical is Identical.WAR:
        return strength
    suits = [code % len(SUITS) if code < FIRST_WITHOUT_SUIT else 0 for code in range(256)]
    return strength * np.uint8(4) + np.array(suits, np.uint8)


def _asks(code: int, faces: Faces) -> int:
    """The face-down cards a tied card asks for (R10 `by-rank`)."""
    if faces is NUMBERS:
        return code + 1
    rank = rank_index(code)
    return _HIGHEST_ASKS if rank >= len(RANKS) - 1 else min(rank + 2, _COURT_ASKS)


@lru_cache(maxsize=16)
def _groups(cards: int) -> tuple[Array, Array, Array]:
    """By the number of cards left to shuffle: the product of the next bounds, the words too many, the lowest bound."""
    products, excesses, bottoms = (np.zeros(cards + 1, np.uint64) for _ in range(3))
    for top in range(2, cards + 1):
        product = bottom = top
        while bottom > 2 and product * (bottom - 1) <= _GREATEST_PRODUCT:
            bottom -= 1
            product *= bottom
        products[top], excesses[top], bottoms[top] = product, _WORDS % product, bottom
    return products, excesses, bottoms


@lru_cache(maxsize=16)
def _winners(ranking: Ranking, seats: int) -> NDArray[np.uint8]:
    """By the strengths that two to `seats` seats show: the place of the seat that wins, or NOBODY (R3)."""
    table = np.full(2 * 16**seats, NOBODY, np.uint8)
    for number in range(2, seats + 1):
        index = np.arange(16**number)
        shown = np.array([index >> 4 * place & 15 for place in range(number)])
        best = shown.max(axis=0)
        highest = shown == best
        if ranking is Ranking.TWO_OVER_ALL:
            duel = (best == TWO_ABOVE) & (shown == ACE_BELOW).any(axis=0)
            others = ((shown != ACE_BELOW) & (shown != TWO_ABOVE)).any(axis=0)
            highest = np.where(duel & ~others, shown == ACE_BELOW, highest)
            highest |= duel & others
        alone = highest.sum(axis=0) == 1
        table[16**number : 2 * 16**number][alone] = highest.argmax(axis=0)[alone]
    return table
