"""The table of Speed War: the common one, and how far the running battle has come in real time."""

from __future__ import annotations

from typing import Literal

from bataille.table import Table
from bataille.value import value


@value
class Claim:
    """A grab that may win the battle (R41), until `photo_finish` decides (R44)."""

    seat: int
    #: Milliseconds since the battle went live, as the grab said.
    at: int


@value
class SpeedTable:
    """The piles and counters that all card families have, with the state of the running battle."""

    table: Table
    #: Which battle grabs are for: the running one or, between two, the next (R42).
    number: int
    #: Stages begun, from 1: turning, the laying of each link, live. Each is one open question.
    stage: int
    #: Milliseconds since the deal when this stage began; of a live battle: when it went live.
    since: int
    #: By seat, the cards it still owes to this battle: its turn-up, or the cards of a war (R42, R43).
    owed: tuple[int, ...]
    #: By seat, the code of the face-up card with which it contends; `None`: it does not, or has not turned or laid yet.
    shown: tuple[int | None, ...]
    #: By seat, how many cards of its row lay there before this battle (R13, R27).
    carried: tuple[int, ...]
    #: The owner of the highest card, from the moment the battle is live (R41); `None` before.
    owner: int | None
    #: The grabs between which it is being decided.
    claims: tuple[Claim, ...]

    @property
    def phase(self) -> Literal["turning", "laying", "live", "claimed"]:
        """What is going on."""
        if self.claims:
            return "claimed"
        if self.owner is not None:
            return "live"
        return "laying" if self.number == self.table.battles and self.table.links else "turning"
