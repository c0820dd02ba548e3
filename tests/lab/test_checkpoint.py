"""Checkpoints: a campaign that was interrupted anywhere comes to the very same result."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import polars as pl
import pytest

from bataille import __version__
from bataille.errors import LabError, RulesError
from bataille.lab import Interrupted, Report
from bataille.lab import simulate as simulate_in_chunks
from bataille.lab.tally import Tally

#: Nearly half of these games are endless, so every field of a tally is in use.
RULES = "classic order=seat"
CHUNK = 200
GAMES = 4 * CHUNK + 17


simulate = partial(simulate_in_chunks, chunk=CHUNK)


def after(games: int) -> Callable[[int], None]:
    """Interrupts when at least so many games are played."""

    def interrupt(done: int) -> None:
        if done >= games:
            raise KeyboardInterrupt

    return interrupt


@pytest.fixture(scope="module")
def whole() -> Report:
    """The campaign without an interruption."""
    return simulate(RULES, GAMES, seed=5)


def test_whatever_the_interruptions_the_result_is_the_same(tmp_path: Path, whole: Report) -> None:
    """After the first chunk, after three, then to the end; once it is complete, it is only told."""
    file = tmp_path / "games.json"
    for games in (CHUNK, 3 * CHUNK):
        with pytest.raises(Interrupted) as caught:
            simulate(RULES, GAMES, seed=5, checkpoint=file, progress=after(games))
        assert caught.value.report.tally.games == games
        assert [each.name for each in tmp_path.iterdir()] == ["games.json"]
    assert simulate(RULES, GAMES, seed=5, checkpoint=file).tally == whole.tally
    assert whole.tally.endless > 0
    assert simulate(RULES, GAMES, seed=5, checkpoint=file, progress=after(0)).tally == whole.tally


def test_a_campaign_may_grow(tmp_path: Path, whole: Report) -> None:
    """More games are asked for later; fewer would be another result."""
    file = tmp_path / "games.json"
    simulate(RULES, 300, seed=5, checkpoint=file)
    assert simulate(RULES, GAMES, seed=5, checkpoint=file).tally == whole.tally
    with pytest.raises(LabError, match=f"holds {GAMES} games already, more than the 300 that are asked for"):
        simulate(RULES, 300, seed=5, checkpoint=file)


@pytest.mark.parametrize("stop", [1, CHUNK + 1])
def test_rows_go_on_too(tmp_path: Path, stop: int) -> None:
    """The same files as without an interruption, byte for byte where they are text."""
    games = 2 * CHUNK + 5
    simulate(RULES, games, seed=5, csv=tmp_path / "a.csv", parquet=tmp_path / "a.parquet")
    again = {"csv": tmp_path / "b.csv", "parquet": tmp_path / "b.parquet", "checkpoint": tmp_path / "b.json"}
    with pytest.raises(Interrupted):
        simulate(RULES, games, seed=5, progress=after(stop), **again)  # type: ignore[arg-type]
    assert not (tmp_path / "b.csv").exists()
    simulate(RULES, games, seed=5, **again)  # type: ignore[arg-type]
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "b.csv").read_bytes()
    assert pl.read_parquet(tmp_path / "a.parquet").equals(pl.read_parquet(tmp_path / "b.parquet"))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.csv", "a.parquet", "b.csv", "b.json", "b.parquet"]


def test_rows_are_added_to_the_file_that_lies_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are not made again: only the chunks that were missing are written."""
    from bataille.lab.tables import Tables  # noqa: PLC0415  # for this test alone

    firsts = []
    take = Tables.take

    def watch(self: Tables, played: object) -> None:
        firsts.append(played.first)  # type: ignore[attr-defined]
        take(self, played)  # type: ignore[arg-type]

    monkeypatch.setattr(Tables, "take", watch)
    csv, file = tmp_path / "games.csv", tmp_path / "games.json"
    with pytest.raises(Interrupted):
        simulate(RULES, GAMES, seed=5, csv=csv, checkpoint=file, progress=after(2 * CHUNK))
    firsts.clear()
    simulate(RULES, GAMES, seed=5, csv=csv, checkpoint=file)
    assert firsts == [2 * CHUNK, 3 * CHUNK, 4 * CHUNK]


