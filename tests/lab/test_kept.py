"""Compiled functions that later processes find on the disk, of Casino War for instance."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.lab.processes import said_by

#: Plays a few sessions, and tells what they were and how often code was found on the disk.
PROGRAM = """
from bataille.lab.casino.croupier import Croupier
from bataille.lab.casino.session import play_sessions
from bataille.lab.kept import kept
from bataille.variants import rules_of
games = Croupier(rules_of("casino", ["rounds=20"]), ("always-war",)).play(1, 0, 3)
print(sum(kept(play_sessions).stats.cache_hits.values()), games.columns["bankroll_0"].tolist(), games.wars.tolist())
"""


def run(cache: Path) -> list[str]:
    """What the program prints, in words."""
    return said_by(PROGRAM, cache).split(maxsplit=1)


@pytest.mark.parametrize("ending", ["nbi", "nbc"])
@pytest.mark.parametrize("rest", [0, 100])
def test_a_broken_file_is_compiled_anew(tmp_path: Path, ending: str, rest: int) -> None:
    """Whoever is stopped in the middle of copying leaves such files; the next process finds a whole one again."""
    whole = run(tmp_path)
    (file,) = tmp_path.rglob(f"*.{ending}")
    file.write_bytes(file.read_bytes()[:rest])
    assert run(tmp_path) == whole
    assert run(tmp_path) == ["1", whole[1]]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system limits no files")
def test_without_room_it_is_compiled_all_the_same(tmp_path: Path) -> None:
    """Files of more than a few kB cannot be written here; nothing fails, and nothing is left half-written."""
    limited = "import resource, signal\nsignal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
    limited += "resource.setrlimit(resource.RLIMIT_FSIZE, (4_000, 4_000))\n"
    said = said_by(limited + PROGRAM, tmp_path).split(maxsplit=1)
    assert said[0] == "0"
    assert said == run(tmp_path)
    assert not [file for file in tmp_path.rglob("*") if ".tmp." in file.name or file.suffix == ".half"]


def test_a_later_process_finds_the_compiled_code(tmp_path: Path) -> None:
    """The first compiles and keeps; the second loads, and plays the same sessions."""
    first, second = run(tmp_path), run(tmp_path)
    assert (first[0], second[0]) == ("0", "1")
    assert first[1] == second[1]
