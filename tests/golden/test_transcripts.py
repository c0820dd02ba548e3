"""Every variant plays as its transcript tells, which people have read."""

from __future__ import annotations

import pytest

from bataille.variants import variants
from tests.golden.transcript import FOLDER, transcript


def test_every_variant_has_a_transcript_and_every_transcript_a_variant() -> None:
    """None is missing, none is left over."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(variants())


@pytest.mark.parametrize("key", sorted(variants()))
def test_plays_as_told(key: str) -> None:
    """The same seed gives the same log, event by event (R74); a change raises the variant's revision."""
    told = (FOLDER / f"{key}.txt").read_text(encoding="utf-8")
    assert transcript(variants()[key]) == told
