"""Value classes: immutable to the type checker, cheap to build and to define.

`dataclass(frozen=True)` pays for every field with a call of `object.__setattr__`: five times the cost of a plain
assignment, in a program that builds several values a battle. So the promise is kept by mypy instead of by the
interpreter: to a type checker every class below is frozen.

A dataclass also compiles every method anew for each class, which was half the time of a first import. Only `__init__`
has to be quick; the others are shared.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """Make `cls` a value class: slots, equality and hash by content; assignment is a type error."""
    for name, method in _SHARED.items():
        if name not in vars(cls):
            setattr(cls, name, method)
    return dataclass(slots=True, repr=False, eq=False)(cls)


def _content(self: Any) -> tuple[object, ...]:
    return tuple([getattr(self, name) for name in self.__match_args__])


def _repr(self: Any) -> str:
    shown = [f"{name}={content!r}" for name, content in zip(self.__match_args__, _content(self), strict=True)]
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _equal(self: object, other: object) -> object:
    return _content(self) == _content(other) if type(self) is type(other) else NotImplemented


def _hash(self: object) -> int:
    return hash(_content(self))


_SHARED: Final = {"__repr__": _repr, "__eq__": _equal, "__hash__": _hash}


@dataclass_transform(frozen_default=True, kw_only_default=False, field_specifiers=(field,))
def fixed(cls: type[T]) -> type[T]:
    """Make `cls` a value class that cannot be changed at run time either: for values that the whole process shares."""
    return dataclass(frozen=True, slots=True)(cls)
