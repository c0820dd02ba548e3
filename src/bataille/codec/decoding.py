"""JSON values into values, strictly: one closure a shape, built once, refuses with `CodecError` and the path."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, assert_never

from bataille.codec.encoding import TYPE_KEY
from bataille.codec.limits import Length, Range
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
    kind_of,
)
from bataille.codec.shown import shown
from bataille.codec.words import expected, listed
from bataille.errors import BatailleError, CodecError

Decoder = Callable[[object], Any]

#: The greatest length of a reason, which may quote the refused text.
_REASON = 200
_HEXADECIMAL = re.compile("(?:[0-9a-f]{2})*")


def decoder(shape: Shape, wanted: Shape | None = None) -> Decoder:
    """A function from JSON values to values of `shape`; errors say what `wanted` expects (default: `shape`)."""
    wanted = shape if wanted is None else wanted
    match shape:
        case Nothing() | Truth():
            return _plain(shape, wanted)
        case Number(limits):
            return _number(limits, wanted)
        case Text(length):
            return _text(length, wanted)
        case Parsed():
            return _parsed(shape, wanted)
        case Hexadecimal(length):
            return _hexadecimal(length, wanted)
        case Choice():
            return _choice(shape, wanted)
        case Series(item, length):
            return _series(decoder(item), length, wanted)
        case Fixed(items):
            return _fixed([decoder(item) for item in items], wanted)
        case Keyed(item, length):
            return _keyed(decoder(item), length, wanted)
        case Struct():
            return _struct(shape, wanted, tagged=False)
        case Tagged(structs):
            return _tagged({tag: _struct(struct, wanted, tagged=True) for tag, struct in structs}, wanted)
        case Either(members):
            return _either({kind_of(member): decoder(member, shape) for member in members}, wanted)
        case _:
            assert_never(shape)


def _refusal(code: str, wanted: Shape, json: object) -> CodecError:
    return CodecError(code, expected=expected(wanted), found=shown(json))


def _plain(shape: Nothing | Truth, wanted: Shape) -> Decoder:
    kind = kind_of(shape)

    def decode(json: object) -> object:
        if json.__class__ is not kind:
            raise _refusal("codec/type", wanted, json)
        return json

    return decode


def _number(limits: Range, wanted: Shape) -> Decoder:
    least, most = limits.least, limits.most

    def decode(json: object) -> int:
        if type(json) is not int:
            raise _refusal("codec/type", wanted, json)
        if (least is not None and json < least) or (most is not None and json > most):
            raise _refusal("codec/range", wanted, json)
        return json

    return decode


def _check_length(count: int, length: Length, wanted: Shape, json: object) -> None:
    if (length.least is not None and count < length.least) or (length.most is not None and count > length.most):
        raise _refusal("codec/length", wanted, json)


def _text(length: Length, wanted: Shape) -> Decoder:
    def decode(json: object) -> str:
        if type(json) is not str:
            raise _refusal("codec/type", wanted, json)
        _check_length(len(json), length, wanted, json)
        if not json.isascii():
            try:
                json.encode()
            except UnicodeEncodeError:
                raise CodecError("codec/encoding") from None
        return json

    return decode


def _parsed(shape: Parsed, wanted: Shape) -> Decoder:
    parse = shape.kind.parse

    def decode(json: object) -> object:
        if type(json) is not str:
            raise _refusal("codec/type", wanted, json)
        try:
            text = parse(json)
        except BatailleError as error:
            raise CodecError("codec/refused", reason=str(error)[:_REASON]) from error
        if text != json:  # one value, one text
            raise CodecError("codec/choice", expected=shown(str.__str__(text)), found=shown(json))
        return text

    return decode


def _hexadecimal(length: Length, wanted: Shape) -> Decoder:
    def decode(json: object) -> bytes:
        if type(json) is not str or not _HEXADECIMAL.fullmatch(json):
            raise _refusal("codec/type", wanted, json)
        _check_length(len(json) // 2, length, wanted, json)
        return bytes.fromhex(json)

    return decode


def _choice(shape: Choice, wanted: Shape) -> Decoder:
    kind = kind_of(shape)
    options: dict[object, object] = dict(shape.options)

    def decode(json: object) -> object:
        if json.__class__ is not kind:
            raise _refusal("codec/type", wanted, json)
        try:
            return options[json]
        except KeyError:
            raise _refusal("codec/choice", wanted, json) from None

    return decode


def _series(decode_item: Decoder, length: Length, wanted: Shape) -> Decoder:
    def decode(json: object) -> tuple[object, ...]:
        if type(json) is not list:
            raise _refusal("codec/type", wanted, json)
        _check_length(len(json), length, wanted, json)
        items: list[object] = []
        try:
            for item in json:
                items.append(decode_item(item))  # noqa: PERF401  # its length is the place of a refused item
        except CodecError as error:
            error.within(len(items))
            raise
        return tuple(items)

    return decode


def _fixed(decoders: list[Decoder], wanted: Shape) -> Decoder:
    def decode(json: object) -> tuple[object, ...]:
        if type(json) is not list:
            raise _refusal("codec/type", wanted, json)
        if len(json) != len(decoders):
            raise _refusal("codec/length", wanted, json)
        items: list[object] = []
        try:
            for decode_item, item in zip(decoders, json, strict=True):
                items.append(decode_item(item))
        except CodecError as error:
            error.within(len(items))
            raise
        return tuple(items)

    return decode


def _keyed(decode_item: Decoder, length: Length, wanted: Shape) -> Decoder:
    decode_key = decoder(Text(Length()))

    def decode(json: object) -> dict[str, object]:
        if type(json) is not dict:
            raise _refusal("codec/type", wanted, json)
        _check_length(len(json), length, wanted, json)
        items = {}
        for key, item in json.items():
            try:
                items[decode_key(key)] = decode_item(item)
            except CodecError as error:
                error.within(key)
                raise
        return items

    return decode


def _struct(shape: Struct, wanted: Shape, *, tagged: bool) -> Decoder:
    kind = shape.kind
    members = tuple([(member.name, decoder(member.shape), member.default) for member in shape.members])
    known = frozenset([TYPE_KEY] * tagged + [name for name, _, _ in members])

    def decode(json: object) -> object:
        if type(json) is not dict:
            raise _refusal("codec/type", wanted, json)
        if not json.keys() <= known:
            raise CodecError("codec/unknown-key", key=shown(next(key for key in json if key not in known)))
        arguments = {}
        for name, decode_member, default in members:
            if name in json:
                try:
                    arguments[name] = decode_member(json[name])
                except CodecError as error:
                    error.within(name)
                    raise
            elif default is not None:
                arguments[name] = default()
            else:
                raise CodecError("codec/missing", key=name)
        return kind(**arguments)

    return decode


def _tagged(decoders: dict[str, Decoder], wanted: Shape) -> Decoder:
    def decode(json: object) -> object:
        if type(json) is not dict:
            raise _refusal("codec/type", wanted, json)
        if TYPE_KEY not in json:
            raise CodecError("codec/missing", key=TYPE_KEY)
        tag = json[TYPE_KEY]
        if type(tag) is not str or tag not in decoders:
            error = CodecError("codec/choice", expected=listed(list(decoders)), found=shown(tag))
            error.within(TYPE_KEY)
            raise error
        return decoders[tag](json)

    return decode


def _either(decoders: dict[type, Decoder], wanted: Shape) -> Decoder:
    def decode(json: object) -> object:
        decode_member = decoders.get(json.__class__)
        if decode_member is None:
            raise _refusal("codec/type", wanted, json)
        return decode_member(json)

    return decode
