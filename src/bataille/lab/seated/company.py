"""A company of computer players that plays many games, as a kernel does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import bataille
from bataille.codec import encode
from bataille.errors import LabError, SeedError
from bataille.lab.kernel.games import Games, blank
from bataille.lab.seated.worker import work
from bataille.outcome import Termination
from bataille.rules import Rules, Speed, refuse_out_of_range
from bataille.value import value

_WORDS = 2**64
#: So few games are played here: starting a process would take longer.
_HERE = 8
_PLACE = {str(termination): place for place, termination in enumerate(Termination)}


@value
class Company:
    """Plays games of Speed War or the thinking variant. Safe to use from several threads."""

    rules: Rules
    #: The keys of the computer players, by seat.
    players: tuple[str, ...]

    def play(self, seed: int, first: int, count: int) -> Games:
        """Games `first` to `first` + `count` − 1 of a seed; many of them in a process of their own.

        Raises `RulesError`, `SeedError`, and `LabError` (`lab/worker`) where the process was stopped.
        """
        refuse_out_of_range(self.rules)
        for name, number in ("seed", seed), ("game", first), ("game", first + max(count, 1) - 1):
            if not 0 <= number < _WORDS:
                raise SeedError("seed/range", name=name, number=str(number))
        rules, players = encode(self.rules), list(self.players)
        task = json.dumps({"rules": rules, "players": players, "seed": seed, "first": first, "count": count})
        return _games(self.rules, json.loads(work(task) if count <= _HERE else _work_apart(task)))


def _work_apart(task: str) -> str:
    home = str(Path(bataille.__file__).parents[1])
    path = os.pathsep.join([home, *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(  # our own module
        [sys.executable, "-P", "-m", "bataille.lab.seated.worker"],
        input=task,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": path},
    )
    if done.returncode:
        raise LabError("lab/worker", status=done.returncode)
    return done.stdout


def _games(rules: Rules, rows: list[list[Any]]) -> Games:
    seats = rules.seats
    games = blank(len(rows), seats)
    games.since.fill(-1)
    games.period.fill(-1)
    # As many columns as a row has, also without rows.
    columns: list[Any] = [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(15)]
    simple: tuple[NDArray[Any], ...] = (games.winner, games.battles, games.wars, games.sharing, games.drawn)
    detail: tuple[NDArray[Any], ...] = (games.longest_chain, games.lead_changes, games.comeback)
    games.termination[:] = [_PLACE[name] for name in columns[1]]
    for array, column in zip((*simple, *detail), (columns[0], *columns[2:9]), strict=True):
        array[:] = column
    games.aces[:] = np.reshape(columns[9], (-1, seats))
    games.strength[:] = np.reshape(columns[10], (-1, seats))
    if isinstance(rules.part, Speed):
        games.columns["seconds"] = np.array(columns[11], np.uint32)
        for name, column in ("grabbed", columns[12]), ("stolen", columns[13]):
            for seat in range(seats):
                games.columns[f"{name}_{seat}"] = np.array([each[seat] for each in column], np.uint32)
        for seat in range(seats):
            times = Counter(time for each in columns[14] for time in each[seat])
            games.counts[f"reaction_{seat}"] = dict(sorted(times.items()))
    return games
