"""Cards as people write them (`AS`, `10H`, `XR`, `#17`) and as piles hold them: one byte a card (R1, R4).

A pile is a `bytes` object, index 0 its top or, in a row or a pile of captures, its oldest card. What a byte means is
said by *faces*: a tuple with the card of every code. There are two, because the cards of R4 are more than 256:
`STANDARD` (suited cards, jokers, ranks without a suit) and `NUMBERS` (`#1` … `#199`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bataille.errors import CardError

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: Final = ("C", "D", "H", "S")
JOKERS: Final = ("XR", "XB")
GREATEST_NUMBER: Final = 199

_SYMBOLS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_LETTERS: Final = {symbol: letter for letter, symbol in _SYMBOLS.items()}


class Card(str):
    """One card, which is its own short text: `AS`, `10H`, `Q` (no suit), `XR` and `XB` (jokers), `#17`."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card. `TH` and `10h` are `10H`, `A♠` is `AS`. Raises `CardError` (`card/unknown`)."""
        card = _BY_TEXT.get(text) or _BY_TEXT.get(_normal(text))
        if card is None:
            raise CardError("card/unknown", text=text)
        return card

    @property
    def rank(self) -> str:
        """`2` … `10`, `J`, `Q`, `K`, `A`; `X` for a joker; `#1` … `#199` for a numbered card."""
        if self.startswith("#"):
            return str(self)
        return self.removesuffix(self.suit or "")

    @property
    def suit(self) -> str | None:
        """`C`, `D`, `H`, `S`; `R` or `B` (the colour) for a joker; `None` for a card without a suit."""
        return self[-1] if self[-1] in "CDHSRB" else None

    @property
    def pretty(self) -> str:
        """The card for people: `A♠`, `10♥`, `★` (red joker), `☆` (black joker), `#17`."""
        if self in JOKERS:
            return "★" if self == "XR" else "☆"
        return self.rank + _SYMBOLS.get(self.suit or "", "")


Faces = tuple[Card, ...]

#: The 52 cards in the order of a fresh pack (rank by rank from 2 to A, clubs, diamonds, hearts, spades in each), then
#: the jokers, then the ranks without a suit.
STANDARD: Final[Faces] = tuple(
    Card(text) for text in (*(rank + suit for rank in RANKS for suit in SUITS), *JOKERS, *RANKS)
)
NUMBERS: Final[Faces] = tuple(Card(f"#{number}") for number in range(1, GREATEST_NUMBER + 1))

FIRST_JOKER: Final = 52
FIRST_WITHOUT_SUIT: Final = 54

_BY_TEXT: Final = {str(card): card for card in (*STANDARD, *NUMBERS)}
_STANDARD_CODES: Final = {card: code for code, card in enumerate(STANDARD)}
_NUMBER_CODES: Final = {card: code for code, card in enumerate(NUMBERS)}


def rank_index(code: int) -> int:
    """The place of a `STANDARD` code in `RANKS`, 0 … 12; 13 for a joker."""
    if code < FIRST_JOKER:
        return code // len(SUITS)
    return len(RANKS) if code < FIRST_WITHOUT_SUIT else code - FIRST_WITHOUT_SUIT


def faces_of(cards: Iterable[Card]) -> Faces:
    """The faces that hold all of `cards`. Raises `CardError` (`card/mixed`) for numbered cards among others."""
    numbered = {card.startswith("#") for card in cards}
    if len(numbered) == 2:
        raise CardError("card/mixed")
    return NUMBERS if True in numbered else STANDARD


def pile(cards: Iterable[Card], faces: Faces) -> bytes:
    """The codes of `cards` in `faces`, in the order given. Raises `CardError` for what is no card."""
    codes = _STANDARD_CODES if faces is STANDARD else _NUMBER_CODES
    try:
        return bytes([codes[card] for card in cards])
    except KeyError as error:
        raise CardError("card/unknown", text=str(error.args[0])) from error


def cards(codes: bytes, faces: Faces) -> tuple[Card, ...]:
    """The cards of a pile, in its order."""
    return tuple([faces[code] for code in codes])


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by blanks. Raises `CardError`."""
    return tuple([Card.parse(word) for word in text.split()])


def _normal(text: str) -> str:
    """Upper case, suits as letters, `T` as `10`."""
    if not 1 <= len(text) <= 3:
        return ""
    text = "".join(_LETTERS.get(symbol, symbol) for symbol in text.upper())
    return "10" + text[1:] if text.startswith("T") else text
