"""Charts of a campaign: lengths, survival, wars, and the chance of winning by the strength dealt."""

from __future__ import annotations

from itertools import accumulate
from typing import Any, Literal

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from bataille.lab.charts import Chart, drawn, head, name
from bataille.lab.numerals import per_cent
from bataille.lab.plays import SESSIONS
from bataille.lab.spread import percentile, share
from bataille.lab.tally import Counts, Tally
from bataille.texts import Texts

#: Blue and vermilion of Okabe and Ito: told apart by everybody, and by their lightness in print.
_FILL = "#0072B2"
_LINE = "#D55E00"
_BARS = 60
_ENOUGH = 25  # fewer games of one strength tell nothing
_MOST = 0.6  # of the games should be shown: if need be, so many strengths together
_WIDTHS = (1, 2, 5, 10, 20)


def figure(tally: Tally, texts: Texts, origin: str | None = None) -> Chart:
    """Four charts. Titles and axes in the language of the texts; `origin`: the command that plays these games."""
    if SESSIONS in tally.more:
        return _session_figure(tally, texts, origin)
    with drawn() as drawing:
        (lengths, survival), (wars, strength) = drawing.subplots(2, 2)
        head(drawing, texts, "lab-plot", tally.games, origin)
        if tally.battles:
            _bars(lengths, tally.battles, texts)
            _survival(survival, tally)
            _bars(wars, tally.wars, texts)
            _strength(strength, tally, texts)
        name(lengths, texts, "lab-plot-lengths", "lab-plot-battles", "lab-plot-games")
        name(survival, texts, "lab-plot-survival", "lab-plot-battles", "lab-plot-going")
        name(wars, texts, "lab-plot-wars", "lab-plot-war-count", "lab-plot-games")
        name(strength, texts, "lab-plot-strength", "lab-plot-dealt", "lab-plot-won")
    return drawing


def _session_figure(tally: Tally, texts: Texts, origin: str | None) -> Chart:
    """The same of Casino War, and what the first guest has left."""
    with drawn() as drawing:
        (lengths, survival), (wars, left) = drawing.subplots(2, 2)
        head(drawing, texts, "lab-plot-sessions", tally.games, origin)
        _bars(lengths, tally.battles, texts)
        _survival(survival, tally)
        _bars(wars, tally.wars, texts)
        _bars(left, _whole(tally.more[SESSIONS]), texts)
        name(lengths, texts, "lab-plot-rounds", "lab-plot-round-count", "lab-plot-session-count")
        name(survival, texts, "lab-plot-playing", "lab-plot-round-count", "lab-plot-playing-share")
        name(wars, texts, "lab-plot-wars", "lab-plot-session-wars", "lab-plot-session-count")
        name(left, texts, "lab-plot-left", "lab-plot-units", "lab-plot-session-count")
    return drawing


def _whole(halves: Counts) -> Counts:
    """In units instead of half units (R63)."""
    units: Counts = {}
    for amount, times in halves.items():
        units[amount // 2] = units.get(amount // 2, 0) + times
    return units


def _bars(axes: Axes, counts: Counts, texts: Texts) -> None:
    """A histogram up to twice the number that 95 % do not exceed: the rest would be a flat line."""
    last = min(2 * percentile(counts, 95), max(counts))
    width = max(-(-(last + 1) // _BARS), 1)
    heights = [0] * (last // width + 1)
    for number, times in counts.items():
        if number <= last:
            heights[number // width] += times
    # The numbers from place × width on, each half a number to either side of itself.
    lefts = [place * width - 0.5 for place in range(len(heights))]
    axes.bar(lefts, heights, width=width, align="edge", color=_FILL, edgecolor="white", linewidth=0.3)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(MaxNLocator(integer=True))
    axes.axvline(percentile(counts, 50), color=_LINE, linestyle="--", label=texts.say("lab-median"))
    left_out = sum(times for number, times in counts.items() if number > last)
    _legend(axes, texts, left_out, sum(counts.values()), "right")


def _legend(axes: Axes, texts: Texts, left_out: int, of: int, side: Literal["left", "right"]) -> None:
    """The legend, and how many games the chart leaves out, where it does."""
    said = texts.say("lab-plot-rest", percent=per_cent(texts, left_out / of)) if left_out else None
    corner: Literal["upper left", "upper right"] = "upper left" if side == "left" else "upper right"
    axes.legend(frameon=False, loc=corner, title=said, title_fontsize="small", alignment=side)


def _survival(axes: Axes, tally: Tally) -> None:
    """The share of all games that last longer; endless ones go on for ever."""
    last = min(2 * percentile(tally.battles, 95), max(tally.battles)) + 1
    ended = dict(zip(tally.battles, accumulate(tally.battles.values()), strict=True))
    lengths = [0, *[length for length in ended if length <= last]]
    axes.step(
        lengths, [100 * (1 - ended.get(length, 0) / tally.games) for length in lengths], where="post", color=_FILL
    )
    axes.set_ylim(0, 100)
    axes.set_xlim(0, last)
    axes.grid(visible=True, alpha=0.3)


def _strength(axes: Axes, tally: Tally, texts: Texts) -> None:
    """The first seat's chance by the sum of its strengths, with 95 % intervals; where games are few, by some sums."""
    wide = next((width for width in _WIDTHS if _shown(tally, width) >= _MOST * tally.finished), _WIDTHS[-1])
    dealt, won = _together(tally.strength[0], wide), _together(tally.strength_won[0], wide)
    parts = [
        (strength + (wide - 1) / 2, part)
        for strength, games in dealt.items()
        if games >= _ENOUGH and (part := share(won.get(strength, 0), games)) is not None
    ]
    places = [place for place, _ in parts]
    chances = [100 * part.share for _, part in parts]
    low = [max(100 * (part.share - part.low), 0) for _, part in parts]
    high = [max(100 * (part.high - part.share), 0) for _, part in parts]
    look: dict[str, Any] = {"fmt": "o", "markersize": 3, "color": _FILL, "ecolor": _LINE, "elinewidth": 1}
    axes.errorbar(places, chances, yerr=[low, high], label=texts.say("lab-plot-interval"), **look)
    axes.set_xlim(min(tally.strength[0]) - 1, max(tally.strength[0]) + 1)
    axes.set_ylim(0, 100)
    axes.grid(visible=True, alpha=0.3)
    _legend(axes, texts, tally.finished - sum(part.trials for _, part in parts), tally.finished, "left")


def _together(counts: Counts, width: int) -> Counts:
    """Numbers in groups of `width`, under the first of each."""
    groups: Counts = {}
    for number, times in counts.items():
        first = number // width * width
        groups[first] = groups.get(first, 0) + times
    return groups


def _shown(tally: Tally, width: int) -> int:
    """How many games stand in groups that tell something."""
    return sum(games for games in _together(tally.strength[0], width).values() if games >= _ENOUGH)
