"""The two digests of a record: SHA-256 of canonical JSON in UTF-8."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from bataille.codec import dumps, encode
from bataille.events import Event
from bataille.record.record import Record


def digest_of_events(events: Iterable[Event]) -> bytes:
    """Of the list of the events, as one JSON array."""
    digest = sha256(b"[")
    between = b""
    for event in events:
        digest.update(between + dumps(encode(event)).encode())
        between = b","
    digest.update(b"]")
    return digest.digest()


def digest_of(record: Record) -> bytes:
    """Of the record, as a JSON object without its key `digest`."""
    rest = encode(record)
    assert isinstance(rest, dict)
    del rest["digest"]
    return sha256(dumps(rest).encode()).digest()
