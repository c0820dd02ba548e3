"""The kernel for hours, on all cores: `scripts/soak [GAMES [SEED]]`, by default ten million games of seed 1.

Goes round the variants of chance and a hundred random sets of rules in chunks of a thousand games, and plays each
game by the engine too; what the engine tells is kept in `.soak/`, so that a kernel that has changed is held to it in
minutes. `scripts/soak paths [GAMES [SEED]]`, by default a thousand million games, plays each by two of the kernel's own
paths instead, with and without the processor's vectors, with and without the detail, under the variants and the random
sets of rules by which two seats use vectors, in chunks of a hundred thousand. `scripts/soak crowd [GAMES [SEED]]`, by
default five million games, holds forty random sets of rules of more than four seats to the engine. Says again and again
how far it is, and every difference at once. The exit code is 1 when there was one.
"""

from __future__ import annotations

import gc
import hashlib
import multiprocessing
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import count, islice
from pathlib import Path

import numpy as np

import bataille
from bataille.lab.kernel.specialise import LANE_SEATS, fits_strides
from bataille.rules import Rules, TurnUp
from bataille.variants import variants
from tests.lab.kernel_games import (
    PASSES,
    PATHS,
    TERMINATIONS,
    Told,
    compare,
    compare_paths,
    drawn_rules,
    told_of_games,
)

CHUNK = 1_000
PATHS_CHUNK = 100_000
#: What is played, and how many games of it where nothing is said.
GAMES = {"engine": 10_000_000, "paths": 1_000_000_000, "crowd": 5_000_000}
#: Chunks from one line to the next.
LINE = 100
#: Paths that are compared, one pair in a chunk.
PAIRS = ((PATHS[0], PATHS[1]), (PATHS[3], PATHS[2]), (PATHS[1], PATHS[2]))
#: What the engine tells, for each engine a folder.
KEPT = Path(".soak")
ENGINE = Path(bataille.__file__).parent
#: What plays no game by itself.
BESIDE = {"cli", "errors.py", "lab", "locale", "room", "terminal", "texts", "web", "wording"}

Task = tuple[Rules, int, int]


def tasks(seed: int, known: list[Rules], drawn: list[Rules], chunk: int) -> Iterator[Task]:
    """Rules, seed and first game of one chunk after the other, without end; a random set comes after each variant."""
    for number in count():
        turn, place = divmod(number, 2)
        rules = drawn[turn % len(drawn)] if place else known[turn % len(known)]
        yield rules, seed, chunk * number


def run(task: Task) -> list[str]:
    """What differs from the engine in a chunk."""
    rules, seed, first = task
    return compare(rules, seed, first, told_once(rules, seed, first))


def told_once(rules: Rules, seed: int, first: int) -> list[Told]:
    """What the engine tells of a chunk's games: as it was kept, or played now and kept."""
    name = hashlib.sha256(f"{rules!r} {seed} {first}".encode()).hexdigest()[:32]
    file = KEPT / engine_digest() / name[:2] / f"{name}.npz"
    if not file.exists():
        gc.freeze()  # else a quarter of the time goes into looking through what compiled kernels leave behind
        told = told_of_games(rules, seed, first, CHUNK)
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}.part")
        with part.open("wb") as stream:
            rows = [(one.winner, TERMINATIONS.index(one.termination), *one[2:]) for one in told]
            np.savez_compressed(stream, told=rows)
        part.replace(file)  # whoever is stopped leaves no half of a file under this name
        return told
    with np.load(file) as kept:
        return [Told(winner, TERMINATIONS[ended], *rest) for winner, ended, *rest in kept["told"].tolist()]


@cache
def engine_digest() -> str:
    """Of every source but the laboratory's and the faces': what the engine tells is kept for this engine only."""
    digest = hashlib.sha256()
    for file in sorted(ENGINE.rglob("*.py")):
        if file.relative_to(ENGINE).parts[0] not in BESIDE:
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def run_paths(task: Task) -> list[str]:
    """What differs between the kernel's paths in a chunk."""
    rules, seed, first = task
    return compare_paths(rules, seed, PATHS_CHUNK, first, PAIRS[first // PATHS_CHUNK % len(PAIRS)])


def say(line: str) -> None:
    """Print a line at once, where a log may be followed."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def rule_sets(kind: str, seed: int) -> tuple[list[Rules], list[Rules]]:
    """Two lists of rules, played in turns."""
    if kind == "crowd":
        crowd = [rules for rules in drawn_rules(seed, 120) if rules.seats > LANE_SEATS][:40]
        return crowd[::2], crowd[1::2]
    known = [each.rules for each in variants().values() if isinstance(each.rules.part, TurnUp)]
    if kind == "paths":
        drawn = drawn_rules(seed, 20, PASSES)
        return [rules for rules in known if fits_strides(rules)], [rules for rules in drawn if fits_strides(rules)]
    return known, drawn_rules(seed, 100)


def main(kind: str, games: int, seed: int = 1) -> int:
    """Returns the exit code."""
    paths = kind == "paths"
    chunk = PATHS_CHUNK if paths else CHUNK
    known, drawn = rule_sets(kind, seed)
    chunks = games // chunk
    differences = 0
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        todo = islice(tasks(seed, known, drawn, chunk), chunks)
        for done, found in enumerate(pool.map(run_paths if paths else run, todo), 1):
            differences += len(found)
            for line in found:
                say(line)
            if done % LINE == 0 or done == chunks:
                say(f"{done * chunk:,} games, {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    words = sys.argv[1:]
    kind = words.pop(0) if words and words[0] in GAMES else "engine"
    games, *seed = [int(word) for word in words] or [GAMES[kind]]
    sys.exit(main(kind, games, *seed))
