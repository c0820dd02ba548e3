"""Whatever is no true record is refused with one message of ours, and nothing else escapes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bataille.autoplay import play_out
from bataille.codec import encode, loads
from bataille.errors import BatailleError
from bataille.game import Game, start
from bataille.record import parse_record, read_record, record_of
from bataille.rules import Casino, Rules, Speed
from tests.codec_samples import damaged
from tests.record.games import BARE, begun, particular, wander


def short_games() -> Iterator[tuple[str, Game]]:
    """Of every family, short enough to be read thousands of times."""
    yield "explicit", particular()["bare"]
    yield "numbers", particular()["numbers"]
    yield "finished", begun("no-reshuffle", 10_000)
    yield "thinking", begun("thinking", 5)
    yield "speed", wander(start(Rules(part=Speed()), seed=3, deal=BARE), Random(1), 8)
    casino = start(Rules(packs=1, part=Casino(rounds=2, reshuffle_at=20)), seed=3)
    play_out(casino)
    yield "casino", casino


RECORDS = {name: record_of(game) for name, game in short_games()}
TEXTS = {name: str(record) for name, record in RECORDS.items()}
TEXT = TEXTS["finished"]


def refused(text: str | bytes) -> BatailleError:
    """How a text is refused: with one short line."""
    with pytest.raises(BatailleError) as refusal:
        read_record(text)
    assert "\n" not in str(refusal.value)
    assert len(str(refusal.value)) < 1_000
    return refusal.value


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "codec/syntax"),
        (TEXT[:-1], "codec/syntax"),
        (TEXT[: len(TEXT) // 2], "codec/syntax"),
        (TEXT + "}", "codec/syntax"),
        ("\ufeff" + TEXT, "codec/syntax"),
        ("[" * 1_024, "codec/depth"),
        ('{"version":' * 1_024, "codec/depth"),
        (b"[" * 10_000_000, "codec/size"),
        (b" " * (1 << 23) + b"1", "codec/size"),
        (b"[" * (1 << 23), "codec/depth"),
        (TEXT.encode() + b"\xff", "codec/encoding"),
        (TEXT.encode("utf-16"), "codec/encoding"),
        (TEXT.replace('"no-reshuffle"', '"\ud800"'), "codec/encoding"),
        (TEXT.replace('"times":', '"times":NaN,"x":'), "codec/number"),
        (TEXT.replace('"version":1', '"version":1.0'), "codec/number"),
        (TEXT.replace('"version":1', '"version":1e0'), "codec/number"),
        (TEXT.replace('"version":1', '"version":-Infinity'), "codec/number"),
        (TEXT.replace('"times":', '"times":' + "9" * 5_000), "codec/number"),
        (TEXT.replace('"version":1', '"version":1,"version":1'), "codec/duplicate-key"),
        (TEXT.replace('"version":1', '"version":1,"wins":2'), "codec/unknown-key"),
        (TEXT.replace('"version":1', '"version":true'), "codec/type"),
        (TEXT.replace('"version":1', '"version":"1"'), "codec/type"),
        (TEXT.replace('"version":1', '"version":99999999999999999999'), "record/version"),
        (TEXT.replace(',"version":1', ""), "codec/missing"),
        ("null", "codec/type"),
        ("[]", "codec/type"),
        ("{}", "codec/missing"),
        ('"classic"', "codec/type"),
        (TEXT.replace('"seats":2', '"seats":1'), "rules/conflict"),
        (TEXT.replace('"seats":2', '"seats":9'), "codec/range"),
        (TEXT.replace('"seed":"1"', '"seed":1'), "codec/type"),
        (TEXT.replace('"seed":"1"', '"seed":"01"'), "codec/refused"),
        (TEXT.replace('"seed":"1"', '"seed":"18446744073709551616"'), "codec/refused"),
        (TEXT.replace('"seat":null', '"seat":8'), "codec/range"),
        (TEXT.replace('"2C"', '"2X"'), "codec/refused"),
        (TEXT.replace('"2C"', '"2c"'), "codec/choice"),
        (TEXT.replace('"2C"', '"2D"'), "record/deal"),
        (TEXT.replace('"type":"turn"', '"type":"pass"'), "codec/choice"),
        (TEXT.replace('"type":"turn"', '"type":"choose"'), "codec/missing"),
        (TEXT.replace('"digest":"', '"digest":"00'), "codec/length"),
        (TEXT.replace('"digest":"', '"digest":"g'), "codec/type"),
    ],
)
def test_malformed_records_are_refused(text: str | bytes, code: str) -> None:
    """Truncated, too long, too deep, of wrong types, with huge numbers, twice the same, out of range."""
    assert text != TEXT
    assert refused(text).code == code


def test_layout_and_order_of_keys_are_free() -> None:
    """The digest is one of the canonical form, whatever the text looks like."""
    document = json.loads(TEXT)
    loose = json.dumps(dict(reversed(document.items())), indent=2)
    assert read_record(loose) == read_record(loose.encode()) == RECORDS["finished"]


# --- tampering --------------------------------------------------------------------------------------------------------


def tampered(document: Any) -> Iterator[Any]:
    """The document with one thing changed: in every place, in every way."""
    for place in _places(document):
        for twist in _twists(_at(document, place)):
            yield _with(document, place, twist)


def tampered_by(chance: Random, document: Any) -> Iterator[Any]:
    """The document with one thing changed, in any place, in any way, again and again."""
    places = list(_places(document))
    while True:
        place = chance.choice(places)
        yield _with(document, place, chance.choice(list(_twists(_at(document, place)))))


def _places(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    members = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    for key, member in members:
        yield (*path, key)
        yield from _places(member, (*path, key))


Twist = Callable[[Any, Any], None]

_WORDS = ["", "AS", "2C", "#7", "XR", "turn", "0", "bottom", "seed", 64 * "0"]


def _at(document: Any, place: tuple[Any, ...]) -> Any:
    for step in place:
        document = document[step]
    return document


def _twists(here: Any) -> Iterator[Twist]:
    """Something else than `here`, nothing, the same twice, its neighbour in its stead."""
    others: list[Any] = [None, True, False, 0, 1, 3, -1, 2**63, [], {}, *_WORDS, [here], {"type": here}]
    if isinstance(here, int):
        others += [here + 1, here - 1]
    if isinstance(here, str):
        others += [here[1:], here + here[:1], here.swapcase()]
    if isinstance(here, list):
        others += [here[::-1], here + here, here[:-1]]
    yield from [partial(_put, other=other) for other in others]
    yield from (_lose, _double, _swap)


def _with(document: Any, place: tuple[Any, ...], twist: Twist) -> Any:
    copy = json.loads(json.dumps(document))
    twist(_at(copy, place[:-1]), place[-1])
    return copy


def _put(inner: Any, key: Any, *, other: Any) -> None:
    inner[key] = other


def _lose(inner: Any, key: Any) -> None:
    del inner[key]


def _double(inner: Any, key: Any) -> None:
    if isinstance(inner, list):
        inner.insert(key, inner[key])
    else:
        inner[f"{key}s"] = inner[key]


def _swap(inner: Any, key: Any) -> None:
    other = key - 1 if isinstance(inner, list) else sorted(inner)[sorted(inner).index(key) - 1]
    inner[key], inner[other] = inner[other], inner[key]


@pytest.mark.parametrize("name", list(RECORDS))
def test_R73_a_record_changed_in_any_place_is_refused(name: str) -> None:
    """Every member of every object and every entry of every list, changed in many ways: all are caught."""
    document = json.loads(TEXTS[name])
    original = json.dumps(document, sort_keys=True)
    tried = 0
    for changed in tampered(document):
        text = json.dumps(changed)
        if json.dumps(changed, sort_keys=True) != original:
            refused(text)
            tried += 1
    assert tried > 1_000


@pytest.mark.soak
def test_R73_a_hundred_thousand_tamperings_are_caught() -> None:
    """All of them, in records of every family."""
    chance = Random(20)
    originals = [json.loads(text) for text in TEXTS.values()]
    streams = [(json.dumps(document, sort_keys=True), tampered_by(chance, document)) for document in originals]
    tried = 0
    while tried < 100_000:
        original, stream = chance.choice(streams)
        changed = next(stream)
        if json.dumps(changed, sort_keys=True) != original:
            refused(json.dumps(changed))
            tried += 1


@given(st.data())
def test_anything_nearly_right_is_refused_or_the_same(data: st.DataObject) -> None:
    """Two or three things of any kind in places of a record."""
    name = data.draw(st.sampled_from(list(RECORDS)))
    document: Any = encode(RECORDS[name])
    for _ in range(data.draw(st.integers(1, 3))):
        document = data.draw(damaged(document))
    text = json.dumps(document)
    try:
        record = read_record(text)
    except BatailleError:
        return
    assert record == RECORDS[name]


@given(st.data())
def test_damaged_bytes_are_refused_or_the_same(data: st.DataObject) -> None:
    """A few bytes replaced, left out or put in."""
    name = data.draw(st.sampled_from(list(RECORDS)))
    text = bytearray(TEXTS[name].encode())
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 3)))
        text[start:end] = data.draw(st.binary(max_size=3))
    try:
        record = read_record(bytes(text))
    except BatailleError:
        return
    assert record == RECORDS[name]


@given(st.text() | st.binary())
def test_any_text_at_all_is_refused(text: str | bytes) -> None:
    """Nothing but our own errors."""
    refused(text)


@given(st.data())
def test_what_is_parsed_was_written_in_full(data: st.DataObject) -> None:
    """A record of the right form, true or not, says all that its text says and nothing else."""
    name = data.draw(st.sampled_from(list(RECORDS)))
    text = json.dumps(data.draw(damaged(encode(RECORDS[name]))))
    try:
        record = parse_record(text)
    except BatailleError:
        return
    assert encode(record) == loads(text)
