"""`bataille simulate`: many games, and what they came to."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from bataille.cli import INTERRUPTED
from bataille.cli.options import Json, Rest, Seed
from bataille.cli.speech import texts
from bataille.cli.words import read_words
from bataille.errors import LabError, UsageError

if TYPE_CHECKING:
    from bataille.lab.summary import Report

_Text = str | None

_GAMES = 100_000
_MOST_THREADS = 1024
#: Longer numbers than any that is allowed are no numbers here.
_NUMBER = re.compile("-?[0-9]{1,40}")
_EXTRA = {"numba", "llvmlite", "numpy", "polars", "matplotlib"}


def simulate(
    *words: Rest,
    games: Annotated[_Text, Parameter(help="help-games", metavar="N", allow_leading_hyphen=True)] = None,
    seed: Seed = None,
    json: Json = False,
    csv: Annotated[_Text, Parameter(help="help-csv", metavar="FILE")] = None,
    parquet: Annotated[_Text, Parameter(help="help-parquet", metavar="FILE")] = None,
    plot: Annotated[_Text, Parameter(help="help-plot", metavar="FILE")] = None,
    threads: Annotated[_Text, Parameter(help="help-threads", metavar="N", allow_leading_hyphen=True)] = None,
) -> int:
    """Play many games of a seed."""
    asked = read_words("simulate", words)
    asked.rules()  # what is wrong with the rules is said before anything slow
    number = _GAMES if games is None else _number("--games", games)
    with _extra():
        from bataille.lab.plots import ENDINGS  # noqa: PLC0415  # brings Matplotlib
        from bataille.lab.simulation import Interrupted  # noqa: PLC0415  # brings Numba

        files = {"--csv": csv, "--parquet": parquet, "--plot": plot}
        _refuse_same(files)
        if plot is not None and Path(plot).suffix.lower() not in ENDINGS:
            raise UsageError("usage/value", option="--plot", value=plot, expected=texts().either(list(ENDINGS)))
        workers = None if threads is None else _number("--threads", threads, _MOST_THREADS)
        named = " ".join([asked.variant, *asked.options])
        try:
            report = _play(named, number, "0" if seed is None else seed, workers, files)
        except Interrupted as interrupted:
            if interrupted.report.tally.games:
                _print(interrupted.report, as_json=json)
            _say_interrupted(interrupted.report)
            return INTERRUPTED
        _print(report, as_json=json)
    return 0


def _play(named: str, games: int, seed: str, threads: int | None, files: dict[str, _Text]) -> Report:
    from bataille.lab.plots import save  # noqa: PLC0415  # brings Matplotlib
    from bataille.lab.simulation import rules_from, simulate  # noqa: PLC0415  # brings Numba
    from bataille.lab.tables import Tables  # noqa: PLC0415  # brings Polars

    plot = files["--plot"]
    if plot is not None:
        _try_to_write(Path(plot))
    tables = Tables(rules_from(named).seats, csv=_path(files["--csv"]), parquet=_path(files["--parquet"]))
    try:
        with tables, _bar(games) as progress:
            report = simulate(named, games, seed, threads=threads, progress=progress, take=tables.take)
    except BaseException:
        for part in tables.parts:
            sys.stderr.write(f"bataille: {texts().say('lab-part', file=str(part))}\n")
        raise
    if plot is not None:
        save(report.plot(texts().language), Path(plot))
    return report


@contextmanager
def _bar(total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, where somebody looks; it says first that the rules are being compiled."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console  # noqa: PLC0415  # slow to import
    from rich.progress import Progress, TimeElapsedColumn  # noqa: PLC0415  # slow to import

    columns = (*Progress.get_default_columns(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(texts().say("lab-preparing"), total=total)

        def tell(done: int) -> None:
            bar.update(task, completed=done, description=texts().say("lab-playing"))

        yield tell


@contextmanager
def _extra() -> Iterator[None]:
    """The laboratory needs more than the game does. Raises `LabError` (`lab/missing`)."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in _EXTRA:
            raise
        raise LabError("lab/missing", package=error.name) from error


def _number(option: str, text: str, most: int | None = None) -> int:
    """A whole number; with `most` one from 1 to that. Raises `UsageError`."""
    number = int(text) if _NUMBER.fullmatch(text) else None
    if number is None or (most is not None and not 1 <= number <= most):
        say = texts().say_plainly
        expected = say("expected-number") if most is None else say("expected-between", least=1, most=most)
        raise UsageError("usage/value", option=option, value=text[:60], expected=expected)
    return number


def _path(name: _Text) -> Path | None:
    return None if name is None else Path(name)


def _refuse_same(files: dict[str, _Text]) -> None:
    """Two files in one place cannot be."""
    seen: dict[Path, str] = {}
    for option, name in files.items():
        if name is not None:
            other = seen.setdefault(Path(name).resolve(), option)
            if other != option:
                raise UsageError("usage/together", option_a=f"{other} {files[other]}", option_b=f"{option} {name}")


def _try_to_write(path: Path) -> None:
    """A place that cannot be written to is refused before the games, not after them. Raises `OSError`."""
    from bataille.lab.tables import part_of, refuse_folder  # noqa: PLC0415  # brings Polars

    refuse_folder(path)
    part_of(path).open("wb").close()
    part_of(path).unlink()


def _print(report: Report, *, as_json: bool) -> None:
    text = json.dumps(report.json()) if as_json else report.text(texts().language)
    sys.stdout.write(f"{text}\n")


def _say_interrupted(report: Report) -> None:
    played, asked = str(report.tally.games), str(report.campaign.games)
    sys.stderr.write(f"bataille: {texts().say('lab-interrupted', games=played, asked=asked)}\n")
