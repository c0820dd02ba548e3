"""Numbers as each language writes them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bataille.lab.numerals import interval, median_of, with_error
from bataille.lab.spread import spread
from bataille.texts import Texts

pytestmark = pytest.mark.cpython

EN = Texts("en")


@pytest.mark.parametrize(
    ("language", "expected"), [("en", "[1,25 %, 3 %]"), ("fr", "[1,25 %\u202f; 3 %]"), ("it", "[1,25 %; 3 %]")]
)
def test_an_interval_is_parted_where_numbers_have_commas(language: str, expected: str) -> None:
    """In French and Italian by semicolons, as in school there."""
    assert interval(Texts(language), "1,25 %", "3 %") == expected


@pytest.mark.parametrize(("error", "expected"), [(101.9, "148 ± 102"), (5.25, "148 ± 5.2"), (0.255, "148 ± 0.26")])
def test_the_error_of_a_median_has_two_digits(error: float, expected: str) -> None:
    """Before the decimals it has them all; the median is a number of battles, and has no decimals."""
    found = spread({147: 1, 148: 2, 149: 1})
    assert found is not None
    assert median_of(EN, replace(found, median_error=error)) == expected


def test_the_error_of_a_median_is_unknown_where_nothing_strays_about_it() -> None:
    """Its distance from itself is nothing to go by."""
    found = spread({14: 1_000, 15: 1})
    assert found is not None
    assert found.sd is not None
    assert found.median_error is None
    assert median_of(EN, found) == "14 ± –"


def test_an_error_has_two_digits() -> None:
    """And its number as many decimals."""
    assert with_error(EN, 187.9641, 0.1512) == "187.96 ± 0.15"
    assert with_error(EN, 0.5, 0.0025, percent=True) == "50.00 % ± 0.25"
