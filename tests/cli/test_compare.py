"""`bataille compare`: what it prints, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import polars as pl
import pytest

from bataille.lab import compare, simulate
from tests.cli.conftest import Command

FEW = ("--games", "500", "--seed", "3")
BOTH = ("classic", "pagat")


ONE, OTHER = "classic war_down=1", "classic short=lose war_down=1"


@pytest.mark.parametrize("words", [(*ONE.split(), *OTHER.split()), (ONE, OTHER)])
def test_rules_begin_with_their_variant(bataille: Command, words: tuple[str, ...]) -> None:
    """The options that follow are theirs; quotes change nothing. The numbers are those that Python gives."""
    said = bataille("compare", *words, *FEW, "--json")
    assert (said.status, said.err) == (0, "")
    (told,) = said.objects
    expected = json.loads(json.dumps(compare([ONE, OTHER], 500, seed=3).json()))
    assert {**told, "seconds": 0} == {**expected, "seconds": 0}
    assert [side["rules"] for side in told["rules"]] == [ONE.split(), OTHER.split()]
    assert told["rules"][0]["difference"] is None
    assert told["rules"][1]["difference"].keys() == {"battles", "wars", "won", "endless"}


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_in_every_language(bataille: Command, language: str) -> None:
    """A column for each set of rules, a sentence for each but the first, and what cannot be compared."""
    rules = ("classic", "classic", "order=shuffled", "bataille-32", "three-players")
    said = bataille("compare", *rules, *FEW, "--language", language)
    assert said.status == 0
    assert said.lines[0].split() == list(rules)
    assert not re.search("lab-|census-|compare-|[{}]", said.out)
    sentences = said.out.partition("\n\n")[2].splitlines()
    assert len(sentences) == 6  # of some games with three that did not end, and of other deals under two
    usual, shuffled = {
        "en": ("Classic War", "With “Order of collecting: shuffled”, a game lasts "),
        "fr": ("La bataille classique", "Avec «\u202fOrdre du ramassage\u202f: mélangées\u202f», une partie dure "),
        "it": ("Guerra classica", "Con «Ordine di raccolta: mescolate» una partita dura "),
    }[language]
    assert all(sentence.endswith(".") and usual in sentence for sentence in sentences)
    assert sentences[0].startswith(shuffled)
    assert not re.search("=|bataille-32|three-players", "".join(sentences))


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (
            "classic classic order=shuffled war_down=1",
            "With “Cards face down: 1 and Order of collecting: shuffled”, a ",
        ),
        ("classic order=shuffled classic order=shuffled war_down=1", "With “Cards face down: 1”, a game lasts "),
        ("classic bataille-32", "In “Bataille with 32 Cards”, a game is "),
        ("classic bataille-32 order=shuffled", "In “Bataille with 32 Cards” with “Order of collecting: shuffled”, a "),
        ("classic order=shuffled classic", "With “Order of collecting: own cards first”, a game is "),
        ("classic classic", "In “Classic War”, no difference in length from games in “Classic War” is seen"),
    ],
)
def test_rules_are_called_as_people_call_them(bataille: Command, rules: str, said: str) -> None:
    """By the options that differ from the first, or the variant and what differs from that; longer or shorter."""
    sentence = bataille("compare", *rules.split(), *FEW).out.partition("\n\n")[2]
    assert sentence.startswith(said)
    assert ("in “Classic War” with “Order of collecting: shuffled” (" in sentence) == ("classic order" in rules[:13])


def test_rows_hold_both_sides(bataille: Command, tmp_path: Path) -> None:
    """One a game: what the simulations of each tell."""
    file = tmp_path / "games.csv"
    said = bataille("compare", "classic", "three-players", *FEW, "--csv", str(file))
    assert (said.status, said.err) == (0, "")
    assert list(tmp_path.iterdir()) == [file]
    rows = pl.read_csv(file)
    names = ["winner", "termination", "battles", "wars"]
    assert rows.columns == ["game", *[f"{name}_{side}" for side in (1, 2) for name in names]]
    assert rows["game"].to_list() == list(range(500))
    for side, rules in enumerate(("classic", "three-players"), 1):
        alone = simulate(rules, 500, seed=3).frame()
        for name in names:
            assert rows[f"{name}_{side}"].to_list() == alone[name].to_list()


def test_rows_that_cannot_be_written(bataille: Command, tmp_path: Path) -> None:
    """Said at once; nothing lies there."""
    absent = tmp_path / "absent" / "games.csv"
    assert bataille("compare", *BOTH, *FEW, "--csv", str(absent)).refused() == f"{absent}: No such file or directory"
    assert bataille("compare", *BOTH, *FEW, "--csv", ".").refused() == ".: Is a directory"


def test_charts(bataille: Command, tmp_path: Path) -> None:
    """By the ending of the file; the same games make the same file."""
    files = [tmp_path / f"{name}.svg" for name in "ab"]
    for file in files:
        assert bataille("compare", "classic", "pagat", *FEW, "--plot", str(file)).status == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].read_bytes().startswith(b"<?xml")
    assert sorted(tmp_path.iterdir()) == files


def test_interrupted(bataille: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison of the games before, and exit code 130."""
    from bataille.lab.comparison import compare as module  # noqa: PLC0415  # for this test alone

    pairs = module._pairs
    calls: list[int] = []

    def interrupt(*games: object) -> object:
        calls.append(1)
        if len(calls) > 1:
            raise KeyboardInterrupt
        return pairs(*games)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "_pairs", interrupt)
    file = tmp_path / "games.csv"
    words = ("compare", *BOTH, "--games", "200000", "--threads", "1", "--json", "--csv", str(file))
    charts = tmp_path / "games.svg"
    said = bataille(*words, "--plot", str(charts))
    assert said.status == 130
    assert said.objects[0]["games"] == 1 << 15
    assert not said.objects[0]["complete"]
    assert said.err.splitlines() == [
        f"bataille: the rows written so far are in {file}.part",
        f"bataille: no charts were drawn: {charts} was not written",
        f"bataille: interrupted: {1 << 15:,} of 200,000 games were played",
    ]
    assert [each.name for each in tmp_path.iterdir()] == ["games.csv.part"]
    assert pl.read_csv(f"{file}.part").height == 1 << 15


