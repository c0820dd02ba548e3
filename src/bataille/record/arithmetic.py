"""Bits written in less than a bit each: an adaptive binary range coder.

A bit is written in a *context*, anything that both sides know. For each context the coder has counted its zeros and
ones so far, and what came often costs little: the same bit again and again costs next to nothing. `Writer.bit` takes
the bit and `Reader.bit` gives it, and both have the same shape, so that one function says how a thing is written and
how it is read. `docs/record.md` says it for other languages.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable
from typing import Final, Protocol

_WIDTH: Final = 32  # bits of the range
_WHOLE: Final = 2**_WIDTH
_NARROW: Final = 2 ** (_WIDTH - 8)  # a range below this takes a byte more
_MOST_COUNTED: Final = 2**16


class Coder(Protocol):
    """A writer or a reader of bits."""

    def bit(self, context: Hashable, bit: int = 0, /) -> int:
        """Write `bit` and return it; or return the bit read, whatever `bit` is."""


class _Counts:
    """What both sides know: for each context, twice the zeros and ones so far, each with one more."""

    def __init__(self) -> None:
        self._counts: defaultdict[Hashable, list[int]] = defaultdict(lambda: [1, 1])
        self._range = _WHOLE - 1

    def _zeros(self, counts: list[int]) -> int:
        """The part of the range that stands for a zero."""
        return self._range // (counts[0] + counts[1]) * counts[0]

    def _count(self, counts: list[int], bit: int) -> None:
        counts[bit] += 2
        if counts[0] + counts[1] > _MOST_COUNTED:
            counts[:] = (counts[0] + 1) // 2, (counts[1] + 1) // 2


class Writer(_Counts):
    """Writes bits into bytes."""

    def __init__(self) -> None:
        super().__init__()
        self._low = 0
        self._written = bytearray()

    def bit(self, context: Hashable, bit: int = 0, /) -> int:
        counts = self._counts[context]
        zeros = self._zeros(counts)
        if bit:
            self._low += zeros
            self._range -= zeros
            self._carry()
        else:
            self._range = zeros
        self._count(counts, bit)
        while self._range < _NARROW:
            self._written.append(self._low >> (_WIDTH - 8))
            self._low = (self._low << 8) % _WHOLE
            self._range <<= 8
        return int(bit)

    def _carry(self) -> None:
        if self._low >= _WHOLE:
            self._low -= _WHOLE
            place = len(self._written) - 1
            while self._written[place] == 0xFF:
                self._written[place] = 0
                place -= 1
            self._written[place] += 1

    def finished(self) -> bytes:
        """The bytes, as few as can be read again; nothing may be written afterwards."""
        self._low = -(-self._low >> 24) << 24  # the range holds a number of this kind, being no narrower
        self._carry()
        self._written.append(self._low >> 24)
        return bytes(self._written).rstrip(b"\0")


class Reader(_Counts):
    """Reads them again. Behind the last byte there are zeros without end."""

    def __init__(self, written: bytes) -> None:
        super().__init__()
        self._rest = iter(written)
        self._above = 0  # how far what was read lies above the writer's low
        for _ in range(_WIDTH // 8):
            self._next_byte()

    def bit(self, context: Hashable, bit: int = 0, /) -> int:  # noqa: ARG002 - a writer's bit
        counts = self._counts[context]
        zeros = self._zeros(counts)
        read = int(self._above >= zeros)
        if read:
            self._above -= zeros
            self._range -= zeros
        else:
            self._range = zeros
        self._count(counts, read)
        while self._range < _NARROW:
            self._next_byte()
            self._range <<= 8
        return read

    def _next_byte(self) -> None:
        self._above = self._above << 8 | next(self._rest, 0)
