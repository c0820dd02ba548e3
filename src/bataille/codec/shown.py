"""What came instead of what was expected, on one short line."""

from __future__ import annotations

from bataille.phrase import Phrase

_CLIPPED = 40


def shown(json: object) -> str:
    """A JSON value on one short line, fit for any terminal: unprintable characters are escaped."""
    match json:
        case None | True | False:
            return {None: "null", True: "true", False: "false"}[json]
        case int():
            return str(json) if json.bit_length() <= 128 else Phrase("found-huge", "a huge number")
        case str():
            return repr(json) if len(json) <= _CLIPPED else repr(json[:_CLIPPED]) + "…"
        case list():
            return "[…]" if json else "[]"
        case dict():
            return "{…}" if json else "{}"
        case _:
            return article(type(json).__name__)


def article(noun: str) -> str:
    """The noun with `a` or `an`."""
    return ("an " if noun[0] in "aeiou" else "a ") + noun
