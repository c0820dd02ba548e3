"""The JSON Schemas that the package ships."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bataille.schemas as package
from bataille.codec import codec, encode
from bataille.errors import BatailleError, CodecError
from bataille.record import Record, record_of
from bataille.schemas import DESCRIBED, made, shipped
from bataille.variants import variants
from tests.codec_samples import damaged
from tests.record.games import begun, keys, particular
from tests.record.test_reading import RECORDS

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator


@cache
def validator(name: str) -> Draft202012Validator:
    """An independent reader of a shipped schema."""
    from jsonschema import Draft202012Validator  # noqa: PLC0415  # a compiled package: the tests marked cpython need it

    return Draft202012Validator(json.loads(shipped(name)))


@pytest.mark.parametrize("name", list(DESCRIBED))
def test_what_is_shipped_is_what_the_classes_say(name: str) -> None:
    """`scripts/schemas` makes it anew."""
    assert shipped(name) == made(name)


def test_every_file_is_of_a_class() -> None:
    """None is left over."""
    folder = Path(str(package.__file__)).parent
    assert {path.name for path in folder.glob("*.json")} == {f"{name}.schema.json" for name in DESCRIBED}


@pytest.mark.cpython
@pytest.mark.parametrize("name", list(DESCRIBED))
def test_what_is_shipped_is_a_schema(name: str) -> None:
    """By the dialect's own schema."""
    reader = validator(name)
    reader.check_schema(json.loads(shipped(name)))


@pytest.mark.cpython
def test_the_rules_of_every_variant_are_valid() -> None:
    """And no option can be misspelt."""
    for each in variants().values():
        rules: Any = encode(each.rules)
        validator("rules").validate(rules)
        assert not validator("rules").is_valid({**rules, "wardown": 1})


@pytest.mark.cpython
@pytest.mark.parametrize("key", keys())
def test_records_of_every_variant_are_valid(key: str) -> None:
    """As a reader finds them that knows the schema alone."""
    validator("record").validate(json.loads(str(record_of(begun(key, 60)))))


@pytest.mark.cpython
@pytest.mark.parametrize("name", list(particular()))
def test_particular_records_are_valid(name: str) -> None:
    """Explicit deals, secrets, clocks."""
    validator("record").validate(json.loads(str(record_of(particular()[name]))))


@pytest.mark.cpython
@given(st.data())
def test_what_the_schema_refuses_is_refused(data: st.DataObject) -> None:
    """Whatever the codec reads is valid, and what it refuses is not: but for what classes check themselves."""
    original = RECORDS[data.draw(st.sampled_from(list(RECORDS)))]
    document = json.loads(json.dumps(data.draw(damaged(encode(original)))))
    assert _read(document) in {None, validator("record").is_valid(document)}


def _read(document: object) -> bool | None:
    """Whether a document is read; `None`: a class refuses it, which a schema cannot."""
    try:
        codec(Record).decode(document)
    except CodecError as error:
        return None if error.code == "codec/refused" or _is_about_a_text(error) else False
    except BatailleError:
        return None
    return True


def _is_about_a_text(error: CodecError) -> bool:
    """Whether one text was to be written otherwise, as a card in small letters."""
    return error.code == "codec/choice" and str(error.arguments["expected"]).startswith("'")
