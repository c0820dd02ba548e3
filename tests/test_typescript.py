"""The page's types of the messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from bataille.codec import codec
from bataille.schemas.typescript import Types, typescript

PAGE = Path(__file__).parents[1] / "page" / "src" / "protocol" / "messages.ts"


@pytest.mark.cpython
def test_the_page_has_the_types_of_the_classes() -> None:
    """`scripts/messages` makes them anew."""
    assert PAGE.read_text(encoding="utf-8") == typescript()


def test_types_say_what_may_be_sent() -> None:
    """Texts and numbers as choices, what may be nothing, lists of unions, and classes of one name apart."""
    lines = typescript().splitlines()
    assert '  readonly how: "highest" | "alone" | "grabbed" | "stolen" | "bell" | "last" | "tied-cards";' in lines
    assert "  readonly cards: readonly (string | null)[];" in lines
    assert "  readonly jokers: 0 | 2;" in lines
    assert "export type ToRoom = Hello | Give | Settings | AskRecord;" in lines
    names = [line.split()[2] for line in lines if line.startswith("export interface")]
    assert len(names) == len(set(names))


def test_pairs_keep_their_places() -> None:
    """A tuple of fixed length."""
    assert Types().named(codec(tuple[int, str]).shape) == "readonly [number, string]"
