"""The bounds of a shuffle in groups that share a word (docs/stream.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

_GREATEST_PRODUCT = 2**58
_WORDS = 2**64


def bottom_of(top: int) -> int:
    """The lowest bound of the group that begins at `top`, from 2 on."""
    return _group(top)[2]


@lru_cache(maxsize=16)
def groups(cards: int) -> NDArray[Any]:
    """By the number of cards left to shuffle: the product of the next bounds, the words too many, the lowest bound."""
    return np.array([(0, 0, 0), (0, 0, 0), *map(_group, range(2, cards + 1))], np.int64).ravel()


def _group(top: int) -> tuple[int, int, int]:
    product = bottom = top
    while bottom > 2 and product * (bottom - 1) <= _GREATEST_PRODUCT:
        bottom -= 1
        product *= bottom
    return product, _WORDS % product, bottom
