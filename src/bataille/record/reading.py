"""Reading a record's JSON, strictly."""

from __future__ import annotations

from typing import Final

from bataille.codec import codec, encode, loads
from bataille.errors import RecordError
from bataille.record.difference import first_difference
from bataille.record.record import VERSION, Record
from bataille.record.replaying import MOST_COMMANDS, replay

#: Bytes that a record may have.
MOST_BYTES: Final = 1 << 23


def read_record(text: str | bytes, *, limit: int = MOST_COMMANDS) -> Record:
    """Read a record's JSON and check every part of it by replaying (R73).

    Raises as `parse_record` and `replay`; `limit` as there.
    """
    record = parse_record(text)
    replay(record, limit=limit)
    return record


def parse_record(text: str | bytes) -> Record:
    """Read a record's JSON and check its form; `replay` checks whether it is true.

    Raises `CodecError`, `RulesError`, or `RecordError`: `record/version` for a version that is not read here,
    `record/form` for anything left out.
    """
    document = loads(text, limit=MOST_BYTES)
    version = document.get("version") if isinstance(document, dict) else None
    if type(version) is int and version != VERSION:
        raise RecordError("record/version", version=version, known=VERSION)
    record = codec(Record).decode(document)
    full = encode(record)
    if full != document:  # a default that was left out: rules are held in full
        place = first_difference(document, full)
        raise RecordError("record/form", path=place.path, found=place.found, expected=place.expected)
    return record
