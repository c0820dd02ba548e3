"""Comparisons: the games of a seed under several sets of rules, game by game."""

from __future__ import annotations

import io
import json
import re
from dataclasses import replace

import numpy as np
import pytest
from matplotlib.container import ErrorbarContainer

from bataille.errors import LabError, RulesError
from bataille.lab import CompareInterrupted, Comparison, compare, simulate
from bataille.lab.comparison.compare import MEASURES, _deal
from bataille.lab.comparison.pairs import Pairs, no_pairs, pairs_of
from bataille.lab.spread import spread
from bataille.lab.tally import empty
from bataille.rules import Order, Rules
from bataille.texts import LANGUAGES
from bataille.variants import rules_of

RULES = ["classic", "classic order=seat", "three-players"]
GAMES = 700


@pytest.fixture(scope="module")
def found() -> Comparison:
    """Three sets of rules; under the second nearly half of the games are endless."""
    return compare(RULES, GAMES, seed=8)


def test_each_side_is_the_simulation_of_its_rules(found: Comparison) -> None:
    """The very same tally."""
    for side, rules in zip(found.sides, RULES, strict=True):
        assert side.tally == simulate(rules, GAMES, seed=8).tally
        assert side.name == rules
    assert found.complete


def test_differences_are_those_of_the_same_games(found: Comparison) -> None:
    """Lengths and wars where both games end; wins of the first seat and endless games in all."""
    frames = [simulate(rules, GAMES, seed=8).frame() for rules in RULES]
    assert not found.sides[0].pairs
    for side, frame in zip(found.sides[1:], frames[1:], strict=True):
        assert tuple(side.pairs) == MEASURES
        both = frames[0]["period"].is_null().to_numpy() & frame["period"].is_null().to_numpy()
        for measure in ("battles", "wars"):
            one, two = (each[measure].to_numpy()[both].astype(float) for each in (frames[0], frame))
            difference = side.difference(measure)
            assert difference is not None
            assert difference.games == both.sum()
            assert difference.mean == pytest.approx((two - one).mean())
            assert difference.error == pytest.approx((two - one).std(ddof=1) / np.sqrt(both.sum()))
        won = [(each["winner"] == 0).fill_null(value=False).sum() for each in (frames[0], frame)]
        assert (side.pairs["won"].first, side.pairs["won"].other) == tuple(won)
        assert side.pairs["endless"].other == side.tally.endless
        assert side.pairs["endless"].games == GAMES


def test_charts_name_the_command(found: Comparison) -> None:
    """With which anybody plays the same games; rules given as a value have none. One game is one."""
    command = "bataille compare classic classic order=seat three-players --seed 8 --games 700"
    assert found.origin == command
    assert found.plot().get_suptitle().replace("\n", " ") == f"700 games {command}"
    once = compare(["classic", Rules()], 1)
    assert once.origin is None
    assert once.plot().get_suptitle() == "1 game"
    assert once.text().splitlines()[-1] == "One game tells nothing of how lengths differ."


@pytest.mark.parametrize(("threads", "chunk"), [(1, 70), (3, 333), (2, 10_000)])
def test_threads_and_chunks_change_nothing(found: Comparison, threads: int, chunk: int) -> None:
    """Bit for bit."""
    told: list[int] = []
    again = compare(RULES, GAMES, seed=8, threads=threads, chunk=chunk, progress=told.append)
    assert again.sides == found.sides
    assert told == [min(first + chunk, GAMES) for first in range(0, GAMES, chunk)]


def test_it_is_said_which_deals_are_the_same(found: Comparison) -> None:
    """Those of the same packs and as many seats, whatever is played with them."""
    assert [side.same_deals for side in found.sides] == [True, True, False]
    same = ["pagat", "captured-pile", "double-war", "thinking", "speed", "timed"]
    other = ["bataille-32", "guerra-40", "jokers", "two-packs", "three-players"]
    assert [name for name in (*same, *other) if _deal(rules_of(name, [])) == _deal(Rules())] == same
    sides = compare(["classic", "thinking"], 20).sides
    assert [side.same_deals for side in sides] == [True, True]
    dealt = [simulate(side.name, 20).frame().select("strength_0", "strength_1", "aces_0") for side in sides]
    assert dealt[0].equals(dealt[1])


