"""Which card beats which (R2), as a number for every card."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from bataille.cards import NUMBERS, RANKS, STANDARD, Card, Faces, faces_of, pile, rank_index
from bataille.rules.options import Ranking

#: Strengths of the ends of the scale under `two-over-all`: an ace loses to 3 … K, a two beats them.
ACE_BELOW = 0
TWO_ABOVE = 14
JOKER = 15


@lru_cache(maxsize=8)
def strengths(ranking: Ranking, faces: Faces) -> bytes:
    """The strength of every code of `faces`, as a table for `bytes.translate`: the bigger beats the smaller.

    But an ace beats a two under `two-over-all`.
    """
    if faces is NUMBERS:
        return bytes(range(256))
    return bytes(_strength(code, ranking) for code in range(len(STANDARD))).ljust(256, b"\0")


def weakest_first(cards: Iterable[Card], ranking: Ranking) -> list[Card]:
    """Cards of one kind in the order of their strengths; equal ones stay in the order they came in."""
    hand = tuple(cards)
    faces = faces_of(hand)
    strength = strengths(ranking, faces)
    return sorted(hand, key=lambda card: strength[pile((card,), faces)[0]])


def _strength(code: int, ranking: Ranking) -> int:
    rank = rank_index(code)
    if rank == len(RANKS):
        return JOKER
    ace = rank == len(RANKS) - 1
    if ranking is Ranking.ACE_HIGH:
        return rank + 1
    if ranking is Ranking.ACE_LOW:
        return ACE_BELOW if ace else rank + 1
    if ranking is Ranking.LOW_WINS:
        return TWO_ABOVE if ace else len(RANKS) - rank
    if rank == 0:
        return TWO_ABOVE
    return ACE_BELOW if ace else rank + 1
