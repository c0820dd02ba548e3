"""`bataille rules`: the rules of a variant in words. What is said of each rule is tested with the texts."""

from __future__ import annotations

from typing import Any

import pytest

from bataille.codec import decode
from bataille.rules import Rules
from bataille.variants import rules_of
from tests.cli.conftest import Command
from tests.cli.test_variants import SETS

LANGUAGES = ("en", "fr", "it")


def flat(text: str) -> str:
    """The same without line breaks."""
    return " ".join(text.split())


@pytest.mark.parametrize("key", SETS)
def test_every_variant_in_three_languages(bataille: Command, key: str) -> None:
    """Its name, then sections: a heading at the margin, lines below it, indented, that fit the terminal."""
    (listed,) = bataille("variants", "--json").objects
    names = {each["key"]: each["name"] for each in listed}
    said = [bataille("rules", key, "--language", language) for language in LANGUAGES]
    assert len({each.out for each in said}) == 3
    assert said[0].lines[0] == names[key]
    for each in said:
        assert (each.status, each.err) == (0, "")
        assert max(map(len, each.lines)) <= 80
        title, *sections = each.out.split("\n\n")
        assert title.strip() == title
        assert len(sections) >= 5
        for section in sections:
            heading, *lines = section.rstrip("\n").split("\n")
            assert not heading.startswith(" ")
            assert lines
            assert all(line.startswith("  ") and line.strip() for line in lines)


@pytest.mark.parametrize("columns", [30, 300])
def test_lines_fit_the_terminal(bataille: Command, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    """And are not longer than people read at a glance; the words are the same."""
    usual = bataille("rules", "double-war").out
    monkeypatch.setenv("COLUMNS", str(columns))
    said = bataille("rules", "double-war")
    assert max(map(len, said.lines)) <= min(columns, 100)
    assert flat(said.out) == flat(usual)


def test_R4_R10_numbers_of_the_classic_game(bataille: Command) -> None:
    """52 cards, 26 each; a war of two players is for ten cards."""
    said = flat(bataille("rules").out)
    assert "52 cards" in said
    assert "26 each" in said
    assert "3 cards face down, then one face up" in said
    assert "for 10 cards" in said
    assert "House rules None" in said
    assert said == flat(bataille("rules", "classic").out)


def test_R26_house_rules_are_told(bataille: Command) -> None:
    """Two down: a war of two is for eight cards; whatever is not as usual is listed at the end, with what is usual."""
    said = flat(bataille("rules", "classic", "war_down=2", "captures=turn-over").out)
    assert "2 cards face down, then one face up" in said
    assert "for 8 cards" in said
    assert "10 cards" not in said
    _, house = said.split("House rules ")
    assert "Cards face down: 2 (usually 3)." in house
    assert "Won cards: own pile, turned over (usually under the stock)." in house
    assert "Order of collecting" not in house


def test_R41_R50_R63_other_families_have_options_of_their_own(bataille: Command) -> None:
    """Options of a family are told with its rules."""
    assert "700 milliseconds later, anybody may steal" in flat(bataille("rules", "speed", "steal_after=700").out)
    assert "Hand: 5 (usually 3)." in flat(bataille("rules", "thinking", "hand=5").out)
    assert "Smallest bet: 5 (usually 2)." in flat(bataille("rules", "casino", "table_min=5").out)


@pytest.mark.parametrize(
    "words", ["classic", "three-players order=laid", "speed penalty=0", "thinking", "casino packs=1"]
)
def test_programs_get_the_rules_in_full(bataille: Command, words: str) -> None:
    """As in records: they are read back to the same rules."""
    key, *options = words.split()
    (answer,) = bataille("rules", *words.split(), "--json").objects
    assert answer["variant"] == key
    read: Any = decode(Rules, answer["rules"])
    assert read == rules_of(key, options)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("wra", "there is no variant 'wra'; "),
        ("classic more", "'more' is too much here"),
        ("classic -", "'-' is too much here"),
        ("classic --short", "there is no option --short; see bataille rules --help"),
        ("classic short=long", "short: 'long' cannot be: expected commit, lose, last-card, equal or draw"),
        ("thinking stakes=true", "stakes=true and "),
        ("casino war_down=1", "war_down=1 and family=casino cannot go together"),
        ("first-to-40 packs=2", "target=40 and packs=2 cannot go together"),
        ("classic seats=9", "seats: '9' cannot be: expected a whole number from "),
        ("classic order", "'order' is too much here"),
    ],
)
def test_refused(bataille: Command, words: str, complaint: str) -> None:
    """Before anything is printed."""
    said = bataille("rules", *words.split())
    assert said.refused().startswith(complaint)
    assert not said.out


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_computer_players_are_named_where_there_are_several(bataille: Command, language: str) -> None:
    """By the keys that `--players` takes, in `rules`, and all of them in the help of `play`."""
    helped = bataille("play", "--help", "--language", language).out
    for variant, keys in (
        ("thinking", ("sly", "middle-high", "low-high", "random")),
        ("speed", ("steady", "slow", "quick")),
        ("casino", ("always-war", "always-surrender")),
    ):
        said = bataille("rules", variant, "--language", language).out
        for key in keys:
            assert key in said
            assert key in helped
    assert "turner" not in bataille("rules", "classic", "--language", language).out
