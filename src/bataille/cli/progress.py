"""A bar on standard error for what takes a while, where somebody looks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

#: The bar is moved after so many steps at once.
_STEPS = 100


@contextmanager
def progress(total: int) -> Iterator[Callable[[], None]]:
    """A function to be called `total` times, which moves the bar."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console  # noqa: PLC0415  # slow to import
    from rich.progress import Progress  # noqa: PLC0415  # slow to import

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        done = 0

        def tell() -> None:
            nonlocal done
            done += 1
            if done % _STEPS == 0:
                bar.update(task, completed=done)

        yield tell
