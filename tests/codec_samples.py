"""Value classes that use every annotation the codec knows, and strategies that make them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Literal

from hypothesis import strategies as st

from bataille.codec import Codec, Json, Length, Range, codec
from bataille.errors import CardError, CodecError
from bataille.value import value


class Suit(StrEnum):
    """A choice."""

    CLUBS = "clubs"
    HEARTS = "hearts"


class Letter(str):
    """A text that reads itself: one capital letter; small ones are understood."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Letter:
        if not ("A" <= text.upper() <= "Z" and len(text) == 1):
            raise CardError("card/unknown", text=text)
        return cls(text.upper())

    def __str__(self) -> str:
        return f"the letter {self!r}"


Down = Annotated[int, Range(0, 10)] | Literal["by-rank"]


@value
class Lay:
    """A member of a union."""

    TAG: ClassVar[str] = "lay"

    letter: Letter
    down: Down = 3


@value
class Pass:
    """A member of a union, without fields."""

    TAG: ClassVar[str] = "pass"


Move = Lay | Pass


@value
class Point:
    """A class without a tag."""

    x: int
    y: int = 0


@value
class Everything:
    """One field for each kind of annotation."""

    truth: bool
    suit: Suit
    name: Annotated[str, Length(1, 5)]
    digest: Annotated[bytes, Length(2, 2)]
    moves: tuple[Move, ...]
    pair: tuple[int, Letter | None]
    empty: tuple[()]
    few: Annotated[tuple[Annotated[int, Range(None, 3)], ...], Length(None, 3)]
    points: Annotated[dict[str, Point], Length(None, 2)]
    anything: bool | int | Literal["some", "none"] | Suit | tuple[int, ...] | Move | None
    tenth: Literal[10, 11] | None = None
    raw: bytes = b"\x00\xff"
    notes: dict[str, str] = field(default_factory=dict)
    point: Point = Point(1)
    least: Annotated[int, "a note", Range(5)] = 5


#: One of them in JSON, by hand, defaults included.
CODED: dict[str, Any] = {
    "truth": True,
    "suit": "hearts",
    "name": "é",
    "digest": "0af0",
    "moves": [{"type": "lay", "letter": "B", "down": "by-rank"}, {"type": "pass"}],
    "pair": [-7, None],
    "empty": [],
    "few": [3, -3],
    "points": {"a b": {"x": 18446744073709551615, "y": 0}},
    "anything": "clubs",
    "tenth": 11,
    "raw": "00ff",
    "notes": {},
    "point": {"x": 1, "y": 0},
    "least": 5,
}

integers = st.integers(-(2**64) + 1, 2**64 - 1)
texts = st.text(max_size=8)
letters = st.sampled_from("ABXYZ").map(Letter)
points = st.builds(Point, integers, integers)
moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(Lay, letters, st.one_of(st.integers(0, 10), st.just("by-rank"))), st.builds(Pass)
)
everythings = st.builds(
    Everything,
    truth=st.booleans(),
    suit=st.sampled_from(Suit),
    name=st.text(min_size=1, max_size=5),
    digest=st.binary(min_size=2, max_size=2),
    moves=st.lists(moves, max_size=3).map(tuple),
    pair=st.tuples(integers, st.none() | letters),
    few=st.lists(st.integers(-5, 3), max_size=3).map(tuple),
    points=st.dictionaries(texts, points, max_size=2),
    anything=st.one_of(
        st.booleans(),
        integers,
        st.sampled_from(["some", "none"]),
        st.sampled_from(Suit),
        st.lists(integers, max_size=2).map(tuple),
        moves,
        st.none(),
    ),
    tenth=st.sampled_from([10, 11, None]),
    raw=st.binary(max_size=4),
    notes=st.dictionaries(texts, texts, max_size=2),
    point=points,
    least=st.integers(5, 2**64),
)

#: What `json.loads` may give, floats included.
anything: st.SearchStrategy[object] = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 12),
        integers,
        st.floats(),
        st.text(max_size=4),
        st.sampled_from(["A", "clubs", "some", "by-rank", "lay", "pass", "00ff", "0A", "\ud800"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.sampled_from(["type", "letter", "down", "x", "y", "é"]) | texts, inner, max_size=3),
    ),
    max_leaves=8,
)


@st.composite
def damaged(draw: st.DrawFn, coded: Json) -> object:
    """`coded` with something else in one place, or with one entry more or less."""
    if isinstance(coded, dict) and coded and draw(st.integers(0, 9)):
        key = draw(st.sampled_from(sorted(coded)))
        match draw(st.sampled_from(["inside", "inside", "inside", "lose", "add"])):
            case "lose":
                return {name: entry for name, entry in coded.items() if name != key}
            case "add":
                return {**coded, draw(texts): draw(anything)}
            case _:
                return {**coded, key: draw(damaged(coded[key]))}
    if isinstance(coded, list) and coded and draw(st.integers(0, 9)):
        place = draw(st.integers(0, len(coded) - 1))
        match draw(st.sampled_from(["inside", "inside", "inside", "lose", "add"])):
            case "lose":
                return coded[:place] + coded[place + 1 :]
            case "add":
                return [*coded, draw(anything)]
            case _:
                return [*coded[:place], draw(damaged(coded[place])), *coded[place + 1 :]]
    return draw(anything)


#: Types of all kinds, to be given anything.
FORMS: list[Codec[Any]] = [
    codec(Everything),
    codec(Move),
    codec(Down),
    codec(Letter),
    codec(tuple[Point, ...]),
    codec(dict[str, Point | None]),
    codec(Annotated[bytes, Length(None, 1)]),
]


def refusal(read: Callable[[Any], object], source: object) -> CodecError | None:
    """How `read` refuses `source`, or nothing if it reads it."""
    try:
        read(source)
    except CodecError as error:
        return error
    return None
