"""The table of the kernel: a few arrays, and the names of their places.

Compiled, the arrays are NumPy's; as plain Python they are a `bytearray` and lists. All cards lie in one array of bytes,
cut into equal rooms, one for each pile: the stocks by seat, the captures by seat, the rows by seat, and a room for
shuffling. A pile is the stretch of its room between its two ends, its top or its oldest card first; cards are taken
from its head and added to its tail. A card is its strength (R2), with its suit in the lowest two bits where R27 looks
at suits: so cards of one rank are equal bytes, as R25 wants it.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

__all__ = ["Box", "Columns", "Table", "Tables"]


class Cells(Protocol):
    """An array of whole numbers, of NumPy or of Python."""

    def __len__(self) -> int: ...
    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


class Table(NamedTuple):
    """One game in play."""

    #: Every card, one byte each.
    cards: Cells
    #: Of pile p the place of its first card in `cards` at 2p, and the place after its last at 2p + 1.
    ends: Cells
    #: Everything that is counted, by the names below.
    counts: Cells
    #: The block of the stream last made, four words; then the seed and the number of the game (R74).
    words: Cells


#: The table of the game in play, and three for positions of it that are kept (R25).
Tables = tuple[Table, Table, Table, Table]


class Box(NamedTuple):
    """What is the same for every game of a call."""

    #: The fresh pack (R1), and cards in it or in the greatest deal.
    pack: Cells
    #: The explicit deals, one after the other, each with its stocks one after the other; empty: shuffle and deal.
    deals: Cells
    #: For each deal the sizes of its stocks, by seat.
    sizes: Cells
    #: By card: the face-down cards it asks for under `by-rank` (R10), and whether it is an ace.
    asks: Cells
    aces: Cells
    #: By the number of cards still to shuffle: product, excess and lowest bound of the next group (docs/stream.md).
    products: Cells
    excesses: Cells
    bottoms: Cells
    #: By the strengths that two, three or four seats show (see `turns`): the place of the winner, or NOBODY.
    winners: Cells


class Columns(NamedTuple):
    """The results, one place a game; of `aces` and `strength` one place a seat and game."""

    winner: Cells
    termination: Cells
    battles: Cells
    wars: Cells
    since: Cells
    period: Cells
    sharing: Cells
    drawn: Cells
    longest_chain: Cells
    lead_changes: Cells
    comeback: Cells
    aces: Cells
    strength: Cells


#: A place for each seat there can be.
SEAT_PLACES: Final = 8

# Places in `Table.counts`. A set of seats is a number with a bit for each.
# The same in every game of a call:
ROOM: Final = 0  # length of a pile's room
CARDS: Final = 1  # cards in the game
PACK: Final = 2  # cards in the fresh pack
DEALS: Final = 3  # explicit deals; 0: shuffle and deal
NARROW: Final = 4  # 1: strengths have four bits and places in `cards` sixteen
CONSTANTS: Final = 5
# Of one game:
SEATED: Final = 5  # how many seats are in the game
PLAYING: Final = 6  # the seats in the game
BATTLES: Final = 7
WARS: Final = 8
LINKS: Final = 9  # of the running battle's war (R11)
SHORT: Final = 10  # 1: R12 or R13 put a seat out in the last battle
DISCARDED: Final = 11  # 1: R27 discarded cards in the last battle
TIME: Final = 12  # milliseconds since the deal (R21)
DRAWN: Final = 13  # words drawn from the stream (R74)
OVER: Final = 14  # the termination's number, RUNNING before
BEST: Final = 15  # the seats that have won or share a draw
LEFT: Final = 16  # the seats that went out last (R17)
SINCE: Final = 17  # R25; -1: not endless
PERIOD: Final = 18
CHAIN: Final = 19  # the most links of a war so far
LEADER: Final = 20  # the seat that held more than any other last; -1: none yet
CHANGES: Final = 21  # how often another seat took the lead
TIED: Final = 22  # the seats whose cards tie
STANDING: Final = 23  # those whose last card stands (R12)
LYING: Final = 24  # 1: cards may lie in the centre between two battles (R13, R17, R27)
# Places by seat, the first of SEAT_PLACES each:
SHOWN: Final = 32  # the card shown; -1: none
DOWN: Final = 40  # face-down cards in the next link; -1: the seat does not lay
WARS_WON: Final = 48
CAPTURED: Final = 56  # captures of a seat that went out, counted before (R17)
LEAST: Final = 64  # the fewest cards held after a battle, or dealt
SEAT_AT: Final = 72  # the seats in the game, in order
ROW_AT: Final = 80  # where a seat's row begins in `cards`, and its length, when it is taken up
ROW_LENGTH: Final = 88
COUNTS: Final = 96

RUNNING: Final = -1
