"""The table of the thinking variant: the common one, and what is being chosen."""

from __future__ import annotations

from typing import Literal

from bataille.table import Places, Table
from bataille.value import value


@value
class ThinkingTable:
    """The piles and counters that all card families have, with the choices of the open question."""

    table: Table
    #: Questions closed so far; a misdeal closes one too.
    rounds: int
    #: By seat, the code of the card it has chosen and not shown yet, which is still in its hand; else `None`.
    chosen: tuple[int | None, ...]
    #: By seat, the places in its row of its cards that tied in the running war (R52); all empty where there is none.
    tied: Places

    @property
    def phase(self) -> Literal["battle", "war"]:
        """Whether a card for the turn-up or the fourth card of a war is chosen."""
        return "war" if any(self.tied) else "battle"


def contenders(table: Table, tied: Places) -> tuple[int, ...]:
    """The seats that fight the open link of a war: those in the game that tied in every link so far (R11)."""
    return tuple([seat for seat in table.playing if len(tied[seat]) == table.links])


def asked(table: Table, tied: Places) -> tuple[int, ...]:
    """The seats whose choice the open question waits for, those that have chosen included."""
    return contenders(table, tied) if any(tied) else table.playing
