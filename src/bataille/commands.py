"""What a seat, or the table itself, can tell a game (R70).

A command carries no seat: whoever gives it is named beside it, `None` standing for the table (its clock, or a `turn`
for everybody who may turn).
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from bataille.cards import Card
from bataille.codec import Range
from bataille.value import value

#: Milliseconds; a game may last for years and a record still holds it.
Milliseconds = Annotated[int, Range(0, 2**53 - 1)]
Amount = Annotated[int, Range(0, 1_000_000_000)]


@value
class Turn:
    """Turn the top card, or lay the cards of a war (R7, R40, R43). From the table: every seat that may."""

    TAG: ClassVar[str] = "turn"


@value
class Choose:
    """Play a card of the hand (R50, R52)."""

    TAG: ClassVar[str] = "choose"

    card: Card


@value
class Grab:
    """Reach for the centre of one battle (R41)."""

    TAG: ClassVar[str] = "grab"

    #: The battle it reaches for, counted from 1 (R42).
    battle: Annotated[int, Range(1, None)]
    #: Milliseconds since that battle went live, after correction for the player's delay (R44, R45).
    at: Milliseconds


@value
class Bet:
    """Put up an ante and, if wished, a side bet on a tie, in whole units (R60, R63)."""

    TAG: ClassVar[str] = "bet"

    ante: Amount
    tie: Amount = 0


@value
class War:
    """Go to war after a tie with the bank (R61)."""

    TAG: ClassVar[str] = "war"


@value
class Surrender:
    """Give up half the ante after a tie with the bank (R61)."""

    TAG: ClassVar[str] = "surrender"


@value
class Leave:
    """Leave the Casino table between rounds (R63)."""

    TAG: ClassVar[str] = "leave"


@value
class Clock:
    """The time: `ms` milliseconds have passed since the deal (R21, R45). Given by the table."""

    TAG: ClassVar[str] = "clock"

    ms: Milliseconds


@value
class Misdeal:
    """Call a misdeal before the first card is turned (R6)."""

    TAG: ClassVar[str] = "misdeal"


@value
class Resign:
    """Leave the game (R70): the seat is out (R17)."""

    TAG: ClassVar[str] = "resign"


Command = Turn | Choose | Grab | Bet | War | Surrender | Leave | Clock | Misdeal | Resign
