"""Value classes: immutable to the type checker, cheap to build.

`dataclass(frozen=True)` pays for every field with a call of `object.__setattr__`: five times the cost of a plain
assignment, in a program that builds several values a battle. So the promise is kept by mypy instead of by the
interpreter: to a type checker every class below is frozen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """Make `cls` a value class: slots, equality and hash by content; assignment is a type error."""
    return dataclass(slots=True, unsafe_hash=True)(cls)
