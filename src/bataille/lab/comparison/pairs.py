"""Differences between two numbers of the same games, as exact sums; computed once, at the end.

What two numbers of a game have in common, above all the cards dealt, is in both and falls out of their difference. So
its error is that of the differences, not of two series that know nothing of each other.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bataille.lab.spread import Z95
from bataille.value import value


@value
class Pairs:
    """Sums over games of two numbers, of their squares and of their product."""

    games: int
    first: int
    other: int
    first_squares: int
    other_squares: int
    products: int

    def __add__(self, more: Pairs) -> Pairs:
        """Both together; the games of the two must differ."""
        return Pairs(
            self.games + more.games,
            self.first + more.first,
            self.other + more.other,
            self.first_squares + more.first_squares,
            self.other_squares + more.other_squares,
            self.products + more.products,
        )


@value
class Difference:
    """The other number less the first, on average, with its standard error and its 95 % interval.

    `ratio`: how many times the first the other is, with the same, by the delta method; `None` where the first is
    nothing. `correlation`: Pearson's; `None` where one of the two is always the same.
    """

    games: int
    mean: float
    error: float
    low: float
    high: float
    ratio: float | None
    ratio_error: float | None
    ratio_low: float | None
    ratio_high: float | None
    correlation: float | None


def no_pairs() -> Pairs:
    """The sums of no games."""
    return Pairs(0, 0, 0, 0, 0, 0)


def pairs_of(first: NDArray[Any], other: NDArray[Any]) -> Pairs:
    """The sums of some thousand games; numbers are whole and below a million."""
    one, two = first.astype(np.int64), other.astype(np.int64)
    return Pairs(len(one), int(one.sum()), int(two.sum()), int(one @ one), int(two @ two), int(one @ two))


def difference(pairs: Pairs) -> Difference | None:
    """What the sums come to; `None` with less than two games, which have no error."""
    n, a, b = pairs.games, pairs.first, pairs.other
    aa, bb, ab = pairs.first_squares, pairs.other_squares, pairs.products
    if n < 2:
        return None
    # Exact up to each root: n² times the variance of the differences, and of each number.
    error = sqrt((n * (bb - 2 * ab + aa) - (b - a) ** 2) / (n * n * (n - 1)))
    mean = (b - a) / n
    ratio = ratio_error = low = high = None
    if a > 0:
        ratio = b / a
        # The rest of each game, other − ratio · first, has the mean 0; its squares, times a².
        ratio_error = sqrt((a * a * bb - 2 * a * b * ab + b * b * aa) * n / (n - 1)) / (a * a)
        low, high = ratio - Z95 * ratio_error, ratio + Z95 * ratio_error
    spread = (n * aa - a * a) * (n * bb - b * b)
    correlation = (n * ab - a * b) / sqrt(spread) if spread else None
    return Difference(
        n, mean, error, mean - Z95 * error, mean + Z95 * error, ratio, ratio_error, low, high, correlation
    )
