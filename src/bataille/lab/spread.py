"""Statistics of exact counts, each with its standard error; `None` where nothing tells how large that is."""

from __future__ import annotations

from itertools import accumulate
from math import sqrt

from bataille.value import value

#: Two-sided 95 % of the normal distribution.
Z95 = 1.959963984540054
#: Two-sided 95 % of Student's distribution of 1, 2 … 9 degrees of freedom.
_T95 = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157)
_ROUNDING = 1e-12
PERCENTS = (1, 5, 25, 75, 95, 99)


@value
class Share:
    """A part of a number of trials, with its 95 % interval (Wilson, 1927), which has one where all are alike too."""

    count: int
    trials: int
    share: float
    error: float | None
    low: float
    high: float


@value
class Spread:
    """How a number is spread. A percentile is the least number that so many per cent of the games do not exceed.

    The error of the median is half the distance of the numbers one standard deviation of its rank below and above it,
    read between the numbers that occurred. One number has no deviation, and equal ones tell nothing of their errors.
    """

    mean: float
    mean_error: float | None
    sd: float | None
    sd_error: float | None
    median: int
    median_error: float | None
    min: int
    max: int
    percentiles: dict[int, int]


@value
class Correlation:
    """Pearson's, with its standard error by the delta method (no normal distribution is assumed)."""

    r: float
    error: float | None


def student95(degrees: int) -> float:
    """Two-sided 95 % of Student's distribution, 1.96 for many degrees of freedom.

    From ten on by the series of M. Abramowitz and I. Stegun, *Handbook of Mathematical Functions* (1964), 26.7.5.
    """
    if degrees <= len(_T95):
        return _T95[degrees - 1]
    z = Z95
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92_160,
    )
    return z + sum(term * float(degrees) ** -power for power, term in enumerate(terms, 1))


def share(count: int, trials: int) -> Share | None:
    """`None` without trials."""
    if not trials:
        return None
    part = count / trials
    spread = Z95 * Z95 / trials
    centre = (part + spread / 2) / (1 + spread)
    half = Z95 / (1 + spread) * sqrt(part * (1 - part) / trials + spread / (4 * trials))
    # Exactly 0 and 1 where nothing or everything counts, which rounding would miss.
    low = 0.0 if count == 0 else centre - half
    high = 1.0 if count == trials else centre + half
    return Share(count, trials, part, sqrt(part * (1 - part) / trials) or None, low, high)


def spread(counts: dict[int, int]) -> Spread | None:
    """Of numbers by how often they occur, ascending; `None` without any."""
    trials = sum(counts.values())
    if not trials:
        return None
    first = sum(number * times for number, times in counts.items())
    # Exact up to here and for the sums of squares about the mean, times trials squared.
    squares = trials * sum(number * number * times for number, times in counts.items()) - first * first
    mean, variance = first / trials, squares / (trials * trials)
    fourth = sum((number - mean) ** 4 * times for number, times in counts.items()) / trials
    sd = sqrt(squares / (trials * (trials - 1))) if trials > 1 else None
    mean_error = sd_error = median_error = None
    half = sqrt(trials) / 2
    if sd:
        mean_error = sd / sqrt(trials)
        sd_error = sqrt(max(fourth - variance * variance, 0) / (4 * variance * trials)) or None
        below, above = (_between(counts, min(max(trials / 2 + way * half, 0), trials)) for way in (-1, 1))
        median_error = (above - below) / 2 or None
    percentiles = {percent: percentile(counts, percent) for percent in PERCENTS}
    median = percentile(counts, 50)
    numbers = list(counts)
    return Spread(mean, mean_error, sd, sd_error, median, median_error, numbers[0], numbers[-1], percentiles)


def percentile(counts: dict[int, int], percent: int) -> int:
    """The least number that `percent` per cent of all do not exceed."""
    return _at_rank(counts, -(-percent * sum(counts.values()) // 100))


def _at_rank(counts: dict[int, int], rank: float) -> int:
    """The number at a rank from 1 on, or the last one."""
    reached = zip(counts, accumulate(counts.values()), strict=True)
    return next((number for number, so_far in reached if so_far >= rank), max(counts))


def _between(counts: dict[int, int], rank: float) -> float:
    """The number at a rank, as if the games of each number lay evenly between it and the one before."""
    before, reached = min(counts), 0
    for number, times in counts.items():
        if reached + times >= rank:
            return before + (number - before) * (rank - reached) / times
        before, reached = number, reached + times
    return before


def correlation(counts: dict[int, int], won: dict[int, int]) -> Correlation | None:
    """Of a number and winning; `None` where one of the two is always the same."""
    trials, wins = sum(counts.values()), sum(won.values())
    first = sum(number * times for number, times in counts.items())
    squares = trials * sum(number * number * times for number, times in counts.items()) - first * first
    if not squares or not 0 < wins < trials:
        return None
    cross = trials * sum(number * times for number, times in won.items()) - first * wins
    r = cross / sqrt(squares * wins * (trials - wins))
    mean, deviation = first / trials, sqrt(squares) / trials
    part, half = wins / trials, sqrt(wins * (trials - wins)) / trials
    influence = 0.0
    for number, times in counts.items():
        x = (number - mean) / deviation
        for y, many in ((1 - part) / half, won.get(number, 0)), (-part / half, times - won.get(number, 0)):
            influence += many * (x * y - r * (x * x + y * y) / 2) ** 2
    # All on one line: nothing strays, though rounding makes it look as if.
    return Correlation(r, sqrt(influence) / trials if abs(r) < 1 - _ROUNDING else None)
