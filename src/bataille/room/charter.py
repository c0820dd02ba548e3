"""What a room is made for: a game not dealt yet, who sits where, and whose token opens which seats."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from bataille.codec import Length
from bataille.deals import Deal
from bataille.errors import RoomError
from bataille.players import players
from bataille.record import Chance
from bataille.rules import Rules
from bataille.value import value

Name = Annotated[str, Length(0, 20)]
#: The key of a computer player; `None`: people play.
PlayerKey = Annotated[str, Length(1, 40)] | None
Token = Annotated[str, Length(1, 100)]


@value
class Sitter:
    """Who sits at a seat."""

    name: Name = ""
    player: PlayerKey = None


@value
class Place:
    """What a token opens: the seats of one device, or none for a watcher."""

    token: Token
    seats: tuple[int, ...]
    #: Whether it may pause the game and say who plays.
    host: bool = False

    def __repr__(self) -> str:
        return f"Place(…, {self.seats}, host={self.host})"  # a token belongs in no log


@value
class Charter:
    """Everything that a room starts from. It holds the deal's secret: the driver stores it, nobody else sees it (R72).

    Raises `RoomError`: `room/seats` where the seats or tokens do not fit the rules or each other, `room/player`.
    """

    rules: Rules
    chance: Chance
    #: By seat.
    sitters: tuple[Sitter, ...]
    #: Each seat lies in one place, or in none where a computer player plays it.
    places: tuple[Place, ...]
    deal: Deal | None = None
    #: The key of the variant that was chosen.
    variant: str | None = None
    #: Whether people play by a real clock; else time is counted by turns (R21).
    real_time: bool = True
    #: Whether the game waits until the host lets it go on.
    paused: bool = False

    def __post_init__(self) -> None:
        seats = self.rules.seats
        held = Counter([seat for place in self.places for seat in place.seats])
        tokens = {place.token for place in self.places}
        if len(self.sitters) != seats or not set(held) <= set(range(seats)) or len(tokens) < len(self.places):
            raise RoomError("room/seats", seats=seats)
        played = {seat for seat, sitter in enumerate(self.sitters) if sitter.player is not None}
        if any(times > 1 for times in held.values()) or played | set(held) != set(range(seats)):
            raise RoomError("room/seats", seats=seats)
        for sitter in self.sitters:
            refuse_player(self.rules, sitter.player)


def refuse_player(rules: Rules, key: str | None) -> None:
    """Raise `RoomError` (`room/player`) for a computer player that does not exist or cannot play these rules."""
    if key is not None and (key not in players() or rules.part.TAG not in players()[key].families):
        raise RoomError("room/player", player=key, family=rules.part.TAG)
