"""Paired differences: what NumPy says of the same numbers, from exact sums."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from bataille.lab.comparison.pairs import difference, no_pairs, pairs_of
from bataille.lab.spread import Z95

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
    assert (found.low, found.high) == pytest.approx((found.mean - Z95 * error, found.mean + Z95 * error))
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
    assert found.ratio_low == pytest.approx(found.ratio - Z95 * error, rel=0.01)
    assert found.ratio_high == pytest.approx(found.ratio + Z95 * error, rel=0.01)


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
    assert (equal.mean, equal.error, equal.ratio, equal.ratio_error) == (0, 0, 1, 0)
    assert difference(pairs_of(FIRST[:1], OTHER[:1])) is None
    assert difference(no_pairs()) is None
