"""Everything that is refused when JSON is read, and how."""

from __future__ import annotations

from dataclasses import field
from enum import IntEnum
from typing import Annotated, Any, ClassVar, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bataille.codec import Codec, Length, Range, codec, decode
from bataille.errors import CardError, CodecError, RulesError
from bataille.value import value
from tests.codec_refused import REFUSALS
from tests.codec_samples import FORMS, Down, Everything, Lay, Letter, Move, Pass, Point, Suit, anything, refusal


class Colour(IntEnum):
    """An enum that JSON would write as a number."""

    RED = 1


@value
class Wary:
    """A class that checks itself."""

    down: int

    def __post_init__(self) -> None:
        if self.down == 13:
            raise RulesError("rules/syntax", text="13")


@value
class Fork:
    """A second class with the tag of another."""

    TAG: ClassVar[str] = "lay"


@value
class TypedTwice:
    """A tagged class with a field where the tag goes."""

    TAG: ClassVar[str] = "twice"

    type: str


@value
class Derived:
    """A class with a field that its own code fills."""

    sum: int = field(init=False, default=0)


@pytest.mark.parametrize(("form", "json", "code", "path"), REFUSALS)
def test_refusals_name_their_reason_and_their_place(form: Codec[Any], json: object, code: str, path: str) -> None:
    """Code and path, by hand."""
    with pytest.raises(CodecError) as refusal:
        form.decode(json)
    assert (refusal.value.code, refusal.value.arguments["path"]) == (code, path)
    assert f"{path}: " in str(refusal.value)


@pytest.mark.parametrize(
    ("form", "json", "message"),
    [
        (codec(Down), 11, "$: expected a whole number from 0 to 10, or by-rank, not 11"),
        (codec(Down), "by-suit", "$: expected a whole number from 0 to 10, or by-rank, not 'by-suit'"),
        (codec(Down), None, "$: expected a whole number from 0 to 10, or by-rank, not null"),
        (codec(Down), True, "$: expected a whole number from 0 to 10, or by-rank, not true"),
        (codec(Down), False, "$: expected a whole number from 0 to 10, or by-rank, not false"),
        (codec(Down), [], "$: expected a whole number from 0 to 10, or by-rank, not []"),
        (codec(Down), [[1]], "$: expected a whole number from 0 to 10, or by-rank, not […]"),
        (codec(Down), {}, "$: expected a whole number from 0 to 10, or by-rank, not {}"),
        (codec(Down), {"a": 1}, "$: expected a whole number from 0 to 10, or by-rank, not {…}"),
        (codec(Down), 3.0, "$: expected a whole number from 0 to 10, or by-rank, not a float"),
        (codec(Down), int, "$: expected a whole number from 0 to 10, or by-rank, not a type"),
        (codec(Down), ..., "$: expected a whole number from 0 to 10, or by-rank, not an ellipsis"),
        (codec(int), "1", "$: expected a whole number, not '1'"),
        (codec(str), 1, "$: expected a text, not 1"),
        (codec(Letter), 1, "$: expected a letter, not 1"),
        (codec(bytes), "0", "$: expected a hexadecimal text, not '0'"),
        (codec(Suit), 1, "$: expected clubs or hearts, not 1"),
        (codec(tuple[int, ...]), {}, "$: expected a list, each a whole number, not {}"),
        (codec(tuple[int, int]), {}, "$: expected a list of 2 entries, not {}"),
        (codec(tuple[int, int]), [1], "$: expected a list of 2 entries, not […]"),
        (codec(dict[str, int]), [], "$: expected an object, not []"),
        (codec(Point), [], "$: expected an object, not []"),
        (codec(Move), [], "$: expected an object of type lay or pass, not []"),
        (codec(Pass), [], "$: expected an object of type pass, not []"),
        (codec(Move | None), 1, "$: expected an object of type lay or pass, or none, not 1"),
        (codec(Annotated[str, Length(2)]), "x", "$: expected a text of at least 2 characters, not 'x'"),
        (codec(Annotated[bytes, Length(2, 2)]), "00", "$: expected a hexadecimal text of 2 bytes, not '00'"),
        (
            codec(Annotated[tuple[bool, ...], Length(1)]),
            [],
            "$: expected a list of at least 1 entry, each true or false, not []",
        ),
        (codec(Annotated[dict[str, int], Length(1)]), {}, "$: expected an object of at least 1 entry, not {}"),
        (codec(Move), {}, "$: the key 'type' is missing"),
        (codec(bool), 2**128 - 1, "$: expected true or false, not 340282366920938463463374607431768211455"),
        (codec(bool), 2**128, "$: expected true or false, not a huge number"),
        (codec(bool), "x" * 40, f"$: expected true or false, not '{'x' * 40}'"),
        pytest.param(codec(bool), 10**5000, "$: expected true or false, not a huge number", id="huge"),
        (codec(bool), "x" * 41, f"$: expected true or false, not '{'x' * 40}'…"),
        (codec(bool), "\u202e\x1b[2J", "$: expected true or false, not '\\u202e\\x1b[2J'"),
        (codec(Letter), "AB", "$: 'AB' is no card; cards are written like AS, 10H, Q, XR or #17"),
        (codec(Letter), "a", "$: expected 'A', not 'a'"),
        (codec(Move), {"type": "bet"}, "type: expected lay or pass, not 'bet'"),
        (codec(Point), {"y": 1}, "$: the key 'x' is missing"),
        (codec(Point), {"x": 1, "x\n": 1}, "$: there is no key 'x\\n' here"),
        (codec(dict[str, int]), {"\x1b" * 50: None}, "['" + r"\x1b" * 9 + r"\x1]: expected a whole number, not null"),
        (codec(dict[str, int]), {"k" * 41: None}, "['" + "k" * 39 + "]: expected a whole number, not null"),
    ],
)
def test_refusals_say_what_was_expected_and_what_came(form: Codec[Any], json: object, message: str) -> None:
    """One printable line, however long or wild what came is."""
    with pytest.raises(CodecError) as refusal:
        form.decode(json)
    assert str(refusal.value) == message


