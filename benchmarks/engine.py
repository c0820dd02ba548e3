"""How fast games are played, what recognising endless ones costs, and how long the import takes.

    python -m benchmarks.engine [--games N] [--repeats N] [--json]

Whole classic games (two seats, default rules), deal included, through the public step: one step a battle, other games
in every repeat. The ways of playing take turns within a repeat, so that a busy spell of the machine meets them all;
what is printed are medians of CPU time. An import is measured by starting Python with it and without it, in turns, by
the clock.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import bataille
from bataille.cards import STANDARD
from bataille.commands import Turn
from bataille.engine.setup import Setup, set_up
from bataille.families import family
from bataille.rules import Rules
from bataille.stream import Seeded

_RULES = Rules()
_TURN_UP = family(_RULES.part.TAG)
_STARTS = {"import bataille": "import bataille", "first game": "import bataille; bataille.start('classic', seed=1)"}


def with_events(source: Seeded) -> Setup:
    """Events kept, endless games recognised: what everybody plays."""
    return set_up(_RULES, STANDARD, source)


def quiet(source: Seeded) -> Setup:
    """No events, endless games recognised."""
    return set_up(_RULES, STANDARD, source, quiet=True)


def forgetful(source: Seeded) -> Setup:
    """Events kept, but no position remembered: an endless game would run into the guard."""
    return replace(with_events(source), finds_endless=False)


def forgetful_and_quiet(source: Seeded) -> Setup:
    """Neither events nor positions."""
    return replace(quiet(source), finds_endless=False)


_WAYS: tuple[Callable[[Seeded], Setup], ...] = (with_events, quiet, forgetful, forgetful_and_quiet)


def play(setup: Setup) -> int:
    """Play a game, keeping its events; the battles it took."""
    table, log = _TURN_UP.start(setup, None)
    turn = Turn()
    while table.outcome is None:
        table, events = _TURN_UP.step(setup, table, None, turn)
        log += events
    battles: int = table.outcome.battles
    return battles


def measure_games(games: int, repeats: int) -> dict[str, float]:
    """Games and battles a second, and the share of a game's time that recognising endless games takes."""
    seconds: dict[str, list[float]] = {way.__name__: [] for way in _WAYS}
    battles = 0
    for way in _WAYS:
        time_games(way, 0, games)  # warms up
    for repeat in range(repeats):
        for way in _WAYS:
            taken, played = time_games(way, repeat, games)
            seconds[way.__name__].append(taken)
            battles += played
    events, silent = median(seconds["with_events"]), median(seconds["quiet"])
    length = battles / (len(_WAYS) * repeats * games)
    return {
        "events_games_per_second": 1 / events,
        "events_games_per_second_best": 1 / min(seconds["with_events"]),
        "events_battles_per_second": length / events,
        "quiet_games_per_second": 1 / silent,
        "quiet_games_per_second_best": 1 / min(seconds["quiet"]),
        "quiet_battles_per_second": length / silent,
        "battles_per_game": length,
        "endless_share": _share(seconds["with_events"], seconds["forgetful"]),
        "endless_share_quiet": _share(seconds["quiet"], seconds["forgetful_and_quiet"]),
    }


def time_games(way: Callable[[Seeded], Setup], seed: int, games: int) -> tuple[float, int]:
    """CPU seconds a game, and the battles of all."""
    begun = process_time()
    battles = sum([play(way(Seeded(seed, game))) for game in range(games)])
    return (process_time() - begun) / games, battles


def _share(whole: list[float], without: list[float]) -> float:
    """The part of `whole` that is missing in `without`: the median over repeats, each with the same games."""
    return median([1 - less / more for more, less in zip(whole, without, strict=True)])


def measure_imports(repeats: int) -> dict[str, float]:
    """Milliseconds that an import, and a first game, add to the start of Python."""
    taken: dict[str, list[float]] = {"bare": [], **{what: [] for what in _STARTS}}
    for _ in range(repeats):
        for what, times in taken.items():
            begun = perf_counter()
            _start_python(_STARTS.get(what, "pass"))
            times.append(1_000 * (perf_counter() - begun))
    bare = median(taken["bare"])
    return {
        "bare_start_ms": bare,
        "import_ms": median(taken["import bataille"]) - bare,
        "first_game_ms": median(taken["first game"]) - bare,
    }


def _start_python(program: str) -> None:
    place = str(Path(bataille.__file__).parents[1])
    command = [sys.executable, "-c", program]
    subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": place})  # noqa: S603 - our own program


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engine", description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=100, help="games in a repeat (100)")
    parser.add_argument("--repeats", type=int, default=15, help="repeats (15)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    found = measure_games(options.games, options.repeats) | measure_imports(options.repeats)
    if options.json:
        sys.stdout.write(json.dumps(found) + "\n")
        return
    sys.stdout.write(
        "{battles_per_game:.0f} battles a game\n"
        "events kept:         {events_games_per_second:,.0f} games/s (best {events_games_per_second_best:,.0f})\n"
        "without events:      {quiet_games_per_second:,.0f} games/s (best {quiet_games_per_second_best:,.0f})\n"
        "endless recognition: {endless_share:.1%} of a game's time (without events {endless_share_quiet:.1%})\n"
        "import bataille:     {import_ms:+.1f} ms over {bare_start_ms:.1f} ms (a first game {first_game_ms:+.1f})\n"
        "".format(**found)
    )


if __name__ == "__main__":
    main()
