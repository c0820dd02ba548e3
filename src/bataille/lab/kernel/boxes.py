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
from bataille.lab.kernel.groups import groups
from bataille.lab.kernel.orders import orders
from bataille.lab.kernel.table import (
    ACES,
    ALL_COUNTS,
    ALL_RECORDS,
    ALL_ROWS,
    ASKS,
    BOOK,
    BOOK_PILES,
    CARDS,
    DEAL,
    DEALS_AT,
    GROUPS,
    NARROW,
    PACK,
    PACK_AT,
    ROOM,
    ROW,
    SIZES_AT,
    Cells,
    Table,
    Tables,
)
from bataille.rules import Identical, Ranking, Rules
from bataille.rules.strength import ACE_BELOW, TWO_ABOVE, strengths

Array = NDArray[Any]

#: Places in an array of cards, so that sixteen bits say one; cards a room has at least; places for writing in vain.
_PLACES = 2**16
_LEAST_ROOM = 512
#: Seats whose cards lie side by side (see `turns`), at most.
_SIDE_BY_SIDE = 4
_MARGINS = 128
#: Face-down cards that an ace or a joker, and a court card, asks for (R10).
_HIGHEST_ASKS, _COURT_ASKS = 11, 10


def make_tables(rules: Rules, faces: Faces, deals: Array, sizes: Array, *, compiled: bool) -> Tables:
    """Two tables and the book for the games of a call. Raises `LabError` for too many cards.

    `deals`: explicit deals, codes of `faces`, one a row; `sizes`: of the stocks of each. None: shuffle and deal.
    """
    pack = np.frombuffer(fresh_pack(rules), np.uint8)
    winners = _winners(rules.ranking, min(rules.seats, _SIDE_BY_SIDE))
    fresh = [card_bytes(rules, STANDARD)[pack], orders()]
    packs = [winners, *fresh, card_bytes(rules, faces)[deals].ravel()]
    piles, most = 3 * rules.seats + 1, max(len(pack), deals.shape[1])
    room = min(max(_LEAST_ROOM, 8 * most), _PLACES // piles)
    if room < 2 * most + _MARGINS:
        raise LabError("lab/cards", cards=most, most=(_PLACES // piles - _MARGINS) // 2)
    lists = [_asks_of(rules, faces), _aces_of(rules, faces), groups(most), sizes.ravel()]
    counts = np.zeros(ALL_COUNTS, np.int64)
    counts[[ROOM, CARDS, NARROW]] = room, most, faces is STANDARD
    counts[[PACK, PACK_AT]] = len(pack), len(winners)
    counts[[DEAL, DEALS_AT, SIZES_AT]] = deals.shape[1], sum(map(len, packs[:-1])), sum(map(len, lists[:-1]))
    cards = np.zeros(piles * room + ALL_ROWS * ROW, np.uint8)
    whole_packs = cells(np.concatenate(packs), compiled=compiled)
    whole_lists = cells(np.concatenate(lists).astype(np.int64), compiled=compiled)

    def table(cards: Array, counts: Array) -> Table:
        return Table(cells(cards, compiled=compiled), cells(counts, compiled=compiled), whole_packs, whole_lists)

    records = np.zeros(BOOK, np.int64)
    records[BOOK_PILES] = piles - 1
    book = table(np.zeros(ALL_RECORDS * (most + _MARGINS), np.uint8), records)
    return table(cards, counts), table(cards.copy(), counts.copy()), book


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


def _asks_of(rules: Rules, faces: Faces) -> Array:
    """By card: the face-down cards it asks for (R10 `by-rank`)."""
    by_card = np.zeros(ACES - ASKS, np.int64)
    for code, card in enumerate(card_bytes(rules, faces)[: len(faces)]):
        rank = len(RANKS) if faces is NUMBERS else rank_index(code)
        by_rank = _HIGHEST_ASKS if rank >= len(RANKS) - 1 else min(rank + 2, _COURT_ASKS)
        by_card[card] = code + 1 if faces is NUMBERS else by_rank
    return by_card


def _aces_of(rules: Rules, faces: Faces) -> Array:
    """By card: 1 for an ace."""
    by_card = np.zeros(GROUPS - ACES, np.int64)
    for code, card in enumerate(card_bytes(rules, faces)[: len(faces)]):
        by_card[card] = faces[code].rank == "A"
    return by_card


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
