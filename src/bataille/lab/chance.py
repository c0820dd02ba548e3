"""The random stream and the shuffle on top of it, compiled, for what plays without a kernel (docs/stream.md, R74)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bataille.lab.kernel.groups import groups
from bataille.lab.kernel.jit import compiled, product

F = TypeVar("F", bound=Callable[..., Any])

Words = NDArray[np.uint64]
Cards = NDArray[np.uint8]

#: Places in a stream: its seed and game, the words drawn, and the four words of the block last made.
SEED: Final = 0
GAME: Final = 1
DRAWN: Final = 2
_BLOCK: Final = 3

#: The upper and the lower 64 bits of a product.
_product = cast("Callable[[np.uint64, np.uint64], tuple[np.uint64, np.uint64]]", product)

_KEY0, _KEY1 = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBB67AE8584CAA73B)
_LEFT, _RIGHT = np.uint64(0xD2E7470EE14C6C93), np.uint64(0xCA5A826395121157)
_ZERO, _ONE, _FOUR = np.uint64(0), np.uint64(1), np.uint64(4)


def entry(function: F) -> F:
    """A function that Python calls, compiled when it first does; other threads run meanwhile."""
    return cast("F", cast("Callable[..., Any]", njit)(nogil=True, error_model="numpy")(function))


@compiled
def new_stream() -> Words:
    """A stream, to be set to a game by `restart`."""
    return np.zeros(7, np.uint64)


def shuffle_groups(cards: int) -> Words:
    """What `shuffle` needs to know for so many cards: product, excess and lowest bound by the cards left."""
    return groups(cards).astype(np.uint64)


@compiled
def restart(stream: Words, seed: np.uint64, game: np.uint64) -> None:
    """Begin the stream of another game."""
    stream[SEED] = seed
    stream[GAME] = game
    stream[DRAWN] = _ZERO


@compiled
def _make_block(stream: Words) -> None:
    """Make the block that the next word is in: Philox4x64-10, whose counter is the block's number + 1."""
    key0, key1 = stream[SEED], stream[GAME]
    a = stream[DRAWN] // _FOUR + _ONE
    b = c = d = _ZERO
    for _ in range(10):
        left_high, left_low = _product(a, _LEFT)
        right_high, right_low = _product(c, _RIGHT)
        a, b = right_high ^ b ^ key0, right_low
        c, d = left_high ^ d ^ key1, left_low
        key0 += _KEY0
        key1 += _KEY1
    stream[_BLOCK] = a
    stream[_BLOCK + 1] = b
    stream[_BLOCK + 2] = c
    stream[_BLOCK + 3] = d


@compiled
def next_word(stream: Words) -> np.uint64:
    """The next word."""
    place = stream[DRAWN] % _FOUR
    if place == _ZERO:
        _make_block(stream)
    stream[DRAWN] += _ONE
    return stream[_BLOCK + np.int64(place)]  # type: ignore[no-any-return] # of NumPy's arrays


@compiled
def shuffle(stream: Words, cards: Cards, groups: Words) -> None:
    """Shuffle all cards, as `bataille.stream.shuffle` does. `groups`: `shuffle_groups` of their number."""
    top = len(cards)
    while top > 1:
        outcomes, excess, bottom = groups[3 * top], groups[3 * top + 1], np.int64(groups[3 * top + 2])
        word = next_word(stream)
        while word * outcomes < excess:
            word = next_word(stream)
        while top >= bottom:
            pick, word = _product(word, np.uint64(top))
            top -= 1
            card = cards[top]
            cards[top] = cards[pick]
            cards[pick] = card
