"""`bataille.lab` offers its names without importing what they need until one is used."""

from __future__ import annotations

import pytest

from bataille import lab


@pytest.mark.parametrize("name", lab.__all__)
def test_every_name_is_there(name: str) -> None:
    """And listed; each is what its module says."""
    assert getattr(lab, name).__name__ == name
    assert name in dir(lab)


def test_others_are_not() -> None:
    """As in any module."""
    with pytest.raises(AttributeError, match="nonsense"):
        _ = lab.nonsense
