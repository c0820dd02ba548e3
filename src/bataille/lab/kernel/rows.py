"""Rows of sixty-four cards (see `vectors`) as plain Python: bytes."""

from __future__ import annotations

from bataille.lab.kernel.table import WORD_PLACES, Cells

__all__ = [
    "added",
    "every_other",
    "higher",
    "kept_pairs",
    "lay_row",
    "number_of",
    "paired",
    "pushed",
    "row",
    "shuffle_four",
    "ties",
]

CARDS, COMPARED = 64, 32


def row(cards: Cells, place: int) -> bytes:
    """Sixty-four cards side by side."""
    return bytes([cards[place + step] for step in range(CARDS)])


def lay_row(cards: Cells, place: int, laid: bytes) -> None:
    """Write sixty-four cards."""
    for step, card in enumerate(laid):
        cards[place + step] = card


def every_other(cards: bytes, first: int, number: int) -> bytes:
    """Of a row the cards `first`, `first` + 2 and so on, `number` of them; both are constants."""
    return cards[first::2][:number].ljust(CARDS, b"\0")


def ties(one: bytes, other: bytes) -> int:
    """A bit for each of the first thirty-two places where two rows have equal cards."""
    return sum((one[place] == other[place]) << place for place in range(COMPARED))


def higher(one: bytes, other: bytes) -> int:
    """A bit for each of the first thirty-two places where the first row has the higher card."""
    return sum((one[place] > other[place]) << place for place in range(COMPARED))


def paired(one: bytes, other: bytes, picked: int, order: bytes) -> bytes:
    """The cards of two rows in a new order: at place p stands number `order`[p] of those picked, then the rest.

    Picked are of the first thirty-two places of both those of the first row where the bit is set, and those of the
    other where it is not; the rest counts from thirty-two.
    """
    pairs = [(one, other) if picked >> place & 1 else (other, one) for place in range(COMPARED)]
    cards = [pair[side][place] for side in (0, 1) for place, pair in enumerate(pairs)]
    return bytes([cards[number % CARDS] for number in order])


def added(one: bytes, other: bytes) -> bytes:
    """The sums of two rows, place by place."""
    return bytes([(mine + theirs) % 256 for mine, theirs in zip(one, other, strict=True)])


def kept_pairs(pairs: bytes, kept: int) -> bytes:
    """Of thirty-two pairs of cards those whose bit is set, close together; then zeros."""
    left = [pairs[2 * place : 2 * place + 2] for place in range(COMPARED) if kept >> place & 1]
    return b"".join(left).ljust(CARDS, b"\0")


def pushed(stock: bytes, used: int, held: int, prize: bytes) -> bytes:
    """The cards of a row from place `used` to before `held`, followed by those of another row."""
    return (stock[used:held] + prize)[:CARDS]


def number_of(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()


def shuffle_four(cards: Cells, place: int, words: Cells, at: int, top: int, bottom: int) -> None:
    """Shuffle four packs on, each from bound `top` down to `bottom`, constants, with one word.

    The packs lie `CARDS` places apart from `place` on, the words `WORD_PLACES` apart from `at` on.
    """
    for number in range(4):
        first = place + CARDS * number
        left = words[at + WORD_PLACES * number]
        for bound in range(top, bottom - 1, -1):
            upper, left = divmod(left * bound, 2**64)
            pick, last = first + upper, first + bound - 1
            cards[pick], cards[last] = cards[last], cards[pick]
