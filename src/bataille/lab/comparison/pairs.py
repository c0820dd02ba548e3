"""Differences between two numbers of the same games, as exact sums; computed once, at the end.

What two numbers of a game have in common, above all the cards dealt, is in both and falls out of their difference. So
its error is that of the differences, not of two series that know nothing of each other.
"""

from __future__ import annotations

from math import inf, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bataille.lab.spread import student95
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
    """The other number less the first, on average, with its standard error and its 95 % interval, by Student's t.

    `ratio`: how many times the first the other is; its error is that of the delta method, its interval Fieller's, which
    leaves out 1 exactly when that of the mean leaves out 0. `correlation`: Pearson's.

    `None`: the error and the interval where all differences are equal, which tells nothing of them; the ratio where the
    first is nothing, its error where it is the same in every game, and its interval where that has no end too, as the
    first is not clearly more than nothing; the correlation where one of the two is always the same.
    """

    games: int
    mean: float
    error: float | None
    low: float | None
    high: float | None
    ratio: float | None
    ratio_error: float | None
    ratio_low: float | None
    ratio_high: float | None
    correlation: float | None

    @property
    def within(self) -> tuple[float, float] | None:
        """The interval of the mean."""
        return None if self.low is None or self.high is None else (self.low, self.high)

    @property
    def ratio_within(self) -> tuple[float, float] | None:
        """The interval of the ratio."""
        return None if self.ratio_low is None or self.ratio_high is None else (self.ratio_low, self.ratio_high)


def no_pairs() -> Pairs:
    """The sums of no games."""
    return Pairs(0, 0, 0, 0, 0, 0)


def pairs_of(first: NDArray[Any], other: NDArray[Any]) -> Pairs:
    """The sums of some thousand games; numbers are whole and below a million."""
    one, two = first.astype(np.int64), other.astype(np.int64)
    return Pairs(len(one), int(one.sum()), int(two.sum()), int(one @ one), int(two @ two), int(one @ two))


def difference(pairs: Pairs, most: float = inf) -> Difference | None:
    """What the sums come to; `None` with less than two games, which have no error.

    `most`: no difference is greater, as that of two shares is not greater than 1.
    """
    n, a, b = pairs.games, pairs.first, pairs.other
    if n < 2:
        return None
    # n² times the variances and the covariance, exactly, so that nothing is lost before the roots.
    aa = n * pairs.first_squares - a * a
    bb = n * pairs.other_squares - b * b
    ab = n * pairs.products - a * b
    mean, ratio = (b - a) / n, b / a if a else None
    error = sqrt((aa - 2 * ab + bb) / (n - 1)) / n or None
    low = high = ratio_error = ratio_low = ratio_high = None
    if error is not None:
        reach = student95(n - 1) * error
        low, high = max(mean - reach, -most), min(mean + reach, most)
        # The rest of each game, other - ratio · first, has the mean 0; its squares, times n · a².
        rest = a * a * bb - 2 * a * b * ab + b * b * aa
        if rest and a:
            ratio_error = sqrt(rest / (n - 1)) / (a * a)
            ratio_low, ratio_high = _fieller(pairs, aa, bb, ab, rest) or (None, None)
    correlation = ab / sqrt(aa * bb) if aa and bb else None
    return Difference(n, mean, error, low, high, ratio, ratio_error, ratio_low, ratio_high, correlation)


def _fieller(pairs: Pairs, aa: int, bb: int, ab: int, rest: int) -> tuple[float, float] | None:
    """All ratios that the games do not speak against; `None` where they are not between two ends.

    E. C. Fieller, “Some problems in interval estimation”, Journal of the Royal Statistical Society B 16 (1954): a ratio
    r is one of them if the mean of other - r · first is within Student's t of its own standard errors of 0. This is a
    quadratic inequality, and r lies between two ends where the mean of the first is more than t of its errors above 0.
    With 1 for r it is what the interval of the mean difference says of 0. No number is negative, so no ratio is.
    """
    a, b = pairs.first, pairs.other
    times = student95(pairs.games - 1) ** 2 / (pairs.games - 1)
    square = a * a - times * aa
    if square <= 0:
        return None
    middle = a * b - times * ab
    # Of its discriminant, in which a² · b² would leave few digits, what remains without that.
    root = sqrt(times * max(rest - times * (aa * bb - ab * ab), 0))
    return max((middle - root) / square, 0.0), (middle + root) / square