def test_interrupted_at_once(bataille: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is printed and nothing is left behind where no game was played."""
    from bataille.lab.comparison import compare as module  # noqa: PLC0415  # for this test alone

    def interrupt(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "_pairs", interrupt)
    said = bataille("compare", *BOTH, *FEW, "--csv", str(tmp_path / "games.csv"))
    assert (said.status, said.out) == (130, "")
    assert said.err == "bataille: interrupted: 0 of 500 games were played\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("", "a comparison takes 2 to 8 sets of rules, not 0"),
        ("classic", "a comparison takes 2 to 8 sets of rules, not 1"),
        ("classic " * 9, "a comparison takes 2 to 8 sets of rules, not 9"),
        ("order=seat classic pagat", "a set of rules begins with its variant, not with 'order=seat'"),
        ("classic clasic", "there is no variant 'clasic'; did you mean classic?"),
        ("classic classic ordr=seat", "there is no option 'ordr' here; did you mean order?"),
        ("classic pagat --games 0", "0 games cannot be played: give a number from 1 to 9223372036854775807"),
        ("classic pagat --games many", "--games: 'many' cannot be: expected a whole number"),
        ("classic pagat --threads 0", "--threads: '0' cannot be: expected a whole number from 1 to 1024"),
        ("classic pagat --plot games.jpg", "--plot: 'games.jpg' cannot be: expected .svg or .png"),
        ("classic pagat --game 3", "there is no option --game; did you mean --games?"),
    ],
)
def test_refused(bataille: Command, words: str, complaint: str) -> None:
    """One line, and exit code 2."""
    assert bataille("compare", *words.split()).refused() == complaint
