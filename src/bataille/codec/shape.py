"""What an annotation means: shapes, from which values are decoded, described in words and in JSON Schema.

Every shape but `Either` takes JSON values of exactly one kind (`kind_of`), and the members of an `Either` take
different kinds: the kind of a JSON value alone says which member it belongs to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass, replace
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from bataille.codec.encoding import TYPE_KEY
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


_SCALARS: dict[object, Shape] = {
    None: Nothing(),
    NoneType: Nothing(),
    bool: Truth(),
    int: Number(Range()),
    str: Text(Length()),
    bytes: Hexadecimal(Length()),
}


def kind_of(shape: Shape) -> type:
    """The class of the JSON values that `shape` takes; not for `Either`."""
    return type(shape.options[0][0]) if isinstance(shape, Choice) else _KINDS[type(shape)]


def members_of(shape: Shape) -> tuple[Shape, ...]:
    """The members of a union; of anything else, itself."""
    return shape.members if isinstance(shape, Either) else (shape,)


def shape_of(form: object) -> Shape:
    """The shape of an annotation. Raises `TypeError` for what cannot be coded."""
    if get_origin(form) is not Annotated:
        return _origin_shape(form)
    annotated, *notes = get_args(form)
    shape = _origin_shape(annotated)
    for note in notes:
        if isinstance(note, Range | Length):
            shape = _limited(shape, note)
    return shape


def _limited(shape: Shape, limit: Range | Length) -> Shape:
    if isinstance(shape, Number) and isinstance(limit, Range):
        return Number(limit)
    if isinstance(shape, Text | Hexadecimal | Series | Keyed) and isinstance(limit, Length):
        return replace(shape, length=limit)
    raise TypeError(f"{shape!r} cannot be limited by {limit!r}")


def _origin_shape(form: object) -> Shape:
    origin, arguments = get_origin(form), get_args(form)
    if origin is Literal:
        return _either([_literal(option) for option in arguments])
    if origin is Union or origin is UnionType:
        return _either([shape_of(argument) for argument in arguments])
    if origin is tuple and arguments[-1:] == (Ellipsis,):
        return Series(shape_of(arguments[0]), Length())
    if origin is tuple:
        return Fixed(tuple([shape_of(argument) for argument in arguments]))
    if origin is dict and arguments[0] is str:
        return Keyed(shape_of(arguments[1]), Length())
    return _class_shape(form)


def _class_shape(form: object) -> Shape:
    if form in _SCALARS:
        return _SCALARS[form]
    if isinstance(form, type):
        if issubclass(form, StrEnum):
            return Choice(tuple([(option.value, option) for option in form]))
        if issubclass(form, str) and hasattr(form, "parse"):
            return Parsed(form)
        if is_dataclass(form):
            tag = getattr(form, "TAG", None)
            return _struct(form) if tag is None else Tagged(((tag, _struct(form)),))
    raise TypeError(f"{form!r} cannot be coded")


@cache
def _struct(kind: type) -> Struct:
    hints = get_type_hints(kind, include_extras=True)
    for field in fields(kind):
        if not field.init or (field.name == TYPE_KEY and hasattr(kind, "TAG")):
            raise TypeError(f"{kind!r} cannot be coded with its field {field.name!r}")
    return Struct(kind, tuple([Member(f.name, shape_of(hints[f.name]), _default(f)) for f in fields(kind)]))


def _default(field: Field[Any]) -> Callable[[], object] | None:
    if field.default is not MISSING:
        return lambda: field.default
    return None if field.default_factory is MISSING else field.default_factory


def _literal(option: object) -> Choice:
    if type(option) is str or type(option) is int:
        return Choice(((option, option),))
    raise TypeError(f"{option!r} cannot be coded as a literal")


def _either(shapes: Iterable[Shape]) -> Shape:
    """The union of `shapes`: all choices, and all tagged classes, become one member."""
    members: dict[type, Shape] = {}
    for shape in shapes:
        for member in members_of(shape):
            kind = kind_of(member)
            members[kind] = _joined(members[kind], member) if kind in members else member
    united = tuple(members.values())
    return united[0] if len(united) == 1 else Either(united)


def _joined(one: Shape, other: Shape) -> Shape:
    """One shape for two that take the same kind of JSON value."""
    if isinstance(one, Choice) and isinstance(other, Choice):
        options = (*one.options, *other.options)
        _refuse_doubles([option for option, _ in options])
        return Choice(options)
    if isinstance(one, Tagged) and isinstance(other, Tagged):
        structs = (*one.structs, *other.structs)
        _refuse_doubles([tag for tag, _ in structs])
        return Tagged(structs)
    raise TypeError(f"JSON cannot tell {one!r} from {other!r}; value classes are told apart by their TAG")


def _refuse_doubles(names: Sequence[str | int]) -> None:
    if len(set(names)) < len(names):
        raise TypeError(f"the union holds a member twice: {names!r}")
