"""JSON Schemas of our values: they say what the codec does."""

from __future__ import annotations

from functools import cache
from types import GenericAlias
from typing import TYPE_CHECKING, Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bataille.codec import Codec, Json, Length, Range, codec, encode
from bataille.schema import schema
from bataille.value import value
from tests.codec_refused import REFUSALS
from tests.codec_samples import (
    Down,
    Everything,
    Move,
    Pass,
    Point,
    Suit,
    anything,
    damaged,
    everythings,
    refusal,
)

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator

DIALECT = "https://json-schema.org/draft/2020-12/schema"

FORMS: list[Codec[Any]] = [
    codec(Move),
    codec(Move | int | None),
    codec(Down),
    codec(Literal[0, 1] | bool),
    codec(Suit | None),
    codec(tuple[Point, ...]),
    codec(tuple[int, Point | None]),
    codec(tuple[()]),
    codec(dict[str, Point | None]),
    codec(Annotated[dict[str, int], Length(1, 2)]),
    codec(Annotated[str, Length(1, 3)]),
    codec(Annotated[bytes, Length(1, 2)]),
    codec(bytes),
]


@cache
def validator(form: Codec[Any]) -> Draft202012Validator:
    """An independent reader of our schemas."""
    from jsonschema import Draft202012Validator  # noqa: PLC0415  # a compiled package: the tests marked cpython need it

    return Draft202012Validator(schema(form.form))


def test_a_schema_by_hand() -> None:
    """A union of two classes, one with a field that has a default."""
    assert schema(Move) == {
        "$schema": DIALECT,
        "oneOf": [{"$ref": "#/$defs/Lay"}, {"$ref": "#/$defs/Pass"}],
        "$defs": {
            "Lay": {
                "description": "A member of a union.",
                "type": "object",
                "properties": {
                    "type": {"const": "lay"},
                    "letter": {"type": "string", "description": "a letter"},
                    "down": {
                        "oneOf": [{"type": "integer", "minimum": 0, "maximum": 10}, {"enum": ["by-rank"]}],
                        "default": 3,
                    },
                },
                "required": ["type", "letter"],
                "additionalProperties": False,
            },
            "Pass": {
                "description": "A member of a union, without fields.",
                "type": "object",
                "properties": {"type": {"const": "pass"}},
                "required": ["type"],
                "additionalProperties": False,
            },
        },
    }


@pytest.mark.parametrize(
    ("form", "expected"),
    [
        (codec(None), {"type": "null"}),
        (codec(bool), {"type": "boolean"}),
        (codec(int), {"type": "integer"}),
        (codec(Annotated[int, Range(1)]), {"type": "integer", "minimum": 1}),
        (codec(Annotated[int, Range(None, 0)]), {"type": "integer", "maximum": 0}),
        (codec(Annotated[str, Length(1, 20)]), {"type": "string", "minLength": 1, "maxLength": 20}),
        (codec(Suit), {"enum": ["clubs", "hearts"]}),
        (codec(Literal[10, 11]), {"enum": [10, 11]}),
        (
            codec(Annotated[tuple[int, ...], Length(2, 8)]),
            {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 8},
        ),
        (
            codec(tuple[int, bool]),
            {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "boolean"}], "items": False, "minItems": 2},
        ),
        (
            codec(Annotated[dict[str, bool], Length(1)]),
            {"type": "object", "additionalProperties": {"type": "boolean"}, "minProperties": 1},
        ),
        (codec(int | None), {"oneOf": [{"type": "integer"}, {"type": "null"}]}),
    ],
)
def test_simple_types_have_simple_schemas(form: Codec[Any], expected: dict[str, Json]) -> None:
    """As anybody would write them."""
    assert schema(form.form) == {"$schema": DIALECT, **expected, "$defs": {}}


def test_a_class_is_defined_once() -> None:
    """However often it is met; alone it is a reference too."""
    described = schema(tuple[Point, Point, Pass])
    assert described["prefixItems"] == [{"$ref": "#/$defs/Point"}] * 2 + [{"$ref": "#/$defs/Pass"}]
    assert list(schema(Point)["$defs"]) == ["Point"]  # type: ignore[arg-type]


def test_classes_of_one_name_are_both_defined() -> None:
    """The second is told apart by its module."""
    other: Any = value(type("Point", (), {"__module__": "tests.elsewhere", "__annotations__": {"z": int}}))
    form: Any = GenericAlias(tuple, (Point, other))
    described = schema(form)
    assert described["prefixItems"] == [{"$ref": "#/$defs/Point"}, {"$ref": "#/$defs/tests.elsewhere.Point"}]
    assert described["$defs"]["Point"]["required"] == ["x"]  # type: ignore[index, call-overload]
    assert described["$defs"]["tests.elsewhere.Point"]["required"] == ["z"]  # type: ignore[index, call-overload]


@pytest.mark.cpython
@pytest.mark.parametrize("form", [*FORMS, codec(Everything)])
def test_schemas_are_schemas(form: Codec[Any]) -> None:
    """By the dialect's own schema."""
    validator(form).check_schema(schema(form.form))


@pytest.mark.cpython
@given(everythings)
def test_what_is_written_is_valid(original: Everything) -> None:
    """A reader that knows the schema alone reads all that we write."""
    validator(codec(Everything)).validate(encode(original))


def _is_document(json: object) -> bool:
    """Whether this could have been read from a text (a float without a fraction is an integer to JSON Schema)."""
    if type(json) is dict:
        return all(map(_is_document, [*json, *json.values()])) and all(type(key) is str for key in json)
    if type(json) is list:
        return all(map(_is_document, json))
    if type(json) is str:
        return not any("\ud800" <= character <= "\udfff" for character in json)
    return json is None or type(json) in {bool, int}


def _agree(form: Codec[Any], json: object) -> bool:
    """Whether both accept or both refuse; what a class refuses itself (a letter) the schema cannot know."""
    error = refusal(form.decode, json)
    if error is not None and (error.code == "codec/refused" or str(error.arguments.get("expected")).startswith("'")):
        return True
    return validator(form).is_valid(json) == (error is None)


@pytest.mark.cpython
@given(st.sampled_from(FORMS), anything.filter(_is_document))
def test_schema_and_codec_accept_the_same(form: Codec[Any], json: object) -> None:
    """Any JSON, read as many types."""
    assert _agree(form, json)


@pytest.mark.cpython
@given(everythings.map(encode).flatmap(damaged).filter(_is_document))
def test_schema_and_codec_refuse_the_same_damage(json: object) -> None:
    """JSON that is nearly right."""
    assert _agree(codec(Everything), json)


@pytest.mark.cpython
@pytest.mark.parametrize(("form", "json"), [(form, json) for form, json, _, _ in REFUSALS if _is_document(json)])
def test_schemas_refuse_what_the_codec_refuses(form: Codec[Any], json: object) -> None:
    """Every refusal of the codec's own tests that is a document at all."""
    assert _agree(form, json)
