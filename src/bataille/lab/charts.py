"""What all charts have in common: how they look, and how they become files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from itertools import accumulate, count, pairwise
from math import gcd, lcm
from pathlib import Path
from textwrap import fill
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.container import Container
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator
from matplotlib.transforms import offset_copy

from bataille.lab.files import is_stream, written
from bataille.lab.numerals import whole
from bataille.lab.spread import percentile
from bataille.lab.tally import Counts, Tally
from bataille.texts import Texts

#: What Matplotlib can write that people asked for, by the ending of the name.
ENDINGS: Final = (".svg", ".png")
#: From it Matplotlib makes up names for the parts of a picture, so that the same figure makes the same file.
_SALT: Final = "bataille"
#: Characters in a line of the title, and of a legend of the whole figure.
WIDE: Final = 120
#: Inches, and those of a line of text.
_HIGH: Final = 7.5
_LINE: Final = 0.2
#: Of the letters, in points; and how far below an axis its numbers and its name end.
_SIZE: Final = 9
_BELOW: Final = 38


class Chart(Figure):
    """A figure that shows itself in a notebook."""

    def _repr_svg_(self) -> str:
        return svg(self)


@contextmanager
def drawn(lines: int = 0) -> Iterator[Chart]:
    """A new figure, to be filled; higher, where there are lines of a legend beside its charts."""
    with rc_context({"font.size": _SIZE, "axes.spines.top": False, "axes.spines.right": False}):
        yield Chart(figsize=(10, _HIGH + lines * _LINE), layout="constrained")


def head(drawing: Figure, texts: Texts, title: str, count: int, origin: str | None) -> None:
    """The title of all, by its key, with a number; `origin`: the command that plays these games."""
    said = texts.say(title, count=count, number=whole(texts, count))
    drawing.suptitle(said if origin is None else f"{said}\n" + fill(origin, WIDE, break_on_hyphens=False))


def name(axes: Axes, texts: Texts, title: str, across: str, up: str) -> None:
    """Title and axes, by their keys."""
    axes.set_title(texts.say(title))
    axes.set_xlabel(texts.say(across))
    axes.set_ylabel(texts.say(up))


def legend(
    axes: Axes, handles: Sequence[Artist | Container], labels: Sequence[str], note: str | None, columns: int = 1
) -> None:
    """Below the chart, where no data can be: a note, and what the lines and points mean."""
    place = offset_copy(axes.transAxes, axes.get_figure(root=True), y=-_BELOW, units="points")
    look: dict[str, Any] = {"frameon": False, "borderpad": 0, "borderaxespad": 0, "title_fontsize": _SIZE - 1}
    axes.legend(
        handles,
        labels,
        title=note,
        ncols=columns,
        loc="upper center",
        bbox_to_anchor=(0.5, 0, 0, 0),
        bbox_transform=place,
        **look,
    )


def blank(axes: Axes, said: str) -> None:
    """No data: words instead, and no numbers at the axes."""
    axes.set_xticks([])
    axes.set_yticks([])
    axes.text(0.5, 0.5, said, ha="center", va="center", transform=axes.transAxes)


def end_of(counts: Counts) -> int:
    """Where a chart of these numbers may end: twice the one that 95 % do not exceed; the rest would be a flat line."""
    return min(2 * percentile(counts, 95), max(counts))


def width_of(several: Sequence[Counts], last: int, most: int) -> int:
    """How many numbers each of at most so many bars stands for, if the last number is in them, too.

    Where numbers go by a step, as amounts of two units do, bars hold equally many of those that occur, or each one at
    the most at equal distances: else they would be high and low in turn.
    """
    steps = lcm(*[_step(counts) for counts in several])
    return next(width for width in count(last // most + 1) if not (width % steps and steps % width))


def _step(counts: Counts) -> int:
    """What all numbers are apart from each other, or a multiple of it; two of them tell nothing.

    But for two that are less than it: what a guest has left who can bet no more goes by no step.
    """
    numbers = sorted(counts)
    for left_out in (2, 1, 0):
        step = gcd(*[second - first for first, second in pairwise(numbers[left_out:])])
        if len(numbers) > left_out + 2 and all(number < step for number in numbers[:left_out]):
            return step
    return 1


def bars(counts: Counts, width: int, last: int) -> list[int]:
    """How many games each bar stands for: of so many numbers each from 0 on, up to the one that holds the last."""
    heights = [0] * (last // width + 1)
    for number, times in counts.items():
        if number // width < len(heights):
            heights[number // width] += times
    return heights


def edges(heights: Sequence[int], width: int) -> list[float]:
    """Where bars begin and end: each holds the numbers from place × width on, half a number to either side of each."""
    return [place * width - 0.5 for place in range(len(heights) + 1)]


def whole_numbers(axis: Axis) -> None:
    """Only whole numbers at an axis, be it a single one."""
    axis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))


def survival(axes: Axes, several: Sequence[tuple[Tally, int]], looks: Sequence[dict[str, Any]], none: str) -> None:
    """The share of all games that last longer, a line for each tally, with the battle at which the guard stops games.

    `looks`: of the lines; `none`: what is said where no game was played.
    """
    if not several[0][0].games:
        blank(axes, none)
        return
    ends = [end_of(tally.battles) + 1 for tally, _ in several if tally.battles]
    last = max(ends or [stop for _, stop in several])
    for (tally, stop), look in zip(several, looks, strict=True):
        _survivors(axes, tally, last, stop, look)
    axes.set_ylim(0, 100)
    axes.set_xlim(0, last)
    whole_numbers(axes.xaxis)
    axes.grid(visible=True, alpha=0.3)


def _survivors(axes: Axes, tally: Tally, last: int, stop: int, look: dict[str, Any]) -> None:
    """One of the lines: endless games go on for ever, stopped ones until the guard stops them."""
    ended = zip(tally.battles, accumulate(tally.battles.values()), strict=True)
    steps = [(0, 0), *[(length, games) for length, games in ended if length <= last]]
    if steps[-1][1] < tally.games:
        steps.append((min(stop, last) if tally.stopped else last, steps[-1][1]))
    lengths = [length for length, _ in steps]
    going = [100 * (1 - games / tally.games) for _, games in steps]
    axes.step(lengths, going, where="post", clip_on=False, **look)


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
