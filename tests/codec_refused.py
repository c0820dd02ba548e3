"""What the codec refuses: type, JSON, the code of the refusal and the path to its place."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from bataille.codec import Codec, Length, Range, codec
from tests.codec_samples import CODED, Down, Everything, Letter, Move, Pass, Point, Suit

LAID = {"type": "lay", "letter": "?"}


def _with(**changes: object) -> dict[str, object]:
    return {**CODED, **changes}


REFUSALS: list[tuple[Codec[Any], object, str, str]] = [
    # the wrong kind
    (codec(int), True, "codec/type", "$"),
    (codec(int), 1.0, "codec/type", "$"),
    (codec(int), "1", "codec/type", "$"),
    (codec(bool), 1, "codec/type", "$"),
    (codec(bool), None, "codec/type", "$"),
    (codec(str), 1, "codec/type", "$"),
    (codec(str), Letter("A"), "codec/type", "$"),
    (codec(None), False, "codec/type", "$"),
    (codec(bytes), 0, "codec/type", "$"),
    (codec(Letter), 1, "codec/type", "$"),
    (codec(Suit), 1, "codec/type", "$"),
    (codec(Suit), ["clubs"], "codec/type", "$"),
    (codec(Literal[0, 1]), True, "codec/type", "$"),
    (codec(tuple[int, ...]), {}, "codec/type", "$"),
    (codec(tuple[int, ...]), (1, 2), "codec/type", "$"),
    (codec(tuple[int, int]), "ab", "codec/type", "$"),
    (codec(dict[str, int]), [], "codec/type", "$"),
    (codec(dict[str, int]), {1: 1}, "codec/type", "[1]"),
    (codec(Point), [1, 2], "codec/type", "$"),
    (codec(Point), Point(1), "codec/type", "$"),
    (codec(Move), None, "codec/type", "$"),
    (codec(int | None), "none", "codec/type", "$"),
    # bytes are pairs of lowercase hexadecimal digits
    (codec(bytes), "0", "codec/type", "$"),
    (codec(bytes), "0A", "codec/type", "$"),
    (codec(bytes), "0a\n", "codec/type", "$"),
    (codec(bytes), "\u0660\u0660", "codec/type", "$"),  # Arabic-Indic zeros
    # limits
    (codec(Annotated[int, Range(0, 10)]), -1, "codec/range", "$"),
    (codec(Annotated[int, Range(0, 10)]), 11, "codec/range", "$"),
    (codec(Annotated[int, Range(5)]), 4, "codec/range", "$"),
    (codec(Annotated[int, Range(None, 3)]), 4, "codec/range", "$"),
    (codec(Down), 11, "codec/range", "$"),
    (codec(Annotated[str, Length(1, 5)]), "", "codec/length", "$"),
    (codec(Annotated[str, Length(1, 5)]), "abcdef", "codec/length", "$"),
    (codec(Annotated[bytes, Length(2, 2)]), "00", "codec/length", "$"),
    (codec(Annotated[bytes, Length(2, 2)]), "000000", "codec/length", "$"),
    (codec(Annotated[tuple[int, ...], Length(1, 2)]), [], "codec/length", "$"),
    (codec(Annotated[tuple[int, ...], Length(1, 2)]), [1, 2, 3], "codec/length", "$"),
    (codec(Annotated[dict[str, int], Length(1)]), {}, "codec/length", "$"),
    (codec(tuple[int, int]), [1], "codec/length", "$"),
    (codec(tuple[int, int]), [1, 2, 3], "codec/length", "$"),
    (codec(tuple[()]), [1], "codec/length", "$"),
    # choices and texts that read themselves
    (codec(Suit), "spades", "codec/choice", "$"),
    (codec(Suit), "CLUBS", "codec/choice", "$"),
    (codec(Literal[10, 11]), 12, "codec/choice", "$"),
    (codec(Down), "by-suit", "codec/choice", "$"),
    (codec(Letter), "AB", "codec/refused", "$"),
    (codec(Letter), "a", "codec/choice", "$"),
    (codec(str), "\ud800", "codec/encoding", "$"),
    (codec(dict[str, int]), {"\udfff": 1}, "codec/encoding", "['\\udfff']"),
    # keys
    (codec(Point), {}, "codec/missing", "$"),
    (codec(Point), {"x": 1, "z": 1}, "codec/unknown-key", "$"),
    (codec(Point), {"x": 1, "type": "point"}, "codec/unknown-key", "$"),
    (codec(Point), {"x": 1, "__class__": 1}, "codec/unknown-key", "$"),
    (codec(Point), {"x": 1, 2: 1}, "codec/unknown-key", "$"),
    (codec(Move), {}, "codec/missing", "$"),
    (codec(Pass), {}, "codec/missing", "$"),
    (codec(Pass), {"type": "lay", "letter": "A"}, "codec/choice", "type"),
    (codec(Move), {"type": "bet"}, "codec/choice", "type"),
    (codec(Move), {"type": ["lay"]}, "codec/choice", "type"),
    (codec(Move), {"type": "pass", "down": 3}, "codec/unknown-key", "$"),
    # paths
    (codec(Everything), _with(moves=[{"type": "pass"}, LAID]), "codec/refused", "moves[1].letter"),
    (codec(Everything), _with(pair=[1, "?"]), "codec/refused", "pair[1]"),
    (codec(Everything), _with(pair=[None, None]), "codec/type", "pair[0]"),
    (codec(Everything), _with(points={"a b": {"x": None}}), "codec/type", "points['a b'].x"),
    (codec(Everything), _with(points={"ab": {}}), "codec/missing", "points.ab"),
    (codec(Everything), _with(anything=[1, "2"]), "codec/type", "anything[1]"),
    (codec(Everything), _with(anything={"type": "lay", "letter": "A", "down": -1}), "codec/range", "anything.down"),
    (codec(tuple[tuple[int, ...], ...]), [[], [0, None]], "codec/type", "[1][1]"),
]  # fmt: skip
