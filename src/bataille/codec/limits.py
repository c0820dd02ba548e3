"""Limits that stand in annotations: `Annotated[int, Range(0, 10)]`, `Annotated[str, Length(1, 20)]`."""

from __future__ import annotations

from bataille.value import value


@value
class Range:
    """The numbers from `least` to `most`, both included; `None`: no limit on that side."""

    least: int | None = None
    most: int | None = None


@value
class Length:
    """How long a text (characters), a `bytes` (bytes), a tuple or a dict (entries) may be, as in `Range`."""

    least: int | None = None
    most: int | None = None