@pytest.mark.parametrize("change", ["none", "shorter", "other", "columns"])
def test_rows_that_are_not_those_of_before_are_made_again(tmp_path: Path, change: str) -> None:
    """A file that is gone, shorter, another one, or has other columns is no beginning."""
    csv, part, file = (tmp_path / name for name in ("games.csv", "games.csv.part", "games.json"))
    expected = simulate(RULES, 2 * CHUNK, seed=5).frame()
    with pytest.raises(Interrupted):
        simulate(RULES, 2 * CHUNK, seed=5, csv=csv, checkpoint=file, progress=after(CHUNK))
    text = part.read_bytes()
    columns = None
    if change == "none":
        part.unlink()
    elif change == "shorter":
        part.write_bytes(text[:-10])
    elif change == "other":
        part.write_bytes(text[:-10] + b"0" * 10)
    else:
        columns = expected.columns[:3]
    simulate(RULES, 2 * CHUNK, seed=5, csv=csv, checkpoint=file, columns=columns)
    found = pl.read_csv(csv)
    assert found.columns == (columns or expected.columns)
    assert found["game"].to_list() == list(range(2 * CHUNK))
    assert found["winner"].to_list() == expected["winner"].to_list()


def test_an_interruption_while_rows_are_made_again_loses_nothing(tmp_path: Path, whole: Report) -> None:
    """The games of the checkpoint stay in it; the rows are made again once more."""
    file, csv = tmp_path / "games.json", tmp_path / "games.csv"
    with pytest.raises(Interrupted):
        simulate(RULES, GAMES, seed=5, checkpoint=file, progress=after(3 * CHUNK))
    with pytest.raises(Interrupted) as caught:
        simulate(RULES, GAMES, seed=5, checkpoint=file, csv=csv, progress=after(CHUNK))
    assert caught.value.report.tally.games == 3 * CHUNK
    assert simulate(RULES, GAMES, seed=5, checkpoint=file, csv=csv).tally == whole.tally
    assert pl.read_csv(csv)["game"].to_list() == list(range(GAMES))


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A checkpoint of 500 games."""
    file = tmp_path_factory.mktemp("kept") / "games.json"
    simulate("classic", 500, seed=5, checkpoint=file)
    return file.read_text(encoding="utf-8")


def test_it_is_json_with_the_exact_counts(written: str) -> None:
    """Anybody can read it: pairs of a number and how many games had it."""
    told = json.loads(written)
    assert (told["seed"], told["first"], told["program"], told["csv"]) == (5, 0, __version__, None)
    assert told["rules"]["order"] == "winner-first"
    tally: Tally = simulate("classic", 500, seed=5).tally
    assert told["tally"]["battles"] == [list(pair) for pair in tally.battles.items()]
    assert told["tally"]["wins"] == list(tally.wins)


@pytest.mark.parametrize(
    ("rules", "seed", "complaint"),
    [
        ("classic", 6, "belongs to another campaign: it has seed=5, not seed=6"),
        ("classic war_down=1", 5, "belongs to another campaign: it has war_down=3, not war_down=1"),
        ("three-players", 5, "belongs to another campaign: it has seats=2, not seats=3"),
        ("classic target=40", 5, "belongs to another campaign: it has target=none, not target=40"),
    ],
)
def test_another_campaigns_is_refused(tmp_path: Path, written: str, rules: str, seed: int, complaint: str) -> None:
    """With the first thing that differs; the file stays as it is."""
    file = tmp_path / "games.json"
    file.write_text(written, encoding="utf-8")
    with pytest.raises(LabError, match=complaint):
        simulate(rules, 500, seed, checkpoint=file)
    assert file.read_text(encoding="utf-8") == written


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"draws":0', '"draws":1', "altered or cut short"),
        ('"games":500', '"games":499', "altered or cut short"),
        ('"draws":0', '"draws":-1', r"no checkpoint of a campaign \(tally.draws"),
        ('"draws":0,', "", r"no checkpoint of a campaign \(tally: the key 'draws' is missing"),
        ('"seed":5', '"seed":5,"more":5', r"no checkpoint of a campaign \(.*no key"),
        ('"first":0', '"first":0.5', "no checkpoint of a campaign"),
        ('{"csv"', '{"csv', "no checkpoint of a campaign"),
        (f'"program":"{__version__}"', '"program":"0.0.1"', "written by version 0.0.1 of this program"),
    ],
)
def test_a_damaged_one_is_refused(tmp_path: Path, written: str, old: str, new: str, complaint: str) -> None:
    """It is never gone on from, nor written over."""
    assert old in written
    file = tmp_path / "games.json"
    file.write_text(written.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(LabError, match=complaint):
        simulate("classic", 500, 5, checkpoint=file)
    assert file.read_text(encoding="utf-8") == written.replace(old, new, 1)


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff", b"A K Q\n", b"null"])
def test_other_files_are_refused(tmp_path: Path, content: bytes) -> None:
    """Nothing of theirs is lost."""
    file = tmp_path / "games.json"
    file.write_bytes(content)
    with pytest.raises(LabError, match="is no checkpoint of a campaign"):
        simulate("classic", 500, 5, checkpoint=file)
    assert file.read_bytes() == content


def test_places_that_cannot_be_written_to(tmp_path: Path) -> None:
    """Said before a game is played."""
    for place in (tmp_path, tmp_path / "absent" / "games.json"):
        with pytest.raises(OSError, match=str(place)):
            simulate("classic", 500, 5, checkpoint=place, progress=after(0))
    with pytest.raises(RulesError):
        simulate("classic target=20", 500, 5, checkpoint=tmp_path / "games.json")
    assert not list(tmp_path.iterdir())


def test_a_full_disk_leaves_the_last_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing beside it; the campaign goes on from there when there is room again."""
    file = tmp_path / "games.json"
    simulate("classic", 500, 5, checkpoint=file)
    kept = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            simulate("classic", 900, 5, checkpoint=file)
    assert [each.name for each in tmp_path.iterdir()] == ["games.json"]
    assert file.read_bytes() == kept
    assert simulate("classic", 900, 5, checkpoint=file).tally == simulate("classic", 900, 5).tally


