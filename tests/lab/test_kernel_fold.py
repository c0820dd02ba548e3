"""Making source small for Numba: what is written out or left out does what it did before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bataille.lab.kernel.fold import folded

HEAD = """
def compiled(function): return function
apart = everywhere = generic = entry = compiled
def whole(number): return number
"""

#: Programs with a function `it` and constants ON = 1 and OFF = 0; before each, the functions that are left of it.
PROGRAMS = [
    "",
    "it\ndef it(x):\n    if ON:\n        return x\n    return 0",
    "it\ndef it(x):\n    if OFF:\n        x = 5\n    elif x > 3:\n        x += 2\n    else:\n        x -= 1\n    return x",
    "it\ndef it(x):\n    return (x if ON and x > 2 else 7) + (1 if OFF or not ON else 2)",
    "it\ndef it(x):\n    for step in range(3):\n        if OFF:\n            x += step\n    return x",
    "it\nLATER = ON + 2**3\ndef it(x):\n    return x * LATER",
    "it\ndef twice(a):\n    return a + a\ndef it(x):\n    return twice(twice(x) + 1)",
    "it\ndef unused(a):\n    return a\ndef it(x):\n    return x",
    "it\n@compiled\ndef part(a):\n    if a > 3:\n        return 10\n    if a > 2:\n        return 20\n    b = a\n    return b\ndef it(x):\n    b = 5\n    y = part(x)\n    return y + b",
    "it\n@compiled\ndef part(a):\n    a += 1\n    return a\ndef it(x):\n    y = part(x)\n    z = part(y)\n    return x + y + z",
    "it part\n@compiled\ndef part(a):\n    while a > 1:\n        if a == 4:\n            return 4\n        a -= 1\n    return a\ndef it(x):\n    y = part(x)\n    return y",
    "it part\n@compiled\ndef part(a):\n    for step in range(a):\n        a += step\n    a += 1\n    a += 2\n    return a\ndef it(x):\n    y = part(x)\n    z = part(y)\n    return z",
    "it part\n@apart\ndef part(a):\n    b = a\n    return b\ndef it(x):\n    y = part(x)\n    return y",
    "it\n@everywhere\ndef part(a):\n    while a > 9:\n        a -= 1\n    return a\ndef it(x):\n    y = part(x + 9)\n    z = part(x + 20)\n    return y * z",
    "it\n@generic\ndef part(a, n):\n    if n > 2:\n        a *= n\n    return a\ndef it(x):\n    if x > 2:\n        y = part(x, 3)\n    else:\n        y = part(x, 2)\n    return y",
    "it\n@compiled\ndef part(a):\n    b = a + 1\n    return b\ndef it(x):\n    return part(x)",
    "it part\n@compiled\ndef part(a):\n    b = a + 1\n    return b\ndef it(x):\n    return part(x) + 1",
    "it\n@compiled\ndef add(list, number):\n    list[0] += number\ndef it(x):\n    list = [x]\n    add(list, 3)\n    add(list, list[0])\n    return list[0]\n",
][1:]


def run(text: str) -> dict[str, Any]:
    """The names that the text defines."""
    names: dict[str, Any] = {"ON": 1, "OFF": 0}
    exec(HEAD + text, names)
    return names


@pytest.mark.parametrize("program", PROGRAMS)
def test_folded_programs_do_the_same(program: str) -> None:
    """For every small number; and the functions that are left are these."""
    left, text = program.split("\n", 1)
    before: Callable[[int], int] = run(text)["it"]
    small = folded(text, {"ON": 1, "OFF": 0}, "it")
    after: Callable[[int], int] = run(small)["it"]
    assert [before(number) for number in range(8)] == [after(number) for number in range(8)]
    assert sorted(line[4:].split("(")[0] for line in small.splitlines() if line.startswith("def ")) == left.split()


def test_constants_and_what_they_switch_off_are_gone() -> None:
    """Nothing is asked any more that is known."""
    text = """
def it(x):
    if ON and x:
        return ON
    if OFF:
        return 3
    return 4
"""
    small = folded(text, {"ON": 1, "OFF": 0}, "it")
    assert "ON" not in small
    assert "OFF" not in small
    assert small.count("if") == 1


def test_a_variable_named_like_a_function_is_a_mistake_of_ours() -> None:
    """It would be renamed with the function it hides."""
    text = """
@apart
def part(a):
    b = a
    return b
@compiled
def other(a):
    part = [part(a)]
    return part
def it(x):
    y = other(x)
    return y
"""
    with pytest.raises(AssertionError, match="name of a function"):
        folded(text, {}, "it")
