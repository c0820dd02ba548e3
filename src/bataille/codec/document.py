r"""JSON text, strictly read and canonically written.

Read (`loads`): RFC 8259 in UTF-8, and less: no key twice in an object, whole numbers only, of at most `DIGITS` digits,
nothing nested deeper than `DEPTH`, no half of a surrogate pair.

Written (`dumps`): keys sorted by code point, no blanks, every character itself except `"`, `\` and the control
characters below U+0020. One value has one text, so that digests can be taken of it.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any, Final, NoReturn

from bataille.codec.encoding import Json
from bataille.codec.shown import shown
from bataille.errors import CodecError

#: The greatest number of digits of a number: 2^64 − 1 has 20.
DIGITS: Final = 20
#: Lists and objects inside each other.
DEPTH: Final = 64
#: Bytes that a document may have where the caller sets no other limit.
LIMIT: Final = 1 << 20

# Possessive, so that a text full of quotes and backslashes takes no longer than any other.
_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)
_HALF_PAIR = re.compile(r"\\u[dD][89a-fA-F]")


def loads(text: str | bytes, *, limit: int = LIMIT) -> Json:
    """Read a document of at most `limit` bytes. Raises `CodecError`."""
    if len(text) > limit:
        raise CodecError("codec/size", limit=limit)
    text = _decoded(text, limit)
    _refuse_depth(text)
    try:
        document: Json = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise CodecError("codec/syntax", position=error.pos + 1) from None
    if _HALF_PAIR.search(text):
        _encoded(dumps(document))
    return document


def dumps(document: Json) -> str:
    """The canonical text of a JSON value."""
    return _ENCODER.encode(document)


def _decoded(text: str | bytes, limit: int) -> str:
    if isinstance(text, str):
        if len(_encoded(text)) > limit:
            raise CodecError("codec/size", limit=limit)
        return text
    try:
        return text.decode()
    except UnicodeDecodeError:
        raise CodecError("codec/encoding") from None


def _encoded(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise CodecError("codec/encoding") from None


def _refuse_depth(text: str) -> None:
    """The standard decoder would fail with a RecursionError, or worse, long after."""
    if text.count("[") + text.count("{") <= DEPTH:
        return
    depth = 0
    for token in _BRACKETS.finditer(text):
        match token[0]:
            case "[" | "{":
                depth += 1
                if depth > DEPTH:
                    raise CodecError("codec/depth", depth=DEPTH)
            case "]" | "}":
                depth -= 1


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    document = dict(pairs)
    if len(document) < len(pairs):
        times = Counter(key for key, _ in pairs)
        raise CodecError("codec/duplicate-key", key=shown(next(key for key in times if times[key] > 1)))
    return document


def _integer(digits: str) -> int:
    if len(digits.removeprefix("-")) > DIGITS:
        _refuse_number(digits)
    return int(digits)


def _refuse_number(number: str) -> NoReturn:
    raise CodecError("codec/number", found=shown(number), digits=DIGITS)


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_integer, parse_float=_refuse_number, parse_constant=_refuse_number
)
_ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))
