"""Codecs: how the values of a type, any annotation that we use, are read."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from typing_extensions import TypeForm

    from bataille.codec.shape import Shape

T = TypeVar("T")


class Codec(Generic[T]):
    """Reads values of the type `form`.

    Annotations are looked at when the codec is used for the first time, never when a module is imported.
    """

    def __init__(self, form: TypeForm[T]) -> None:
        self.form = form

    @cached_property
    def shape(self) -> Shape:
        """What the annotation means. Raises `TypeError` where it cannot be coded."""
        from bataille.codec.shape import shape_of  # noqa: PLC0415  # see the class

        return shape_of(self.form)

    @cached_property
    def decode(self) -> Callable[[object], T]:
        """The value of a JSON value. Raises `CodecError`, and what the value's own class refuses with."""
        from bataille.codec.decoding import decoder  # noqa: PLC0415  # see the class

        return decoder(self.shape)

    def decode_text(self, text: str) -> T:
        """The value of an option's text. Raises as `decode`."""
        from bataille.codec.option import option_json  # noqa: PLC0415  # see the class

        return self.decode(option_json(self.shape, text))

    @cached_property
    def expected(self) -> str:
        """What is expected, in English: `a whole number from 0 to 10, or by-rank`."""
        from bataille.codec.words import expected  # noqa: PLC0415  # see the class

        return expected(self.shape)


_CODECS: dict[object, Codec[Any]] = {}


def codec(form: TypeForm[T]) -> Codec[T]:
    """The codec of a type: a value class, `X | None`, `tuple[Card, ...]`, a union of tagged value classes, …"""
    known = _CODECS.get(form)
    if known is None:
        known = _CODECS[form] = Codec(form)
    return known


def decode(form: TypeForm[T], json: object) -> T:
    """The value of type `form` that `json` encodes. Raises as `Codec.decode`."""
    return codec(form).decode(json)


def decode_text(form: TypeForm[T], text: str) -> T:
    """The value of type `form` that an option's text names. Raises as `Codec.decode`."""
    return codec(form).decode_text(text)


def expected(form: TypeForm[Any]) -> str:
    """What values of type `form` look like, in English."""
    return codec(form).expected
