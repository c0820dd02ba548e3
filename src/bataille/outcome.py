"""How a game ended: who won, and, apart from that, why the play stopped."""

from __future__ import annotations

from enum import StrEnum

from bataille.value import value


class Termination(StrEnum):
    """Why the play stopped (R18–R25, R63)."""

    CAPTURED_ALL = "captured-all"
    SHORT_WAR = "short-war"
    EMPTY_STOCK = "empty-stock"
    RESIGNED = "resigned"
    WARS = "wars"
    TARGET = "target"
    FLOOR = "floor"
    TIME = "time"
    BATTLES = "battles"
    ENDLESS = "endless"
    GUARD = "guard"
    LEFT = "left"
    BROKE = "broke"
    ROUNDS = "rounds"


@value
class Outcome:
    """A finished game."""

    #: The seat that won; `None` for a draw, an endless game, and Casino War.
    winner: int | None
    termination: Termination
    #: The seats that share a draw (R24); empty where there is a winner or none can be.
    drawn: tuple[int, ...]
    #: Turn-ups, an unfinished last one included (R28); in Casino War rounds.
    battles: int
    #: Ties for the highest card, every link of a chain counted (R28).
    wars: int
    #: Under `endless`: battles played when the returning position first stood, and after how many it came back (R25).
    since: int | None = None
    period: int | None = None
    #: Casino War: what each seat has left, in half units (R63); else empty.
    bankrolls: tuple[int, ...] = ()
