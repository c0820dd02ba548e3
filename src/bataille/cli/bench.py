"""`bataille bench`: how fast the laboratory plays on this machine."""

from __future__ import annotations

import json as codec
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from bataille.cli.laboratory import extra, number, say_aside
from bataille.cli.options import Json
from bataille.cli.speech import texts
from bataille.lab.numerals import decimal

if TYPE_CHECKING:
    from bataille.lab.bench import Compiling, Row, Threads

_ROUNDS = 5
_MOST_ROUNDS = 1_000
#: Seconds that one way to play takes in a round.
_SECONDS = 0.3
#: Places for a number in the table.
_WIDTH = 13


def bench(
    *,
    rounds: Annotated[str | None, Parameter(help="help-rounds", metavar="N", allow_leading_hyphen=True)] = None,
    json: Json = False,
) -> int:
    """Measure the kernels, beside each other and beside two programs in C."""
    turns = _ROUNDS if rounds is None else number("--rounds", rounds, _MOST_ROUNDS)
    with extra():
        from bataille.lab import bench as lab  # noqa: PLC0415  # brings Numba

        with lab.rivals() as rivals:
            if set(rivals) != set(lab.NAMES):
                say_aside(texts().say("bench-compiler"))
            rows = lab.measure_rows(rivals, lab.NAMES, turns, _SECONDS, _tell)
        _tell("threads")
        threads = lab.measure_threads(turns, _SECONDS)
        _tell("compile")
        compiling = lab.measure_compiling()
    _tell("")
    if json:
        sys.stdout.write(codec.dumps(bench_json(rows, threads, compiling)) + "\n")
    else:
        print_bench(rows, threads, compiling)
    return 0


def bench_json(rows: Mapping[str, Row], threads: Threads, compiling: Compiling) -> dict[str, object]:
    """The measurements with the keys that programs may rely on."""
    return {
        **{name: _row_json(name, row) for name, row in rows.items()},
        "threads": {
            "games_per_second_one": threads.one,
            "games_per_second_two": threads.two,
            "ratio": threads.ratio,
        },
        "compile": {"first_seconds": compiling.first, "later_seconds": compiling.later},
    }


def _row_json(name: str, row: Row) -> dict[str, object]:
    ratios = {f"ratio_to_{rival}": ratio for rival, ratio in row.to_rivals.items()} if name == "classic" else {}
    return {
        "games_per_second": row.games_per_second,
        "battles_per_second": row.battles_per_second,
        "battles_per_game": row.battles_per_game,
        "battles_ratio_to_classic": row.to_classic,
        **ratios,
    }


def print_bench(rows: Mapping[str, Row], threads: Threads, compiling: Compiling) -> None:
    """Print the measurements for people."""
    say = texts().say
    headings = [say("bench-games"), say("bench-battles"), say("bench-length"), say("bench-to-classic")]
    names = {name: say(f"bench-row-{name.replace('_', '-')}") for name in rows}
    width = max(map(len, names.values()))
    lines = [" " * width + "".join(f"{heading:>{_WIDTH}}" for heading in headings)]
    for name, row in rows.items():
        numbers = [
            decimal(texts(), row.games_per_second, 0),
            decimal(texts(), row.battles_per_second / 1e6, 1),
            decimal(texts(), row.battles_per_game, 1),
            decimal(texts(), row.to_classic, 2),
        ]
        lines.append(f"{names[name]:<{width}}" + "".join(f"{each:>{_WIDTH}}" for each in numbers))
    lines.append("")
    lines += [
        say("bench-rival", program=f"{name}.c", ratio="–" if ratio is None else decimal(texts(), ratio, 2))
        for name, ratio in rows["classic"].to_rivals.items()
    ]
    ratio = decimal(texts(), threads.ratio, 2)
    lines.append(say("bench-threads", ratio=ratio))
    first, later = decimal(texts(), compiling.first, 1), decimal(texts(), compiling.later, 1)
    lines.append(say("bench-compile", first=first, later=later))
    sys.stdout.write("\n".join(lines) + "\n")


def _tell(what: str) -> None:
    """Say on standard error what is being measured, where somebody looks."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{what}")
        sys.stderr.flush()