def test_a_long_refused_text_is_not_repeated_in_full() -> None:
    """A class that quotes what it refuses cannot be made to fill a screen; its own error stays at hand."""
    with pytest.raises(CodecError) as refusal:
        decode(Letter, "x" * 10_000)
    assert len(str(refusal.value)) < 250
    assert isinstance(refusal.value.__cause__, CardError)


def test_what_a_class_refuses_itself_passes_through() -> None:
    """A value is refused in the same way whether it was read or built."""
    with pytest.raises(RulesError) as refusal:
        decode(tuple[Wary, ...], [{"down": 12}, {"down": 13}])
    assert refusal.value.code == "rules/syntax"


@pytest.mark.parametrize(
    "form",
    [
        float,
        object,
        Any,
        list[int],
        set[str],
        dict[int, str],
        dict,
        Colour,
        Literal[True],
        type("Unreadable", (str,), {}),
        TypedTwice,
        Derived,
        int | Literal[3],  # noqa: PYI051  # that is the point
        str | Suit,
        str | bytes,
        Suit | Literal["clubs"],
        tuple[int, ...] | tuple[str, ...],
        Point | Lay,
        Point | Everything,
        Lay | Fork,
        dict[str, int] | Point,
        Annotated[int, Length(1)],
        Annotated[str, Range(1)],
        Annotated[Lay, Length(1)],
        Annotated[int | None, Range(1)],
    ],
)
def test_annotations_that_json_cannot_hold_or_tell_apart_are_mistakes(form: Any) -> None:
    """Found when the codec is first used, whatever the input; the message says what is wrong."""
    with pytest.raises(TypeError, match=r"cannot be coded|cannot be limited by|JSON cannot tell|holds a member twice"):
        Codec(form).decode(None)


@given(st.sampled_from(FORMS), anything)
def test_any_json_is_read_or_refused_with_one_error(form: Codec[Any], json: object) -> None:
    """Nothing but CodecError comes out, and its message fits any terminal."""
    error = refusal(form.decode, json)
    assert error is None or (str(error).isprintable() and len(str(error)) < 500)
