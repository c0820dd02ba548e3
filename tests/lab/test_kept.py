"""Compiled functions that later processes find on the disk, of Casino War for instance."""

from __future__ import annotations

from pathlib import Path

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


def test_a_later_process_finds_the_compiled_code(tmp_path: Path) -> None:
    """The first compiles and keeps; the second loads, and plays the same sessions."""
    first, second = run(tmp_path), run(tmp_path)
    assert (first[0], second[0]) == ("0", "1")
    assert first[1] == second[1]
