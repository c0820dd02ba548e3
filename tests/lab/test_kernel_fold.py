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
PROGRAMS = """
# it
def it(x):
    if ON:
        return x
    return 0
# it
def it(x):
    if OFF:
        x = 5
    elif x > 3:
        x += 2
    else:
        x -= 1
    return x
# it
def it(x):
    if ON not in (OFF, 2):
        x += 1
    return x
# it
def it(x):
    return (x if ON and x > 2 else 7) + (1 if OFF or not ON else 2)
# it
def it(x):
    for step in range(3):
        if OFF:
            x += step
    return x
# it
LATER = ON + 2**3
def it(x):
    return x * LATER
# it
def twice(a):
    return a + a
def it(x):
    return twice(twice(x) + 1)
# it
def unused(a):
    return a
def it(x):
    return x
# it
@compiled
def part(a):
    if a > 3:
        return 10
    if a > 2:
        return 20
    b = a
    return b
def it(x):
    b = 5
    y = part(x)
    return y + b
# it
@compiled
def part(a):
    a += 1
    return a
def it(x):
    y = part(x)
    z = part(y)
    return x + y + z
# it part
@compiled
def part(a):
    while a > 1:
        if a == 4:
            return 4
        a -= 1
    return a
def it(x):
    y = part(x)
    return y
# it part
@compiled
def part(a):
    for step in range(a):
        a += step
    a += 1
    a += 2
    return a
def it(x):
    y = part(x)
    z = part(y)
    return z
# it part
@apart
def part(a):
    b = a
    return b
def it(x):
    y = part(x)
    return y
# it
@everywhere
def part(a):
    while a > 9:
        a -= 1
    return a
def it(x):
    y = part(x + 9)
    z = part(x + 20)
    return y * z
# it
@generic
def part(a, n):
    if n > 2:
        a *= n
    return a
def it(x):
    if x > 2:
        y = part(x, 3)
    else:
        y = part(x, 2)
    return y
# it
@compiled
def part(a):
    b = a + 1
    return b
def it(x):
    return part(x)
# it part
@compiled
def part(a):
    b = a + 1
    return b
def it(x):
    return part(x) + 1
# it
@compiled
def add(list, number):
    list[0] += number
def it(x):
    list = [x]
    add(list, 3)
    add(list, list[0])
    return list[0]
"""


def run(text: str) -> dict[str, Any]:
    """The names that the text defines."""
    names: dict[str, Any] = {"ON": 1, "OFF": 0}
    exec(HEAD + text, names)
    return names


@pytest.mark.parametrize("program", PROGRAMS.split("\n# ")[1:])
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


@pytest.mark.parametrize(("seats", "bound"), [(4, "4"), (5, "rolled(5)")])
def test_loops_over_many_seats_are_hidden_from_the_compiler(seats: int, bound: str) -> None:
    """Else it would write them out; other loops are as they are."""
    text = """
def it(x):
    for seat in range(1, SEATS):
        x += seat
    for step in range(5):
        x += step * SEATS
    return x
"""
    small = folded(text, {"SEATS": seats}, "it")
    assert f"range(1, {bound})" in small
    assert small.count("rolled") == bound.count("rolled")
