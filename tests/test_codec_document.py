"""JSON text: what is read, what is refused, and the one form in which it is written."""

from __future__ import annotations

import json
import math

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bataille.codec import Json, dumps, loads
from bataille.errors import CodecError
from tests.codec_samples import refusal

documents: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20) + 1, 10**20 - 1) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


def code_of(source: str | bytes, limit: int = 1 << 20) -> str:
    """The code with which `source` is refused."""
    with pytest.raises(CodecError) as error:
        loads(source, limit=limit)
    assert str(error.value).isprintable()
    assert len(str(error.value)) < 250
    return error.value.code


# --- reading ----------------------------------------------------------------------------------------------------------


def test_ordinary_documents_are_read() -> None:
    """Blanks, escapes, texts and bytes, a pair of surrogates for one character."""
    text = ' { "a" : [ 1 , -2 , true , false , null ] , "b" : "\\u00e9\\ud83c\\udca1\\n" } \n'
    read = {"a": [1, -2, True, False, None], "b": "é🂡\n"}
    assert loads(text) == read
    assert loads(text.encode()) == read


@given(documents)
def test_every_document_comes_back_from_its_text(document: Json) -> None:
    """As text and as bytes, written by us or by somebody else."""
    assert loads(dumps(document)) == document
    assert loads(dumps(document).encode()) == document
    assert loads(json.dumps(document, indent=1)) == document


@pytest.mark.parametrize("text", ["NaN", "Infinity", "-Infinity", "[NaN]", "1.0", "1e3", "1E3", "1e999", "-0.0"])
def test_numbers_that_are_not_whole_are_refused(text: str) -> None:
    """Whole numbers in plain digits only."""
    assert code_of(text) == "codec/number"


def test_numbers_have_twenty_digits_at_most() -> None:
    """2^64 − 1 has twenty; a number of thousands takes quadratic time to read."""
    assert loads("9" * 20) == 10**20 - 1
    assert loads("-" + "9" * 20) == 1 - 10**20
    assert code_of("1" + "0" * 20) == "codec/number"
    assert code_of("-1" + "0" * 20) == "codec/number"
    assert code_of('{"a": [' + "9" * 5000 + "]}") == "codec/number"


@pytest.mark.parametrize(
    "text",
    [
        '{"a": 1, "a": 1}',
        '{"a": 1, "b": 2, "a": 3}',
        '{"a": 1, "\\u0061": 1}',
        '[{"": 1, "": 2}]',
        '{"' + "x" * 99 + '": 1, "' + "x" * 99 + '": 1}',
    ],
)
def test_a_key_twice_in_an_object_is_refused(text: str) -> None:
    """However it is written, in whatever depth."""
    assert code_of(text) == "codec/duplicate-key"


def test_the_key_that_came_twice_is_named() -> None:
    """The first of several."""
    with pytest.raises(CodecError, match="holds the key 'b' twice"):
        loads('{"a": 1, "b": 1, "c": 1, "c": 2, "b": 2}')


@pytest.mark.parametrize(("before", "after"), [("[", "]"), ('{"a":', "}"), ('[{"":', "}]")])
def test_documents_are_nested_sixty_four_deep_at_most(before: str, after: str) -> None:
    """Lists, objects, and both in turn."""
    levels = before.count("[") + before.count("{")
    deepest = 64 // levels
    loads(before * deepest + "1" + after * deepest)
    assert code_of(before * (deepest + 1) + "1" + after * (deepest + 1)) == "codec/depth"


def test_brackets_in_texts_and_beside_each_other_nest_nothing() -> None:
    """Only what is open counts."""
    brackets = '[{"' * 100 + "\\"
    beside: Json = [[], {}] * 100
    assert loads(json.dumps([brackets, beside, "]"])) == [brackets, beside, "]"]


@pytest.mark.parametrize(("before", "after"), [("[", "]"), ('{"a":', "}")])
def test_what_was_closed_no_longer_counts(before: str, after: str) -> None:
    """Sixty-four deep again and again is no deeper; once deeper is."""
    deepest = before * 63 + "1" + after * 63
    assert loads(f"[{deepest},[],{deepest},{{}}]")
    assert code_of(f"[[],{deepest},[{deepest}]]") == "codec/depth"


@pytest.mark.parametrize(
    "text", ["[" * 2048, '{"":' * 2048, "[" * 1_000_000, '"' + "[" * 2048 + '"' + "[" * 65, '["\\"' * 1000, "]" * 99]
)
def test_a_flood_of_brackets_is_one_clean_error(text: str) -> None:
    """No RecursionError, closed or not."""
    assert code_of(text) in {"codec/depth", "codec/syntax"}


