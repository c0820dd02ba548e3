"""Paired differences: what NumPy says of the same numbers, from exact sums."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from bataille.lab.comparison.pairs import Difference, difference, no_pairs, pairs_of
from bataille.lab.spread import student95

RANDOM = np.random.default_rng(3)
FIRST = RANDOM.geometric(0.005, 1_000).astype(np.uint32)
OTHER = (FIRST // 2 + RANDOM.geometric(0.004, 1_000)).astype(np.uint32)


def test_means_errors_and_ratios() -> None:
    """The mean difference with the error of the differences; the ratio of the sums; Pearson's correlation."""
    found = difference(pairs_of(FIRST, OTHER))
    assert found is not None
    differences = OTHER.astype(float) - FIRST
    error = differences.std(ddof=1) / np.sqrt(1_000)
    assert found.games == 1_000
    assert found.mean == pytest.approx(differences.mean(), rel=1e-12)
    assert found.error == pytest.approx(error, rel=1e-12)
    assert (found.low, found.high) == pytest.approx(
        (found.mean - student95(999) * error, found.mean + student95(999) * error)
    )
    assert found.ratio == pytest.approx(OTHER.sum() / FIRST.sum(), rel=1e-12)
    assert found.correlation == pytest.approx(np.corrcoef(FIRST, OTHER)[0, 1], rel=1e-9)


def test_the_error_of_a_ratio_is_that_of_the_jackknife() -> None:
    """Leaving out one game after the other tells the same to some per cent (Efron, 1982)."""
    found = difference(pairs_of(FIRST, OTHER))
    without = (OTHER.sum() - OTHER) / (FIRST.sum() - FIRST)
    error = np.sqrt(999 / 1_000 * ((without - without.mean()) ** 2).sum())
    assert found is not None
    assert found.ratio_error == pytest.approx(error, rel=0.02)
    assert found.ratio is not None
    assert found.ratio_low == pytest.approx(found.ratio - student95(999) * error, rel=0.01)
    assert found.ratio_high == pytest.approx(found.ratio + student95(999) * error, rel=0.01)


def errors_from_0(ratio: float, first: NDArray[Any], other: NDArray[Any]) -> float:
    """By how many standard errors the mean of other - ratio · first is above 0: what Fieller's interval is made of."""
    rest = other.astype(float) - ratio * first
    return float(rest.mean() / rest.std(ddof=1) * np.sqrt(len(rest)))


def test_the_ends_of_a_ratio_are_fiellers() -> None:
    """Where the rest is t of its errors from 0; inside it is nearer, outside farther. The ratio is not midway."""
    for games in (12, 30, 1_000):
        first, other, t = FIRST[:games], OTHER[:games], student95(games - 1)
        found = difference(pairs_of(first, other))
        assert found is not None
        assert found.ratio is not None
        assert found.ratio_within is not None
        low, high = found.ratio_within
        assert errors_from_0(low, first, other) == pytest.approx(t, rel=1e-9)
        assert errors_from_0(high, first, other) == pytest.approx(-t, rel=1e-9)
        assert abs(errors_from_0((low + high) / 2, first, other)) < t
        assert errors_from_0(0.9 * low, first, other) > t
        assert errors_from_0(1.1 * high, first, other) < -t
        assert found.ratio - low < high - found.ratio


def test_fiellers_interval_by_hand() -> None:
    """Means 2 and 3, whose variances are both 2 / (7 · 6), and no covariance: (4 - v) r² - 12 r + 9 - v = 0."""
    found = difference(pairs_of(np.array([2, 2, 1, 2, 3, 2, 2]), np.array([3, 3, 3, 2, 3, 3, 4])))
    v = student95(6) ** 2 / 21
    root = np.sqrt(36 - (4 - v) * (9 - v))
    assert found is not None
    assert found.ratio_within == pytest.approx(((6 - root) / (4 - v), (6 + root) / (4 - v)), rel=1e-12)


def test_difference_and_ratio_never_say_two_things() -> None:
    """Of a thousand short series: 0 is in the one when 1 is in the other, which has ends if the first are sure."""
    random = np.random.default_rng(8)
    kinds = set()
    for _ in range(1_000):
        games = int(random.integers(2, 30))
        first = random.geometric(0.02, games) - 1
        other = (random.choice([0.1, 0.5, 1, 2]) * first).astype(int) + random.geometric(0.02, games) - 1
        found = difference(pairs_of(first, other))
        assert found is not None
        assert found.within is not None
        low, high = found.within
        sure = first.mean() > student95(games - 1) * first.std(ddof=1) / np.sqrt(games)
        assert (found.ratio_within is not None) == sure
        if found.ratio_within is not None:
            least, most = found.ratio_within
            assert (low > 0, high < 0) == (least > 1, most < 1)
            assert 0 <= least < most
        kinds.add((low > 0, high < 0, sure))
    # Nothing is clearly less than what is not clearly more than nothing, but by a rare chance.
    seldom = (False, True, False)
    assert kinds | {seldom} == {*product([True, False], repeat=3)} - {(True, True, True), (True, True, False)}


def unsure(found: Difference) -> bool:
    """Whether it says how sure nothing is."""
    return (found.error, found.within, found.ratio_error, found.ratio_within) == (None, None, None, None)


def test_no_share_is_certain() -> None:
    """All series of four games with and without something: none and all of them have no errors of 0."""
    series = [np.array(each) for each in product([0, 1], repeat=4)]
    for first, other in product(series, repeat=2):
        found = difference(pairs_of(first, other), most=1)
        assert found is not None
        if len({*(other - first)}) == 1:
            assert unsure(found)
            continue
        assert found.within is not None
        assert -1 <= found.within[0] < found.within[1] <= 1
        if first.sum() == 0:
            assert found.ratio is None
        if other.sum() == 0 or first.sum() == 0:
            assert (found.ratio_error, found.ratio_within) == (None, None)
        if found.ratio_within is not None:
            assert 0 <= found.ratio_within[0] < found.ratio_within[1]


def test_what_differs_by_the_same_tells_nothing_of_its_error() -> None:
    """By a number, or by a factor."""
    more = difference(pairs_of(FIRST, FIRST + 3))
    assert more is not None
    assert more.mean == 3
    assert unsure(more)
    twice = difference(pairs_of(FIRST, 2 * FIRST))
    assert twice is not None
    assert twice.within is not None
    assert (twice.ratio, twice.ratio_error, twice.ratio_within) == (2, None, None)


def test_pieces_add_up_exactly() -> None:
    """In whole numbers, however they are cut."""
    whole = pairs_of(FIRST, OTHER)
    pieces = [pairs_of(FIRST[begin:end], OTHER[begin:end]) for begin, end in pairwise([0, 1, 400, 1_000])]
    assert no_pairs() + pieces[2] + pieces[0] + pieces[1] == whole
    assert whole.products == sum(int(a) * int(b) for a, b in zip(FIRST, OTHER, strict=True))


def test_what_is_always_the_same_has_no_correlation() -> None:
    """Nor does it divide by nothing."""
    none = np.zeros(5, np.uint32)
    found = difference(pairs_of(none, np.arange(5)))
    assert found is not None
    assert (found.mean, found.ratio, found.ratio_error, found.correlation) == (2, None, None, None)
    equal = difference(pairs_of(FIRST, FIRST))
    assert equal is not None
    assert (equal.mean, equal.ratio) == (0, 1)
    assert unsure(equal)
    assert difference(pairs_of(FIRST[:1], OTHER[:1])) is None
    assert difference(no_pairs()) is None
