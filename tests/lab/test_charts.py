"""Charts: what they leave out is counted, what has no end is drawn as such, and nothing lies on anything else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import numpy as np
import polars as pl
import pytest
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle, StepPatch
from matplotlib.transforms import Bbox

from bataille.lab import Comparison, Report, compare, simulate
from bataille.lab.charts import width_of
from bataille.lab.plays import SESSIONS
from bataille.lab.plots import figure
from bataille.lab.tally import empty
from bataille.texts import LANGUAGES, Texts

STOPPED = "classic guard=5 order=shuffled"
ENDED = pl.col("period").is_null() & (pl.col("termination") != "guard")
#: Before the decimals.
POINT = {"en": ".", "fr": ",", "it": ","}
BOTH = {
    "en": "Not shown: {} games ({} %), {} of which did not end",
    "fr": "Non montrées\u202f: {} parties ({} %), dont {} n’ont pas fini",
    "it": "Non mostrate: {} partite ({} %), di cui {} non finite",
}
UNENDED = {
    "en": "Not shown: {} games that did not end ({} %)",
    "fr": "Non montrées\u202f: {} parties qui n’ont pas fini ({} %)",
    "it": "Non mostrate: {} partite non finite ({} %)",
}


@pytest.fixture(scope="module")
def seats() -> Report:
    """Nearly half of these games are endless."""
    return simulate("classic order=seat", 2000)


@pytest.fixture(scope="module")
def compared() -> Comparison:
    """Games that end, endless ones and stopped ones."""
    return compare(["classic", "classic order=seat", STOPPED], 300, seed=8)


def note(axes: Axes) -> str:
    """What a chart says about the games that it leaves out."""
    legend = axes.get_legend()
    return "" if legend is None else legend.get_title().get_text()


def right(axes: Axes) -> float:
    """Where the last bar ends."""
    return max(bar.get_x() + bar.get_width() for bar in axes.patches if isinstance(bar, Rectangle))


def points(line: Line2D) -> tuple[list[float], list[float]]:
    """Where they are, across and up."""
    across, up = np.asarray(line.get_data(), float).tolist()
    return across, up


def bars(axes: Axes) -> float:
    """How many games all bars stand for."""
    return sum(bar.get_height() for bar in axes.patches if isinstance(bar, Rectangle))


def words(axes: Axes) -> list[str]:
    """What stands in the chart itself."""
    return [text.get_text() for text in axes.texts]


def percent(part: float, language: str = "en") -> str:
    """Two decimals."""
    return f"{100 * part:.2f}".replace(".", POINT[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_endless_games_are_counted(seats: Report, language: str) -> None:
    """With those beyond the last bar, or with cards too rare to tell anything."""
    frame = seats.frame()
    ended = frame.filter(ENDED)
    endless = frame.height - ended.height
    assert endless > 900
    lengths, _, wars, strength = seats.plot(language).axes
    for axes, column in (lengths, "battles"), (wars, "wars"):
        shown = int((ended[column] < right(axes)).sum())
        assert bars(axes) == shown
        rest = frame.height - shown
        assert rest > endless
        assert note(axes) == BOTH[language].format(rest, percent(rest / 2000, language), endless)
    sums = ended.group_by(pl.col("strength_0") // 2).len()["len"]  # in twos, as the points stand two apart
    first, second = points(strength.get_lines()[0])[0][:2]
    assert second - first == 2
    rest = 2000 - int(sums.filter(sums >= 25).sum())
    assert note(strength) == BOTH[language].format(rest, percent(rest / 2000, language), endless)


@pytest.mark.parametrize("language", LANGUAGES)
def test_endless_games_alone_are_counted(language: str) -> None:
    """All that ended are shown, and the note says why the others are not."""
    report = simulate("classic order=seat", 300)
    endless = report.frame().filter(~ENDED).height
    lengths, _, wars, _ = report.plot(language).axes
    for axes in lengths, wars:
        assert note(axes) == UNENDED[language].format(endless, percent(endless / 300, language))


def test_stopped_games_are_counted() -> None:
    """By the guard, some of them."""
    report = simulate("classic guard=150 order=shuffled", 500)
    frame = report.frame()
    stopped = frame.filter(pl.col("termination") == "guard").height
    assert 0 < stopped < 500
    lengths, going, wars, _ = report.plot().axes
    assert note(lengths) == UNENDED["en"].format(stopped, percent(stopped / 500))
    rest = 500 - int((frame.filter(ENDED)["wars"] < right(wars)).sum())
    assert f" {rest} games" in note(wars)
    (line,) = going.get_lines()
    places, shares = points(line)
    assert places[-1] == 150
    assert shares[-1] == pytest.approx(100 * stopped / 500)


def test_one_game_is_one() -> None:
    """In words; too few games tell nothing about cards."""
    charts = simulate("classic", 1).plot().axes
    assert note(charts[3]) == "Not shown: 1 game (100.00 %)"
    assert words(charts[3]) == ["Too few games to tell"]
    assert [words(axes) for axes in charts[:3]] == [[], [], []]


def test_sessions_are_called_sessions() -> None:
    """Where some had more rounds than the last bar stands for."""
    report = simulate("casino bankroll=20", 500)
    lengths, *_ = report.plot().axes
    rest = int((report.frame()["battles"] > right(lengths)).sum())
    assert rest
    assert note(lengths) == f"Not shown: {rest} sessions ({percent(rest / 500)} %)"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "No game ended"), ("fr", "Aucune partie n’a fini"), ("it", "Nessuna partita è finita")],
)
def test_games_that_were_all_stopped(language: str, said: str) -> None:
    """All of them go on until the guard stops them, and the other charts say that there is nothing to draw."""
    report = simulate(STOPPED, 100)
    lengths, going, wars, strength = report.plot(language).axes
    (line,) = going.get_lines()
    assert points(line) == ([0, 5], [100, 100])
    assert not words(going)
    for axes in lengths, wars, strength:
        assert words(axes) == [said]
        assert not axes.patches
        assert [*axes.get_xticks()] == [*axes.get_yticks()] == []


def test_no_games() -> None:
    """Nothing is divided by their number."""
    assert [words(axes) for axes in figure(empty(2), Texts("en")).axes] == [["No game ended"]] * 4


def test_survival(seats: Report) -> None:
    """After so many battles so many games go on, endless ones up to the edge."""
    frame = seats.frame()
    going = seats.plot().axes[1]
    (line,) = going.get_lines()
    places, shares = points(line)
    for place, part in [*zip(places, shares, strict=True)][::40]:
        on = frame.filter(~ENDED | (pl.col("battles") > place)).height
        assert part == pytest.approx(100 * on / frame.height)
    assert places[-1] == going.get_xlim()[1]
    assert (going.get_ylim(), line.get_clip_on()) == ((0, 100), False)


def test_comparisons_count_what_each_set_of_rules_leaves_out(compared: Comparison) -> None:
    """Beside the line of the rules; below all charts, which games did not end."""
    frame = compared.frame()
    drawing = compared.plot()
    lengths, _, wars, differences = drawing.axes
    both = frame.group_by("game").agg((ENDED & pl.col("rules").is_in(["classic", "classic order=seat"])).sum())
    ended = {
        rules: frame.filter(ENDED & (pl.col("rules") == rules)) for rules in (side.name for side in compared.sides)
    }
    for axes, column in (lengths, "battles"), (wars, "wars"):
        steps = [patch for patch in axes.patches if isinstance(patch, StepPatch)]
        assert len(steps) == 2  # nothing ended under the third
        edge = steps[0].get_data()[1][-1]
        rest = [300 - int((games[column] < edge).sum()) for games in ended.values()]
        assert rest[2] == 300
        assert entries(axes) == [f"{number} ({percent(number / 300)} %)" for number in rest if number]
        assert note(axes) == "Games not shown"
    alone = 300 - int((both["period"] == 2).sum())
    assert entries(differences) == [f"{alone} ({percent(alone / 300)} %)", "300 (100.00 %)"]
    (legend,) = drawing.legends
    endless = 300 - ended["classic order=seat"].height
    assert [text.get_text() for text in legend.get_texts()] == [
        "classic",
        f"classic order=seat ({endless} games did not end: {percent(endless / 300)} %)",
        f"{STOPPED} (300 games did not end: 100.00 %)",
    ]
    assert differences.get_yticklabels()[2].get_text().endswith("(Nothing to compare)")


def entries(axes: Axes) -> list[str]:
    """What stands beside the lines of a legend."""
    legend = axes.get_legend()
    assert legend is not None
    return [text.get_text() for text in legend.get_texts()]


def test_survival_of_several(compared: Comparison) -> None:
    """One that ended is at 0, endless games go on to the edge, stopped ones until they are stopped."""
    going = compared.plot().axes[1]
    ended, endless, stopped = [points(line) for line in going.get_lines()]
    assert ended[1][-1] == 0
    assert endless[0][-1] == going.get_xlim()[1]
    assert endless[1][-1] >= 100 * compared.sides[1].tally.endless / 300
    assert (stopped[0][-1], stopped[1][-1]) == (5, 100)


def test_comparisons_without_an_end() -> None:
    """Nothing to draw, nothing to compare; and nothing at all."""
    found = compare([STOPPED, "classic guard=8 order=shuffled"], 20)
    lengths, going, wars, differences = found.plot().axes
    assert words(lengths) == words(wars) == ["No game ended"]
    assert words(differences) == ["Nothing to compare"]
    assert [points(line)[0][-1] for line in going.get_lines()] == [5, 8]
    none = replace(found, sides=tuple([replace(side, tally=empty(2)) for side in found.sides]))
    assert all(words(axes) for axes in none.plot().axes)


def boxes(drawing: Figure) -> Iterator[tuple[str, Bbox]]:
    """Plots, and what must lie neither on them nor on each other: titles, names of axes and legends."""
    drawing.draw_without_rendering()
    for axes in drawing.axes:
        yield f"plot {axes.get_title()}", axes.get_window_extent()
        legend = axes.get_legend()
        for part in (axes.title, axes.xaxis.label, axes.yaxis.label, *([] if legend is None else [legend])):
            yield f"{part} of {axes.get_title()}", part.get_window_extent()
    for other in (*drawing.texts, *drawing.legends):
        yield str(other), other.get_window_extent()


def check(drawing: Figure) -> None:
    """Nothing lies on anything else or beyond the edge; what is drawn at the frame is drawn whole."""
    for (one, first), (two, second) in combinations(boxes(drawing), 2):
        assert not first.overlaps(second), f"{one} lies on {two}"
    for said, box in boxes(drawing):
        assert drawing.bbox.padded(1).containsx(box.x0), said
        assert drawing.bbox.padded(1).containsx(box.x1), said
        assert drawing.bbox.padded(1).containsy(box.y0), said
        assert drawing.bbox.padded(1).containsy(box.y1), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rules", "games"),
    [
        ("classic order=seat", 300),
        ("classic battle_limit=10", 500),
        (STOPPED, 50),
        ("casino rounds=20 seats=2", 500),
        ("classic", 1),
    ],
)
def test_nothing_lies_on_anything_else(rules: str, games: int, language: str) -> None:
    """Whatever the games: all in one bar at the right, or one at the left."""
    check(simulate(rules, games).plot(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lies_on_anything_else_in_comparisons(compared: Comparison, language: str) -> None:
    """Of few rules and of many, with long names."""
    check(compared.plot(language))
    ended, endless, stopped = [
        replace(side, words=("classic", "guard=5", "order=shuffled", "war_down=1", "captures=reshuffle"))
        for side in compared.sides
    ]
    check(replace(compared, sides=(ended, *[endless] * 4, *[stopped] * 3)).plot(language))


def test_points_at_the_frame_are_whole() -> None:
    """A player who always wins stands at 100 %."""
    strength = simulate("thinking", 60, players=("middle-high", "random")).plot().axes[3]
    (dots,) = strength.get_lines()
    places, chances = points(dots)
    assert max(chances) == strength.get_ylim()[1] == 100
    assert not dots.get_clip_on()
    low, high = strength.get_xlim()
    assert all(low < place < high for place in places)


def test_steps_stand_on_their_numbers() -> None:
    """Half a number to either side, as bars do, and only whole numbers stand below."""
    lengths, _, wars, _ = compare(["classic battle_limit=4", "classic battle_limit=5"], 50).plot().axes
    for steps, length in zip([patch for patch in lengths.patches if isinstance(patch, StepPatch)], (4, 5), strict=True):
        shares, edges, _ = steps.get_data()
        assert [*edges] == [-0.5, 0.5, 1.5, 2.5, 3.5, 4.5, 5.5]
        assert [*shares] == [100 * (place == length) for place in range(6)]
    for axes in lengths, wars:
        assert all(tick == round(tick) for tick in ticks(axes))


def ticks(axes: Axes) -> list[float]:
    """The numbers below a chart, within its frame."""
    low, high = axes.get_xlim()
    return [float(tick) for tick in axes.get_xticks() if low <= tick <= high]


@pytest.mark.parametrize("rules", ["classic battle_limit=1", "casino rounds=1 tie_bonus=true"])
def test_no_wars_are_a_whole_number(rules: str) -> None:
    """One bar, one tick."""
    report = simulate(rules, 1)
    assert report.frame()["wars"].to_list() == [0]
    assert ticks(report.plot().axes[2]) == [0]
    assert ticks(compare(["classic battle_limit=1", "classic battle_limit=1 guard=9"], 1).plot().axes[2]) == [0]


@pytest.mark.parametrize("rules", ["casino rounds=200", "casino bankroll=80 rounds=200"])
def test_bars_hold_equally_many_amounts(rules: str) -> None:
    """Those that occur are two units apart, but for what is left to a guest who can bet no more."""
    report = simulate(rules, 500)
    amounts = {half // 2 for half in report.tally.more[SESSIONS]}
    assert all(amount % 2 == 0 for amount in amounts if amount > 1)
    left = [bar for bar in report.plot().axes[3].patches if isinstance(bar, Rectangle)]
    assert len(left) <= 61
    widths = {bar.get_width() for bar in left}
    assert len(widths) == 1
    assert widths <= {4, 6, 8}


@pytest.mark.parametrize(
    ("numbers", "last", "width"),
    [
        ([[5, 6, 9]], 299, 5),
        ([[0, 1, 150, 152, 156, 298]], 299, 6),
        ([[0, 2, 3, 150, 154, 298]], 299, 5),  # 2 is no less than the step of the others
        ([[10, 30, 70]], 299, 5),  # at most one in each, four bars apart
        ([[3, 5, 9]], 9, 1),
        ([[2, 4, 6], [2, 5, 8]], 299, 6),
        ([[20, 299]], 299, 5),  # two tell nothing
        ([[7], []], 7, 1),
    ],
)
def test_bars_heed_the_step_of_the_numbers(numbers: list[list[int]], last: int, width: int) -> None:
    """Their width is a multiple of it, or a part."""
    assert width_of([dict.fromkeys(each, 1) for each in numbers], last, 60) == width