def test_shuffling_the_captures_makes_a_game_44_per_cent_longer() -> None:
    """270.7 against 187.96 battles, `docs/figures.md`; and paired differences are surer than two series."""
    found = compare(["classic", "classic order=shuffled"], 20_000)
    shuffled = found.sides[1].difference("battles")
    assert shuffled is not None
    assert shuffled.ratio is not None
    assert shuffled.ratio_error is not None
    assert abs(shuffled.ratio - 270.7 / 187.96) < 4 * shuffled.ratio_error + 0.002
    assert "With “Order of collecting: shuffled”, a game lasts 4" in found.text()


def test_differences_of_the_same_games_are_surer_than_of_two_series() -> None:
    """`pagat` differs from `bataille` only where somebody runs short in a war."""
    found = compare(["bataille", "pagat"], 2_000)
    difference = found.sides[1].difference("battles")
    one, other = (spread(side.tally.battles) for side in found.sides)
    assert difference is not None
    assert one is not None
    assert other is not None
    assert one.mean_error is not None
    assert other.mean_error is not None
    assert difference.error < np.hypot(one.mean_error, other.mean_error) / 2


def test_no_difference_is_said_to_be_none(found: Comparison) -> None:
    """Rules that only look different; and no games that can be compared."""
    same = compare(["classic", "classic war_down=3"], 100).text()
    assert "no difference in length from games in “Classic War” is seen" in same
    assert same.endswith(": each of the 100 games compared is as long.")
    assert "0.00 [–]" in same
    nothing = replace(found.sides[1], pairs=dict.fromkeys(MEASURES, no_pairs()))
    none = Comparison((found.sides[0], nothing), 0.1)
    assert "no length can be compared with that of a game in “Classic War”." in none.text()


def crafted(found: Comparison, lengths: Pairs, games: int = 100, endless: int = 0) -> Comparison:
    """Of games that ended with these lengths, and of some that are endless under the second set of rules."""
    sides = found.sides[:2]
    pairs = {**dict.fromkeys(MEASURES, no_pairs()), "battles": lengths}
    pairs["endless"] = Pairs(games, 0, endless, 0, endless, 0)
    tallies = [replace(empty(2), games=games, periods=periods) for periods in ({}, {14: endless})]
    first = replace(sides[0], tally=tallies[0])
    return Comparison((first, replace(sides[1], tally=tallies[1], pairs=pairs)), 0.1)


@pytest.mark.parametrize("games", [2, 3, 5, 10, 25, 50, 100, 200, 400])
def test_the_sentence_says_what_the_table_shows(games: int) -> None:
    """A difference is seen when 0 is not in its interval; nothing is more than 100 % shorter."""
    for rules in (["classic", "classic order=shuffled"], ["classic", "bataille-32"], ["bataille", "pagat"]):
        table, _, sentences = compare(rules, games, seed=1).text().partition("\n\n")
        row = next(line for line in table.splitlines() if f"more than {rules[0]} " in line)
        ends = re.search(r"\[(-?[\d.]+), (-?[\d.]+)\]", row)
        said = re.search(r"interval: (-?[\d.]+) (%|battles) to (-?[\d.]+) (%|battles);", sentences)
        if ends is None:
            assert row.endswith("[–]")
            assert said is None
            continue
        low, high = float(ends[1]), float(ends[2])
        assert said is not None
        assert ("no difference" in sentences) == (low <= 0 <= high) == (float(said[1]) <= 0 <= float(said[3]))
        assert ("longer than" in sentences) == (low > 0)
        assert said[2] != "%" or float(said[1]) >= -100


