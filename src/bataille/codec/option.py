"""The text of an option on the command line (`war_down=by-rank`) as a JSON value of the kind its type takes."""

from __future__ import annotations

import re
from types import NoneType

from bataille.codec.encoding import Json
from bataille.codec.shape import Either, Fixed, Series, Shape, kind_of
from bataille.codec.shown import shown
from bataille.codec.words import expected
from bataille.errors import CodecError

_CANONICAL = re.compile("0|-?[1-9][0-9]{0,19}")
_WORDS: dict[str, tuple[type, Json]] = {"none": (NoneType, None), "true": (bool, True), "false": (bool, False)}


def option_json(shape: Shape, text: str) -> Json:
    """`none`, `true`, `false`, numbers in their canonical form, texts; lists separated by commas.

    In a union a word stands for itself only where it means nothing else.
    """
    members = {kind_of(member): member for member in (shape.members if isinstance(shape, Either) else (shape,))}
    kind, word = _WORDS.get(text, (str, text))
    if kind in members and kind is not str:
        return word
    if int in members and _CANONICAL.fullmatch(text):
        return int(text)
    if str in members:
        return text
    match members.get(list):
        case Series(item):
            return [option_json(item, part) for part in text.split(",")] if text else []
        case Fixed(items) if text.count(",") == len(items) - 1:
            return [option_json(item, part) for item, part in zip(items, text.split(","), strict=True)]
    raise CodecError("codec/type", expected=expected(shape), found=shown(text))
