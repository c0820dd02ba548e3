"""Records: taking them, reading them back, replaying them, and their short form for links (R73)."""

from __future__ import annotations

from bataille.record.chance import Chance, Decimal, FromSecret, FromSeed
from bataille.record.link import compact, read_compact
from bataille.record.reading import parse_record, read_record
from bataille.record.record import Given, Named, Record
from bataille.record.replaying import replay, resume
from bataille.record.taking import record_of

__all__ = [
    "Chance",
    "Decimal",
    "FromSecret",
    "FromSeed",
    "Given",
    "Named",
    "Record",
    "compact",
    "parse_record",
    "read_compact",
    "read_record",
    "record_of",
    "replay",
    "resume",
]
