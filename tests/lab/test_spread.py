"""Statistics of counts: published values, and the same numbers computed from the single games."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, median_low, stdev

import numpy as np
import pytest

from bataille.lab.spread import Z95, correlation, percentile, share, spread, student95

RANDOM = Random(4)
NUMBERS = [RANDOM.randint(3, 40) ** 2 for _ in range(2_001)]
COUNTS = {number: NUMBERS.count(number) for number in sorted(set(NUMBERS))}


@pytest.mark.parametrize(
    ("count", "trials", "low", "high"),
    # R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998)
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_intervals_are_wilsons(count: int, trials: int, low: float, high: float) -> None:
    """To all published digits."""
    found = share(count, trials)
    assert found is not None
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    other = share(trials - count, trials)
    assert other is not None
    assert (round(1 - other.high, 4), round(1 - other.low, 4)) == (low, high)


def test_a_share_of_nothing_is_none() -> None:
    """Nobody divides by zero."""
    assert share(0, 0) is None
    assert spread({}) is None
    assert correlation({}, {}) is None


def test_a_spread_is_that_of_the_numbers() -> None:
    """As the standard library finds it."""
    found = spread(COUNTS)
    assert found is not None
    assert found.mean == pytest.approx(fmean(NUMBERS))
    assert found.sd == pytest.approx(stdev(NUMBERS))
    assert found.mean_error == pytest.approx(stdev(NUMBERS) / sqrt(len(NUMBERS)))
    assert (found.median, found.min, found.max) == (median_low(NUMBERS), min(NUMBERS), max(NUMBERS))


def test_errors_are_how_far_samples_stray() -> None:
    """Of 400 samples of a known distribution: the deviations of their means, deviations and medians."""
    random = np.random.default_rng(5)
    samples = [random.geometric(0.01, 2_000) for _ in range(400)]
    found = []
    for sample in samples:
        numbers, counts = np.unique(sample, return_counts=True)
        found.append(spread(dict(zip(numbers.tolist(), counts.tolist(), strict=True))))
    spreads = [each for each in found if each is not None]
    assert len(spreads) == 400
    for name in "mean", "sd", "median":
        strayed = stdev([getattr(each, name) for each in spreads])
        told = fmean([getattr(each, f"{name}_error") for each in spreads])
        assert 0.85 < told / strayed < 1.15, name


@pytest.mark.parametrize(("percent", "number"), [(1, 1), (25, 1), (26, 2), (50, 2), (51, 3), (99, 4), (100, 4)])
def test_percentiles_are_numbers_that_occurred(percent: int, number: int) -> None:
    """The least that so many per cent do not exceed."""
    assert percentile({1: 25, 2: 25, 3: 25, 4: 25}, percent) == number


def test_one_game_has_no_deviation() -> None:
    """And no errors that pretend to be known."""
    found = spread({7: 1})
    assert found is not None
    assert (found.mean, found.sd, found.median, found.min, found.max) == (7, None, 7, 7, 7)
    assert (found.mean_error, found.sd_error, found.median_error) == (None, None, None)


def test_equal_games_tell_nothing_of_errors() -> None:
    """Their deviation is 0; a share of all or nothing, and cards that decide alone, have no standard error either."""
    found = spread({7: 3})
    assert found is not None
    assert (found.mean, found.sd) == (7, 0)
    assert (found.mean_error, found.sd_error, found.median_error) == (None, None, None)
    assert [part.error for part in (share(0, 9), share(9, 9)) if part is not None] == [None, None]
    line = correlation({1: 1, 3: 1}, {3: 1})
    assert line is not None
    assert (round(line.r, 9), line.error) == (1, None)


def test_correlation_is_pearsons() -> None:
    """As NumPy finds it from the single games, with the error that samples show."""
    random = np.random.default_rng(6)
    found = []
    for _ in range(300):
        dealt = random.integers(0, 30, 1_000)
        won = random.random(1_000) < dealt / 40
        counts = {number: int((dealt == number).sum()) for number in range(30)}
        wins = {number: int((won & (dealt == number)).sum()) for number in range(30)}
        each = correlation(counts, wins)
        assert each is not None
        assert each.r == pytest.approx(np.corrcoef(dealt, won)[0, 1])
        found.append(each)
    assert 0.85 < fmean([each.error or 0 for each in found]) / stdev([each.r for each in found]) < 1.15


@pytest.mark.parametrize("won", [{}, {3: 5}])
def test_what_never_varies_correlates_with_nothing(won: dict[int, int]) -> None:
    """Nobody won or everybody did, or all were dealt the same."""
    assert correlation({3: 5}, won) is None
    assert correlation({3: 5, 4: 1}, {}) is None


@pytest.mark.parametrize("degrees", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 50, 1_000])
def test_student_leaves_one_in_twenty_outside(degrees: int) -> None:
    """His density, integrated: t = √n tan φ makes it a power of the cosine (Student, 1908)."""
    end = np.arctan(student95(degrees) / np.sqrt(degrees))
    weights = [np.cos(np.linspace(0, limit, 200_001)) ** (degrees - 1) for limit in (end, np.pi / 2)]
    inside, whole = (
        np.trapezoid(weight, dx=limit / 200_000) for weight, limit in zip(weights, (end, np.pi / 2), strict=True)
    )
    assert inside / whole == pytest.approx(0.95, abs=1e-6)


def test_student_comes_to_the_normal_distribution() -> None:
    """For many, and always from above."""
    found = [student95(degrees) for degrees in (*range(1, 100), 10**3, 10**6, 10**9)]
    assert found == sorted(found, reverse=True)
    assert found[-1] == pytest.approx(Z95, rel=1e-8)
