"""Where two JSON values differ first."""

from __future__ import annotations

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
    members = _members(found, expected, path)
    differing = [member for member in members if member[1] != member[2]]
    if differing:
        inner, one, other = differing[0]
        return first_difference(one, other, inner)
    return Difference(path, _words(found), _words(expected))


def _members(found: object, expected: object, path: str) -> list[tuple[str, object, object]]:
    """What lies at the same place of both, with that place."""
    if isinstance(found, dict) and isinstance(expected, dict):
        return [
            (f"{path}.{key}" if path else key, found.get(key, _NOTHING), expected.get(key, _NOTHING))
            for key in expected | found
        ]
    if isinstance(found, list) and isinstance(expected, list):
        pairs = enumerate(zip_longest(found, expected, fillvalue=_NOTHING))
        return [(f"{path}[{place}]", one, other) for place, (one, other) in pairs]
    return []


def _words(json: object) -> str:
    return Phrase("found-nothing", "nothing") if json is _NOTHING else shown(json)
