"""Cards and which beats which (R2, R3), by brute force."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple


class Card(NamedTuple):
    """A rank (2…10 J Q K A, X for a joker, #1…#199 for a numbered card) and a suit (R or B for a joker)."""

    rank: str
    suit: str | None = None


def read_cards(text: str) -> list[Card]:
    """Cards separated by blanks: 10H, XR, a rank alone, #17."""
    return [_read_card(word) for word in text.split()]


def _read_card(word: str) -> Card:
    if word.startswith(JOKER):
        return Card(JOKER, word[1:] or None)
    return Card(word[:-1], word[-1]) if word[-1] in "SHDC" else Card(word)


JOKER = "X"

# R2. The weakest rank comes first.
ACE_HIGH = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
ACE_LOW = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
LOW_WINS = ("K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "A")
# R14 gives this order for high-first; it is no order of strength, because A beats 2 (R2).
TWO_OVER_ALL_PILE = ("A", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "2")

WEAKEST_FIRST = {
    "ace-high": ACE_HIGH,
    "ace-low": ACE_LOW,
    "low-wins": LOW_WINS,
    "two-over-all": TWO_OVER_ALL_PILE,
}


def number(card: Card) -> int | None:
    """The number of a numbered card (R4), else None."""
    return int(card.rank[1:]) if card.rank.startswith("#") else None


def place(card: Card, ranking: str) -> int:
    """Where R14 `high-first` puts the card: the larger, the earlier."""
    if card.rank == JOKER:
        return 1000
    value = number(card)
    return WEAKEST_FIRST[ranking].index(card.rank) if value is None else value


def beats(one: Card, other: Card, ranking: str) -> bool:
    """R2: whether one card beats another. Suits never decide."""
    if JOKER in (one.rank, other.rank):
        return one.rank == JOKER and other.rank != JOKER
    if ranking == "two-over-all" and {one.rank, other.rank} == {"A", "2"}:
        return one.rank == "A"
    return place(one, ranking) > place(other, ranking)


def highest(shown: Mapping[int, Card], ranking: str) -> list[int]:
    """R3: the owners of the highest cards, in seat order.

    They own the smallest non-empty set of shown cards each of which beats every shown card outside it.
    """
    seats = sorted(shown)
    for size in range(1, len(seats)):
        for inside in combinations(seats, size):
            outside = [seat for seat in seats if seat not in inside]
            if all(beats(shown[one], shown[other], ranking) for one in inside for other in outside):
                return list(inside)
    return seats


def asked_by_rank(tied: Sequence[Card]) -> int:
    """R10 `by-rank`: how many cards face down the tied cards ask for; a ring asks for the largest number."""
    return max(_asked(card) for card in tied)


def _asked(card: Card) -> int:
    value = number(card)
    if value is not None:
        return value
    if card.rank in ("A", JOKER):
        return 11
    if card.rank in ("J", "Q", "K"):
        return 10
    return int(card.rank)
