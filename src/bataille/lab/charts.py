"""What all charts have in common: how they look, and how they become files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from textwrap import fill
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bataille.lab.files import is_stream, written
from bataille.lab.numerals import decimal
from bataille.texts import Texts

#: What Matplotlib can write that people asked for, by the ending of the name.
ENDINGS: Final = (".svg", ".png")
#: From it Matplotlib makes up names for the parts of a picture, so that the same figure makes the same file.
_SALT: Final = "bataille"
#: Characters in a line of the title.
_WIDE: Final = 120


class Chart(Figure):
    """A figure that shows itself in a notebook."""

    def _repr_svg_(self) -> str:
        return svg(self)


@contextmanager
def drawn() -> Iterator[Chart]:
    """A new figure, to be filled."""
    with rc_context({"font.size": 9, "axes.spines.top": False, "axes.spines.right": False}):
        yield Chart(figsize=(10, 7), layout="constrained")


def head(drawing: Figure, texts: Texts, title: str, count: int, origin: str | None) -> None:
    """The title of all, by its key, with a number; `origin`: the command that plays these games."""
    said = texts.say(title, count=count, number=decimal(texts, count, 0))
    drawing.suptitle(said if origin is None else f"{said}\n" + fill(origin, _WIDE, break_on_hyphens=False))


def name(axes: Axes, texts: Texts, title: str, across: str, up: str) -> None:
    """Title and axes, by their keys."""
    axes.set_title(texts.say(title))
    axes.set_xlabel(texts.say(across))
    axes.set_ylabel(texts.say(up))


def svg(drawing: Figure) -> str:
    """A figure as SVG."""
    file = StringIO()
    with rc_context({"svg.hashsalt": _SALT}):
        drawing.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue()


def save(drawing: Figure, path: Path) -> None:
    """Write an SVG or a PNG, by the ending; what is no file gets an SVG. The same figure makes the same file.

    Raises `OSError`.
    """
    ending = ".svg" if is_stream(path) else path.suffix.lower()
    metadata: dict[str, Any] = {"Date": None} if ending == ".svg" else {"Software": None}
    with rc_context({"svg.hashsalt": _SALT}), written(path) as file:
        drawing.savefig(file, format=ending[1:], dpi=150, metadata=metadata)
