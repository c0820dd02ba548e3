"""What a type expects, in words."""

from __future__ import annotations

from functools import reduce
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
from bataille.phrase import Phrase


def expected(shape: Shape) -> str:
    """What `shape` takes, in English, as phrases: `a whole number from 0 to 10, or by-rank`."""
    match shape:
        case Nothing():
            return "none"
        case Truth():
            return listed(["true", "false"])
        case Number(limits):
            return _number(limits.least, limits.most)
        case Text(length):
            return Phrase("expected-text", "a text{long}", long=_long(length, "characters"))
        case Parsed(kind):
            name = kind.__name__.lower()
            return Phrase(f"expected-{name}", article(name))
        case Hexadecimal(length):
            return Phrase("expected-hexadecimal", "a hexadecimal text{long}", long=_long(length, "bytes"))
        case Choice(options):
            return listed([str(option) for option, _ in options])
        case Series(item, length):
            long = _long(length, "entries")
            return Phrase("expected-list", "a list{long}, each {item}", long=long, item=expected(item))
        case Fixed(items):
            return Phrase("expected-entries", "a list of {count} entries", count=len(items))
        case Tagged(structs):
            return Phrase("expected-tagged", "an object of type {types}", types=listed([tag for tag, _ in structs]))
        case Keyed(_, length):
            return Phrase("expected-object", "an object{long}", long=_long(length, "entries"))
        case Struct():
            return Phrase("expected-object", "an object{long}", long="")
        case Either(members):
            *first, last = [expected(member) for member in members]
            start = reduce(lambda one, next_: Phrase("list-comma", "{start}, {last}", start=one, last=next_), first)
            return Phrase("expected-either", "{start}, or {last}", start=start, last=last)
        case _:
            assert_never(shape)


def listed(words: list[str]) -> str:
    """`one, two or three`."""
    *first, last = words
    return Phrase("list-or", "{start} or {last}", start=", ".join(first), last=last) if first else last


def _number(least: int | None, most: int | None) -> Phrase:
    if least is None:
        if most is None:
            return Phrase("expected-number", "a whole number")
        return Phrase("expected-to", "a whole number of at most {most}", most=most)
    if most is None:
        return Phrase("expected-from", "a whole number of at least {least}", least=least)
    return Phrase("expected-between", "a whole number from {least} to {most}", least=least, most=most)


def _long(length: Length, units: str) -> str:
    """` of 3 to 5 entries`, with the space before it."""
    least, most = length.least, length.most
    unit = _ONE[units] if {least, most} <= {None, 1} else units
    if least is None:
        if most is None:
            return ""
        return Phrase(f"{units}-to", " of at most {most} " + unit, most=most)
    if most is None:
        return Phrase(f"{units}-from", " of at least {least} " + unit, least=least)
    if least == most:
        return Phrase(f"{units}-exactly", " of {least} " + unit, least=least)
    return Phrase(f"{units}-between", " of {least} to {most} " + unit, least=least, most=most)


_ONE = {"characters": "character", "bytes": "byte", "entries": "entry"}
