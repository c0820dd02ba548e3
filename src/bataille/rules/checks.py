"""Whether an option's value is one that its annotation allows: the same check for values, texts and records."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_type_hints

from bataille.codec import codec
from bataille.errors import CodecError, RulesError

_TYPES: dict[Any, dict[str, Any]] = {}


def types_of(owner: Any) -> dict[str, Any]:
    """The annotations of the options of a class, by name."""
    if owner not in _TYPES:
        hints = get_type_hints(owner, include_extras=True)
        _TYPES[owner] = {field.name: hints[field.name] for field in fields(owner)}
    return _TYPES[owner]


def checked(owner: type, name: str, chosen: object) -> object:
    """The value of an option: read from its text, or taken as it is. Raises `RulesError` (`rules/value`)."""
    reader = codec(types_of(owner)[name])
    try:
        return reader.decode_text(str(chosen)) if isinstance(chosen, str) else reader.decode(_plain(chosen))
    except CodecError as error:
        shown = chosen if isinstance(chosen, str) else str(chosen).lower()
        raise RulesError("rules/value", option=name, value=shown, expected=reader.expected) from error


def check(options: Any, *, besides: str = "") -> None:
    """Check every option of a value being built, but the one named `besides`; texts become what they stand for."""
    owner = type(options)
    for name in types_of(owner):
        if name != besides:
            object.__setattr__(options, name, checked(owner, name, getattr(options, name)))


def _plain(chosen: object) -> object:
    """Tuples as JSON has them."""
    return list(chosen) if isinstance(chosen, tuple) else chosen
