"""Rows of sixty-four cards (see `vectors`) as plain Python: bytes."""

from __future__ import annotations

from bataille.lab.kernel.table import WORD_PLACES, Cells

__all__ = [
    "Row",
    "added",
    "every",
    "every_nth",
    "higher",
    "highest_of",
    "kept_pairs",
    "lay_row",
    "level_with",
    "lowest_of",
    "make_words",
    "number_of",
    "over",
    "paired",
    "path",
    "pushed",
    "row",
    "shuffle_four",
    "shuffle_listed",
    "spread",
    "sum_of",
    "ties",
]

CARDS, COMPARED = 64, 32
_WORDS = 2**64

Row = bytes
#: Thirty-two numbers of sixteen bits.
Path = tuple[int, ...]


def row(cards: Cells, place: int) -> Row:
    """Sixty-four cards side by side."""
    return bytes([cards[place + step] for step in range(CARDS)])


def lay_row(cards: Cells, place: int, laid: Row) -> None:
    """Write sixty-four cards."""
    for step, card in enumerate(laid):
        cards[place + step] = card


def every_nth(cards: Row, first: int, step: int, number: int) -> Row:
    """Of a row the cards `first`, `first` + `step` and so on, `number` of them; `step` and it are constants."""
    return cards[first::step][:number].ljust(CARDS, b"\0")


def ties(one: Row, other: Row) -> int:
    """A bit for each of the first thirty-two places where two rows have equal cards."""
    return sum((one[place] == other[place]) << place for place in range(COMPARED))


def higher(one: Row, other: Row) -> int:
    """A bit for each of the first thirty-two places where the first row has the higher card."""
    return sum((one[place] > other[place]) << place for place in range(COMPARED))


def paired(one: Row, other: Row, picked: int, order: Row) -> Row:
    """The cards of two rows in a new order: at place p stands number `order`[p] of those picked, then the rest.

    Picked are of the first thirty-two places of both those of the first row where the bit is set, and those of the
    other where it is not; the rest counts from thirty-two.
    """
    pairs = [(one, other) if picked >> place & 1 else (other, one) for place in range(COMPARED)]
    cards = [pair[side][place] for side in (0, 1) for place, pair in enumerate(pairs)]
    return bytes([cards[number % CARDS] for number in order])


def added(one: Row, other: Row) -> Row:
    """The sums of two rows, place by place."""
    return bytes([(mine + theirs) % 256 for mine, theirs in zip(one, other, strict=True)])


def kept_pairs(pairs: Row, kept: int) -> Row:
    """Of thirty-two pairs of cards those whose bit is set, close together; then zeros."""
    left = [pairs[2 * place : 2 * place + 2] for place in range(COMPARED) if kept >> place & 1]
    return b"".join(left).ljust(CARDS, b"\0")


def pushed(stock: Row, used: int, held: int, prize: Row) -> Row:
    """The cards of a row from place `used` to before `held`, followed by those of another row."""
    return (stock[used:held] + prize)[:CARDS]


def every(card: int) -> Row:
    """A row of equal cards."""
    return bytes([card]) * CARDS


def sum_of(cards: Row) -> int:
    """The sum of a row."""
    return sum(cards)


def path(held: int, used: int, wins: int) -> Path:
    """What a seat holds that wins a card at each place whose bit is set and loses one at each other, `used` in all."""
    return tuple([held + 2 * (wins & (2 << place) - 1).bit_count() - min(place + 1, used) for place in range(COMPARED)])


def lowest_of(numbers: Path) -> int:
    """The lowest of the numbers."""
    return min(numbers)


def highest_of(numbers: Path) -> int:
    """The highest of the numbers."""
    return max(numbers)


def over(numbers: Path, level: int) -> int:
    """A bit for each number that is higher."""
    return sum((number > level) << place for place, number in enumerate(numbers))


def level_with(numbers: Path, level: int) -> int:
    """A bit for each number that is equal."""
    return sum((number == level) << place for place, number in enumerate(numbers))


def number_of(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()


def spread(bits: int, places: int) -> int:
    """The lowest bits in order, one at each of the places that are set."""
    spread = 0
    while places:
        place = places & -places
        spread |= place * (bits & 1)
        bits, places = bits >> 1, places ^ place
    return spread


def make_words(words: Cells, at: int, number: int, seed: int, game: int) -> int:
    """Make sixteen blocks of the stream from block `number` on; a bit for each word whether it is 2^63 or more.

    Word w of block b stands at `at` + 32 w + b.
    """
    halves = 0
    for block in range(16):
        a, b, c, d = number + block + 1, 0, 0, 0
        key0, key1 = seed, game
        for _ in range(10):
            left_high, left_low = divmod(a * 0xD2E7470EE14C6C93, _WORDS)
            right_high, right_low = divmod(c * 0xCA5A826395121157, _WORDS)
            a, b, c, d = right_high ^ b ^ key0, right_low, left_high ^ d ^ key1, left_low
            key0 = (key0 + 0x9E3779B97F4A7C15) % _WORDS
            key1 = (key1 + 0xBB67AE8584CAA73B) % _WORDS
        for place, word in enumerate((a, b, c, d)):
            words[at + 32 * place + block] = word
            halves |= (word >> 63) << (4 * block + place)
    return halves


def shuffle_four(cards: Cells, place: int, words: Cells, at: int, top: int, bottom: int) -> None:
    """Shuffle four packs on, each from bound `top` down to `bottom`, constants, with one word.

    The packs lie `CARDS` places apart from `place` on, the words `WORD_PLACES` apart from `at` on.
    """
    for number in range(4):
        _shuffle_on(cards, place + CARDS * number, words[at + WORD_PLACES * number], top, bottom)


def shuffle_listed(cards: Cells, listed: Cells, at: int, top: int) -> None:
    """Shuffle `top` cards, a constant, in four places, a word each; from `at` on stand each place and its word."""
    for number in range(4):
        _shuffle_on(cards, listed[at + 2 * number], listed[at + 2 * number + 1], top, 2)


def _shuffle_on(cards: Cells, first: int, left: int, top: int, bottom: int) -> None:
    for bound in range(top, bottom - 1, -1):
        upper, left = divmod(left * bound, _WORDS)
        pick, last = first + upper, first + bound - 1
        cards[pick], cards[last] = cards[last], cards[pick]
