"""The kernel against the engine for hours: `scripts/soak [GAMES [SEED]]`, by default ten million games of seed 1.

Goes round the variants of chance and a hundred random sets of rules in chunks of a thousand games, on all cores, says
every minute or so how far it is, and every difference at once. The exit code is 1 when there was one.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice

from bataille.rules import Rules, TurnUp
from bataille.variants import variants
from tests.lab.kernel_games import compare, drawn_rules

CHUNK = 1_000
#: Chunks from one line to the next.
LINE = 100

Task = tuple[Rules, int, int]


def tasks(seed: int) -> Iterator[Task]:
    """Rules, seed and first game of one chunk after the other, without end; a random set comes after each variant."""
    known = [each.rules for each in variants().values() if isinstance(each.rules.part, TurnUp)]
    drawn = drawn_rules(seed, 100)
    for number in count():
        turn, place = divmod(number, 2)
        rules = drawn[turn % len(drawn)] if place else known[turn % len(known)]
        yield rules, seed, CHUNK * number


def run(task: Task) -> list[str]:
    """What differs in a chunk."""
    rules, seed, first = task
    return compare(rules, seed, first, CHUNK)


def say(line: str) -> None:
    """Print a line at once, where a log may be followed."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(games: int = 10_000_000, seed: int = 1) -> int:
    """Returns the exit code."""
    chunks = games // CHUNK
    differences = 0
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        for done, found in enumerate(pool.map(run, islice(tasks(seed), chunks)), 1):
            differences += len(found)
            for line in found:
                say(line)
            if done % LINE == 0 or done == chunks:
                say(f"{done * CHUNK:,} games, {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
