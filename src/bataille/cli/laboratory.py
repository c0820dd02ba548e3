"""What the laboratory's commands share: numbers, files, a bar, an end before the end."""

from __future__ import annotations

import logging
import re
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import current_thread, main_thread
from types import FrameType

from bataille.cli.speech import texts
from bataille.errors import LabError, UsageError

#: Longer numbers than any that is allowed are no numbers here.
_NUMBER = re.compile("-?[0-9]{1,40}")
_EXTRA = {"numba", "llvmlite", "numpy", "polars", "matplotlib"}
_CLUSTER = {"dask", "distributed"}
#: Signals that ask for an end; not every system has both.
_ENDINGS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


@contextmanager
def extra() -> Iterator[None]:
    """The laboratory needs more than the game does. Raises `LabError` (`lab/missing`, `lab/missing-cluster`)."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in _CLUSTER:
            raise LabError("lab/missing-cluster", package=package) from error
        if package in _EXTRA:
            raise LabError("lab/missing", package=package) from error
        raise


def number(option: str, text: str, most: int | None = None) -> int:
    """A whole number; with `most` one from 1 to that. Raises `UsageError`."""
    found = int(text) if _NUMBER.fullmatch(text) else None
    if found is None or (most is not None and not 1 <= found <= most):
        say = texts().say_plainly
        expected = say("expected-number") if most is None else say("expected-between", least=1, most=most)
        raise UsageError("usage/value", option=option, value=text[:60], expected=expected)
    return found


def refuse_files(files: Mapping[str, str | None]) -> None:
    """Two files in one place cannot be, nor one without a name. Raises `UsageError`."""
    seen: dict[Path, str] = {}
    for option, name in files.items():
        if name == "":
            raise UsageError("usage/argument", option=option)
        if name is not None:
            other = seen.setdefault(Path(name).resolve(), option)
            if other != option:
                raise UsageError("usage/together", option_a=f"{other} {files[other]}", option_b=f"{option} {name}")


def plot_path(name: str | None) -> Path | None:
    """Where charts go. A place that cannot be written to is refused before the games, not after them.

    Raises `UsageError` for a file that no charts can be drawn into, `LabError`, `OSError`.
    """
    if name is None:
        return None
    from bataille.lab.charts import ENDINGS  # noqa: PLC0415  # brings Matplotlib
    from bataille.lab.files import is_stream, refuse_stream, refuse_unwritable  # noqa: PLC0415  # the laboratory's

    path = Path(name)
    if path.suffix.lower() == ".png":
        refuse_stream(path, "PNG")
    if path.suffix.lower() not in ENDINGS and not is_stream(path):
        raise UsageError("usage/value", option="--plot", value=name, expected=texts().either(list(ENDINGS)))
    refuse_unwritable(path)
    return path


def say_parts(*names: str | None) -> None:
    """Say where the rows are that were written, after an interruption or an error."""
    from bataille.lab.files import is_stream, part_of  # noqa: PLC0415  # the laboratory's

    for name in names:
        if name is not None and not is_stream(Path(name)) and part_of(Path(name)).exists():
            say_aside(texts().say("lab-part", file=str(part_of(Path(name)))))


def say_lost(name: str | None) -> None:
    """Say that a table's rows are gone, where an interruption has reached what was writing them."""
    from bataille.lab.files import is_stream, part_of  # noqa: PLC0415  # the laboratory's

    if name is not None and not is_stream(Path(name)) and not part_of(Path(name)).exists():
        say_aside(texts().say("lab-rows-lost", file=name))


def say_undrawn(name: str | None) -> None:
    """Say that there are no charts: as with rows, nothing gets its name before all games are played."""
    if name is not None:
        say_aside(texts().say("lab-undrawn", file=name))


def say_results(text: str, *files: str | None) -> None:
    """Print results: on standard error where one of the files is standard output, so that only that stands there."""
    from bataille.lab.files import is_standard_output  # noqa: PLC0415  # the laboratory's

    (sys.stderr if any(map(is_standard_output, files)) else sys.stdout).write(f"{text}\n")


def say_aside(text: str) -> None:
    """A line on standard error."""
    sys.stderr.write(f"bataille: {text}\n")


@contextmanager
def bar(total: int | None) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, where somebody looks; it says first that the rules are being prepared."""
    if not sys.stderr.isatty():
        with _saying_what_compiles():
            yield None
        return
    from rich.console import Console  # noqa: PLC0415  # slow to import
    from rich.progress import Progress, TimeElapsedColumn  # noqa: PLC0415  # slow to import

    columns = (*Progress.get_default_columns(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as drawn:
        task = drawn.add_task(texts().say("lab-preparing"), total=total)

        def tell(done: int) -> None:
            drawn.update(task, completed=done, description=texts().say("lab-playing"))

        yield tell


@contextmanager
def _saying_what_compiles() -> Iterator[None]:
    """A line on standard error for rules that have to be compiled first."""
    log, says = logging.getLogger("bataille.lab"), _Says(texts().say("lab-compiling"))
    level = log.level
    log.addHandler(says)
    log.setLevel(logging.INFO)
    try:
        yield
    finally:
        log.setLevel(level)
        log.removeHandler(says)


class _Says(logging.Handler):
    """Says a text for all that is logged."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def emit(self, _record: logging.LogRecord) -> None:
        say_aside(self._text)


@contextmanager
def stoppable() -> Iterator[None]:
    """A request to end (SIGTERM), or a terminal that is closed (SIGHUP), interrupts like Ctrl-C.

    What was played until then is kept and told. What the caller ignores is ignored here too: `nohup`.
    """
    if current_thread() is not main_thread():
        yield
        return

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = {each: signal.getsignal(each) for each in _ENDINGS}
    for each, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(each, interrupt)
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
