"""`bataille hunt`: what it prints, the record it writes, and what it refuses."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from bataille.lab import hunt, simulate
from tests.cli.conftest import Command

FEW = ("--games", "500", "--seed", "3")


def test_json(bataille: Command) -> None:
    """One line, with the numbers that Python gives."""
    said = bataille("hunt", "longest", "classic", *FEW, "--json")
    assert (said.status, said.err) == (0, "")
    (told,) = said.objects
    expected = json.loads(json.dumps(hunt("longest", "classic", games=500, seed=3).json()))
    assert {**told, "seconds": 0} == {**expected, "seconds": 0}
    assert told["best"]["outcome"]["battles"] == told["best"]["amount"]


def test_an_endless_game_and_its_record(bataille: Command, tmp_path: Path) -> None:
    """Found at once, without a limit; the record is true, and the command shows the game."""
    file = tmp_path / "endless.json"
    said = bataille("hunt", "endless", "order=seat", "--record", str(file))
    assert said.status == 0
    assert [each.name for each in tmp_path.iterdir()] == ["endless.json"]
    assert said.lines[0].startswith("A game that never ends: it comes back after ")
    assert bataille("verify", str(file)).status == 0
    assert json.loads(file.read_text(encoding="utf-8"))["outcome"]["termination"] == "endless"
    command = said.lines[2].strip()
    shown = bataille(*shlex.split(command)[1:], "--auto")
    assert "never" in shown.lines[-1]


def test_deals_can_be_run(bataille: Command) -> None:
    """The line that is printed plays the find again."""
    said = bataille("hunt", "comeback", "--games", "20000")
    found = re.search(r"echo ([^|]*) \| bataille (run classic)", said.out)
    assert found is not None
    (again,) = bataille(*found[2].split(), given=f"{found[1]}\n").objects
    assert f"  {again['battles']} battles, {again['wars']} wars" in said.lines


def test_finds_are_told_where_somebody_looks(bataille: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each better than the one before, above the bar; what is printed at the end stays clean."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    said = bataille("hunt", "longest", "--games", "20000", "--seed", "3", "--json")
    amounts = [int(found) for found in re.findall(r"The longest game found: (\d+) battles", said.err)]
    assert amounts == sorted(set(amounts))
    assert said.objects[0]["best"]["amount"] == amounts[-1]


def test_nothing_found_is_1(bataille: Command, tmp_path: Path) -> None:
    """As for every check that says no; no record is written."""
    said = bataille("hunt", "endless", *FEW, "--record", str(tmp_path / "none.json"))
    assert (said.status, said.err) == (1, "")
    assert said.lines == ["Nothing of the kind was found.", "500 games were played."]
    assert not list(tmp_path.iterdir())


def test_interrupted(bataille: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The best so far, its record, and exit code 130."""
    from bataille.lab.hunting.climb import Climb  # noqa: PLC0415  # for this test alone

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Climb, "changed", interrupt)
    file = tmp_path / "best.json"
    said = bataille("hunt", "wars", "--record", str(file), "--json")
    assert said.status == 130
    assert said.objects[0]["best"]["amount"] > 0
    assert said.err == "bataille: interrupted: this is the best so far\n"
    assert bataille("verify", str(file)).status == 0


def test_interrupted_before_anything_was_found(bataille: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is called the best."""
    from bataille.lab.hunting import hunt as module  # noqa: PLC0415  # for this test alone

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(module._Field, "sow", interrupt)
    said = bataille("hunt", "wars", *FEW)
    assert (said.status, said.err) == (130, "bataille: interrupted\n")
    assert said.lines[0] == "Nothing of the kind was found."


def test_a_deal_tells_all_unless_chance_goes_on(bataille: Command) -> None:
    """Of a deal that was made by changes: the number of a game says where the chance after it comes from, if any."""
    many = ("--games", "40000", "--json")
    for rules, chancy in ("classic", False), ("captured-pile", True):
        found = bataille("hunt", "comeback", rules, *many).objects[0]["best"]
        assert found["deal"] is not None
        assert (found["game"] is not None) == chancy
    sown = bataille("hunt", "longest", *FEW, "--json").objects[0]["best"]
    assert (sown["deal"], sown["game"]) == (None, simulate("classic", 500, 3).tally.longest.game)  # type: ignore[union-attr]


def test_a_record_has_a_name(bataille: Command) -> None:
    """Not an empty one, and not that of a folder: said before a game is played."""
    many = ("--games", str(2**62))
    assert bataille("hunt", "longest", *many, "--record", "").refused() == "--record needs a value"
    assert bataille("hunt", "longest", *many, "--record", ".").refused() == ".: Is a directory"


def test_a_file_that_is_no_record_is_kept(bataille: Command, tmp_path: Path) -> None:
    """So is what stands in a place that cannot be written to."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear", encoding="utf-8")
    assert "is no record of a game" in bataille("hunt", "longest", *FEW, "--record", str(file)).refused()
    assert file.read_text(encoding="utf-8") == "Dear"
    absent = tmp_path / "absent" / "best.json"
    assert "No such file or directory" in bataille("hunt", "longest", *FEW, "--record", str(absent)).refused()
    assert [each.name for each in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_in_every_language(bataille: Command, language: str) -> None:
    """With nothing of the catalogue's own."""
    said = bataille("hunt", "longest", *FEW, "--language", language)
    assert said.status == 0
    assert len(said.lines) == 4
    assert not re.search("hunt-|lab-|[{}]", said.out)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("", "hunt needs a word more: longest, wars, comeback or endless"),
        ("shortest", "hunt: 'shortest' cannot be: expected longest, wars, comeback or endless"),
        ("order=seat longest", "hunt: 'order=seat' cannot be: expected longest, wars, comeback or endless"),
        ("--game 3", "there is no option --game; did you mean --games?"),
        ("longest clasic", "there is no variant 'clasic'; did you mean classic?"),
        ("longest classic more", "'more' is too much here"),
        ("longest --games 0", "0 games cannot be played: give a number from 1 to 9223372036854775807"),
        ("longest --games many", "--games: 'many' cannot be: expected a whole number"),
        ("longest --seconds 0", "--seconds: '0' cannot be: expected a whole number from 1 to 10000000"),
        ("longest thinking", "the laboratory plays games of chance by itself, but not family=thinking"),
        (
            "endless captured-pile",
            "a game that never ends cannot be proved under these rules: chance or a limit comes into them",
        ),
    ],
)
def test_refused(bataille: Command, words: str, complaint: str) -> None:
    """One line, and exit code 2."""
    assert bataille("hunt", *words.split()).refused() == complaint
