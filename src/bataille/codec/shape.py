"""What an annotation means: shapes, from which values are decoded, described in words and in JSON Schema.

Every shape but `Either` takes JSON values of exactly one kind (`kind_of`), and the members of an `Either` take
different kinds: the kind of a JSON value alone says which member it belongs to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from bataille.codec.limits import Length, Range
from bataille.value import value


@value
class Nothing:
    """`None`."""


@value
class Truth:
    """`bool`."""


@value
class Number:
    """`int`."""

    range: Range


@value
class Text:
    """`str`."""

    length: Length


@value
class Parsed:
    """A subclass of `str` whose class method `parse` reads its text and raises `BatailleError` for others."""

    kind: type[Any]


@value
class Hexadecimal:
    """`bytes`, as lowercase hexadecimal text."""

    length: Length


@value
class Choice:
    """A `Literal` or a `StrEnum`: what stands in JSON (all texts or all numbers), and the value it stands for."""

    options: tuple[tuple[str | int, str | int], ...]


@value
class Series:
    """`tuple[X, ...]`."""

    item: Shape
    length: Length


@value
class Fixed:
    """`tuple[X, Y]`."""

    items: tuple[Shape, ...]


@value
class Keyed:
    """`dict[str, X]`."""

    item: Shape
    length: Length


@value
class Member:
    """A field of a value class."""

    name: str
    shape: Shape
    #: Makes the default; `None`: the field must be given.
    default: Callable[[], object] | None


@value
class Struct:
    """A value class without a tag."""

    kind: type
    members: tuple[Member, ...]


@value
class Tagged:
    """Value classes with different tags, in the order of the annotation."""

    structs: tuple[tuple[str, Struct], ...]


@value
class Either:
    """A union; no two members take the same kind of JSON value."""

    members: tuple[Shape, ...]


Shape: TypeAlias = (
    Nothing | Truth | Number | Text | Parsed | Hexadecimal | Choice | Series | Fixed | Keyed | Struct | Tagged | Either
)
Limit = TypeVar("Limit", Range, Length)

_KINDS: dict[type, type] = {
    Nothing: NoneType,
    Truth: bool,
    Number: int,
    Text: str,
    Parsed: str,
    Hexadecimal: str,
    Series: list,
    Fixed: list,
    Keyed: dict,
    Struct: dict,
    Tagged: dict,
}


def kind_of(shape: Shape) -> type:
    """The class of the JSON values that `shape` takes; `Either` has none."""
    return type(shape.options[0][0]) if isinstance(shape, Choice) else _KINDS[type(shape)]


def shape_of(form: object) -> Shape:
    """The shape of an annotation. Raises `TypeError` for what cannot be coded."""
    limits: tuple[object, ...] = ()
    if get_origin(form) is Annotated:
        form, *rest = get_args(form)
        limits = tuple(rest)
    if form is int:
        return Number(_limit(Range, limits))
    length = _limit(Length, limits)
    if form is str:
        return Text(length)
    if form is bytes:
        return Hexadecimal(length)
    origin, arguments = get_origin(form), get_args(form)
    if origin is tuple and arguments[-1:] == (Ellipsis,):
        return Series(shape_of(arguments[0]), length)
    if origin is dict and arguments[0] is str:
        return Keyed(shape_of(arguments[1]), length)
    if any(isinstance(limit, Range | Length) for limit in limits):
        raise TypeError(f"no limits can be set to {form!r}")
    if origin is tuple:
        return Fixed(tuple([shape_of(argument) for argument in arguments]))
    if origin is Literal:
        return _either(_literals(arguments))
    if origin is Union or origin is UnionType:
        return _either([shape_of(argument) for argument in arguments])
    return _class_shape(form)


def _limit(kind: type[Limit], limits: tuple[object, ...]) -> Limit:
    return next((limit for limit in limits if isinstance(limit, kind)), kind())


def _class_shape(form: object) -> Shape:
    if form is None or form is NoneType:
        return Nothing()
    if form is bool:
        return Truth()
    if isinstance(form, type):
        if issubclass(form, StrEnum):
            return Choice(tuple([(option.value, option) for option in form]))
        if issubclass(form, str) and hasattr(form, "parse"):
            return Parsed(form)
        if is_dataclass(form):
            struct, tag = _struct(form), getattr(form, "TAG", None)
            return struct if tag is None else Tagged(((tag, struct),))
    raise TypeError(f"{form!r} cannot be coded")


@cache
def _struct(kind: type) -> Struct:
    hints = get_type_hints(kind, include_extras=True)
    return Struct(kind, tuple([Member(f.name, shape_of(hints[f.name]), _default(f)) for f in fields(kind)]))


def _default(field: Field[Any]) -> Callable[[], object] | None:
    if field.default is not MISSING:
        return lambda: field.default
    return None if field.default_factory is MISSING else field.default_factory


def _literals(options: Iterable[object]) -> list[Shape]:
    shapes: list[Shape] = []
    for option in options:
        if type(option) is not str and type(option) is not int:
            raise TypeError(f"{option!r} cannot be coded as a literal")
        shapes.append(Choice(((option, option),)))
    return shapes


def _either(shapes: Iterable[Shape]) -> Shape:
    """The union of `shapes`: choices and tagged classes become one member each."""
    members: dict[type, Shape] = {}
    for shape in shapes:
        for member in shape.members if isinstance(shape, Either) else (shape,):
            kind = kind_of(member)
            members[kind] = _joined(members[kind], member) if kind in members else member
    united = tuple(members.values())
    return united[0] if len(united) == 1 else Either(united)


def _joined(one: Shape, other: Shape) -> Shape:
    """One shape for two that take the same kind of JSON value."""
    if isinstance(one, Choice) and isinstance(other, Choice):
        _refuse_doubles([option for option, _ in (*one.options, *other.options)])
        return Choice((*one.options, *other.options))
    if isinstance(one, Tagged) and isinstance(other, Tagged):
        _refuse_doubles([tag for tag, _ in (*one.structs, *other.structs)])
        return Tagged((*one.structs, *other.structs))
    raise TypeError(f"JSON cannot tell {one!r} from {other!r}: tag value classes with TAG")


def _refuse_doubles(names: list[str | int] | list[str]) -> None:
    if len(set(names)) < len(names):
        raise TypeError(f"the union names a member twice: {names!r}")
