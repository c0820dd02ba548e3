"""Values to JSON and back."""

from __future__ import annotations

from enum import IntEnum

import pytest
from hypothesis import given

from bataille.codec import codec, decode, dumps, encode, loads
from bataille.errors import CodecError
from bataille.value import value
from tests.codec_samples import CODED, Everything, Lay, Letter, Move, Pass, Point, Suit, damaged, everythings, moves

EVERYTHING = Everything(
    truth=True,
    suit=Suit.HEARTS,
    name="é",
    digest=b"\x0a\xf0",
    moves=(Lay(Letter("B"), "by-rank"), Pass()),
    pair=(-7, None),
    empty=(),
    few=(3, -3),
    points={"a b": Point(2**64 - 1)},
    anything=Suit.CLUBS,
    tenth=11,
)


class Colour(IntEnum):
    """An enum that JSON would write as a number."""

    RED = 1


@value
class Unresolved:
    """A class whose annotation names nothing."""

    member: Missing  # type: ignore[name-defined]  # noqa: F821


@value
class Typed:
    """A class without a tag whose field has the tag's name."""

    type: int


# --- writing ----------------------------------------------------------------------------------------------------------


def test_a_value_is_written_with_all_its_fields_and_its_tag() -> None:
    """Every kind of field, the defaults too, as written by hand."""
    assert encode(EVERYTHING) == CODED


def test_what_is_written_holds_plain_texts_only() -> None:
    """Neither enums nor own classes of texts are left in, whatever their `str()` says."""
    coded = encode((Suit.CLUBS, Letter("A")))
    assert isinstance(coded, list)
    assert [(type(item), item) for item in coded] == [(str, "clubs"), (str, "A")]


def test_two_writings_share_nothing() -> None:
    """Whoever changes one JSON value changes no other."""
    first, second = encode(Pass()), encode(Pass())
    assert isinstance(first, dict)
    first["more"] = 1
    assert second == {"type": "pass"}


@pytest.mark.parametrize("alien", [1.0, [1], {1, 2}, object(), Colour.RED, (1, 2.0), {"a": [1]}, Pass])
def test_what_is_no_value_of_ours_cannot_be_written(alien: object) -> None:
    """Floats above all: JSON of ours holds whole numbers only."""
    with pytest.raises(TypeError, match="cannot be coded"):
        encode(alien)


# --- reading ----------------------------------------------------------------------------------------------------------


def test_a_value_is_read_as_written() -> None:
    """The hand-written JSON gives the value, down to the classes of its texts."""
    read = decode(Everything, CODED)
    assert read == EVERYTHING
    assert type(read.suit) is Suit
    assert type(read.anything) is Suit
    assert isinstance(read.moves[0], Lay)
    assert type(read.moves[0].letter) is Letter


@given(everythings)
def test_every_value_comes_back_from_its_text(original: Everything) -> None:
    """Value, JSON value, text and back: nothing is lost."""
    assert decode(Everything, loads(dumps(encode(original)))) == original


@given(moves)
def test_a_member_of_a_union_comes_back_alone_and_in_its_union(original: Move) -> None:
    """The tag is always written, so that both readings work."""
    coded = encode(original)
    assert codec(Move).decode(coded) == original
    assert decode(type(original), coded) == original


def test_absent_fields_have_their_defaults() -> None:
    """Only what has no default must be given."""
    defaults = {"tenth", "raw", "notes", "point", "least"}
    read = decode(Everything, {key: entry for key, entry in CODED.items() if key not in defaults})
    assert (read.tenth, read.raw, read.notes, read.point, read.least) == (None, b"\x00\xff", {}, Point(1), 5)


def test_defaults_that_can_change_are_not_shared() -> None:
    """Each value gets its own dict."""
    coded = {key: entry for key, entry in CODED.items() if key != "notes"}
    assert decode(Everything, coded).notes is not decode(Everything, coded).notes


def test_the_same_type_has_the_same_codec() -> None:
    """Decoders are built once."""
    assert codec(Move) is codec(Lay | Pass)


def test_annotations_wait_for_the_first_reading() -> None:
    """A codec may be made while the names of its annotations are still being defined."""
    unresolved = codec(Unresolved)
    with pytest.raises(NameError):
        unresolved.decode({})


def test_without_a_tag_its_key_is_free() -> None:
    """A class that has no tag may call a field `type`."""
    assert decode(Typed, encode(Typed(3))) == Typed(3)


def _agrees(json: object, coded: object) -> bool:
    """Whether `coded` is `json` with, at most, defaults added."""
    if isinstance(json, dict) and isinstance(coded, dict):
        return all(key in coded and _agrees(entry, coded[key]) for key, entry in json.items())
    if isinstance(json, list) and isinstance(coded, list):
        return len(json) == len(coded) and all(map(_agrees, json, coded))
    return type(json) is type(coded) and json == coded


@given(everythings.map(encode).flatmap(damaged))
def test_damaged_json_is_refused_or_means_what_it_says(json: object) -> None:
    """What is read, written again, says the same: nothing is dropped, rounded or repaired."""
    try:
        read = decode(Everything, json)
    except CodecError:
        return
    assert _agrees(json, encode(read))
