"""`bataille variants`: every named variant, with what it sets."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Command

#: The table of variants in the rules: what each sets.
SETS = {
    "classic": "",
    "children": "chain=single",
    "three-wars": "chain=single wars_to_win=3",
    "three-players": "seats=3",
    "four-players": "seats=4",
    "timed": "time_limit=900",
    "first-to-40": "target=40",
    "captured-pile": "captures=reshuffle",
    "no-reshuffle": "captures=none",
    "double-war": "stakes=true captures=reshuffle",
    "aces-low": "ranking=ace-low",
    "peasants": "ranking=low-wins",
    "two-over-all": "ranking=two-over-all",
    "jokers": "jokers=2",
    "two-packs": "packs=2",
    "speed": "",
    "thinking": "",
    "casino": "",
    "bataille": "war_down=1",
    "bataille-32": "war_down=1 pack=piquet",
    "pagat": "war_down=1 short=lose",
    "guerra-40": "pack=italian",
    "quadruple": "war_down=4",
    "by-rank": "war_down=by-rank",
    "winamax": "short=draw order=seat",
    "numbers": "pack=numbers",
}
OTHER_FAMILIES = {"speed", "thinking", "casino"}


def test_every_variant_with_what_it_sets(bataille: Command) -> None:
    """As JSON: key, name, one sentence, family, options, revision."""
    said = bataille("variants", "--json")
    (listed,) = said.objects
    assert (said.status, said.err) == (0, "")
    assert {each["key"]: each["options"] for each in listed} == {
        key: dict(option.split("=") for option in options.split()) for key, options in SETS.items()
    }
    assert {each["key"]: each["family"] for each in listed} == {
        key: key if key in OTHER_FAMILIES else "turn_up" for key in SETS
    }
    assert len({each["name"] for each in listed}) == len(SETS)
    assert all(set(each) == {"key", "name", "about", "family", "options", "revision"} for each in listed)
    assert all(each["about"].endswith(".") and each["revision"] >= 1 for each in listed)


def test_classic_comes_first(bataille: Command) -> None:
    """It is what is played when no variant is named."""
    assert bataille("variants").lines[0].startswith("classic: ")


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("columns", [40, 80, 300])
def test_people_read_key_name_and_sentence(
    bataille: Command, monkeypatch: pytest.MonkeyPatch, language: str, columns: int
) -> None:
    """The same as for programs, in lines that fit the terminal and are not too long to read."""
    (listed,) = bataille("variants", "--json", "--language", language).objects
    monkeypatch.setenv("COLUMNS", str(columns))
    said = bataille("variants", "--language", language)
    assert " ".join(said.out.split()) == " ".join(
        " ".join(f"{each['key']}: {each['name']} {each['about']}".split()) for each in listed
    )
    assert max(map(len, said.lines)) <= min(columns, 100)


def test_every_language_has_its_own_words(bataille: Command) -> None:
    """Keys stay."""
    spoken = [bataille("variants", "--json", "--language", language).objects[0] for language in ("en", "fr", "it")]
    for english, french, italian in zip(*spoken, strict=True):
        assert english["key"] == french["key"] == italian["key"]
        assert len({english["about"], french["about"], italian["about"]}) == 3


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("classic", "'classic' is too much here"),
        ("seats=3", "'seats=3' is too much here"),
        ("--all", "there is no option --all; see bataille variants --help"),
    ],
)
def test_refused(bataille: Command, words: str, complaint: str) -> None:
    """It takes nothing."""
    assert bataille("variants", words).refused() == complaint
