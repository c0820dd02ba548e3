"""The census of small packs: every file of `tests/census`, and what is refused."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from bataille.cards import RANKS, Card
from bataille.census import Census, SmallPack, arrangements, count
from bataille.errors import CensusError, DealError
from bataille.rules import Rules
from bataille.variants import apply, rules_of

FILES = sorted((Path(__file__).parent / "census").glob("*.json"))
#: More than 10,000 deals take seconds: once is enough.
LONG = {"1x8", "4x3-down1-single"}
CASES = [pytest.param(file, id=file.stem, marks=[pytest.mark.cpython] if file.stem in LONG else []) for file in FILES]


@pytest.mark.parametrize("file", CASES)
def test_census_is_that_of_an_independent_brute_force(file: Path) -> None:
    """All counts over all deals are those counted from the rules alone, or published (`source` in the file)."""
    case: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    expected = case["expected"]
    rules = apply(Rules(), case["options"], explicit=True)
    counts = count(rules, SmallPack(case["suits"], tuple(map(Card, case["ranks"]))))
    assert counts == Census(
        deals=expected["deals"],
        wins=tuple(expected["wins"]),
        draws=expected["draws"],
        endless=expected["endless"],
        periods={int(period): games for period, games in expected["periods"].items()},
        lengths={int(length): games for length, games in expected["lengths"].items()},
    )
    assert counts.mean == (None if expected["mean"] is None else Fraction(expected["mean"]))
    assert counts.longest == expected["longest"]


def test_there_are_census_files() -> None:
    """At least the ten small packs that the project promises."""
    assert len(FILES) >= 10


def test_pack_is_made_of_the_lowest_ranks() -> None:
    """2x3 is two twos, two threes, two fours."""
    pack = SmallPack.lowest(2, 3)
    assert pack == SmallPack(2, (Card("2"), Card("3"), Card("4")))
    assert (pack.size, pack.deals) == (6, 90)


@pytest.mark.parametrize(("suits", "ranks"), [(1, 3), (3, 1), (0, 4), (2, 0), (1, len(RANKS) + 1)])
def test_packs_without_halves_are_refused(suits: int, ranks: int) -> None:
    """An odd number of cards, none, or more ranks than there are."""
    with pytest.raises(CensusError):
        SmallPack.lowest(suits, ranks)


def test_wrong_kinds_are_refused() -> None:
    """In a sentence: programs call it too."""
    wrong: Any = "classic"
    pack = SmallPack.lowest(2, 2)
    with pytest.raises(TypeError, match=r"^rules must be Rules, not str$"):
        count(wrong, pack)
    with pytest.raises(TypeError, match=r"^pack must be SmallPack, not str$"):
        count(Rules(), wrong)
    for number in (wrong, True):
        with pytest.raises(TypeError, match=r"^ranks must be a whole number, not "):
            SmallPack.lowest(2, number)
        with pytest.raises(TypeError, match=r"^suits must be a whole number, not "):
            SmallPack.lowest(number, 2)


def test_arrangements_are_all_and_different() -> None:
    """6!/(2!·2!·2!) orders of two cards of each of three ranks."""
    found = list(arrangements({1: 2, 2: 2, 3: 2}))
    assert len(set(found)) == len(found) == 90
    assert {tuple(sorted(order)) for order in found} == {(1, 1, 2, 2, 3, 3)}


@pytest.mark.parametrize(
    ("variant", "option", "code"),
    [
        ("speed", "seats=2", "census/family"),
        ("classic", "seats=4", "census/seats"),
        ("classic", "order=shuffled", "census/chance"),
        ("captured-pile", "seats=2", "census/chance"),
        ("classic", "tie_break=fresh-pack", "census/chance"),
        ("classic", "war_down=0", "census/guard"),
    ],
)
def test_what_cannot_be_counted_exactly_is_refused(variant: str, option: str, code: str) -> None:
    """Other families, other seats, chance after the deal, and a guard that stops a game."""
    rules = rules_of(variant, [option, *(["guard=1", "battle_limit=2"] if code == "census/guard" else [])])
    with pytest.raises(CensusError) as refused:
        count(rules, SmallPack.lowest(2, 2))
    assert refused.value.code == code


def test_R19_target_must_fit_the_small_pack() -> None:
    """40 cards cannot be reached with 8."""
    with pytest.raises(DealError):
        count(rules_of("first-to-40"), SmallPack.lowest(2, 4))


def test_endless_alone_has_neither_mean_nor_longest() -> None:
    """Where no game ends, there is no length."""
    nothing = Census(1, (0, 0), 0, 1, {4: 1}, {})
    assert nothing.mean is None
    assert nothing.longest is None


def test_every_deal_is_told() -> None:
    """A progress bar is moved once a deal."""
    told: list[None] = []
    count(Rules(), SmallPack.lowest(2, 2), lambda: told.append(None))
    assert len(told) == SmallPack.lowest(2, 2).deals == 6
