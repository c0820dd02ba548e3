"""Compiled kernels against the engine: every variant of chance and sixty-four random sets of rules, 200,000 games."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor

import pytest

from bataille.lab.kernel import kernel_for
from bataille.rules import Order, Rules, TurnUp
from bataille.variants import variants
from tests.lab.kernel_games import PASSES, compare, compare_paths, drawn_rules, told_of_games

VARIANTS = [each.rules for each in variants().values() if isinstance(each.rules.part, TurnUp)]
#: Battles that the engine plays for each variant, so that all take it about as long.
BATTLES = 1_300_000
FEWEST, MOST = 500, 30_000


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Executor]:
    """A process for each core: compiling takes the most time here, and one process compiles one kernel at a time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BATAILLE_CACHE", os.environ.get("BATAILLE_CACHE") or str(tmp_path_factory.mktemp("kernels")))
        with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as executor:
            yield executor


def test_every_variant_is_played_as_by_the_engine(pool: Executor) -> None:
    """Winner, termination, battles, wars, since and period, shared draws, words drawn: in 200,000 games."""
    found = list(pool.map(compare_variant, VARIANTS))
    assert [line for _, lines in found for line in lines] == []
    assert sum(games for games, _ in found) >= 200_000


def test_random_rules_are_played_as_by_the_engine(pool: Executor) -> None:
    """The same for rules whose options were drawn together, every option among them, and for those of `passes`."""
    rules = [*drawn_rules(seed=4, number=46), *drawn_rules(5, 18, PASSES)]
    assert [line for lines in pool.map(compare_some, rules) for line in lines] == []


def test_all_paths_of_the_kernel_agree(pool: Executor) -> None:
    """Field by field, in 20,000 games each: with the processor's vectors and without, with the detail and without."""
    rules = [variants()[name].rules for name in ("classic", "winamax", "three-players")]
    assert [line for lines in pool.map(compare_all, [*rules, Rules(order=Order.SHUFFLED)]) for line in lines] == []


def compare_all(rules: Rules) -> list[str]:
    """What differs between the paths."""
    return compare_paths(rules, 22, 20_000)


def compare_variant(rules: Rules) -> tuple[int, list[str]]:
    """As many games as the variant's share of battles allows; how many, and what differs."""
    mean = float(kernel_for(rules).play(20, 0, 300).battles.mean())
    games = min(max(int(BATTLES / mean), FEWEST), MOST)
    return games, compare(rules, 20, 1_000, told_of_games(rules, 20, 1_000, games))


def compare_some(rules: Rules) -> list[str]:
    """What differs in a few games."""
    return compare(rules, 21, 0, told_of_games(rules, 21, 0, 30), detail=False)
