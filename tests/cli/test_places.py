"""Where the laboratory's files may go: what is no regular file is written to, and never replaced."""

from __future__ import annotations

import os
import stat
import subprocess
from pathlib import Path
from threading import Thread

import pytest

from bataille.lab import simulate
from bataille.record import read_record
from tests.cli.conftest import Command, Said
from tests.cli.test_process import PROGRAM, environment

pytestmark = pytest.mark.cpython

FEW = ("--games", "500", "--seed", "3")
COLUMNS = ("--columns", "game,battles")


@pytest.fixture(scope="module")
def rows() -> bytes:
    """What the table of these games holds."""
    return simulate("classic", 500, seed=3).frame().select("game", "battles").write_csv().encode()


def through(place: Path, bataille: Command, *words: str) -> tuple[Said, bytes]:
    """What a command says, and what came out of a FIFO meanwhile."""
    os.mkfifo(place)
    came: list[bytes] = []
    reader = Thread(target=lambda: came.append(place.read_bytes()), daemon=True)
    reader.start()
    said = bataille(*words)
    reader.join(30)
    assert stat.S_ISFIFO(place.stat().st_mode)
    assert list(place.parent.iterdir()) == [place]
    return said, b"".join(came)


def test_a_fifo_gets_the_rows_as_they_come(bataille: Command, tmp_path: Path, rows: bytes) -> None:
    """And stays what it was."""
    place = tmp_path / "rows"
    said, came = through(place, bataille, "simulate", *FEW, *COLUMNS, "--csv", str(place))
    assert (said.status, said.err, came) == (0, "", rows)
    assert said.out.startswith("Games")


@pytest.mark.parametrize("command", ["simulate classic", "compare classic order=shuffled classic"])
def test_a_fifo_gets_charts(bataille: Command, tmp_path: Path, command: str) -> None:
    """As SVG, whatever it is called."""
    place = tmp_path / "charts"
    said, came = through(place, bataille, *command.split(), *FEW, "--plot", str(place))
    assert (said.status, said.err) == (0, "")
    assert came.startswith(b"<?xml")
    assert came.rstrip().endswith(b"</svg>")


@pytest.mark.parametrize("command", ["hunt longest --games 2000", "play classic --auto"])
def test_a_fifo_gets_a_record(bataille: Command, tmp_path: Path, command: str) -> None:
    """One, of the whole game."""
    place = tmp_path / "record"
    said, came = through(place, bataille, *command.split(), "--record", str(place))
    assert (said.status, said.err) == (0, "")
    assert read_record(came.decode()).outcome is not None


@pytest.mark.parametrize("name", ["-", "/dev/stdout", "/dev/fd/1"])
def test_standard_output(tmp_path: Path, rows: bytes, name: str) -> None:
    """Rows alone stand there, also where it is a file; the results go to standard error."""
    place = tmp_path / "rows"
    with place.open("wb") as file:
        said = subprocess.run(
            [*PROGRAM, "simulate", *FEW, *COLUMNS, "--csv", name],
            stdout=file,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=environment(),
            cwd=tmp_path,
            check=True,
        )
    assert place.read_bytes() == rows
    assert said.stderr.startswith("Games")
    assert list(tmp_path.iterdir()) == [place]


@pytest.mark.parametrize("option", ["--csv", "--parquet", "--plot", "--checkpoint"])
@pytest.mark.parametrize("old", ["old", None])
def test_a_symbolic_link_is_followed(bataille: Command, tmp_path: Path, option: str, old: str | None) -> None:
    """To a file, or to where one will be: it stays a link, and nothing else lies anywhere."""
    links, files = tmp_path / "links", tmp_path / "files"
    links.mkdir()
    files.mkdir()
    place, link = files / "place", links / "link.svg"
    link.symlink_to(place)
    if old is not None and option != "--checkpoint":
        place.write_text(old, encoding="utf-8")
    said = bataille("simulate", *FEW, option, str(link))
    assert (said.status, said.err) == (0, "")
    assert link.is_symlink()
    assert place.stat().st_size > 100
    assert (list(links.iterdir()), list(files.iterdir())) == ([link], [place])


def test_a_record_follows_a_symbolic_link(bataille: Command, tmp_path: Path) -> None:
    """Of a hunt and of a game."""
    place, link = tmp_path / "place", tmp_path / "link"
    link.symlink_to(place)
    for words in ("hunt longest --games 2000", "play classic --auto --seed 8"):
        assert bataille(*words.split(), "--record", str(link)).status == 0
        assert link.is_symlink()
        assert read_record(place.read_text(encoding="utf-8")).outcome is not None
        assert sorted(tmp_path.iterdir()) == [link, place]


@pytest.mark.parametrize(
    ("option", "what"), [("--parquet", "Parquet"), ("--plot", "PNG"), ("--checkpoint", "a checkpoint")]
)
def test_what_needs_a_file_is_refused_elsewhere(bataille: Command, tmp_path: Path, option: str, what: str) -> None:
    """Before a game is played, and without waiting for a reader."""
    place = tmp_path / "place.png"
    os.mkfifo(place)
    complaint = bataille("simulate", *FEW, option, str(place)).refused()
    assert complaint == f"{place} is no file: {what} cannot be written there"
    assert list(tmp_path.iterdir()) == [place]


def test_a_full_device(bataille: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Says that it is full after the results, and is not replaced, nor is a link to it."""

    def never(*_: object) -> None:
        raise AssertionError("a device is not replaced")

    monkeypatch.setattr(Path, "replace", never)
    link = tmp_path / "full"
    link.symlink_to("/dev/full")
    said = bataille("simulate", *FEW, "--csv", str(link))
    assert said.status == 2
    assert said.out.startswith("Games")
    assert said.err.splitlines()[-1] == f"bataille: {link}: No space left on device"
    assert link.is_symlink()
    assert stat.S_ISCHR(link.stat().st_mode)