@pytest.mark.parametrize(
    ("first", "other", "row", "sentence"),
    [
        # The first are not clearly longer than nothing: mean 100, error 90. Differences: mean 40, error 30; 1005 and 5;
        # -21 and 1. Student's t of one degree of freedom is 12.706205.
        (
            [10, 190],
            [20, 260],
            "+40.00 [-341.19, 421.19]",
            (
                "no difference in length from games in “Classic War” is seen "
                "(95 % interval: -341.19 battles to 421.19 battles; 2 games compared)."
            ),
        ),
        (
            [10, 190],
            [1010, 1200],
            "+1005.00 [941.47, 1068.53]",
            (
                "a game lasts 1005.00 battles longer than in “Classic War” "
                "(95 % interval: 941.47 battles to 1068.53 battles; 2 games compared)."
            ),
        ),
        (
            [30, 390],
            [10, 368],
            "-21.00 [-33.71, -8.29]",
            (
                "a game is 21.00 battles shorter than in “Classic War” "
                "(95 % interval: 8.29 battles to 33.71 battles; 2 games compared)."
            ),
        ),
        # Nothing tells how sure it is.
        (
            [3, 5, 9],
            [4, 6, 10],
            "+1.00 [–]",
            "each of the 3 games compared lasts 1 battle longer than in “Classic War”.",
        ),
        (
            [3, 5, 9],
            [1, 3, 7],
            "-2.00 [–]",
            "each of the 3 games compared is 2 battles shorter than in “Classic War”.",
        ),
        # One more in a thousand games; the errors are 0.0000316 battles.
        (
            [100] * 1_000_000,
            [101] * 1_000 + [100] * 999_000,
            "+0.001000 [0.000938, 0.001062]",
            "a game lasts 0.0010 % longer than in “Classic War” (95 % interval: 0.0009 % to 0.0011 %;",
        ),
    ],
)
def test_sentences_without_per_cent_and_of_little(
    found: Comparison, first: list[int], other: list[int], row: str, sentence: str
) -> None:
    """Where the relative change has no ends; where all games differ by the same; where 0 is not in it, but near."""
    lengths = pairs_of(np.array(first), np.array(other))
    text = crafted(found, lengths).text()
    assert f" {row}\n" in text
    assert f", {sentence}" in text
    for language in LANGUAGES:
        assert not re.search("compare-|[{}]", crafted(found, lengths).text(language))


def test_what_did_not_end_is_not_compared() -> None:
    """Neither is anything said of lengths that are not there."""
    lines = compare(["captured-pile guard=5", "captured-pile guard=6"], 20).text().splitlines()
    assert "no length can be compared" in lines[-2]
    assert lines[-1].endswith(
        "100.00 % of the games did not end, and 100.00 % in “Captured Pile” with “Longest game: 5”."
    )


@pytest.mark.parametrize(
    ("games", "endless", "cell", "row", "share"),
    [
        # Errors: √(0.1465 · 0.8535 / 2000) = 0.00791, √(0.4595 · 0.5405 / 2000) = 0.01114, √(3 / 16 / 10⁶) = 0.000433.
        # Paired ones are divided by 1999, and Student's t is 1.9612.
        (2_000, 293, "14.65 % ± 0.79", "+14.65 [13.10, 16.20]", "14.65 %"),
        (2_000, 919, "45.95 % ± 1.11", "+45.95 [43.76, 48.14]", "45.95 %"),
        (1_000_000, 250_000, "25.000 % ± 0.043", "+25.000 [24.915, 25.085]", "25.000 %"),
    ],
)
def test_a_share_has_the_same_digits_everywhere(
    found: Comparison, games: int, endless: int, cell: str, row: str, share: str
) -> None:
    """Alone, as points more than nothing, and in the sentence."""
    text = crafted(found, no_pairs(), games, endless).text()
    assert re.search(f"Endless +0 +{cell}\n", text)
    assert re.search(f"more than classic, in points +{re.escape(row)}\n", text)
    assert f", {share} of the games did not end, and 0 % in “Classic War”" in text


def test_nothing_in_some_games_is_not_never(found: Comparison) -> None:
    """None of 500 games endless: no ratio is sure, nor a difference where neither has any. Points end at 100."""
    nulls = dict.fromkeys(["ratio_error", "ratio_low", "ratio_high"])
    told = compare(["three-players", "classic"], 500).json()["rules"][1]["difference"]["endless"]
    assert told["mean"] < told["high"] < 0
    assert {name: told[name] for name in ("ratio", *nulls)} == {"ratio": 0, **nulls}
    none = compare(["classic", "bataille-32"], 500).json()["rules"][1]["difference"]["endless"]
    assert {each for name, each in none.items() if name not in ("games", "mean")} == {None}
    few = replace(found.sides[1], pairs={"won": Pairs(5, 1, 4, 1, 4, 0)}).difference("won")
    assert few is not None
    # Differences 1, 1, 1, 1 and -1: mean 0.6, error 0.4, of which Student's 2.776445 reach beyond.
    assert few.within == pytest.approx((0.6 - 2.776445 * 0.4, 1))


