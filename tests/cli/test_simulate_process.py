"""`bataille simulate` as a process that is stopped, or whose disk is full: what was played is kept, rightly named."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen

import polars as pl
import pytest

from bataille.lab import simulate
from tests.cli.test_process import PROGRAM, environment

pytestmark = [pytest.mark.cpython, pytest.mark.usefixtures("heard")]

ENDLESS = ("--games", "1000000000000", "--seed", "4", "--threads", "1", "--json")
#: More than a file may hold below.
MANY = ("--games", "400000", "--seed", "4")
LIMIT = 1_000_000


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """The kernel is on the disk before a test begins."""
    simulate("classic", 1)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_stopped(tmp_path: Path, number: signal.Signals) -> None:
    """Exit code 130, the summary so far, the rows under another name, and a checkpoint to go on from."""
    csv, kept = tmp_path / "games.csv", tmp_path / "kept.json"
    words = [*PROGRAM, "simulate", *ENDLESS, "--csv", str(csv), "--checkpoint", str(kept)]
    with Popen(words, stdout=PIPE, stderr=PIPE, encoding="utf-8", env=environment()) as process:
        wait_for_rows(process, tmp_path / "games.csv.part")
        process.send_signal(number)
        out, err = process.communicate()
    assert process.returncode == 130
    told = json.loads(out)
    assert told["games"] == json.loads(kept.read_text(encoding="utf-8"))["tally"]["games"] > 0
    assert not told["complete"]
    lines = err.splitlines()
    assert lines[0] == f"bataille: the rows written so far are in {csv}.part"
    assert lines[1] == f"bataille: interrupted: {told['games']:,} of 1,000,000,000,000 games were played"
    assert lines[2:] == [f"bataille: the same command goes on from {kept}"]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games.csv.part", "kept.json"]
    games = told["games"] + 1_000
    report = simulate("classic", games, 4, csv=csv, checkpoint=kept)
    assert report.tally == simulate("classic", games, 4).tally
    assert pl.read_csv(csv)["game"].to_list() == list(range(games))


def test_what_is_ignored_stays_ignored(tmp_path: Path) -> None:
    """As `nohup` has it: a terminal that is closed does not end what was to go on without it."""
    csv = tmp_path / "games.csv"
    words = ["nohup", *PROGRAM, "simulate", *ENDLESS, "--csv", str(csv)]
    with Popen(words, stdin=DEVNULL, stdout=PIPE, stderr=PIPE, encoding="utf-8", env=environment()) as process:
        part = tmp_path / "games.csv.part"
        wait_for_rows(process, part)
        process.send_signal(signal.SIGHUP)
        size = part.stat().st_size
        while part.stat().st_size <= size:
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGTERM)
        process.communicate()
    assert process.returncode == 130


def wait_for_rows(process: Popen[str], part: Path) -> None:
    """Until the first chunk is on the disk, and more."""
    while not part.exists() or part.stat().st_size < 4_000_000:
        assert process.poll() is None
        time.sleep(0.01)


@pytest.mark.parametrize("option", ["--csv", "--parquet"])
def test_no_room_for_rows(tmp_path: Path, option: str) -> None:
    """The results so far, and which file had no room; nothing has the final name, what can be read is kept."""
    kept = tmp_path / "kept.json"
    name = f"games.{option[2:]}"

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, LIMIT))

    said = subprocess.run(
        [*PROGRAM, "simulate", *MANY, "--json", option, str(tmp_path / name), "--checkpoint", str(kept)],
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        check=False,
        preexec_fn=limit,  # no other threads here
    )
    assert said.returncode == 2
    told = json.loads(said.stdout)
    assert told["games"] == json.loads(kept.read_text(encoding="utf-8"))["tally"]["games"] > 0
    *parts, played, goes_on, complaint = said.stderr.splitlines()
    assert played == f"bataille: stopped after {told['games']:,} of 400,000 games"
    assert goes_on == f"bataille: the same command goes on from {kept}"
    assert complaint == f"bataille: {tmp_path / name}: File too large"
    kept.unlink()
    left = [file.name for file in tmp_path.iterdir()]
    assert left == ([f"{name}.part"] if option == "--csv" else [])
    assert parts == [f"bataille: the rows written so far are in {tmp_path / name}.part" for name in [name] if left]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte, where the tests may make one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    made = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(disk)]
    if os.geteuid() or subprocess.run(made, check=False, capture_output=True).returncode:
        pytest.skip("needs the right to mount a disk")
    try:
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_a_full_disk(small_disk: Path) -> None:
    """Rows, checkpoint and charts: nothing half-written has the final name, and the campaign can go on elsewhere."""
    csv, kept = small_disk / "games.csv", small_disk / "kept.json"
    words = [*PROGRAM, "simulate", *MANY, "--csv", str(csv), "--checkpoint", str(kept)]
    said = subprocess.run(words, capture_output=True, encoding="utf-8", env=environment(), check=False)
    assert said.returncode == 2
    assert said.stdout.startswith("Games")
    first, *_, last = said.stderr.splitlines()
    assert first == f"bataille: the rows written so far are in {csv}.part"
    assert last == f"bataille: {csv}: No space left on device"
    left = {file.name for file in small_disk.iterdir()}
    assert "games.csv.part" in left <= {"games.csv.part", "kept.json"}
    csv.with_name("games.csv.part").unlink()
    games = 1_000 if not kept.exists() else json.loads(kept.read_text(encoding="utf-8"))["tally"]["games"] + 1_000
    assert simulate("classic", games, 4, checkpoint=kept).tally == simulate("classic", games, 4).tally
    fill = small_disk / "fill"
    with pytest.raises(OSError, match="No space left"), fill.open("wb") as file:
        file.write(bytes(2_000_000))
    words = [*PROGRAM, "simulate", "--games", "100", "--plot", str(small_disk / "games.svg")]
    said = subprocess.run(words, capture_output=True, encoding="utf-8", env=environment(), check=False)
    assert said.stdout.startswith("Games")
    assert (said.returncode, said.stderr) == (2, f"bataille: {small_disk / 'games.svg'}: No space left on device\n")
    assert sorted(file.name for file in small_disk.iterdir()) == ["fill", "kept.json"]


def test_standard_output_is_named() -> None:
    """Not `-`; and nobody interrupted what could not be written."""
    words = [*PROGRAM, "simulate", "--games", "500", "--csv", "-"]
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        said = subprocess.run(words, stdout=full, stderr=PIPE, encoding="utf-8", env=environment(), check=False)
    assert said.returncode == 2
    *_, played, complaint = said.stderr.splitlines()
    assert played == "bataille: stopped after 500 of 500 games"
    assert complaint == "bataille: standard output: No space left on device"
