"""What `bench` measures: that it is what it says, not how fast it is."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bataille.lab.bench import NAMES, ROWS, Rival, measure, rivals

NEEDS_COMPILER = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


@pytest.fixture
def built() -> Iterator[dict[str, Rival]]:
    """The compiled programs."""
    with rivals() as programs:
        yield programs


@NEEDS_COMPILER
def test_the_programs_are_compiled_and_run(built: dict[str, Rival]) -> None:
    """Both of them, from the sources in the package."""
    assert set(built) == set(NAMES)
    for rival in built.values():
        assert 0 < rival.seconds_per_game(1_000, 3) < 1


def test_without_a_compiler_there_are_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """And where it makes nothing, neither."""
    monkeypatch.setenv("PATH", str(tmp_path))
    with rivals() as programs:
        assert programs == {}
    (tmp_path / "cc").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "cc").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    with rivals() as programs:
        assert programs == {}


def test_rows_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Classic is its own measure; without a rival there is no ratio to it; games are those of the kernel."""
    monkeypatch.setattr(measure, "ROWS", {"classic": ROWS["classic"]})
    told: list[str] = []
    rows = measure.measure_rows({}, NAMES, 2, 0.01, told.append)
    assert set(rows) == {"classic"}
    assert rows["classic"].to_classic == 1
    assert rows["classic"].to_rivals == {"branchfree": None, "scalar": None}
    assert 150 < rows["classic"].battles_per_game < 230
    assert told == ["classic", "1", "2"]
