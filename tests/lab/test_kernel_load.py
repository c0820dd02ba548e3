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
ready = kernel.is_ready()
assert "numba" not in sys.modules
games = kernel.play(1, 0, 3)
hits = sum(load_compiled(rules, detail=False, vectors=False).stats.cache_hits.values())
print(ready, hits, games.battles.tolist(), games.winner.tolist())
"""


def run(cache: Path) -> list[str]:
    """What the program prints, in words."""
    return said_by(PROGRAM, cache).split(maxsplit=2)


def test_a_later_process_finds_the_compiled_code(tmp_path: Path) -> None:
    """The first compiles and keeps; the second loads, and plays the same games."""
    first, second = run(tmp_path), run(tmp_path)
    assert first[:2] == ["False", "0"]
    assert second[:2] == ["True", "1"]
    assert first[2] == second[2]


def test_without_a_directory_the_kernel_is_compiled_all_the_same(tmp_path: Path) -> None:
    """Where a file stands in the place of the directory, nothing is kept, and nothing fails."""
    (tmp_path / "cache").write_text("no directory")
    ready, hits, games = run(tmp_path / "cache")
    assert (ready, hits) == ("False", "0")
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
