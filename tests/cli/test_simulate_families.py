"""`bataille simulate` where somebody chooses, reacts or bets."""

from __future__ import annotations

import csv
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.conftest import Command

CASES = {
    "thinking --players middle-high,random --games 12": "Won by seat 1 (middle-high)",
    "speed --players quick,slow --games 10": "Reaction of seat 2 in milliseconds, on average",
    "casino rounds=30 bankroll=20 --games 40": "exactly, from a fresh shoe",
}


@pytest.mark.parametrize("words", CASES)
def test_the_games_named_can_be_watched(bataille: Command, words: str) -> None:
    """The summary says what the family is about, and its commands play the games of which it speaks."""
    said = bataille("simulate", *words.split(), "--seed", "3")
    assert (said.status, said.err) == (0, "")
    assert CASES[words] in said.out
    found = re.findall(r"^The (longest|shortest): (\d+) \w+\n  (bataille play .*)$", said.out, re.MULTILINE)
    assert [kind for kind, _, _ in found] == ["longest", "shortest"]
    for _, amount, command in found:
        shown = bataille(*shlex.split(command)[1:])
        assert shown.status == 0
        battles = re.findall(r"^Battle (\d+):", shown.out, re.MULTILINE)
        rounds = re.findall(r" bets \d+\.$", shown.out, re.MULTILINE)
        assert max(map(int, battles), default=len(rounds)) == int(amount), command


@pytest.mark.parametrize("words", CASES)
def test_rows_and_json(bataille: Command, tmp_path: Path, words: str) -> None:
    """One row a game, with columns of the family's own; the promised keys."""
    file = tmp_path / "games.csv"
    said = bataille("simulate", *words.split(), "--json", "--csv", str(file))
    (told,) = said.objects
    assert told.keys() >= {"games", "seed", "wins", "draws", "endless", "wars", "battles", "seconds"}
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert len(rows) == told["games"]
    own = {"thinking": "aces_1", "speed": "stolen_1", "casino": "bankroll_0"}[words.split(maxsplit=1)[0]]
    assert all(row[own].isdigit() for row in rows)


def test_players_of_another_family(bataille: Command) -> None:
    """Are refused in one line."""
    complaint = bataille("simulate", "thinking", "--players", "you", "--games", "2").refused()
    assert complaint == "there is no player 'you' here; choose from sly, middle-high, low-high, random"
