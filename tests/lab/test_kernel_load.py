"""Where compiled kernels are kept, and what happens where they cannot be."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bataille.lab.kernel.disk import cache_directory
from tests.lab.processes import said_by

#: Plays three games of a rule set that compiles fast, and tells what they were and how often code was found on disk.
PROGRAM = """
import sys
from bataille.lab.kernel import kernel_for
from bataille.lab.kernel.load import load_compiled
from bataille.rules import Captures, Rules
rules = Rules(captures=Captures.NONE, stakes=True)
kernel = kernel_for(rules, detail=False)
assert "numba" not in sys.modules
games = kernel.play(1, 0, 3)
hits = sum(load_compiled(rules, detail=False, vectors=False).stats.cache_hits.values())
print(hits, games.battles.tolist(), games.winner.tolist())
"""

#: A command of these rules.
COMMAND = """
import sys
from bataille.cli import main
words = ["simulate", "classic", "captures=none", "stakes=true"]
"""


def run(cache: Path) -> list[str]:
    """What the program prints, in words."""
    return said_by(PROGRAM, cache).split(maxsplit=1)


def test_a_later_process_finds_the_compiled_code(tmp_path: Path) -> None:
    """The first compiles and keeps; the second loads, and plays the same games."""
    first, second = run(tmp_path), run(tmp_path)
    assert (first[0], second[0]) == ("0", "1")
    assert first[1] == second[1]


def test_a_command_says_that_it_compiles(tmp_path: Path) -> None:
    """The first time, in a line, where there is no terminal for a bar; later nothing."""
    program = COMMAND + "sys.stderr = sys.stdout; main([*words, '--games', '3'])"
    first, *_ = said_by(program, tmp_path).splitlines()
    assert first == "bataille: these rules are compiled now, once and for all: that takes some seconds"
    again = said_by(program, tmp_path).splitlines()
    assert again
    assert not any(line.startswith("bataille:") for line in again)


def test_without_a_directory_the_kernel_is_compiled_all_the_same(tmp_path: Path) -> None:
    """Where a file stands in the place of the directory, nothing is kept, and nothing fails."""
    (tmp_path / "cache").write_text("no directory")
    hits, games = run(tmp_path / "cache")
    assert hits == "0"
    assert games


def test_the_directory_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`BATAILLE_CACHE` comes first."""
    monkeypatch.setenv("BATAILLE_CACHE", str(tmp_path))
    assert cache_directory() == tmp_path


@pytest.mark.parametrize(
    ("platform", "variable", "expected"),
    [("linux", "XDG_CACHE_HOME", "bataille"), ("win32", "LOCALAPPDATA", "bataille")],
)
def test_the_directory_is_the_systems(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, variable: str, expected: str
) -> None:
    """Each system has its own place for what can be made again."""
    monkeypatch.delenv("BATAILLE_CACHE", raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path))
    assert cache_directory() == tmp_path / expected


def test_the_directory_on_a_mac(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the library of the home."""
    monkeypatch.delenv("BATAILLE_CACHE", raising=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    assert cache_directory() == Path.home() / "Library" / "Caches" / "bataille"
