"""`bataille simulate`: what it prints, the files it writes, and what it refuses."""

from __future__ import annotations

import csv
import json
import re
import shlex
import sys
from pathlib import Path

import polars as pl
import pytest

import bataille as package
from bataille import lab
from bataille.lab import simulate
from tests.cli.conftest import Command

KEYS = {"games", "seed", "wins", "draws", "endless", "wars", "battles", "seconds"}
FEW = ("--games", "500", "--seed", "3")


def test_json(bataille: Command) -> None:
    """One line, with the keys that are promised, and the numbers that Python gives."""
    said = bataille("simulate", "classic", "war_down=3", *FEW, "--json")
    assert (said.status, said.err) == (0, "")
    (told,) = said.objects
    assert told.keys() >= KEYS
    assert told["battles"].keys() >= {"mean", "sd", "median", "min", "max"}
    assert told["games"] == 500
    assert told["seed"] == 3
    assert sum(told["wins"]) + told["draws"] + told["endless"] == 500
    expected = simulate("classic war_down=3", 500, seed=3).json()
    assert {**told, "seconds": 0} == {**json.loads(json.dumps(expected)), "seconds": 0}


def test_results_do_not_depend_on_threads(bataille: Command) -> None:
    """All that is printed but for the time."""
    said = [bataille("simulate", *FEW, "--json", "--threads", threads).objects[0] for threads in ("1", "3")]
    assert {**said[0], "seconds": 0} == {**said[1], "seconds": 0}


def test_the_games_named_can_be_watched(bataille: Command) -> None:
    """Every command that the summary gives plays the game of which it speaks."""
    said = bataille("simulate", "classic", *FEW)
    assert said.status == 0
    found = re.findall(r"^The (\w+).*?(\d+) (?:battles?|cards?)\n  (bataille play .*)$", said.out, re.MULTILINE)
    assert [kind for kind, _, _ in found] == ["longest", "shortest", "greatest"]
    for kind, amount, command in found:
        shown = bataille(*shlex.split(command)[1:], "--auto")
        assert shown.status == 0
        battles = re.findall(r"^Battle (\d+):", shown.out, re.MULTILINE)
        assert kind == "greatest" or battles[-1] == amount, command


def test_of_which_games_the_rest_speaks(bataille: Command) -> None:
    """Of those that ended, which is said where some have not."""
    said = bataille("simulate", "classic", "order=seat", *FEW)
    (told,) = bataille("simulate", "classic", "order=seat", *FEW, "--json").objects
    ended = sum(told["wins"]) + told["draws"]
    assert 0 < ended < 500
    assert re.search(rf"^Games that ended, of which the rest speaks +{ended}$", said.out, re.MULTILINE)
    assert "Games that ended" not in bataille("simulate", "classic", *FEW).out


@pytest.mark.parametrize("variant", ["classic", "casino rounds=1"])
def test_one_game_tells_nothing_of_errors(bataille: Command, variant: str) -> None:
    """A dash stands for what is not known, in JSON null."""
    words = ("simulate", *variant.split(), "--games", "1")
    said = bataille(*words)
    assert said.status == 0
    assert "± –" in said.out
    assert not re.search("± 0", said.out)
    told = bataille(*words, "--json").objects[0]
    assert [told["battles"][name] for name in ("mean_error", "sd", "sd_error", "median_error")] == [None] * 4


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_in_every_language(bataille: Command, language: str) -> None:
    """With decimals as it writes them, and nothing of the catalogue's own."""
    said = bataille("simulate", "classic", "order=seat", *FEW, "--language", language)
    assert said.status == 0
    assert not re.search("lab-|census-|[{}]", said.out)
    assert bool(re.search(r"\d,\d+ ±", said.out)) == (language != "en")
    assert "--game" in said.out


def test_files_hold_one_row_a_game(bataille: Command, tmp_path: Path) -> None:
    """CSV and Parquet say the same; nothing else lies beside them."""
    text, table = tmp_path / "games.csv", tmp_path / "games.parquet"
    said = bataille("simulate", "classic", "order=seat", *FEW, "--csv", str(text), "--parquet", str(table))
    assert (said.status, said.err) == (0, "")
    assert sorted(tmp_path.iterdir()) == [text, table]
    with text.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    frame = pl.read_parquet(table)
    expected = simulate("classic order=seat", 500, seed=3).frame()
    assert frame.equals(expected)
    assert list(rows[0]) == frame.columns
    assert [int(row["game"]) for row in rows] == list(range(500))
    assert [row["winner"] for row in rows] == ["" if w is None else str(w) for w in expected["winner"].to_list()]
    assert [int(row["battles"]) for row in rows] == expected["battles"].to_list()


def test_columns(bataille: Command, tmp_path: Path) -> None:
    """Those that are asked for, in this order, once."""
    text, table = tmp_path / "games.csv", tmp_path / "games.parquet"
    columns = ("--columns", "wars,game,wars")
    assert bataille("simulate", *FEW, *columns, "--csv", str(text), "--parquet", str(table)).status == 0
    expected = simulate("classic", 500, seed=3).frame().select("wars", "game")
    assert pl.read_parquet(table).equals(expected)
    assert pl.read_csv(text).columns == ["wars", "game"]


