"""What the kernel's source needs of its surroundings, for plain Python: nothing is compiled, whole numbers are long."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bataille.lab.kernel.table import Cells

__all__ = [
    "apart",
    "compiled",
    "copy_sixteen",
    "deal_group",
    "eight",
    "entry",
    "everywhere",
    "first_of",
    "generic",
    "point",
    "product",
    "put_eight",
    "put_four",
    "whole",
    "word",
]

F = TypeVar("F", bound=Callable[..., object])
C = TypeVar("C")


def compiled(function: F) -> F:
    """The function as it is."""
    return function


def apart(function: F) -> F:
    """The function as it is."""
    return function


def entry(function: F) -> F:
    """The function as it is."""
    return function


def everywhere(function: F) -> F:
    """The function as it is."""
    return function


def generic(function: F) -> F:
    """The function as it is."""
    return function


def word(number: int) -> int:
    """A whole number as a word of 64 bits."""
    return number


def whole(word: int) -> int:
    """A word as a whole number; compiled, the whole number of the same bits."""
    return word


def product(first: int, second: int) -> tuple[int, int]:
    """The upper and the lower 64 bits of the product of two words."""
    return divmod(first * second, 2**64)


def point(array: C) -> C:
    """The array as it is."""
    return array


def put_four(cards: Cells, place: int, four: int) -> None:
    """Write four cards, the first in the lowest byte of `four`; what stands above its 32 bits is cut off."""
    for step in range(4):
        cards[place + step] = four >> 8 * step & 255


def put_eight(cards: Cells, place: int, eight: int) -> None:
    """Write eight cards, the first in the lowest byte of `eight`."""
    for step in range(8):
        cards[place + step] = eight >> 8 * step & 255


def copy_sixteen(cards: Cells, source: int, others: Cells, target: int) -> None:
    """Copy sixteen cards at once."""
    for step, card in enumerate([cards[source + step] for step in range(16)]):
        others[target + step] = card


def eight(cards: Cells, place: int) -> int:
    """Eight cards side by side, the first in the lowest byte."""
    return sum(cards[place + step] << 8 * step for step in range(8))


def first_of(seats: int) -> int:
    """The lowest of the seats, of which there is one at least."""
    return (seats & -seats).bit_length() - 1


def deal_group(cards: Cells, tray: int, room: int, left: int, top: int, bottom: int, seats: int, number: int) -> None:
    """Shuffle on from bound `top` down to `bottom` with one word, and deal every card that has found its place.

    `number` cards lie from `tray` on; card i goes to the room of seat i mod `seats` (R4), where all seats get one.
    """
    for bound in range(top, bottom - 1, -1):
        upper, left = product(left, bound)
        card = cards[tray + upper]
        cards[tray + upper] = cards[tray + bound - 1]
        _deal_card(cards, room, bound - 1, card, seats, number)
    if bottom == 2:
        _deal_card(cards, room, 0, cards[tray], seats, number)


def _deal_card(cards: Cells, room: int, place: int, card: int, seats: int, number: int) -> None:
    if place < number // seats * seats:
        cards[place % seats * room + place // seats] = card
