"""Rows of cards: what the processor's vectors do is what plain Python does, and when they are used."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from bataille.lab.kernel import kernel_for, rows
from bataille.lab.kernel.orders import orders
from bataille.lab.kernel.processor import has_vectors
from bataille.lab.kernel.table import ORDER_PLACES, ROW
from bataille.rules import Captures, Order, Ranking, Rules
from bataille.stream import Seeded, shuffle, words

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
        "spread": [source.getrandbits(62), bits],
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
        "number": "higher number_of spread sum_of ties",
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


@NEEDS_VECTORS
@pytest.mark.parametrize("number", [0, 16, 2**40])
def test_R74_words_made_together_are_those_of_the_stream(number: int) -> None:
    """Sixteen blocks of two seeds, compiled and as plain Python: every word, and its highest bit."""
    make = compiled_maker()
    for seed, game in (42, 0), (2**64 - 1, 2**64 - 1):
        stream = words(Seeded(seed, game), 4 * number)
        expected = [next(stream) for _ in range(64)]
        places = [32 * (place % 4) + place // 4 for place in range(64)]
        made = np.zeros(128, np.int64)
        listed = [0] * 128
        halves = make(made, number, *np.array([seed, game], np.uint64).astype(np.int64))
        assert made.view(np.uint64)[places].tolist() == expected
        assert rows.make_words(listed, 0, number, seed, game) == int(halves) % 2**64
        assert [listed[place] for place in places] == expected
        assert int(halves) % 2**64 == sum((word >> 63) << place for place, word in enumerate(expected))


def compiled_maker() -> Callable[..., Any]:
    """`make_words` compiled, to be called with arrays."""
    from numba import njit  # noqa: PLC0415  # slow to import

    from bataille.lab.kernel import draws  # noqa: PLC0415  # brings Numba
    from bataille.lab.kernel.jit import point  # noqa: PLC0415  # brings Numba

    namespace: dict[str, Any] = {**vars(draws), "point": point}
    exec("def make(words, number, seed, game):\n    return make_words(point(words), 0, number, seed, game)", namespace)
    made: Callable[..., Any] = njit(namespace["make"])
    return made


@NEEDS_VECTORS
@pytest.mark.parametrize("top", [4, 10, 16, 18])
def test_R74_four_prizes_shuffled_together_are_each_shuffled_as_the_stream_says(top: int) -> None:
    """In places that are not in order, compiled and as plain Python; nothing behind them changes."""
    from numba import njit  # noqa: PLC0415  # slow to import

    from bataille.lab.kernel import draws  # noqa: PLC0415  # brings Numba
    from bataille.lab.kernel.jit import point  # noqa: PLC0415  # brings Numba

    namespace: dict[str, Any] = {**vars(draws), "point": point}
    exec(f"def mix(cards, listed):\n    shuffle_listed(point(cards), point(listed), 0, {top})", namespace)
    mix = njit(namespace["mix"])
    for seed in range(20):
        drawn = [word for word, _ in zip(words(Seeded(seed), 0), range(4), strict=False)]
        starts = [40, 0, 60, 20]
        expected, places = bytearray(range(100)), list(starts)
        for number, start in enumerate(starts):
            order, end = shuffle(Seeded(seed), number, bytes(range(start, start + top)))
            assert end == number + 1
            expected[start : start + top] = order
        cards, plain = np.arange(100, dtype=np.uint8), bytearray(range(100))
        listed = [each for pair in zip(places, drawn, strict=True) for each in pair]
        mix(cards, np.array(listed, np.uint64).view(np.int64))
        rows.shuffle_listed(plain, listed, 0, top)
        assert plain == expected
        assert cards.tobytes() == expected


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
        Rules(order=Order.SHUFFLED, packs=2),
        Rules(order=Order.SHUFFLED, guard=100),
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