def test_errors_in_the_middle_keep_what_was_played(tmp_path: Path) -> None:
    """Whatever goes wrong, the games before it count."""

    def fail(done: int) -> None:
        if done >= 2 * CHUNK:
            raise RuntimeError("something else")

    file = tmp_path / "games.json"
    with pytest.raises(RuntimeError, match="something else"):
        simulate(RULES, GAMES, seed=5, checkpoint=file, progress=fail)
    assert json.loads(file.read_text(encoding="utf-8"))["tally"]["games"] == 2 * CHUNK


KILLED = """
import sys
from bataille.lab import checkpoint, simulate
checkpoint._EVERY = 0.0
simulate(sys.argv[1], int(sys.argv[2]), 5, chunk=200, csv=sys.argv[3], checkpoint=sys.argv[4],
         progress=lambda done: print(done, flush=True))
"""


@pytest.mark.cpython
def test_a_process_that_is_killed(tmp_path: Path) -> None:
    """Without a chance to tidy up: nothing has the final name, and the next one goes on to the same result."""
    csv, file = tmp_path / "games.csv", tmp_path / "games.json"
    program = [sys.executable, "-c", KILLED, RULES, str(10_000 * CHUNK), str(csv), str(file)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert [int(process.stdout.readline()) for _ in range(2)] == [CHUNK, 2 * CHUNK]
        process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    assert not csv.exists()
    played = json.loads(file.read_text(encoding="utf-8"))["tally"]["games"]
    assert played >= CHUNK
    games = played + GAMES
    report = simulate(RULES, games, 5, csv=csv, checkpoint=file)
    assert report.tally == simulate(RULES, games, 5).tally
    assert pl.read_csv(csv)["game"].to_list() == list(range(games))
