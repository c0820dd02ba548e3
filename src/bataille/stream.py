"""The random stream: 64-bit words from a seed or a secret, and the unbiased shuffle on top of them (R74).

Everything is a function of (source, position); a position is the number of words drawn so far. `docs/stream.md` says
it all for other languages, with test vectors.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from struct import unpack
from typing import Final, Protocol

from bataille.errors import SeedError, StreamError
from bataille.value import value

#: Four 64-bit words, as a source makes them.
Block = tuple[int, int, int, int]

_WIDTH: Final = 64  # bits in a word
_WORDS: Final = 2**_WIDTH  # how many there are
_MASK: Final = _WORDS - 1
_LIMIT: Final = 2**58  # of the product of the bounds that share a word: the least that deals 52 cards with one block
_PREFIX: Final = b"war.stream.v1"
_NUMBER: Final = re.compile("0|[1-9][0-9]{0,19}")


class Source(Protocol):
    """An endless row of 64-bit words, any of which can be had directly."""

    def block(self, number: int, /) -> Block:
        """Words 4 × `number` to 4 × `number` + 3."""


@value
class Seeded:
    """Words that a seed fixes, for games that can be dealt again and for the laboratory: Philox4x64-10.

    Equal to NumPy's `Philox(key=[seed, game], counter=[0, 0, 0, purpose])`. Each is 0 … 2^64 − 1, else `SeedError`.
    """

    seed: int
    #: Number of the game among those of the seed, from 0.
    game: int = 0
    #: 0: the game itself; 1 + seat: that seat's computer player, so that who plays never changes the game (R74).
    purpose: int = 0

    def __post_init__(self) -> None:
        _check("seed", self.seed)
        _check("game", self.game)
        _check("purpose", self.purpose)

    def block(self, number: int, /) -> Block:
        # NumPy counts up before it makes a block, so the first block has counter 1.
        carry, low = divmod(number + 1, _WORDS)
        return _philox((low, carry, 0, self.purpose), self.seed, self.game)


@value
class Secret:
    """Words that nobody can guess until the secret is published, for live deals: SHA-256 in counter mode."""

    #: 32 bytes that the operating system's generator made, else `SeedError`.
    secret: bytes

    def __post_init__(self) -> None:
        if len(self.secret) != 32:
            raise SeedError("seed/secret", length=len(self.secret))

    def __repr__(self) -> str:
        return "Secret(…)"  # the secret of a running game belongs in no log

    def block(self, number: int, /) -> Block:
        digest = sha256(_PREFIX + self.secret + number.to_bytes(8, "little")).digest()
        first, second, third, fourth = unpack("<4Q", digest)
        return first, second, third, fourth


def parse_seed(seed: str | int) -> int:
    """The number that a seed stands for: 0 … 2^64 − 1 in plain digits is itself, any other text is hashed (R74).

    `SeedError`: a number out of range, a text that is empty or no Unicode.
    """
    if isinstance(seed, int):
        _check("seed", seed)
        return seed
    if _NUMBER.fullmatch(seed) and int(seed) < _WORDS:
        return int(seed)
    if not seed:
        raise SeedError("seed/empty")
    try:
        return int.from_bytes(sha256(seed.encode()).digest()[:8], "little")
    except UnicodeEncodeError:
        raise SeedError("seed/unicode") from None


def words(source: Source, position: int) -> Iterator[int]:
    """The words from `position` on, without end."""
    number, done = divmod(position, 4)
    yield from source.block(number)[done:]
    while True:
        number += 1
        yield from source.block(number)


def below(source: Source, position: int, bound: int) -> tuple[int, int]:
    """A number 0 … `bound` − 1, each equally likely, and the new position. `bound`: 1 … 2^64, else `StreamError`."""
    if not 1 <= bound <= _WORDS:
        raise StreamError("stream/bound", bound=_shown(bound))
    word, drawn = _fair(words(source, position), bound, _WORDS)
    return word * bound // _WORDS, position + drawn


def shuffle(source: Source, position: int, cards: bytes) -> tuple[bytes, int]:
    """`cards` in random order, every order equally likely, and the new position."""
    order, drawn = _shuffle(words(source, position), cards, _WIDTH, _LIMIT)
    return order, position + drawn


def _shuffle(stream: Iterator[int], cards: bytes, width: int, limit: int) -> tuple[bytes, int]:
    """The shuffle for words of any `width` in bits and any `limit` of a group's product; the order, the words drawn.

    Fisher and Yates from the top. One word serves several bounds (Brackett-Rozinsky and Lemire, 2024): of word × bound
    the upper half is the draw, the lower half goes on as the word for the next bound.
    """
    order = list(cards)
    mask = 2**width - 1
    drawn = 0
    for bounds, product in _groups(len(order), limit):
        word, tries = _fair(stream, product, 2**width)
        drawn += tries
        for bound in bounds:
            word *= bound
            pick = word >> width
            word &= mask
            last = bound - 1
            order[last], order[pick] = order[pick], order[last]
    return bytes(order), drawn


@lru_cache(maxsize=256)
def _groups(cards: int, limit: int) -> tuple[tuple[range, int], ...]:
    """The bounds `cards` … 2 in groups that share a word, each with its product: as many as `limit` lets in."""
    groups = []
    top = cards
    while top > 1:
        product, bound = top, top - 1
        while bound > 1 and product * bound <= limit:
            product *= bound
            bound -= 1
        groups.append((range(top, bound, -1), product))
        top = bound
    return tuple(groups)


def _fair(stream: Iterator[int], product: int, space: int) -> tuple[int, int]:
    """The next word that favours none of `product` outcomes, and how many words it took to find one.

    Of `space` words, `space` mod `product` are too many; word × product mod space is smaller than that for just these.
    """
    excess = space % product
    drawn = 1
    word = next(stream)
    while word * product % space < excess:
        word = next(stream)
        drawn += 1
    return word, drawn


def _philox(counter: Block, key0: int, key1: int) -> Block:
    """One block of Philox4x64-10 (Salmon, Moraes, Dror and Shaw, 2011)."""
    a, b, c, d = counter
    for _ in range(10):
        left = a * 0xD2E7470EE14C6C93
        right = c * 0xCA5A826395121157
        a, b = (right >> 64) ^ b ^ key0, right & _MASK
        c, d = (left >> 64) ^ d ^ key1, left & _MASK
        key0 = (key0 + 0x9E3779B97F4A7C15) & _MASK
        key1 = (key1 + 0xBB67AE8584CAA73B) & _MASK
    return a, b, c, d


def _check(name: str, number: int) -> None:
    """Refuse a number that is no word."""
    if not 0 <= number < _WORDS:
        raise SeedError("seed/range", name=name, number=_shown(number))


def _shown(number: int) -> str:
    """`number` for an error's message; only its beginning if it is so long that `str` might refuse it."""
    return str(number) if number.bit_length() <= 128 else f"{hex(number)[:20]}…"
