"""Value classes."""

from __future__ import annotations

from dataclasses import fields

import pytest

from bataille.value import value


@value
class Spot:
    """Two fields, one with a default."""

    x: int
    y: int = 0


@value
class Place:
    """The same fields, but another class."""

    x: int
    y: int = 0


@value
class Quiet:
    """A class that shows itself in its own way."""

    secret: str

    def __repr__(self) -> str:
        return "Quiet(…)"


def test_equal_by_content() -> None:
    """Values are equal when their class and all their fields are."""
    assert Spot(1) == Spot(1, 0)
    assert Spot(1, 2) != Spot(1, 3)
    others: list[object] = [Place(1, 2), (1, 2)]
    assert Spot(1, 2) not in others


def test_hash_by_content() -> None:
    """Equal values are one key, others are not."""
    assert len({Spot(1), Spot(1, 0), Spot(0, 1)}) == 2


def test_shown_as_it_is_built() -> None:
    """The representation is the expression that builds the value, unless the class has its own."""
    assert repr(Spot(1, 2)) == "Spot(x=1, y=2)"
    assert repr(Quiet("word")) == "Quiet(…)"


def test_has_slots() -> None:
    """A value has its fields and no others."""
    assert [field.name for field in fields(Spot)] == ["x", "y"]
    with pytest.raises(AttributeError):
        setattr(Spot(1), "z", 3)  # noqa: B010 - mypy would refuse the plain assignment
