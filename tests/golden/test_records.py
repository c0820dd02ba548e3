"""Every record that was ever kept here is read, and means what it meant."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bataille.record import compact, read_compact, read_record, replay
from bataille.record.record import VERSION
from tests.golden.records import FOLDER, played

RECORDS = sorted(FOLDER.glob("*.json"))


def test_this_version_has_its_records() -> None:
    """None of its games is missing."""
    kept = {path.stem for path in RECORDS}
    assert {f"{name}-{VERSION}" for name, _ in played()} <= kept


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_kept_records_are_read(path: Path) -> None:
    """With the outcome that stands in them, and the same short form."""
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    link = path.with_suffix(".txt").read_text(encoding="utf-8").rstrip()
    assert read_compact(link) == record
    assert compact(record) == link
    assert str(record) == text.rstrip()
    kept = json.loads(text)["outcome"]
    outcome = replay(record).outcome
    if kept is None:
        assert outcome is None
    else:
        assert outcome is not None
        assert (outcome.winner, outcome.battles, outcome.wars) == (kept["winner"], kept["battles"], kept["wars"])
