"""`bataille play` through a pipe, where no terminal is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bataille.record import read_record
from tests.cli.conftest import Command


def test_plays_in_plain_lines(bataille: Command) -> None:
    """One line a battle and one for who won it; the end of the input ends the game."""
    said = bataille("play", "--seed", "lion", given="\n\n")
    assert said.status == 0
    assert said.lines[:2] == ["Classic War: You and Brave Bear", "Seed lion, game 0"]
    assert "Battle 2: you turn the Eight of Hearts, Brave Bear turns the Queen of Spades." in said.lines
    assert "Battle 3" not in said.out
    assert not said.err


def test_the_same_seed_plays_the_same_game(bataille: Command) -> None:
    """And another game of the seed another one."""
    first, again, other = (
        bataille("play", "--seed", "7", "--game", game, "--auto").out.partition("\n")[2] for game in ("0", "0", "1")
    )
    assert first == again
    assert first.splitlines()[2:] != other.splitlines()[2:]


def test_without_a_seed_one_is_drawn_and_said(bataille: Command) -> None:
    """So that the game can be played again."""
    said = bataille("play", "--auto")
    seed = said.lines[1].removeprefix("Seed ").removesuffix(", game 0")
    assert bataille("play", "--auto", "--seed", seed).lines[2:] == said.lines[2:]


def test_auto_without_a_terminal_plays_without_pauses(bataille: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even Speed War, which goes by the clock, waits for it."""

    def sleep(seconds: float) -> None:
        raise AssertionError(seconds)

    monkeypatch.setattr("time.sleep", sleep)
    for variant in ("classic", "speed"):
        said = bataille("play", variant, "--auto", "--seed", "4")
        assert "wins!" in said.lines[-1]


def test_speed_war_through_a_pipe_can_only_be_watched(bataille: Command) -> None:
    """There are no keys to be pressed; who sits there is checked first."""
    for words in ((), ("--humans", "2"), ("--players", "quick,you")):
        complaint = bataille("play", "speed", *words).refused()
        assert complaint == "Speed War needs somebody at a keyboard and a screen; add --auto to watch it"
    assert "there is no player 'nope' here" in bataille("play", "speed", "--players", "you,nope").refused()
    watched = bataille("play", "speed", "--players", "quick,slow", "--seed", "4")
    assert "wins!" in watched.lines[-1]


@pytest.mark.parametrize(
    ("language", "battle", "name"),
    [
        ("fr", "Tour 1\u202f: tu retournes le six de trèfle, Ours courageux retourne l’as de trèfle.", "La bataille"),
        ("it", "Turno 1: giri il sei di fiori, Orso coraggioso gira l’asso di fiori.", "Guerra"),
    ],
)
def test_speaks_the_language(bataille: Command, language: str, battle: str, name: str) -> None:
    """All of it."""
    said = bataille("play", "--seed", "lion", "--language", language, given="\n")
    assert name in said.lines[0]
    assert battle in said.lines


def test_again_and_new(bataille: Command) -> None:
    """After the end: the same cards, then the next game of the seed, then enough."""
    said = bataille("play", "--seed", "lion", given="f\na\nf\nn\nq\n")
    assert [line for line in said.lines if line.startswith("Seed")] == [
        "Seed lion, game 0",
        "Seed lion, game 0",
        "Seed lion, game 1",
    ]


def test_record_and_resume(bataille: Command, tmp_path: Path) -> None:
    """A game that is left is written down, and goes on where it was left, to the same end."""
    file = str(tmp_path / "game.json")
    left = bataille("play", "--seed", "lion", "--record", file, given="2\nq\n")
    assert left.status == 0
    assert read_record(Path(file).read_text()).outcome is None
    resumed = bataille("play", "--resume", file, "--record", file, given="1\nf\nq\n")
    assert "Battle 3: you turn the Seven of Diamonds, Brave Bear turns the King of Hearts." in resumed.lines
    whole = bataille("play", "--seed", "lion", given="f\nq\n")
    assert resumed.lines[-2] == whole.lines[-2]
    outcome = read_record(Path(file).read_text()).outcome
    assert outcome is not None
    assert outcome.winner == 0
    assert "You win!" in resumed.lines[-2]
    refused = bataille("play", "--resume", file).refused()
    assert refused == f"{file}: this game is over: it can be replayed, but not resumed"


def test_names_and_players(bataille: Command) -> None:
    """Two people with names; computer players by name."""
    said = bataille("play", "--humans", "2", "--names", "Ann,Bob", given="\n")
    assert said.lines[0] == "Classic War: Ann and Bob"
    assert any(line.startswith("Battle 1: Ann turns") for line in said.lines)
    watched = bataille("play", "thinking", "--players", "middle-high,low-high", "--seed", "3")
    assert "wins!" in watched.lines[-1]


