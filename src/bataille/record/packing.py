"""Plain bytes: numbers of any size, and pieces that begin with their length."""

from __future__ import annotations

from typing import Final

from bataille.errors import RecordError

_MOST_SHIFTED: Final = 70  # a number has ten bytes at most


def packed_number(number: int) -> bytes:
    """Seven binary digits a byte, the lowest first; the highest bit says that more follow (LEB128)."""
    packed = bytearray()
    while number >= 0x80:
        packed.append(number & 0x7F | 0x80)
        number >>= 7
    packed.append(number)
    return bytes(packed)


def packed_piece(piece: bytes) -> bytes:
    """Its length, then the bytes."""
    return packed_number(len(piece)) + piece


class Unpacking:
    """Bytes taken from the front. Raises `RecordError` (`record/link-damaged`) for too few, or a number too long."""

    def __init__(self, packed: bytes) -> None:
        self._packed = packed
        self._place = 0

    def take(self, count: int) -> bytes:
        """The next `count` bytes."""
        taken = self._packed[self._place : self._place + count]
        if len(taken) < count:
            raise RecordError("record/link-damaged")
        self._place += count
        return taken

    def number(self) -> int:
        """The next number."""
        number = 0
        for shift in range(0, _MOST_SHIFTED, 7):
            byte = self.take(1)[0]
            number |= (byte & 0x7F) << shift
            if byte < 0x80:
                return number
        raise RecordError("record/link-damaged")

    def piece(self) -> bytes:
        """The next piece."""
        return self.take(self.number())

    def rest(self) -> bytes:
        """All that is left."""
        return self._packed[self._place :]
