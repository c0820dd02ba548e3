"""Where two JSON values differ first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from bataille.codec.shown import shown
from bataille.phrase import Phrase
from bataille.value import value

_NOTHING: Final = object()


@value
class Difference:
    """A place, like `packs[0][17]`, and what stands there, in words."""

    path: str
    found: str
    expected: str


def first_difference(found: object, expected: object, path: str = "") -> Difference:
    """The first place where two different JSON values differ; `path`: where they stand themselves."""
    for inner, one, other in _members(found, expected, path):
        if one != other:
            return first_difference(one, other, inner)
    return Difference(path, _words(found), _words(expected))


def _members(found: object, expected: object, path: str) -> Iterator[tuple[str, object, object]]:
    """What lies at the same place of both, with that place."""
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in expected | found:
            yield f"{path}.{key}" if path else key, found.get(key, _NOTHING), expected.get(key, _NOTHING)
    elif isinstance(found, list) and isinstance(expected, list):
        for place, (one, other) in enumerate(zip_longest(found, expected, fillvalue=_NOTHING)):
            yield f"{path}[{place}]", one, other


def _words(json: object) -> str:
    return Phrase("found-nothing", "nothing") if json is _NOTHING else shown(json)