def test_variant_and_options(bataille: Command) -> None:
    """As everywhere: the variant first, then what the house changes."""
    said = bataille("play", "three-players", "war_down=1", "--auto", "--seed", "1")
    assert said.lines[0] == "War for Three: Clever Fox, Brave Bear and Wise Owl"
    assert "\n  1\n" in said.out
    assert " 1 · 2" not in said.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--humans 3", "3 players, but seats=2: add seats=3"),
        ("--humans many", "--humans: 'many' cannot be: expected a whole number from 0 to 8"),
        ("--humans -1", "--humans: '-1' cannot be: expected a whole number from 0 to 8"),
        ("--humans 9", "--humans: '9' cannot be: expected a whole number from 0 to 8"),
        ("--game -1", "--game: '-1' cannot be: expected a whole number from 0 to 18446744073709551615"),
        ("--game 99999999999999999999", "18446744073709551615"),
        ("--auto --humans 1", "--auto and --humans cannot go together"),
        ("--humans 1 --players you", "--humans and --players cannot go together"),
        ("--players nobody", "there is no player 'nobody' here"),
        ("--names a,b,c", "3 names, but seats=2: add seats=3"),
        ("--pace quick", "expected calm, lively, fast or instant"),
        ("clasic", "did you mean classic?"),
        ("classic file.txt", "'file.txt' is too much here"),
        ("--loud", "there is no option --loud; see bataille play --help"),
        ("--seed", "--seed needs a value"),
        ("first-to-40 packs=2", "target=40 and packs=2 cannot go together"),
        ("--resume no/such/file", "no/such/file: No such file or directory"),
        ("--record no/such/file", "no/such/file: No such file or directory"),
        ("--record=", "--record needs a value"),
        ("--record .", ".: Is a directory"),
        ("--record no/such/file --language fr", "no/such/file : aucun fichier ou dossier de ce nom"),
        ("--record no/such/file --language it", "no/such/file: nessun file o cartella con questo nome"),
        ("--resume x --seed 1", "--resume and --seed cannot go together"),
        ("classic --resume x", "--resume and VARIANT cannot go together"),
    ],
)
def test_refused(bataille: Command, words: str, complaint: str) -> None:
    """One line, exit code 2, before anything is played."""
    said = bataille("play", *words.split())
    assert complaint in said.refused()
    assert not said.out


def test_resume_refuses_what_is_no_record(bataille: Command, tmp_path: Path) -> None:
    """With the first place that is wrong."""
    file = tmp_path / "game.json"
    bataille("play", "--seed", "1", "--record", str(file), given="3\nq\n")
    record = json.loads(file.read_text())
    record["packs"][0][0], record["packs"][0][1] = record["packs"][0][1], record["packs"][0][0]
    file.write_text(json.dumps(record))
    assert "packs" in bataille("play", "--resume", str(file)).refused()
    file.write_text("[1, 2")
    assert "JSON" in bataille("play", "--resume", str(file)).refused()


def test_files_that_are_no_records_are_named(bataille: Command, tmp_path: Path) -> None:
    """In words for people; what is inside is only named where there is something."""
    file = tmp_path / "game.json"
    for document, why in (
        (b"\xff\xfe", ""),
        (b"{}", ""),
        (b"7", ""),
        (b"", " (no JSON from character 1 on)"),
        (b"[1, 2", " (no JSON from character 6 on)"),
    ):
        file.write_bytes(document)
        for command in (("play", "--resume"), ("replay",)):
            assert bataille(*command, str(file)).refused() == f"{file} is no record of a game{why}"
        assert bataille("verify", str(file)).err == f"bataille: {file} is no record of a game{why}\n"


def test_record_is_not_written_over_anything_else(bataille: Command, tmp_path: Path) -> None:
    """A text that somebody has written stays; an empty file and an old record are taken."""
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    said = bataille("play", "--auto", "--record", str(file))
    assert said.refused() == f"{file} is there already and is no record of a game: choose another name"
    assert file.read_text() == "precious"
    file.write_text("")
    for seed in ("1", "2"):
        assert bataille("play", "--auto", "--seed", seed, "--record", str(file)).status == 0
        assert json.loads(file.read_text())["chance"]["seed"] == seed


def test_R60_casino_seats_as_many_as_play(bataille: Command) -> None:
    """Everybody plays alone against the bank; a number of seats that is given stays."""
    assert bataille("play", "casino", "--humans", "3").lines[0].count(" and ") == 1
    assert "seats=2" in bataille("play", "casino", "seats=2", "--humans", "3").refused()
