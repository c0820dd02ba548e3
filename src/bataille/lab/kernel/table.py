"""The table of the kernel: a few arrays, and the names of their places.

Compiled, the arrays are NumPy's; as plain Python they are `bytearray`s and lists. All cards lie in one array of bytes,
cut into equal rooms, one for each pile: the stocks by seat, the captures by seat, the rows by seat, and a room for
shuffling. A pile is the stretch of its room between its two ends, its top or its oldest card first; cards are taken
from its head and added to its tail. A card is its strength (R2), with its suit in the lowest two bits where R27 looks
at suits: so cards of one rank are equal bytes, as R25 wants it.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

__all__ = ["Columns", "Table", "Tables"]


class Cells(Protocol):
    """An array of whole numbers, of NumPy or of Python."""

    def __len__(self) -> int: ...
    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


class Table(NamedTuple):
    """One game in play."""

    #: The cards of all piles, one byte each.
    cards: Cells
    #: Everything that is counted, and the ends of the piles, by the names below.
    counts: Cells
    #: What is the same for every game of a call: of cards the table of winners, the fresh pack and the explicit deals,
    #: each with its stocks one after the other; and numbers, by the names below.
    packs: Cells
    lists: Cells


#: The table of the game in play, one to play it again, and the book of its positions (R25).
Tables = tuple[Table, Table, Table]


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
CARDS: Final = 1  # cards in the game at most
PACK: Final = 2  # cards in the fresh pack, and where it lies in `packs`
PACK_AT: Final = 3
DEAL: Final = 4  # cards in an explicit deal, 0: shuffle and deal; and where these deals lie in `packs`
DEALS_AT: Final = 5
SIZES_AT: Final = 6  # where the sizes of their stocks lie in `lists`, by deal and seat
NARROW: Final = 7  # 1: strengths have four bits and places in `cards` sixteen
CONSTANTS: Final = 8
# Of one game:
SEATED: Final = 8  # how many seats are in the game
PLAYING: Final = 9  # the seats in the game
BATTLES: Final = 10
WARS: Final = 11
LINKS: Final = 12  # of the running battle's war (R11)
SHORT: Final = 13  # 1: R12 or R13 put a seat out in the last battle
DISCARDED: Final = 14  # 1: R27 discarded cards in the last battle
TIME: Final = 15  # milliseconds since the deal (R21)
DRAWN: Final = 16  # words drawn from the stream (R74)
OVER: Final = 17  # the termination's number, RUNNING before
BEST: Final = 18  # the seats that have won or share a draw
LEFT: Final = 19  # the seats that went out last (R17)
SINCE: Final = 20  # R25; -1: not endless
PERIOD: Final = 21
CHAIN: Final = 22  # the most links of a war so far
LEADER: Final = 23  # the seat that held more than any other last; -1: none yet
CHANGES: Final = 24  # how often another seat took the lead
TIED: Final = 25  # the seats whose cards tie
STANDING: Final = 26  # those whose last card stands (R12)
LYING: Final = 27  # 1: cards may lie in the centre between two battles (R13, R17, R27)
# Places by seat, the first of SEAT_PLACES each:
SHOWN: Final = 32  # the card shown; -1: none
DOWN: Final = 40  # face-down cards in the next link; -1: the seat does not lay
WARS_WON: Final = 48
CAPTURED: Final = 56  # captures of a seat that went out, counted before (R17)
LEAST: Final = 64  # the fewest cards held after a battle, or dealt
SEAT_AT: Final = 72  # the seats in the game, in order
ROW_AT: Final = 80  # where a seat's row begins in `cards`, and its length, when it is taken up
ROW_LENGTH: Final = 88
# The words of the stream last made, at most sixteen; then the seed and the number of the game (R74):
WORDS: Final = 96
SEED: Final = 112
GAME: Final = 113
# Of pile p the place of its first card in `cards` at HEAD + 2p, and the place after its last at TAIL + 2p:
HEAD: Final = 114
TAIL: Final = 115
COUNTS: Final = HEAD + 2 * (3 * SEAT_PLACES + 1)
# Behind them, where games are played side by side (see `lanes`): of each lane the numbers below, LANE_PLACES in all;
# then of each pack dealt beforehand the words that shuffle it, WORD_PLACES in all, and whether these favour none.
LANES: Final = 8
LANE_PLACES: Final = 16
LANE: Final = COUNTS
LANE_HELD: Final = LANE  # cards in the stock of the first of its two seats
LANE_BATTLES: Final = LANE + 1
LANE_WARS: Final = LANE + 2
LANE_GAME: Final = LANE + 3  # -1: none
LANE_DRAWN: Final = LANE + 4
LANE_LEAST: Final = LANE + 5  # the fewest cards that each of them held
LANE_CHANGES: Final = LANE + 7
LANE_LED: Final = LANE + 8  # whether the first of them led last; -1: nobody has
LANE_CHAIN: Final = LANE + 9
LANE_GAME_WORD: Final = LANE + 10  # the number of the game in the stream
LANE_MADE: Final = LANE + 11  # under `shuffled` the words made (see `coins`)
LANE_SEAT: Final = LANE + 12  # which two seats they are
DECKS: Final = 16
WORD_PLACES: Final = 8
DECK_WORDS: Final = LANE + LANES * LANE_PLACES
DECK_FAIR: Final = DECK_WORDS + DECKS * WORD_PLACES
NEXT_GAME: Final = DECK_FAIR + DECKS
# Under `shuffled` the last words made of each lane, LANES_WORDS in all; and the prizes that are still to be shuffled.
LANES_WORDS: Final = 128
LANE_WORDS: Final = NEXT_GAME + 1
PRIZES: Final = LANE_WORDS + LANES * LANES_WORDS  # where each begins in `cards`, and its word
ALL_COUNTS: Final = PRIZES + 8
# And in `Table.cards` behind the rooms of the piles: the packs, then of each lane the two stocks, ROW places each; then
# of each lane a bit for each of its last words, the first half of them once more.
ROW: Final = 64
SPARE_ROW: Final = DECKS + 2 * LANES
HALVES_ROW: Final = SPARE_ROW + 1
HALVES: Final = 24
ALL_ROWS: Final = HALVES_ROW + LANES * HALVES // ROW + 1
# And in `Table.packs` behind the fresh pack how two rows are paired (see `lanes`), and then, for no cards behind a tie,
# one, two and so on, what a war changes of it; so many places each.
ORDER_PLACES: Final = 3 * ROW

# The book of positions (see `endless`): so many records, and one put aside, of RECORD numbers each: those of one game
# from CONSTANTS to before SHOWN, the wars won by seat, the cards of each pile, and the mark by which it is found. Its
# cards lie in `cards`, pile after pile. Behind the records by the first bits of a mark a record that may have it; then
# how many piles a record has, from where the compiler cannot know it: it would write each of them out.
RECORDS: Final = 256
ASIDE: Final = RECORDS
ALL_RECORDS: Final = RECORDS + 1
RECORD_WON: Final = 24
RECORD_SIZES: Final = RECORD_WON + SEAT_PLACES
RECORD_MARK: Final = RECORD_SIZES + 3 * SEAT_PLACES
RECORD: Final = 64
SHELVES: Final = 1024
SHELF: Final = RECORD * ALL_RECORDS
BOOK_PILES: Final = SHELF + SHELVES
BOOK: Final = BOOK_PILES + 1

# Places in `Table.packs`.
WINNERS: Final = 0  # by the strengths that two, three or four seats show (see `turns`): the winner's place, or NOBODY
# Places in `Table.lists`.
ASKS: Final = 0  # by card: the face-down cards it asks for under `by-rank` (R10)
ACES: Final = 256  # by card: 1 for an ace
GROUPS: Final = 512  # by the cards left to shuffle: product, excess, lowest bound of the next group (docs/stream.md)

RUNNING: Final = -1
