"""How fast kernels play, beside each other and beside the programs of `rivals`.

Everything takes turns within a round, so that a busy spell of the machine meets all of it; ratios are taken within a
round. Each round plays other games. Times are of the processor, but for threads and for compiling.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from statistics import median
from time import perf_counter, process_time

from bataille.lab.bench.rivals import Rival
from bataille.lab.kernel import Kernel, kernel_for
from bataille.value import value
from bataille.variants import rules_of

#: What is played, by name: a variant, its options, and whether all that `simulate` tells of a game is counted too.
ROWS: Mapping[str, tuple[str, tuple[str, ...], bool]] = {
    "classic": ("classic", (), False),
    "classic_detail": ("classic", (), True),
    "three_players": ("three-players", (), False),
    "four_players": ("four-players", (), False),
    "shuffled": ("classic", ("order=shuffled",), False),
    "captures": ("captured-pile", (), False),
    "two_packs": ("two-packs", (), False),
}
_COMPILING = """
import time
begun = time.perf_counter()
from bataille.lab.kernel import kernel_for
from bataille.rules import Rules
kernel_for(Rules()).play(1, 0, 1)
print(time.perf_counter() - begun)
"""
#: Games of the first round, by which it is known how many fill the time; games of a thread's chunk.
_FEW = 2_000
_CHUNK = 1 << 15


@value
class Row:
    """The medians over the rounds of one way to play."""

    games_per_second: float
    battles_per_second: float
    battles_per_game: float
    #: Battles a second, those of the first row being 1.
    to_classic: float
    #: Games a second by the name of a rival, the rival's being 1; None: there is none.
    to_rivals: dict[str, float | None]


@value
class Threads:
    """Games a second by the clock, with one thread and with two."""

    one: float
    two: float
    ratio: float


@value
class Compiling:
    """Seconds from the start of the laboratory to the first game: with nothing kept on disk, and in a later process."""

    first: float
    later: float


@value
class _Timed:
    """One kernel in one round."""

    seconds: float
    games: int
    battles: int


def measure_rows(
    rivals: Mapping[str, Rival], names: tuple[str, ...], rounds: int, seconds: float, tell: Callable[[str], None]
) -> dict[str, Row]:
    """Measure every row; `seconds`: of one kernel or program in one round. `tell` is called with what is being done."""
    kernels: dict[str, Kernel] = {}
    games: dict[str, int] = {}
    for name in ROWS:
        tell(name)
        variant, options, detail = ROWS[name]
        kernels[name] = kernel_for(rules_of(variant, options), detail=detail)
        kernels[name].play(0, 0, 1)  # compiles it
        games[name] = max(int(_FEW * seconds / _time(kernels[name], 0, _FEW).seconds), 1)
    timed: dict[str, list[_Timed]] = {name: [] for name in ROWS}
    others: dict[str, list[float]] = {name: [] for name in rivals}
    for turn in range(1, rounds + 1):
        tell(str(turn))
        for name, rival in rivals.items():
            others[name].append(1 / rival.seconds_per_game(games["classic"], turn))
        for name, kernel in kernels.items():
            timed[name].append(_time(kernel, turn, games[name]))
    return {name: _row(timed[name], timed["classic"], {each: others.get(each) for each in names}) for name in ROWS}


def _time(kernel: Kernel, seed: int, games: int) -> _Timed:
    begun = process_time()
    played = kernel.play(seed, 0, games)
    return _Timed(process_time() - begun, games, int(played.battles.sum()))


def _row(timed: list[_Timed], classic: list[_Timed], others: Mapping[str, list[float] | None]) -> Row:
    speeds = [each.games / each.seconds for each in timed]
    battles = [each.battles / each.seconds for each in timed]
    return Row(
        median(speeds),
        median(battles),
        sum(each.battles for each in timed) / sum(each.games for each in timed),
        median(mine * each.seconds / each.battles for mine, each in zip(battles, classic, strict=True)),
        {
            name: None if theirs is None else median(map(float.__truediv__, speeds, theirs))
            for name, theirs in others.items()
        },
    )


def measure_threads(rounds: int, seconds: float) -> Threads:
    """Measure one thread and two, in turns, each as many chunks of classic games."""
    kernel = kernel_for(rules_of("classic", ()), detail=False)
    chunks = max(int(seconds * _CHUNK / _time(kernel, 0, _CHUNK).seconds / _CHUNK), 1)
    speeds: dict[int, list[float]] = {1: [], 2: []}
    for turn in range(rounds):
        for threads, found in speeds.items():
            with ThreadPoolExecutor(threads) as pool:
                firsts = [_CHUNK * chunk for chunk in range(threads * chunks)]
                begun = perf_counter()
                list(pool.map(lambda first, turn=turn: kernel.play(turn, first, _CHUNK), firsts))
                found.append(len(firsts) * _CHUNK / (perf_counter() - begun))
    ratio = median(two / one for one, two in zip(speeds[1], speeds[2], strict=True))
    return Threads(median(speeds[1]), median(speeds[2]), ratio)


def measure_compiling() -> Compiling:
    """Start Python twice with a fresh place for compiled code."""
    with tempfile.TemporaryDirectory(prefix="bataille-") as directory:
        environment = {name: text for name, text in os.environ.items() if name != "NUMBA_CACHE_DIR"}
        environment |= {"BATAILLE_CACHE": directory, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        first, later = (_start_python(environment) for _ in range(2))
    return Compiling(first, later)


def _start_python(environment: Mapping[str, str]) -> float:
    command = [sys.executable, "-c", _COMPILING]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)  # noqa: S603 - ours
    return float(done.stdout)
