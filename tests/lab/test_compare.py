"""Comparisons: the games of a seed under several sets of rules, game by game."""

from __future__ import annotations

import io
import json
from dataclasses import replace

import numpy as np
import pytest

from bataille.errors import LabError, RulesError
from bataille.lab import CompareInterrupted, Comparison, compare, simulate
from bataille.lab.comparison.compare import MEASURES, _deal
from bataille.lab.comparison.pairs import no_pairs
from bataille.lab.spread import spread
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
    assert once.text().splitlines()[-1].startswith("In “Classic War”, no length can be compared")


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
    assert "(95 % interval: 0.0 % to 0.0 %; 100 games compared)." in same
    nothing = replace(found.sides[1], pairs=dict.fromkeys(MEASURES, no_pairs()))
    none = Comparison((found.sides[0], nothing), 0.1)
    assert "no length can be compared with that of a game in “Classic War”." in none.text()


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
    rules, share = "“Order of collecting: by seat”", f"{100 * endless:.1f} %"
    rest = "0.0 % in “Classic War”; lengths are compared where both did."
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
