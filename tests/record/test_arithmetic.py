"""The range coder: bits come back, and cost what they should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from math import log2
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bataille.record.arithmetic import Reader, Writer

Bits = list[tuple[Hashable, int]]


def written(bits: Iterable[tuple[Hashable, int]]) -> bytes:
    """Bits, each with its context, in bytes."""
    writer = Writer()
    for context, bit in bits:
        assert writer.bit(context, bit) == bit
    return writer.finished()


def read(coded: bytes, contexts: Iterable[Hashable]) -> Bits:
    """As many bits as there are contexts."""
    reader = Reader(coded)
    return [(context, reader.bit(context)) for context in contexts]


def bits_of(seed: int, count: int, ones: float, contexts: int = 1) -> Bits:
    """Bits drawn at random, that many of them ones."""
    chance = Random(seed)
    return [(chance.randrange(contexts), int(chance.random() < ones)) for _ in range(count)]


def ideal(bits: Bits) -> float:
    """Bits that a coder without rounding needs: each costs the logarithm of its share so far, counted by halves."""
    seen: Counter[tuple[Hashable, int]] = Counter()
    cost = 0.0
    for context, bit in bits:
        cost -= log2((seen[context, bit] + 0.5) / (seen[context, 0] + seen[context, 1] + 1))
        seen[context, bit] += 1
    return cost


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 1)), max_size=300))
def test_bits_come_back(bits: Bits) -> None:
    """Whatever they are."""
    assert read(written(bits), [context for context, _ in bits]) == bits


@pytest.mark.parametrize("ones", [0.001, 0.02, 0.5, 0.9, 0.9999])
@pytest.mark.parametrize("seed", range(3))
def test_many_bits_come_back_and_cost_what_they_should(seed: int, ones: float) -> None:
    """As near to the ideal as rounding lets it: within a hundredth and three bytes."""
    bits = bits_of(seed, 20_000, ones, contexts=4)
    coded = written(bits)
    assert read(coded, [context for context, _ in bits]) == bits
    assert ideal(bits) / 8 - 1 <= len(coded) <= 1.01 * ideal(bits) / 8 + 3


def test_counts_are_halved() -> None:
    """After 2^15 bits in a context a change of habit is soon learned."""
    bits: Bits = [("context", int(place > 60_000)) for place in range(90_000)]
    coded = written(bits)
    assert read(coded, [context for context, _ in bits]) == bits
    # Without halving, 30,000 ones after 60,000 zeros cost about log2(binomial(90,000, 30,000)) = 82,600 bits.
    assert len(coded) < 60_000 // 8


def test_the_last_byte_is_no_zero() -> None:
    """Zeros behind the end are read without being written."""
    assert written([]) == b""
    assert written([("context", 0)] * 10) == b""
    for seed in range(300):
        assert not written(bits_of(seed, 40, 0.5)).endswith(b"\0")


def test_anything_can_be_read() -> None:
    """Bytes that no writer made give some bits."""
    assert len(read(b"\xff" * 40, [0] * 200)) == 200
    assert read(b"", [0] * 8) == [(0, 0)] * 8