def test_the_chart_shows_the_interval_of_the_ratio(found: Comparison) -> None:
    """From end to end, which are not as far from the middle; where none is known, there is a hollow point."""
    bars = found.plot().axes[3].containers
    for side, bar in zip(found.sides[1:], bars, strict=True):
        difference = side.difference("battles")
        assert difference is not None
        assert difference.ratio_within is not None
        assert isinstance(bar, ErrorbarContainer)
        (left, _), (right, _) = bar.lines[2][0].get_segments()[0]
        assert (left, right) == pytest.approx([100 * (end - 1) for end in difference.ratio_within])
    alike = crafted(found, pairs_of(np.array([3, 5]), np.array([6, 8]))).plot().axes[3]
    assert not alike.containers
    assert [line.get_fillstyle() for line in alike.lines][:2] == ["none", "full"]


def test_an_interrupted_comparison_tells_of_the_games_before() -> None:
    """The exception carries it, and is the one that interrupts everything else."""

    def interrupt(done: int) -> None:
        assert done == 100
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt) as caught:
        compare(RULES, GAMES, seed=8, chunk=100, progress=interrupt)
    assert isinstance(caught.value, CompareInterrupted)
    assert not caught.value.comparison.complete
    whole = compare(RULES, 100, seed=8)
    assert [side.tally for side in caught.value.comparison.sides] == [side.tally for side in whole.sides]
    assert [side.pairs for side in caught.value.comparison.sides] == [side.pairs for side in whole.sides]


def test_bad_input() -> None:
    """One set of rules, nine, none known, no games."""
    for rules in (["classic"], ["classic"] * 9):
        with pytest.raises(LabError, match=f"2 to 8 sets of rules, not {len(rules)}"):
            compare(rules, 10)
    with pytest.raises(RulesError):
        compare(["classic", "nonsense"], 10)
    for games in (0, -1, 2**63):
        with pytest.raises(LabError, match=f"{games} games cannot be played"):
            compare(["classic", "classic"], games)


def test_games_that_do_not_end_are_told_beside_the_lengths(found: Comparison) -> None:
    """Of the same games simulated alone; nothing is said where all end."""
    endless = simulate(RULES[1], GAMES, seed=8).frame()["period"].is_not_null().sum() / GAMES
    lines = found.text().splitlines()
    said = [line for line in lines if "did not end" in line]
    rules, share = "“Order of collecting: by seat”", f"{100 * endless:.2f} %"
    rest = "0 % in “Classic War”; lengths are compared where both did."
    assert said[0] == f"With {rules}, {share} of the games did not end, and {rest}"
    assert "did not end" not in compare(["classic", "classic war_down=1"], 100).text()


def test_casino_war_is_not_compared() -> None:
    """Its sittings have no winner; its odds are counted exactly."""
    for rules in (["classic", "casino"], ["casino", "casino packs=1"]):
        with pytest.raises(LabError, match="see bataille odds casino"):
            compare(rules, 10)


def test_games_as_a_frame(found: Comparison) -> None:
    """A row for each game and set of rules; what a set of rules does not have is null."""
    frame = found.frame(5, 10)
    assert frame["game"].to_list() == [game for game in range(5, 15) for _ in RULES]
    assert frame["rules"].to_list() == RULES * 10
    alone = simulate(RULES[1], GAMES, seed=8).frame(5, 10)
    assert frame.filter(frame["rules"] == RULES[1]).select(alone.columns).equals(alone)
    assert frame["aces_2"].null_count() == 20
    assert found.frame().height == 3 * GAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_told_and_drawn_in_every_language(found: Comparison, language: str) -> None:
    """A table whose columns stand below each other; charts with titles and axes."""
    text = found.text(language)
    assert "classic order=seat" in text
    assert "compare-" not in text
    drawing = found.plot(language)
    assert all(axes.get_title() and axes.get_xlabel() and axes.get_ylabel() for axes in drawing.axes)
    file = io.BytesIO()
    drawing.savefig(file, format="png")
    assert file.getvalue().startswith(b"\x89PNG")


def test_it_shows_itself_in_a_notebook() -> None:
    """As text and charts; rules that are given as a value have no words."""
    found = compare([Rules(), Rules(order=Order.SHUFFLED)], 50)
    assert [side.name for side in found.sides] == ["turn_up", "turn_up order=shuffled"]
    shown = found._repr_mimebundle_()
    assert shown["text/plain"] == str(found) == found.__rich__()
    assert shown["text/html"].startswith("<pre>")
    assert "data:image/svg+xml;base64," in shown["text/html"]
    assert found.plot()._repr_svg_().startswith("<?xml")
    told = json.loads(json.dumps(found.json()))
    assert [side["rules"] for side in told["rules"]] == [None, None]
    assert repr(found) == "<Comparison sides=2 games=50>"
