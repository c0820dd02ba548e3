"""What a type expects, in words."""

from __future__ import annotations

from typing import assert_never

from bataille.codec.limits import Length
from bataille.codec.shape import (
    Choice,
    Either,
    Fixed,
    Hexadecimal,
    Keyed,
    Nothing,
    Number,
    Parsed,
    Series,
    Shape,
    Struct,
    Tagged,
    Text,
    Truth,
)
from bataille.codec.shown import article


def expected(shape: Shape) -> str:
    """What `shape` takes, in English: `a whole number from 0 to 10, or by-rank`."""
    match shape:
        case Nothing():
            return "none"
        case Truth():
            return "true or false"
        case Number(limits):
            return "a whole number" + _span(limits.least, limits.most)
        case Text(length):
            return "a text" + _long(length, "character", "characters")
        case Parsed(kind):
            return article(kind.__name__.lower())
        case Hexadecimal(length):
            return "a hexadecimal text" + _long(length, "byte", "bytes")
        case Choice(options):
            return listed([str(option) for option, _ in options])
        case Series(item, length):
            return "a list" + _long(length, "entry", "entries") + f", each {expected(item)}"
        case Fixed(items):
            return f"a list of {len(items)} entries"
        case Tagged(structs):
            return "an object of type " + listed([tag for tag, _ in structs])
        case Keyed(_, length):
            return "an object" + _long(length, "entry", "entries")
        case Struct():
            return "an object"
        case Either(members):
            *first, last = [expected(member) for member in members]
            return ", ".join(first) + f", or {last}"
        case _:
            assert_never(shape)


def listed(words: list[str]) -> str:
    """`one, two or three`."""
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last


def _span(least: int | None, most: int | None) -> str:
    if least is None:
        return "" if most is None else f" of at most {most}"
    return f" of at least {least}" if most is None else f" from {least} to {most}"


def _long(length: Length, one: str, many: str) -> str:
    unit = one if {length.least, length.most} <= {None, 1} else many
    if length.least == length.most:
        return "" if length.least is None else f" of {length.least} {unit}"
    span = _span(length.least, length.most)
    return span.replace(" from ", " of ") + f" {unit}"
