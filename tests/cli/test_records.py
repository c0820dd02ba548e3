"""`bataille replay` and `bataille verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bataille.autoplay import play_out
from bataille.codec import codec
from bataille.events import Event
from bataille.game import Game, start
from bataille.record import record_of
from bataille.variants import variants
from tests.cli.conftest import Command


def _file(folder: Path, variant: str = "classic", *, whole: bool = True) -> tuple[str, Game]:
    """A record, and its game."""
    game = start(variant, seed="files", **({"rounds": 8} if variant == "casino" else {}))  # type: ignore[arg-type]
    if whole:
        play_out(game)
    file = folder / f"{variant}.json"
    file.write_text(f"{record_of(game)}\n")
    return str(file), game


def test_verify_says_yes(bataille: Command, tmp_path: Path) -> None:
    """Exit code 0, and a sentence."""
    file, game = _file(tmp_path)
    said = bataille("verify", file)
    assert (said.status, said.err) == (0, "")
    assert game.outcome is not None
    assert said.out == f"The record is true: {game.outcome.battles} battles, played again with the same result.\n"
    assert bataille("verify", "-", given=Path(file).read_text()).out == said.out


def test_verify_of_an_unfinished_game(bataille: Command, tmp_path: Path) -> None:
    """True so far."""
    file, _ = _file(tmp_path, whole=False)
    said = bataille("verify", file)
    assert said.status == 0
    assert "not over" in said.out
    (answer,) = bataille("verify", file, "--json").objects
    assert answer == {"valid": True, "finished": False, "winner": None, "battles": None}


def test_verify_says_no(bataille: Command, tmp_path: Path) -> None:
    """Exit code 1, and where the record and the game differ."""
    file, _ = _file(tmp_path)
    record = json.loads(Path(file).read_text())
    record["outcome"]["battles"] += 1
    Path(file).write_text(json.dumps(record))
    said = bataille("verify", file)
    assert (said.status, said.out) == (1, "")
    assert said.err.startswith(f"bataille: {file}: outcome.battles: ")
    assert said.err.count("\n") == 1
    said = bataille("verify", file, "--json", "--language", "fr")
    assert said.status == 1
    (answer,) = said.objects
    assert (answer["valid"], answer["code"]) == (False, "record/outcome")


@pytest.mark.parametrize("document", ["", "x", "{", "[]", "[" * 9_999, '{"version": 2}', '{"version": 1e999}', "\xff"])
def test_verify_of_anything_else_says_no(bataille: Command, document: str) -> None:
    """Never a traceback."""
    said = bataille("verify", "-", given=document.encode("latin-1"))
    assert (said.status, said.out) == (1, "")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("variant", variants())
def test_replay_tells_every_variant_to_its_end(bataille: Command, tmp_path: Path, variant: str) -> None:
    """The same lines as the game, and no questions."""
    file, _ = _file(tmp_path, variant)
    said = bataille("replay", file)
    assert (said.status, said.err) == (0, "")
    assert said.lines[-1]
    assert len(said.lines) > 5


def test_replay_json_is_the_events(bataille: Command, tmp_path: Path) -> None:
    """One event a line, and every one of the game's."""
    file, game = _file(tmp_path, "thinking")
    events = codec(Event)
    assert [events.decode(line) for line in bataille("replay", file, "--json").objects] == list(game.events)


def test_replay_with_names(bataille: Command, tmp_path: Path) -> None:
    """Who played may be told."""
    file, _ = _file(tmp_path)
    assert "Ann turns" in bataille("replay", file, "--names", "Ann,Bob").out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("replay", "FILE needs a value"),
        ("verify", "FILE needs a value"),
        ("replay a b", "'b' is too much here"),
        ("verify --loud x", "there is no option --loud; see bataille verify --help"),
        ("replay no/such/file", "no/such/file: No such file or directory"),
        ("verify no/such/file", "no/such/file: No such file or directory"),
        ("replay x --pace slow", "expected calm, lively, fast or instant"),
    ],
)
def test_refused(bataille: Command, words: str, complaint: str) -> None:
    """One line, exit code 2."""
    assert complaint in bataille(*words.split()).refused()


def test_replay_refuses_a_record_that_is_not_true(bataille: Command, tmp_path: Path) -> None:
    """Before it shows anything."""
    file, _ = _file(tmp_path)
    record = json.loads(Path(file).read_text())
    record["events"] = "0" * len(record["events"])
    Path(file).write_text(json.dumps(record))
    said = bataille("replay", file)
    assert said.refused()
    assert not said.out
