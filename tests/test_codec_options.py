"""Options as people write them, and what is expected of them in words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bataille.codec import Codec, Length, Range, codec, decode_text, expected
from bataille.errors import CodecError
from tests.codec_samples import FORMS, Down, Letter, Move, Pass, Point, Suit, refusal

WRITTEN_OTHERWISE = ["", "+1", "01", "-0", " 1", "1 ", "1.0", "1e3", "\u0663", "0x1", "1_0", "none", "true"]


@pytest.mark.parametrize(
    ("form", "words"),
    [
        (codec(None), "none"),
        (codec(bool), "true or false"),
        (codec(int), "a whole number"),
        (codec(Annotated[int, Range(1)]), "a whole number of at least 1"),
        (codec(Annotated[int, Range(None, 9)]), "a whole number of at most 9"),
        (codec(Down), "a whole number from 0 to 10, or by-rank"),
        (codec(Annotated[int, Range(0, 3)] | Suit | None), "a whole number from 0 to 3, clubs or hearts, or none"),
        (codec(Suit), "clubs or hearts"),
        (codec(Literal["a", "b", "c"]), "a, b or c"),
        (codec(Literal[10, 11]), "10 or 11"),
        (codec(Suit | None), "clubs or hearts, or none"),
        (codec(str), "a text"),
        (codec(Annotated[str, Length(1, 5)]), "a text of 1 to 5 characters"),
        (codec(Annotated[str, Length(None, 5)]), "a text of at most 5 characters"),
        (codec(Annotated[str, Length(3, 3)]), "a text of 3 characters"),
        (codec(bytes), "a hexadecimal text"),
        (codec(Annotated[str, Length(1, 1)]), "a text of 1 character"),
        (codec(Annotated[bytes, Length(None, 1)]), "a hexadecimal text of at most 1 byte"),
        (codec(Annotated[bytes, Length(32, 32)]), "a hexadecimal text of 32 bytes"),
        (codec(Letter), "a letter"),
        (codec(tuple[Letter, ...]), "a list, each a letter"),
        (codec(Annotated[tuple[int, ...], Length(2)]), "a list of at least 2 entries, each a whole number"),
        (codec(tuple[int, Letter]), "a list of 2 entries"),
        (codec(dict[str, int]), "an object"),
        (codec(Annotated[dict[str, int], Length(None, 3)]), "an object of at most 3 entries"),
        (codec(Annotated[tuple[int, ...], Length(2, 8)]), "a list of 2 to 8 entries, each a whole number"),
        (codec(Point), "an object"),
        (codec(Pass), "an object of type pass"),
        (codec(Move | None), "an object of type lay or pass, or none"),
    ],
)  # fmt: skip
def test_types_say_what_they_expect(form: Codec[Any], words: str) -> None:
    """In English, for whoever wrote something else."""
    assert form.expected == words
    assert expected(form.form) == words


@pytest.mark.parametrize(
    ("form", "text", "meant"),
    [
        (codec(int), "0", 0),
        (codec(int), "-12", -12),
        (codec(int), "18446744073709551615", 2**64 - 1),
        (codec(bool), "true", True),
        (codec(bool), "false", False),
        (codec(int | None), "none", None),
        (codec(int | None), "7", 7),
        (codec(Down), "1", 1),
        (codec(Down), "by-rank", "by-rank"),
        (codec(Literal[10, 11]), "11", 11),
        (codec(Suit), "hearts", Suit.HEARTS),
        (codec(str), "none", "none"),
        (codec(str), "12", "12"),
        (codec(str), "", ""),
        (codec(Suit | Literal["true", "none"]), "true", "true"),
        (codec(str | None), "none", None),
        (codec(bool | Literal["many"]), "many", "many"),
        (codec(bytes), "00ff", b"\x00\xff"),
        (codec(Letter), "A", Letter("A")),
        (codec(Letter), "a", Letter("A")),
        (codec(tuple[int, ...]), "", ()),
        (codec(tuple[int, ...]), "0,500", (0, 500)),
        (codec(tuple[int, ...] | None), "none", None),
        (codec(tuple[int, Letter | None]), "3,none", (3, None)),
    ],
)
def test_options_are_read_as_people_write_them(form: Codec[Any], text: str, meant: object) -> None:
    """Numbers in one form, `true`, `false`, `none`, names, lists with commas."""
    read = form.decode_text(text)
    assert (type(read), read) == (type(meant), meant)
    assert decode_text(form.form, text) == meant


@pytest.mark.parametrize(
    ("form", "text", "code"),
    [
        *[(codec(int), text, "codec/type") for text in WRITTEN_OTHERWISE],
        (codec(int), "9" * 21, "codec/type"),
        (codec(int), "9" * 5000, "codec/type"),
        *[(codec(bool), text, "codec/type") for text in ["1", "True", "TRUE", "yes", "none", ""]],
        (codec(int | None), "None", "codec/type"),
        (codec(int | None), "null", "codec/type"),
        (codec(Annotated[int, Range(0, 10)]), "11", "codec/range"),
        (codec(Down), "11", "codec/range"),
        (codec(Down), "by-suit", "codec/choice"),
        (codec(Down), "01", "codec/choice"),
        (codec(Literal[10, 11]), "12", "codec/choice"),
        (codec(Suit), "Hearts", "codec/choice"),
        (codec(Annotated[str, Length(1, 5)]), "", "codec/length"),
        (codec(str), "\udc80", "codec/encoding"),
        (codec(bytes), "0", "codec/type"),
        (codec(Letter), "AB", "codec/refused"),
        (codec(tuple[int, ...]), "1,", "codec/type"),
        (codec(tuple[int, int]), "1", "codec/type"),
        (codec(tuple[int, int]), "1,2,3", "codec/type"),
        (codec(Point), "1", "codec/type"),
    ],
)  # fmt: skip
def test_other_texts_of_options_are_refused(form: Codec[Any], text: str, code: str) -> None:
    """Whatever is not written in the one form, or lies outside what is allowed."""
    with pytest.raises(CodecError) as refusal:
        form.decode_text(text)
    assert refusal.value.code == code
    assert len(str(refusal.value)) < 250


@pytest.mark.parametrize(
    ("form", "text", "message"),
    [
        (codec(Down), "11", "$: expected a whole number from 0 to 10, or by-rank, not 11"),
        (codec(Down), "01", "$: expected a whole number from 0 to 10, or by-rank, not '01'"),
        (codec(bool), "yes", "$: expected true or false, not 'yes'"),
        (codec(int), "\x1b" + "9" * 50, f"$: expected a whole number, not '\\x1b{'9' * 39}'…"),
        (codec(tuple[int, ...]), "1,x", "$: expected a whole number, not 'x'"),
        (codec(tuple[int, int]), "1", "$: expected a list of 2 entries, not '1'"),
    ],
)
def test_refusals_of_options_say_what_was_expected_and_what_came(form: Codec[Any], text: str, message: str) -> None:
    """As on the command line: one printable line."""
    with pytest.raises(CodecError) as error:
        form.decode_text(text)
    assert str(error.value) == message


@given(st.sampled_from(FORMS), st.text() | st.sampled_from(["none", "true", "1", "1,2", ",", "\udc80"]))
def test_any_text_of_an_option_is_read_or_refused_with_one_error(form: Codec[Any], text: str) -> None:
    """Nothing but CodecError comes out, and its message fits any terminal."""
    error = refusal(form.decode_text, text)
    assert error is None or str(error).isprintable()
