"""Values into JSON values.

A value class becomes an object with all its fields, defaults too; if it has a `TAG`, its first key is `type` with
that tag, alone as in a union. Tuples become lists, `bytes` lowercase hexadecimal text, other texts and enums plain
texts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from types import NoneType
from typing import Any, TypeAlias

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
Encoder = Callable[[Any], Json]

TYPE_KEY = "type"
_PLAIN = frozenset({NoneType, bool, int, str})


def encode(value: object) -> Json:
    """The JSON value of `value`. Raises `TypeError` for what has none: floats, lists, sets, …"""
    return _ENCODERS[value.__class__](value)


class _Encoders(dict[type, Encoder]):
    """One encoder a class, made when the class is met for the first time."""

    def __missing__(self, kind: type) -> Encoder:
        encoder = self[kind] = _encoder(kind)
        return encoder


_ENCODERS = _Encoders()


def _encoder(kind: type) -> Encoder:
    if kind in _PLAIN:
        return _same
    if issubclass(kind, str):
        return str.__str__  # the plain text, whatever the class makes of `str()`
    if kind is bytes:
        return bytes.hex
    if kind is tuple:
        return _encode_tuple
    if kind is dict:
        return _encode_dict
    if is_dataclass(kind):
        return _encode_fields(kind)
    raise TypeError(f"{kind!r} cannot be coded")


def _same(value: Json) -> Json:
    return value


def _encode_tuple(value: tuple[object, ...]) -> Json:
    return [_ENCODERS[item.__class__](item) for item in value]


def _encode_dict(value: dict[str, object]) -> Json:
    return {key: _ENCODERS[item.__class__](item) for key, item in value.items()}


def _encode_fields(kind: type) -> Encoder:
    names = tuple([field.name for field in fields(kind)])
    tag = getattr(kind, "TAG", None)
    start: dict[str, Json] = {} if tag is None else {TYPE_KEY: tag}

    def encode_fields(value: object) -> Json:
        coded = start.copy()
        for name in names:
            member = getattr(value, name)
            kind = member.__class__
            coded[name] = member if kind in _PLAIN else _ENCODERS[kind](member)
        return coded

    return encode_fields
