"""Charts of a comparison: lengths, survival, wars, and the differences with their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import Any, Final

from matplotlib.artist import Artist
from matplotlib.axes import Axes

from bataille.lab.charts import (
    WIDE,
    Chart,
    bars,
    blank,
    drawn,
    edges,
    end_of,
    head,
    legend,
    name,
    survival,
    whole_numbers,
    width_of,
)
from bataille.lab.comparison.compare import Comparison, Side
from bataille.lab.numerals import per_cent, whole
from bataille.lab.tally import Counts
from bataille.texts import Texts

#: Eight colours of Okabe and Ito, told apart by everybody; the dashes tell the lines apart in print too.
_COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000", "#B59F00")
_DASHES: Final = ("-", "--", "-.", ":", (0, (5, 1)), (0, (1, 1)), (0, (3, 1, 1, 1)), (0, (8, 3)))
_STEPS: Final = 60
_SAMPLE: Final = 10  # characters that a line and the space beside it take in a legend
_IN_A_ROW: Final = 3  # numbers below a chart
#: Characters in a line beside a chart, and lines that fit there.
_NARROW: Final = 24
_LINES: Final = 12


def figure(comparison: Comparison, texts: Texts) -> Chart:
    """Four charts. Titles and axes in the language of the texts."""
    sides = comparison.sides
    labels = [fill(_label(side, texts), WIDE - _SAMPLE, break_on_hyphens=False) for side in sides]
    columns = max(WIDE // (max(map(len, labels)) + _SAMPLE), 1)
    with drawn(sum(label.count("\n") + 1 for label in labels) // columns + 2) as drawing:
        (lengths, going), (wars, differences) = drawing.subplots(2, 2)
        head(drawing, texts, "lab-plot", sides[0].tally.games, comparison.origin)
        ends = [(side.tally, side.campaign.rules.last_battle) for side in sides]
        survival(going, ends, [_look(place) for place in range(len(sides))], texts.say("lab-plot-none"))
        lines = going.get_lines()
        _steps(lengths, sides, [side.tally.battles for side in sides], lines, texts)
        _steps(wars, sides, [side.tally.wars for side in sides], lines, texts)
        _differences(differences, sides, lines, texts)
        if lines:
            drawing.legend(
                lines,
                labels,
                ncols=columns,
                title=texts.say("lab-plot-rules"),
                loc="outside lower center",
                frameon=False,
            )
        name(lengths, texts, "lab-plot-lengths", "lab-plot-battles", "lab-plot-share")
        name(going, texts, "lab-plot-survival", "lab-plot-battles", "lab-plot-going")
        name(wars, texts, "lab-plot-wars", "lab-plot-war-count", "lab-plot-share")
        name(differences, texts, "lab-plot-compared", "lab-plot-longer", "lab-plot-rules")
    return drawing


def _look(place: int) -> dict[str, Any]:
    """Of the line of a set of rules."""
    return {"color": _COLOURS[place], "linestyle": _DASHES[place]}


def _label(side: Side, texts: Texts) -> str:
    """A set of rules, and how many of its games did not end."""
    if not side.unfinished:
        return side.name
    percent = per_cent(texts, side.unfinished / side.tally.games)
    number = whole(texts, side.unfinished)
    return texts.say("lab-plot-unended", rules=side.name, count=side.unfinished, number=number, percent=percent)


def _steps(axes: Axes, sides: tuple[Side, ...], counts: list[Counts], lines: Sequence[Artist], texts: Texts) -> None:
    """The share of the games with a number, in steps of equal width."""
    last = max([end_of(each) for each in counts if each], default=None)
    if last is None:
        blank(axes, texts.say("lab-plot-none"))
        return
    width = width_of(counts, last, _STEPS)
    shown: list[int] = []
    for place, (side, each) in enumerate(zip(sides, counts, strict=True)):
        heights = bars(each, width, last)
        if each:
            shares = [100 * height / side.tally.games for height in heights]
            axes.stairs(shares, edges(heights, width), **_look(place))
        shown.append(sum(heights))
    whole_numbers(axes.xaxis)
    _missing(axes, sides, shown, lines, texts)


def _missing(axes: Axes, sides: tuple[Side, ...], shown: list[int], lines: Sequence[Artist], texts: Texts) -> None:
    """Below a chart: how many games of each set of rules it leaves out, where it does."""
    missing: list[tuple[Artist, str]] = []
    for side, number, line in zip(sides, shown, lines, strict=True):
        games = side.tally.games
        if rest := games - number:
            missing.append((line, f"{whole(texts, rest)} ({per_cent(texts, rest / games)})"))
    if missing:
        handles, labels = zip(*missing, strict=True)
        legend(axes, handles, labels, texts.say("lab-plot-missing"), min(len(labels), _IN_A_ROW))


def _beside(side: Side, lines: int) -> str:
    """Its name for the side of a chart, in so many lines at most."""
    return fill(side.name, _NARROW, max_lines=lines, placeholder=" …", break_on_hyphens=False)


def _differences(axes: Axes, sides: tuple[Side, ...], lines: Sequence[Artist], texts: Texts) -> None:
    """How much longer games are than under the first set of rules, with 95 % intervals; hollow where none is known."""
    room = max(_LINES // len(sides), 1)
    labels = [_beside(side, room) for side in sides]
    nothing = texts.say("lab-plot-uncompared")
    shown = [sides[0].tally.games, *[0] * (len(sides) - 1)]  # the first is as long as itself
    for place, side in enumerate(sides[1:], 1):
        found = side.difference("battles")
        if found is None or found.ratio is None:
            labels[place] = f"{_beside(side, max(room - 1, 1))}\n({nothing})"
            continue
        within = found.ratio_within
        shape = "full" if within else "none"
        axes.plot(100 * (found.ratio - 1), place, "o", color=_COLOURS[place], fillstyle=shape)
        if within:
            ends = [[100 * (found.ratio - within[0])], [100 * (within[1] - found.ratio)]]
            axes.errorbar(100 * (found.ratio - 1), place, xerr=ends, capsize=3, color=_COLOURS[place])
        shown[place] = found.games
    if not any(shown[1:]):
        blank(axes, nothing)
        return
    axes.plot(0, 0, "o", color=_COLOURS[0])
    axes.axvline(0, color=_COLOURS[0], linestyle="--")
    axes.set_yticks(range(len(sides)), labels, fontsize="small")
    axes.set_ylim(len(sides) - 0.5, -0.5)
    axes.grid(visible=True, axis="x", alpha=0.3)
    _missing(axes, sides, shown, lines, texts)
