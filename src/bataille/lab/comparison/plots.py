"""Charts of a comparison: lengths, survival, wars, and the differences with their intervals."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from matplotlib.axes import Axes

from bataille.lab.charts import Chart, drawn, head, name
from bataille.lab.comparison.compare import Comparison, Side
from bataille.lab.spread import percentile
from bataille.lab.tally import Counts
from bataille.texts import Texts

#: Eight colours of Okabe and Ito, told apart by everybody; the dashes tell the lines apart in print too.
_COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000", "#B59F00")
_DASHES: Final = ("-", "--", "-.", ":", (0, (5, 1)), (0, (1, 1)), (0, (3, 1, 1, 1)), (0, (8, 3)))
_STEPS: Final = 60


def figure(comparison: Comparison, texts: Texts) -> Chart:
    """Four charts. Titles and axes in the language of the texts."""
    sides = comparison.sides
    with drawn() as drawing:
        (lengths, survival), (wars, differences) = drawing.subplots(2, 2)
        head(drawing, texts, "lab-plot", sides[0].tally.games, comparison.origin)
        _steps(lengths, sides, [side.tally.battles for side in sides])
        _survival(survival, sides)
        _steps(wars, sides, [side.tally.wars for side in sides])
        _differences(differences, sides)
        lengths.legend(frameon=False)
        name(lengths, texts, "lab-plot-lengths", "lab-plot-battles", "lab-plot-share")
        name(survival, texts, "lab-plot-survival", "lab-plot-battles", "lab-plot-going")
        name(wars, texts, "lab-plot-wars", "lab-plot-war-count", "lab-plot-share")
        name(differences, texts, "lab-plot-compared", "lab-plot-longer", "lab-plot-rules")
    return drawing


def _last(counts: list[Counts]) -> int:
    """Where the charts end: twice the number that 95 % do not exceed; the rest would be flat lines."""
    return max([min(2 * percentile(each, 95), max(each)) for each in counts if each], default=1)


def _steps(axes: Axes, sides: tuple[Side, ...], counts: list[Counts]) -> None:
    """The share of the games with a number, in steps of equal width."""
    last = _last(counts)
    width = max(-(-(last + 1) // _STEPS), 1)
    edges = [place * width for place in range(last // width + 2)]
    for place, (side, each) in enumerate(zip(sides, counts, strict=True)):
        heights = [0.0] * (len(edges) - 1)
        for number, times in each.items():
            if number <= last:
                heights[number // width] += 100 * times / side.tally.games
        axes.stairs(heights, edges, color=_COLOURS[place], linestyle=_DASHES[place], label=side.name)


def _survival(axes: Axes, sides: tuple[Side, ...]) -> None:
    """The share of all games that last longer; endless ones go on for ever."""
    last = _last([side.tally.battles for side in sides])
    for place, side in enumerate(sides):
        ended = accumulate([0, *side.tally.battles.values()])
        going = [100 * (1 - games / max(side.tally.games, 1)) for games in ended]
        lengths = [0, *side.tally.battles]
        axes.step(lengths, going, where="post", color=_COLOURS[place], linestyle=_DASHES[place])
    axes.set_ylim(0, 100)
    axes.set_xlim(0, last + 1)
    axes.grid(visible=True, alpha=0.3)


def _differences(axes: Axes, sides: tuple[Side, ...]) -> None:
    """How much longer games are than under the first set of rules, with 95 % intervals; hollow where none is known."""
    for place, side in enumerate(sides):
        found = side.difference("battles")
        if found is None or found.ratio is None:
            continue
        within = found.ratio_within
        shape = "full" if within else "none"
        axes.plot(100 * (found.ratio - 1), place, "o", color=_COLOURS[place], fillstyle=shape)
        if within:
            ends = [[100 * (found.ratio - within[0])], [100 * (within[1] - found.ratio)]]
            axes.errorbar(100 * (found.ratio - 1), place, xerr=ends, capsize=3, color=_COLOURS[place])
    axes.plot(0, 0, "o", color=_COLOURS[0])  # the first is as long as itself
    axes.axvline(0, color=_COLOURS[0], linestyle="--")
    axes.set_yticks(range(len(sides)), [side.name for side in sides])
    axes.set_ylim(len(sides) - 0.5, -0.5)
    axes.grid(visible=True, axis="x", alpha=0.3)
