"""A census by the kernel is the census by the engine."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bataille import census
from bataille.cards import Card
from bataille.census import Census, SmallPack
from bataille.cli.census import census_json
from bataille.errors import BatailleError, CensusError, DealError
from bataille.lab import census as fast
from bataille.lab.kernel import kernel_for
from bataille.rules import Rules
from bataille.variants import rules_of

CENSUS = Path(__file__).parents[1] / "census"


def lowest(suits: int, ranks: int) -> SmallPack:
    """A pack of the lowest ranks."""
    return SmallPack.lowest(suits, ranks)


@pytest.mark.parametrize(
    ("options", "pack"),
    [
        ([], lowest(2, 3)),
        (["order=seat"], lowest(1, 6)),
        ([], SmallPack(2, (Card("#5"), Card("#100"), Card("#2")))),
    ],
)
def test_both_count_the_same(options: list[str], pack: SmallPack) -> None:
    """Every number of it, whatever the chunks."""
    rules = rules_of("classic", options)
    told: list[int] = []
    found = fast.count(rules, pack, told.append, threads=1)
    assert found == census.count(rules, pack)
    assert told[-1] == found.deals == pack.deals


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel as plain Python: quicker than compiling it for a few games."""
    monkeypatch.setattr(fast, "kernel_for", partial(kernel_for, compiled=False))


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("name", ["1x6-loser-first", "2x3-down1", "2x3-two-over-all"])
def test_counts_of_an_independent_brute_force(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In many chunks, the last one shorter."""
    monkeypatch.setattr(fast, "CHUNK", 100)
    case = CENSUS / f"{name}.json"
    asked: dict[str, Any] = json.loads(case.read_text(encoding="utf-8"))
    rules = rules_of("classic", [f"{name}={chosen}" for name, chosen in asked["options"].items()])
    suits = int(asked["pack"].partition("x")[0])
    pack = SmallPack(suits, tuple(map(Card.parse, asked["ranks"])))
    assert json.loads(json.dumps(census_json(fast.count(rules, pack)))) == asked["expected"]


@pytest.mark.parametrize(("suits", "codes"), [(1, [3, 4, 9]), (2, [1, 7, 8]), (3, [0, 5])])
def test_every_arrangement_is_made_once(suits: int, codes: list[int]) -> None:
    """In order, and however they are cut."""
    plan = fast._Plan(np.array(codes, np.uint8), suits, lowest(suits, len(codes)).deals if suits != 1 else 6)
    expected = sorted(set(permutations(codes * suits)))
    made = [tuple(row) for row in plan.arrangements(0, len(expected)).tolist()]
    assert made == expected
    assert Counter(made) == dict.fromkeys(expected, 1)
    assert [tuple(row) for row in plan.arrangements(2, 3).tolist()] == expected[2:5]


@pytest.mark.parametrize(
    ("rules", "error"),
    [
        (rules_of("three-players", []), CensusError),
        (rules_of("classic", ["order=shuffled"]), CensusError),
        (rules_of("speed", []), CensusError),
        (rules_of("first-to-40", []), DealError),
    ],
)
def test_both_refuse_the_same(rules: Rules, error: type[BatailleError]) -> None:
    """In the same words."""
    said = []
    for count in (census.count, fast.count):
        with pytest.raises(error) as caught:
            count(rules, lowest(2, 3))
        said.append(str(caught.value))
    assert said[0] == said[1]


@pytest.mark.usefixtures("plain")
def test_games_that_the_guard_stops_are_refused() -> None:
    """There is nothing exact to count."""
    rules = rules_of("timed", ["guard=2"])
    with pytest.raises(CensusError, match="a game was stopped by guard=2") as caught:
        fast.count(rules, lowest(1, 6))
    with pytest.raises(CensusError) as expected:
        census.count(rules, lowest(1, 6))
    assert str(caught.value) == str(expected.value)


def test_packs_that_are_too_large_are_left_to_the_engine() -> None:
    """52 cards have 52!/(4!)^13 deals."""
    assert not fast.can_count(lowest(4, 13))
    assert fast.can_count(lowest(1, 12))


def test_the_result_is_a_census() -> None:
    """With its mean and its longest game: the first row of `docs/figures.md`."""
    found = fast.count(Rules(), lowest(1, 4))
    assert isinstance(found, Census)
    assert (found.wins, str(found.mean), found.longest) == ((12, 12), "10/3", 6)
