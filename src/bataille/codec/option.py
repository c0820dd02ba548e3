"""The text of an option on the command line (`war_down=by-rank`) as a JSON value of the kind its type takes."""

from __future__ import annotations

import re
from contextlib import suppress
from types import NoneType

from bataille.codec.encoding import Json
from bataille.codec.shape import Fixed, Parsed, Series, Shape, kind_of, members_of
from bataille.codec.shown import shown
from bataille.codec.words import expected
from bataille.errors import BatailleError, CodecError

_CANONICAL = re.compile("0|-?[1-9][0-9]{0,19}")
_WORDS: dict[str, tuple[type, Json]] = {"none": (NoneType, None), "true": (bool, True), "false": (bool, False)}


def option_json(shape: Shape, text: str) -> Json:
    """`none`, `true`, `false`, numbers in their canonical form, texts; lists separated by commas.

    In a union, text is read as the first of these that it fits. Raises `CodecError` where it fits none.
    """
    members = {kind_of(member): member for member in members_of(shape)}
    kind, word = _WORDS.get(text, (str, text))
    if kind in members and kind is not str:
        return word
    if int in members and _CANONICAL.fullmatch(text):
        return int(text)
    if str in members:
        return _canonical(members[str], text)
    match members.get(list):
        case Series(item):
            return [option_json(item, part) for part in text.split(",")] if text else []
        case Fixed(items) if text.count(",") == len(items) - 1:
            return [option_json(item, part) for item, part in zip(items, text.split(","), strict=True)]
    raise CodecError("codec/type", expected=expected(shape), found=shown(text))


def _canonical(shape: Shape, text: str) -> str:
    """People may write `10h`; JSON holds `10H`. What is refused stays, for the decoder to refuse."""
    if isinstance(shape, Parsed):
        with suppress(BatailleError):
            return str.__str__(shape.kind.parse(text))
    return text