@pytest.mark.parametrize(
    "text", ['"\\ud800"', '"\\udc00\\ud800"', '["a", {"\\uDBFF": 1}]', '"\ud800"', '["\\ud83c", 1]']
)
def test_half_a_surrogate_pair_is_refused(text: str) -> None:
    """Such a text could be written nowhere: escaped or not, in keys too."""
    assert code_of(text) == "codec/encoding"


def test_a_backslash_before_a_letter_u_is_no_escape() -> None:
    """What looks like half a pair is six characters."""
    assert loads('"\\\\ud800"') == "\\ud800"


@pytest.mark.parametrize("source", [b'"\xff"', b'"\xc3"', b'"\xc0\x80"', b'"\xed\xa0\x80"', "[]".encode("utf-16")])
def test_bytes_that_are_not_utf_8_are_refused(source: bytes) -> None:
    """Cut short, too long, half a pair, another encoding."""
    assert code_of(source) == "codec/encoding"


@pytest.mark.parametrize(
    "text",
    ["", " ", "{", "[1,]", '{"a":1,}', "{a:1}", "'a'", '"a', '"\t"', "01", "+1", "1 2", "[] []", "nul", "\ufeff[]",
     "[]\0", "// 1", "undefined", "--1", "-", '"\\x41"', "\u0661", "\xa0[]"],
)  # fmt: skip
def test_what_is_not_json_is_refused(text: str) -> None:
    """Trailing text, comments, single quotes, a byte order mark and the rest."""
    assert code_of(text) == "codec/syntax"
    assert code_of(text.encode()) == "codec/syntax"


def test_a_document_has_a_greatest_size_in_bytes() -> None:
    """Characters count as many bytes as they take in UTF-8."""
    assert loads('"é"', limit=4) == "é"
    assert code_of('"é"', limit=3) == "codec/size"
    assert code_of('"é"'.encode(), limit=3) == "codec/size"
    assert code_of('"abc"', limit=4) == "codec/size"
    assert loads(b" " * ((1 << 20) - 1) + b"1") == 1
    with pytest.raises(CodecError, match="longer than 1048576 bytes"):
        loads(b" " * (1 << 20) + b"1")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"a": tru}', "no JSON from character 7 on"),
        ("[1.5]", "'1.5' cannot be: numbers are whole and have at most 20 digits"),
        ("[-" + "1" * 99 + "]", "'-" + "1" * 39 + "'… cannot be: numbers are whole and have at most 20 digits"),
        ("[" * 65, "lists and objects lie in each other more than 64 deep"),
        ('"\\ud800"', "$: no text in UTF-8"),
        ("é" * 5, "longer than 9 bytes"),
        (" " * 10, "longer than 9 bytes"),
    ],
)
def test_refusals_say_what_is_wrong(text: str, message: str) -> None:
    """In one line, whatever came."""
    with pytest.raises(CodecError) as error:
        loads(text, limit=9 if message.startswith("longer") else 1000)
    assert str(error.value) == message


@given(st.binary() | st.text(st.sampled_from('[]{}",:\\u0dD8 \n19-.eE\ud800ntfa')))
@example('"' + "\\" * 99)
@example('["' * 65 + "\\")
def test_anything_is_read_or_refused_with_one_error(source: str | bytes) -> None:
    """Nothing but CodecError comes out, and its message fits any terminal."""
    error = refusal(loads, source)
    assert error is None or (str(error).isprintable() and len(str(error)) < 250)


# --- writing ----------------------------------------------------------------------------------------------------------


def test_documents_are_written_in_one_form() -> None:
    """Keys sorted by code point, no blanks, characters themselves, control characters escaped."""
    assert dumps({"b": [1, None], "a": {"é": "\n\x00\x7f\u2028", "Z": True}, "🂡": '"\\/', "\uffff": -5}) == (
        '{"a":{"Z":true,"é":"\\n\\u0000\x7f\u2028"},"b":[1,null],"\uffff":-5,"🂡":"\\"\\\\/"}'
    )


@given(documents)
def test_the_order_of_keys_changes_nothing(document: Json) -> None:
    """Equal values have equal texts."""
    assert dumps(loads(json.dumps(document, sort_keys=True))) == dumps(document)


def test_not_a_number_is_never_written() -> None:
    """No text of ours is refused by a strict reader."""
    with pytest.raises(ValueError, match="not JSON compliant"):
        dumps([math.nan])  # type: ignore[list-item]
