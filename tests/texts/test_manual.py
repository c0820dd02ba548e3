"""The rule books for players are those that the catalogues make."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bataille.texts import LANGUAGES, Texts
from bataille.texts.manual import manual, write

DOCS = Path(__file__).parents[2] / "docs"
#: The rules that players have to know: R1 to R64 of the contract, which leaves gaps between the families.
RULES = [*range(1, 29), 30, *range(40, 46), *range(50, 55), *range(60, 65)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_books_are_up_to_date(language: str) -> None:
    """`scripts/rules` makes them again."""
    assert (DOCS / f"rules.{language}.md").read_text(encoding="utf-8") == manual(Texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_book_explains_every_rule(language: str) -> None:
    """Each under its own number, in order."""
    numbers = re.findall(r"^### R(\d+)\. \S", manual(Texts(language)), re.MULTILINE)
    assert [int(number) for number in numbers] == RULES


def test_a_rule_book_is_made_of_lines_that_fit() -> None:
    """At most 120 characters, as everything here."""
    assert max(len(line) for line in manual(Texts("fr")).splitlines()) <= 120


def test_the_books_are_written(tmp_path: Path) -> None:
    """One file a language."""
    write(tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["rules.en.md", "rules.fr.md", "rules.it.md"]
