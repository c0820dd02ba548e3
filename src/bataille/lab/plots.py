"""Charts of a campaign: lengths, survival, wars, and the chance of winning by the strength dealt."""

from __future__ import annotations

from itertools import accumulate

from matplotlib.axes import Axes

from bataille.lab.charts import Chart, drawn, name
from bataille.lab.spread import percentile, share
from bataille.lab.tally import Counts, Tally
from bataille.texts import Texts

#: Blue and vermilion of Okabe and Ito: told apart by everybody, and by their lightness in print.
_FILL = "#0072B2"
_LINE = "#D55E00"
_BARS = 60
#: What is counted of the first guest of Casino War.
_LEFT = "bankroll_0"
_ENOUGH = 30  # fewer games of one strength tell nothing


def figure(tally: Tally, texts: Texts) -> Chart:
    """Four charts. Titles and axes in the language of the texts."""
    if _LEFT in tally.more:
        return _session_figure(tally, texts)
    with drawn() as drawing:
        (lengths, survival), (wars, strength) = drawing.subplots(2, 2)
        games = f"{tally.games:,}".replace(",", "\u202f")
        drawing.suptitle(texts.say("lab-plot", games=games))
        if tally.battles:
            _bars(lengths, tally.battles, texts)
            _survival(survival, tally)
            _bars(wars, tally.wars, texts)
            _strength(strength, tally)
        name(lengths, texts, "lab-plot-lengths", "lab-plot-battles", "lab-plot-games")
        name(survival, texts, "lab-plot-survival", "lab-plot-battles", "lab-plot-going")
        name(wars, texts, "lab-plot-wars", "lab-plot-war-count", "lab-plot-games")
        name(strength, texts, "lab-plot-strength", "lab-plot-dealt", "lab-plot-won")
    return drawing


def _session_figure(tally: Tally, texts: Texts) -> Chart:
    """The same of Casino War, and what the first guest has left."""
    with drawn() as drawing:
        (lengths, survival), (wars, left) = drawing.subplots(2, 2)
        sessions = f"{tally.games:,}".replace(",", "\u202f")
        drawing.suptitle(texts.say("lab-plot-sessions", sessions=sessions))
        _bars(lengths, tally.battles, texts)
        _survival(survival, tally)
        _bars(wars, tally.wars, texts)
        _bars(left, _whole(tally.more[_LEFT]), texts)
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
    lefts = [place * width for place in range(len(heights))]
    axes.bar(lefts, heights, width=width, align="edge", color=_FILL, edgecolor="white", linewidth=0.3)
    axes.axvline(percentile(counts, 50), color=_LINE, linestyle="--", label=texts.say("lab-median"))
    axes.legend(frameon=False)


def _survival(axes: Axes, tally: Tally) -> None:
    """The share of all games that last longer; endless ones go on for ever."""
    lengths = [0, *tally.battles]
    going = [100 * (1 - ended / tally.games) for ended in accumulate([0, *tally.battles.values()])]
    axes.step(lengths, going, where="post", color=_FILL)
    axes.set_ylim(0, 100)
    axes.set_xlim(0, min(2 * percentile(tally.battles, 95), max(lengths)) + 1)
    axes.grid(visible=True, alpha=0.3)


def _strength(axes: Axes, tally: Tally) -> None:
    """The first seat's chance by the sum of its strengths, with 95 % intervals."""
    won = tally.strength_won[0]
    parts = [
        (dealt, part)
        for dealt, games in tally.strength[0].items()
        if games >= _ENOUGH and (part := share(won.get(dealt, 0), games)) is not None
    ]
    places = [dealt for dealt, _ in parts]
    chances = [100 * part.share for _, part in parts]
    low = [max(100 * (part.share - part.low), 0) for _, part in parts]
    high = [max(100 * (part.high - part.share), 0) for _, part in parts]
    axes.errorbar(places, chances, yerr=[low, high], fmt="o", markersize=3, color=_FILL, ecolor=_LINE, elinewidth=1)
    axes.set_ylim(0, 100)
    axes.grid(visible=True, alpha=0.3)