@pytest.mark.parametrize("columns", ["nonsense", "game,nonsense", "game,,wars", ""])
def test_unknown_columns(bataille: Command, tmp_path: Path, columns: str) -> None:
    """Said before a game is played, with those that there are."""
    text = tmp_path / "games.csv"
    complaint = bataille("simulate", *FEW, "--columns", columns, "--csv", str(text)).refused()
    wrong = "nonsense" if "nonsense" in columns else ""
    assert complaint.startswith(f"there is no column {wrong!r}; the columns are game, winner, termination, battles, ")
    assert not list(tmp_path.iterdir())


def test_an_interrupted_simulation_goes_on(bataille: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the same command, to what an uninterrupted one tells."""
    from bataille.lab.tables import Tables  # noqa: PLC0415  # for this test alone

    text, kept = tmp_path / "games.csv", tmp_path / "games.json"
    words = ("simulate", "--games", "100000", "--json", "--csv", str(text), "--checkpoint", str(kept))
    take = Tables.take

    def interrupt(self: Tables, played: object) -> None:
        if played.first:  # type: ignore[attr-defined]
            raise KeyboardInterrupt
        take(self, played)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(Tables, "take", interrupt)
        said = bataille(*words)
    assert said.status == 130
    assert f"bataille: the same command goes on from {kept}\n" in said.err
    said = bataille(*words)
    assert (said.status, said.err) == (0, "")
    whole = json.loads(json.dumps(simulate("classic", 100_000).json()))
    assert {**said.objects[0], "seconds": 0} == {**whole, "seconds": 0}
    assert pl.read_csv(text)["game"].to_list() == list(range(100_000))
    complaint = bataille(*words, "--seed", "1").refused()
    assert complaint == f"{kept} belongs to another campaign: it has seed=0, not seed=1"


@pytest.mark.parametrize(("ending", "begins"), [("svg", b"<?xml"), ("PNG", b"\x89PNG")])
def test_charts(bataille: Command, tmp_path: Path, ending: str, begins: bytes) -> None:
    """By the ending of the file; the same games make the same file."""
    files = [tmp_path / f"{name}.{ending}" for name in "ab"]
    for file in files:
        assert bataille("simulate", *FEW, "--plot", str(file)).status == 0
    first, second = (file.read_bytes() for file in files)
    assert first.startswith(begins)
    assert first == second
    assert sorted(tmp_path.iterdir()) == files


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--games 0", "0 games cannot be played: give a number from 1 to 9223372036854775807"),
        ("--games -5", "-5 games cannot be played: give a number from 1 to 9223372036854775807"),
        (
            "--games 9223372036854775808",
            "9223372036854775808 games cannot be played: give a number from 1 to 9223372036854775807",
        ),
        ("--games many", "--games: 'many' cannot be: expected a whole number"),
        ("--threads 0", "--threads: '0' cannot be: expected a whole number from 1 to 1024"),
        ("--plot games.jpg", "--plot: 'games.jpg' cannot be: expected .svg or .png"),
        ("--csv a.csv --parquet ./a.csv", "--csv a.csv and --parquet ./a.csv cannot go together"),
        ("classic extra", "'extra' is too much here"),
        ("--columns game", "--columns says nothing without --csv or --parquet"),
        ("--checkpoint a.csv --csv a.csv", "--csv a.csv and --checkpoint a.csv cannot go together"),
        ("--cluster=", "--cluster needs a value"),
        ("--cluster tcp://127.0.0.1:1 --threads 2", "--cluster and --threads cannot go together"),
        ("--cluster tcp://127.0.0.1:1", "no cluster answers at tcp://127.0.0.1:1 ([Errno 111] Connection refused)"),
        (
            "--seed 18446744073709551616x --games 0",
            "0 games cannot be played: give a number from 1 to 9223372036854775807",
        ),
    ],
)
def test_refused(bataille: Command, words: str, complaint: str) -> None:
    """One line, and exit code 2."""
    assert bataille("simulate", *words.split()).refused() == complaint


@pytest.mark.parametrize("option", ["--csv", "--parquet", "--plot"])
def test_files_that_cannot_be_written(bataille: Command, tmp_path: Path, option: str) -> None:
    """Said before a game is played; nothing is left behind."""
    absent = tmp_path / "absent" / "games.svg"
    assert "No such file or directory" in bataille("simulate", *FEW, option, str(absent)).refused()
    folder = tmp_path / "folder.svg"
    folder.mkdir()
    assert str(folder) in bataille("simulate", *FEW, option, str(folder)).refused()
    if option != "--plot":
        assert bataille("simulate", *FEW, option, ".").refused() == ".: Is a directory"
    assert list(tmp_path.iterdir()) == [folder]


@pytest.mark.parametrize("option", ["--csv", "--parquet", "--plot", "--checkpoint"])
def test_files_have_names(bataille: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, option: str) -> None:
    """A variable of the shell may be empty: said before a game is played, and not that a folder is in the way."""
    monkeypatch.chdir(tmp_path)
    for given in ([option, ""], [f"{option}="]):
        assert bataille("simulate", "--games", str(2**62), *given).refused() == f"{option} needs a value"
    if option in ("--csv", "--plot"):
        said = bataille("compare", "classic", "pagat", "--games", str(2**62), option, "")
        assert said.refused() == f"{option} needs a value"
    assert not list(tmp_path.iterdir())


def test_refused_rules_leave_no_file(bataille: Command, tmp_path: Path) -> None:
    """What is there stays there, too."""
    old = tmp_path / "games.csv"
    old.write_text("old", encoding="utf-8")
    bataille("simulate", "classic", "target=20", *FEW, "--csv", str(old)).refused()
    assert [(file.name, file.read_text(encoding="utf-8")) for file in tmp_path.iterdir()] == [("games.csv", "old")]


def test_interrupted(bataille: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The summary of the games before, exit code 130, and the rows kept under another name, readable."""
    from bataille.lab.tables import Tables  # noqa: PLC0415  # for this test alone

    take = Tables.take

    def interrupt(self: Tables, played: object) -> None:
        take(self, played)  # type: ignore[arg-type]
        if played.first:  # type: ignore[attr-defined]
            raise KeyboardInterrupt

    monkeypatch.setattr(Tables, "take", interrupt)
    text, table = tmp_path / "games.csv", tmp_path / "games.parquet"
    charts = tmp_path / "games.svg"
    files = ["--csv", str(text), "--parquet", str(table), "--plot", str(charts)]
    said = bataille("simulate", "--games", "200000", "--json", *files)
    assert said.status == 130
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games.csv.part", "games.parquet.part"]
    assert said.objects[0]["games"] == 1 << 15
    assert not said.objects[0]["complete"]
    assert f"interrupted: {1 << 15:,} of 200,000 games were played" in said.err
    assert str(text) in said.err
    assert f"bataille: no charts were drawn: {charts} was not written\n" in said.err
    assert pl.read_parquet(tmp_path / "games.parquet.part").height == 2 << 15
    assert pl.read_csv(tmp_path / "games.csv.part").height == 2 << 15


def test_lost_rows_are_told(bataille: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An interrupt may reach what writes Parquet too, and without its end such a file cannot be read."""
    from bataille.lab import tables  # noqa: PLC0415  # for this test alone

    table = tmp_path / "games.parquet"
    take = tables.Tables.take

    def interrupt(self: tables.Tables, played: object) -> None:
        take(self, played)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    def lose(writer: object) -> None:
        writer.close()  # type: ignore[attr-defined]
        table.with_name("games.parquet.part").unlink()

    monkeypatch.setattr(tables.Tables, "take", interrupt)
    monkeypatch.setattr(tables, "_close_quietly", lose)
    said = bataille("simulate", *FEW, "--parquet", str(table))
    assert said.status == 130
    assert f"bataille: nothing is left of the rows of {table}\n" in said.err


def test_charts_that_cannot_be_written_cost_no_results(bataille: Command) -> None:
    """They come last."""
    for command in ["simulate", "classic"], ["compare", "classic", "classic"]:
        said = bataille(*command, *FEW, "--plot", "/dev/full")
        assert said.status == 2
        assert said.err == "bataille: /dev/full: No space left on device\n"
        assert "Games" in said.lines[0] + said.lines[1]


def test_a_full_disk(bataille: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line says so and where the rows are; nothing stands under the final name."""

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("polars.DataFrame.write_csv", full)
    charts = tmp_path / "games.svg"
    said = bataille("simulate", *FEW, "--csv", str(tmp_path / "games.csv"), "--plot", str(charts))
    assert said.status == 2
    assert f"bataille: {tmp_path / 'games.csv'}: No space left on device\n" in said.err
    assert f"bataille: no charts were drawn: {charts} was not written\n" in said.err
    assert said.lines[0].split() == ["Games", "500"]
    assert [file.name for file in tmp_path.iterdir()] == ["games.csv.part"]


@pytest.mark.parametrize(
    ("missing", "words", "extra"),
    [
        ("numba", "", "lab"),
        ("polars", "--csv games.csv", "lab"),
        ("matplotlib", "--plot games.svg", "lab"),
        ("distributed", "--cluster tcp://127.0.0.1:1", "cluster"),
    ],
)
def test_without_the_extra(
    bataille: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, missing: str, words: str, extra: str
) -> None:
    """One line says what to install."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(package, "lab", lab)  # to be the same again when the modules are
    for name in [name for name in sys.modules if name.startswith(("bataille.lab", "bataille_kernel"))]:
        monkeypatch.delitem(sys.modules, name)

    class Absent:
        """Finds nothing of the package's name."""

        def find_spec(self, name: str, *_: object) -> None:
            if name.partition(".")[0] == missing:
                raise ModuleNotFoundError(name=missing)

    for name in [name for name in sys.modules if name.partition(".")[0] == missing]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [Absent(), *sys.meta_path])
    complaint = bataille("simulate", *FEW, *words.split()).refused()
    assert complaint.endswith(f" needs {missing}: install it with pip install bataille[{extra}]")
    assert not list(tmp_path.iterdir())
