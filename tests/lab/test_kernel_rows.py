"""Rows of cards: what the processor's vectors do is what plain Python does, and when they are used."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bataille.lab.kernel import kernel_for, rows
from bataille.lab.kernel.orders import orders
from bataille.lab.kernel.processor import has_vectors
from bataille.lab.kernel.table import ORDER_PLACES, ROW
from bataille.rules import Captures, Order, Ranking, Rules

NEEDS_VECTORS = pytest.mark.skipif(not has_vectors(), reason="the processor has no such vectors")


def given(name: str, source: random.Random) -> list[Any]:
    """Random arguments of a function on rows."""
    one, other = bytes(source.choices(range(14), k=64)), bytes(source.choices(range(14), k=64))
    bits = source.getrandbits(32)
    order = bytes(source.choices(range(64), k=64))
    used = source.randrange(1, 27)
    held = source.randrange(used, 53)
    arguments: dict[str, list[Any]] = {
        "ties": [one, other],
        "higher": [one, other],
        "added": [one, order],
        "paired": [one, other, bits, order],
        "kept_pairs": [one, bits],
        "pushed": [one, used, held, other],
        "number_of": [bits],
        "every": [used],
        "sum_of": [one],
        "lowest_of": [held, used, bits],
        "highest_of": [held, used, bits],
        "over": [held, used, bits, held],
        "level_with": [held, used, bits, held],
    }
    return arguments[name]


@NEEDS_VECTORS
@pytest.mark.parametrize("kind", ["row", "number", "path"])
def test_vectors_do_what_plain_python_does(kind: str) -> None:
    """Each operation on two hundred random rows."""
    source = random.Random(7)
    for name, function in compiled_functions(kind).items():
        for _ in range(200):
            arguments = given(name, source)
            plain = getattr(rows, name)
            if kind == "path":
                way = rows.path(*arguments[:3])
                assert function(*arguments) == plain(way, *arguments[3:]), name
            else:
                assert function(*arguments) == plain(*arguments), name


def compiled_functions(kind: str) -> dict[str, Callable[..., Any]]:
    """The operations compiled, to be called with bytes and numbers."""
    import numpy as np  # noqa: PLC0415  # only where the processor has vectors
    from numba import njit  # noqa: PLC0415  # slow to import

    from bataille.lab.kernel import vectors  # noqa: PLC0415  # brings Numba
    from bataille.lab.kernel.jit import point  # noqa: PLC0415  # brings Numba

    operations: dict[str, str] = {
        "row": "added every kept_pairs paired pushed",
        "number": "higher number_of sum_of ties",
        "path": "highest_of level_with lowest_of over",
    }
    found: dict[str, Callable[..., Any]] = {}
    for name in operations[kind].split():
        parameters = ["row" if isinstance(each, bytes) else "number" for each in given(name, random.Random(0))]
        names = [f"x{place}" for place in range(len(parameters))]
        read = [f"row(point({n}), 0)" if p == "row" else n for n, p in zip(names, parameters, strict=True)]
        call = f"{name}({', '.join(read)})"
        if kind == "path":
            call = f"{name}({', '.join([f'path({read[0]}, {read[1]}, {read[2]})', *read[3:]])})"
        body = f"lay_row(point(out), 0, {call})" if kind == "row" else f"return {call}"
        namespace: dict[str, Any] = {**vars(vectors), "point": point}
        exec(f"def f(out, {', '.join(names)}):\n    {body}", namespace)
        found[name] = _called(njit(namespace["f"]), np, is_row=kind == "row")
    return found


def _called(function: Callable[..., Any], np: Any, *, is_row: bool) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        out = np.zeros(64, np.uint8)
        given = [np.frombuffer(each, np.uint8).copy() if isinstance(each, bytes) else each for each in arguments]
        result = function(out, *given)
        return out.tobytes() if is_row else result

    return call


def test_R14_without_a_war_pairs_stand_side_by_side() -> None:
    """The first card of the picked, the first of the rest, the second of the picked, and so on."""
    assert orders()[:8].tolist() == [0, 32, 1, 33, 2, 34, 3, 35]


@pytest.mark.parametrize(("behind", "tie"), [(4, 0), (4, 7), (8, 3), (1, 20)])
def test_R14_a_war_is_taken_up_row_by_row(behind: int, tie: int) -> None:
    """All cards of the picked row from the tie on, then all of the other; those before and behind stay in pairs."""
    changes = orders()[ORDER_PLACES * (behind + 1) :][:ORDER_PLACES]
    order = (orders()[:ROW] + changes[ROW - 2 * tie :][:ROW]).tolist()
    war = order[2 * tie : 2 * (tie + behind + 1)]
    assert war == [*range(tie, tie + behind + 1), *range(32 + tie, 32 + tie + behind + 1)]
    assert order[: 2 * tie] == orders()[: 2 * tie].tolist()
    assert order[2 * (tie + behind + 1) :] == orders()[2 * (tie + behind + 1) : ROW].tolist()


@pytest.mark.parametrize(
    "rules",
    [
        Rules(order=Order.SHUFFLED),
        Rules(order=Order.HIGH_FIRST),
        Rules(ranking=Ranking.TWO_OVER_ALL),
        Rules(captures=Captures.RESHUFFLE, stakes=True),
        Rules(war_down="by-rank"),
        Rules(wars_to_win=3),
        Rules(target=40),
    ],
)
def test_rules_that_passes_do_not_know_are_played_without(rules: Rules) -> None:
    """Asked for or not."""
    assert not kernel_for(rules, compiled=False, vectors=True)._has_vectors()


def test_numba_may_be_told_to_compile_for_another_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nothing is known about its vectors."""
    has_vectors.cache_clear()
    monkeypatch.setenv("NUMBA_CPU_NAME", "generic")
    assert not has_vectors()
    has_vectors.cache_clear()
