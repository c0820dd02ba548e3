"""Every card comes to every place equally often; shuffles with the usual mistakes are found out by the same test."""

from __future__ import annotations

import numpy as np
import pytest

from bataille.lab.chance import Cards, Words, entry, new_stream, next_word, restart, shuffle, shuffle_groups
from bataille.lab.kernel.jit import compiled
from bataille.lab.uniformity import Shuffle, uniformity
from bataille.stream import Seeded
from bataille.stream import shuffle as shuffled

#: A fair shuffle is above this once in three and a half million tests, and the seeds below are fixed.
LIMIT = 5.0


@compiled
def _shuffle_to_other_places(stream: Words, cards: Cards, _: Words) -> None:
    """Draws from i instead of i + 1 places, so that no card can stay where it was (Sattolo's cycles)."""
    for last in range(len(cards) - 1, 0, -1):
        pick = np.int64(next_word(stream) % np.uint64(last))
        cards[last], cards[pick] = cards[pick], cards[last]


@compiled
def _shuffle_naively(stream: Words, cards: Cards, _: Words) -> None:
    """Swaps every place with any place: n^n equally likely ways for n! orders."""
    for place in range(len(cards)):
        pick = np.int64(next_word(stream) % np.uint64(len(cards)))
        cards[place], cards[pick] = cards[pick], cards[place]


@compiled
def _shuffle_by_keys(stream: Words, cards: Cards, _: Words) -> None:
    """Sorts by random keys of eight bits, in which equal keys leave cards in their old order."""
    keys = np.zeros(len(cards), np.uint64)
    for place in range(len(cards)):
        keys[place] = next_word(stream) % np.uint64(256)
        at = place
        while at > 0 and keys[at - 1] > keys[at]:
            keys[at - 1], keys[at] = keys[at], keys[at - 1]
            cards[at - 1], cards[at] = cards[at], cards[at - 1]
            at -= 1


@compiled
def _shuffle_by_bytes(stream: Words, cards: Cards, _: Words) -> None:
    """Takes a byte modulo the number of places: 256 cannot be shared out evenly among 52."""
    for last in range(len(cards) - 1, 0, -1):
        pick = np.int64(next_word(stream) % np.uint64(256) % np.uint64(last + 1))
        cards[last], cards[pick] = cards[pick], cards[last]


@compiled
def _shuffle_with_one_word(stream: Words, cards: Cards, _: Words) -> None:
    """Uses a word again for every place instead of what is left of it."""
    word = next_word(stream)
    for last in range(len(cards) - 1, 0, -1):
        pick = np.int64(word % np.uint64(last + 1))
        cards[last], cards[pick] = cards[pick], cards[last]


@entry
def _order(seed: np.uint64, game: np.uint64, cards: Cards, groups: Words) -> int:
    stream = new_stream()
    restart(stream, seed, game)
    shuffle(stream, cards, groups)
    return np.int64(stream[2])  # type: ignore[return-value] # NumPy's whole number


@pytest.mark.parametrize("size", [1, 2, 19, 20, 52, 54, 255])
def test_R74_the_compiled_shuffle_is_the_engines(size: int) -> None:
    """Order and words drawn, in games of both ends of the numbers; game 147 of seed 42 draws a word again."""
    for seed, game in ((42, 147), (42, 0), (0, 0), (2**64 - 1, 2**64 - 1), (7, 10**18)):
        cards = np.arange(size, dtype=np.uint8)
        drawn = _order(np.uint64(seed), np.uint64(game), cards, shuffle_groups(size))
        assert (cards.tobytes(), drawn) == shuffled(Seeded(seed, game), 0, bytes(range(size)))


def test_ten_million_deals_are_even() -> None:
    """Chi-square of place × card; each card is counted once a deal, each place too."""
    found = uniformity(10_000_000, seed=1)
    assert (found.places.sum(axis=0) == 10_000_000).all()
    assert (found.places.sum(axis=1) == 10_000_000).all()
    assert abs(found.deviations) < LIMIT


@pytest.mark.parametrize("cards", [2, 3, 32])
def test_smaller_packs_are_even(cards: int) -> None:
    """Also where there is one degree of freedom."""
    assert abs(uniformity(1_000_000, cards=cards, seed=2).deviations) < LIMIT


@pytest.mark.parametrize(
    "biased",
    [
        _shuffle_to_other_places,
        _shuffle_naively,
        _shuffle_by_keys,
        _shuffle_by_bytes,
        _shuffle_with_one_word,
    ],
    ids=["range", "naive", "keys", "modulo", "word"],
)
def test_biased_shuffles_are_found_out(biased: Shuffle) -> None:
    """With a tenth of the deals already."""
    assert uniformity(1_000_000, seed=1, by=biased).deviations > 2 * LIMIT
