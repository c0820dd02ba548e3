"""The table of a card game in one moment: the piles, who plays, the counters.

A table is used as a value: a step copies the one it is given, works on the copy and hands that out; nobody changes a
table afterwards. The piles are `bytes`, one code a card, and the lists that hold them are by seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bataille.outcome import Outcome

Places = tuple[tuple[int, ...], ...]


@dataclass(slots=True)
class Table:
    """What every card family's table has."""

    #: Face-down piles, index 0 the top.
    stocks: list[bytes]
    #: Won cards, index 0 the lowest (R15); all empty where won cards go under the stock.
    captures: list[bytes]
    #: Cards in hand (R50); all empty in families without hands.
    hands: list[bytes]
    #: The centre: the cards each seat laid, in that order, carried ones first.
    rows: list[bytes]
    #: For each row, the places of the cards that lie face down.
    down: Places
    #: The seats in the game, ascending.
    playing: tuple[int, ...]
    #: The seats that have given their part to the open question already.
    given: tuple[int, ...]
    #: Battles begun (R28), wars (R28), and wars won by each seat (R22).
    battles: int
    wars: int
    wars_won: tuple[int, ...]
    #: Links of the running battle's war (R11).
    links: int
    #: Whether R12 or R13 put a seat out, and whether R27 discarded cards, in the last battle (R18).
    short: bool
    discarded: bool
    #: The seats that went out last, each with its captures, counted before (R17).
    left: tuple[tuple[int, int], ...]
    #: Milliseconds since the deal (R21).
    time: int
    #: Words drawn from the stream so far (R74).
    drawn: int
    outcome: Outcome | None
    #: Every pack shuffled for a deal so far, top first (R73); empty under an explicit deal.
    packs: tuple[bytes, ...]
    #: Positions after each battle, with the battles played then (R25): the history of this table, so not compared.
    positions: dict[bytes, int] = field(compare=False, repr=False)

    def copy(self) -> Table:
        """A table with piles of its own, to work on. Written out: this is the hottest line of the engine."""
        new = Table.__new__(Table)
        new.stocks = self.stocks.copy()
        new.captures = self.captures.copy()
        new.hands = self.hands.copy()
        new.rows = self.rows.copy()
        new.down = self.down
        new.playing = self.playing
        new.given = self.given
        new.battles = self.battles
        new.wars = self.wars
        new.wars_won = self.wars_won
        new.links = self.links
        new.short = self.short
        new.discarded = self.discarded
        new.left = self.left
        new.time = self.time
        new.drawn = self.drawn
        new.outcome = self.outcome
        new.packs = self.packs
        new.positions = self.positions
        return new

    def holds(self, seat: int) -> int:
        """Cards a seat holds: stock, captures and hand (R19)."""
        return len(self.stocks[seat]) + len(self.captures[seat]) + len(self.hands[seat])

    def lay_down(self, seat: int, cards: bytes, *, up: int = 0) -> None:
        """Put cards at the end of a seat's row, face down but for the last `up`. Face-up cards are just added to it."""
        row = self.rows[seat] + cards
        down = [*self.down]
        down[seat] += tuple(range(len(self.rows[seat]), len(row) - up))
        self.down = tuple(down)
        self.rows[seat] = row


def lay_open(stocks: Sequence[bytes], *, packs: tuple[bytes, ...], drawn: int) -> Table:
    """A table after the deal: seats without cards are out from the start (R4)."""
    seats = len(stocks)
    nothing = [b""] * seats
    return Table(
        stocks=[*stocks],
        captures=nothing,
        hands=nothing,
        rows=nothing,
        down=((),) * seats,
        playing=tuple([seat for seat, stock in enumerate(stocks) if stock]),
        given=(),
        battles=0,
        wars=0,
        wars_won=(0,) * seats,
        links=0,
        short=False,
        discarded=False,
        left=(),
        time=0,
        drawn=drawn,
        outcome=None,
        packs=packs,
        positions={},
    )
