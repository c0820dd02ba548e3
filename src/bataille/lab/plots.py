"""Charts of a campaign: lengths, survival, wars, and the chance of winning by the strength dealt."""

from __future__ import annotations

from typing import Any

from matplotlib.axes import Axes

from bataille.lab.charts import (
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
from bataille.lab.numerals import per_cent, whole
from bataille.lab.plays import SESSIONS
from bataille.lab.spread import percentile, share
from bataille.lab.tally import Counts, Tally
from bataille.texts import Texts

#: Blue and vermilion of Okabe and Ito, told apart by everybody.
_FILL = "#0072B2"
_LINE = "#D55E00"
_BARS = 60
_ENOUGH = 25  # fewer games of one strength tell nothing
_MOST = 0.6  # of the games should be shown: if need be, so many strengths together
_WIDTHS = (1, 2, 5, 10, 20)


def figure(tally: Tally, texts: Texts, origin: str | None = None, stop: int = 1) -> Chart:
    """Four charts. Titles and axes in the language of the texts; `origin`: the command that plays these games.

    `stop`: after how many battles the guard stopped those games that it did.
    """
    if SESSIONS in tally.more:
        return _session_figure(tally, texts, origin)
    with drawn() as drawing:
        (lengths, going), (wars, strength) = drawing.subplots(2, 2)
        head(drawing, texts, "lab-plot", tally.games, origin)
        if tally.battles:
            _bars(lengths, tally.battles, tally, texts)
            _bars(wars, tally.wars, tally, texts)
            _strength(strength, tally, texts)
        else:
            for axes in lengths, wars, strength:
                blank(axes, texts.say("lab-plot-none"))
        survival(going, [(tally, stop)], [{"color": _FILL}], texts.say("lab-plot-none"))
        name(lengths, texts, "lab-plot-lengths", "lab-plot-battles", "lab-plot-games")
        name(going, texts, "lab-plot-survival", "lab-plot-battles", "lab-plot-going")
        name(wars, texts, "lab-plot-wars", "lab-plot-war-count", "lab-plot-games")
        name(strength, texts, "lab-plot-strength", "lab-plot-dealt", "lab-plot-won")
    return drawing


def _session_figure(tally: Tally, texts: Texts, origin: str | None) -> Chart:
    """The same of Casino War, where every session ends, and what the first guest has left."""
    with drawn() as drawing:
        (lengths, going), (wars, left) = drawing.subplots(2, 2)
        head(drawing, texts, "lab-plot-sessions", tally.games, origin)
        _bars(lengths, tally.battles, tally, texts)
        survival(going, [(tally, 1)], [{"color": _FILL}], texts.say("lab-plot-none"))
        _bars(wars, tally.wars, tally, texts)
        _bars(left, _whole(tally.more[SESSIONS]), tally, texts)
        name(lengths, texts, "lab-plot-rounds", "lab-plot-round-count", "lab-plot-session-count")
        name(going, texts, "lab-plot-playing", "lab-plot-round-count", "lab-plot-playing-share")
        name(wars, texts, "lab-plot-wars", "lab-plot-session-wars", "lab-plot-session-count")
        name(left, texts, "lab-plot-left", "lab-plot-units", "lab-plot-session-count")
    return drawing


def _whole(halves: Counts) -> Counts:
    """In units instead of half units (R63)."""
    units: Counts = {}
    for amount, times in halves.items():
        units[amount // 2] = units.get(amount // 2, 0) + times
    return units


def _bars(axes: Axes, counts: Counts, tally: Tally, texts: Texts) -> None:
    """A histogram."""
    last = end_of(counts)
    width = width_of([counts], last, _BARS)
    heights = bars(counts, width, last)
    lefts = edges(heights, width)[:-1]
    axes.bar(lefts, heights, width=width, align="edge", color=_FILL, edgecolor="white", linewidth=0.3)
    whole_numbers(axes.xaxis)
    whole_numbers(axes.yaxis)
    median = axes.axvline(percentile(counts, 50), color="black", linestyle="--")  # seen on the bars in print too
    legend(axes, [median], [texts.say("lab-median")], _rest(tally, sum(heights), texts))


def _rest(tally: Tally, shown: int, texts: Texts) -> str | None:
    """How many of all games a chart leaves out, where it does, and how many of them did not end."""
    rest, unended = tally.games - shown, tally.games - tally.finished
    if not rest:
        return None
    number, percent = whole(texts, rest), per_cent(texts, rest / tally.games)
    if SESSIONS in tally.more:
        return texts.say("lab-plot-rest-sessions", count=rest, number=number, percent=percent)
    if unended == rest:
        return texts.say("lab-plot-rest-unended", count=rest, number=number, percent=percent)
    if not unended:
        return texts.say("lab-plot-rest", count=rest, number=number, percent=percent)
    return texts.say("lab-plot-rest-both", count=unended, number=number, percent=percent, unended=whole(texts, unended))


def _strength(axes: Axes, tally: Tally, texts: Texts) -> None:
    """The first seat's chance by the sum of its strengths, with 95 % intervals; where games are few, by some sums."""
    wide = next((width for width in _WIDTHS if _shown(tally, width) >= _MOST * tally.finished), _WIDTHS[-1])
    dealt, won = _together(tally.strength[0], wide), _together(tally.strength_won[0], wide)
    parts = [
        (strength + (wide - 1) / 2, part)
        for strength, games in dealt.items()
        if games >= _ENOUGH and (part := share(won.get(strength, 0), games)) is not None
    ]
    rest = _rest(tally, sum(part.trials for _, part in parts), texts)
    if not parts:
        blank(axes, texts.say("lab-plot-few"))
        legend(axes, [], [], rest)
        return
    places = [place for place, _ in parts]
    chances = [100 * part.share for _, part in parts]
    low = [max(100 * (part.share - part.low), 0) for _, part in parts]
    high = [max(100 * (part.high - part.share), 0) for _, part in parts]
    look: dict[str, Any] = {"fmt": "o", "markersize": 3, "color": _FILL, "ecolor": _LINE, "elinewidth": 1}
    points = axes.errorbar(places, chances, yerr=[low, high], clip_on=False, **look)
    axes.set_xlim(min(*tally.strength[0], *places) - 1, max(*tally.strength[0], *places) + 1)
    axes.set_ylim(0, 100)
    axes.grid(visible=True, alpha=0.3)
    legend(axes, [points], [texts.say("lab-plot-interval")], rest)


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
