"""`bataille bench`: what is said of measurements; how fast anything is is no test's business."""

from __future__ import annotations

from pathlib import Path

import pytest

from bataille.lab import bench
from bataille.lab.bench import Compiling, Row, Threads
from tests.cli.conftest import Command


@pytest.fixture(autouse=True)
def _measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Measurements that were made up, on a machine without a compiler."""

    def rows(*_: object) -> dict[str, Row]:
        found = {name: Row(50_000.0, 2_500_000.0, 50.0, 0.5, {}) for name in bench.ROWS}
        return {**found, "classic": Row(2_000_000.0, 4e8, 200.0, 1.0, {"branchfree": 1.5, "scalar": None})}

    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(bench, "measure_rows", rows)
    monkeypatch.setattr(bench, "measure_threads", lambda *_: Threads(2e6, 3.8e6, 1.9))
    monkeypatch.setattr(bench, "measure_compiling", lambda: Compiling(4.25, 0.75))


def test_for_programs(bataille: Command) -> None:
    """One object with a key for each row; null where nothing could be compared, with one line about it."""
    said = bataille("bench", "--json")
    (measured,) = said.objects
    assert measured["classic"] == {
        "games_per_second": 2e6,
        "battles_per_second": 4e8,
        "battles_per_game": 200.0,
        "battles_ratio_to_classic": 1.0,
        "ratio_to_branchfree": 1.5,
        "ratio_to_scalar": None,
    }
    assert set(measured) == {*bench.ROWS, "threads", "compile"}
    assert measured["threads"]["ratio"] == 1.9
    assert measured["compile"] == {"first_seconds": 4.25, "later_seconds": 0.75}
    assert said.err == "bataille: no C compiler was found that makes the programs for comparison\n"


def test_for_people(bataille: Command) -> None:
    """A line for each row, and what was compared."""
    said = bataille("bench", "--rounds", "3")
    lines = [" ".join(line.split()) for line in said.lines]
    assert lines[0] == "games/s M battles/s battles/game × classic"
    assert lines[1] == "Classic 2,000,000 400.0 200.0 1.00"
    assert lines[5] == "Prizes shuffled 50,000 2.5 50.0 0.50"
    assert lines[-4:] == [
        "Classic, games a second: 1.50 × branchfree.c",
        "Classic, games a second: – × scalar.c",
        "Two threads: 1.90 × one",
        "From the start to the first game: 4.2 s when it is compiled, 0.8 s later",
    ]


@pytest.mark.parametrize("rounds", ["0", "-1", "1001", "x", "1e3"])
def test_rounds_are_counted(bataille: Command, rounds: str) -> None:
    """At least one, and not without end."""
    assert "from 1 to 1000" in bataille("bench", "--rounds", rounds).refused()


def test_words_are_too_much(bataille: Command) -> None:
    """In our own words, as for every command."""
    assert bataille("bench", "more").refused() == "'more' is too much here"
