"""What a room knows of its computer players: whom it has asked, and whose answer waits for its time."""

from __future__ import annotations

from hashlib import sha256

from bataille.autoplay import source_of_player
from bataille.commands import Command
from bataille.game import Game
from bataille.players import Asked
from bataille.stream import Secret, Seeded
from bataille.value import value


@value
class Ask:
    """A question that the driver hands to a computer player."""

    seat: int
    #: The number of the question.
    decision: int
    #: The player's key.
    player: str
    asked: Asked


@value
class Planned:
    """An answer that waits."""

    #: The game's time at which it is given.
    due: int
    seat: int
    decision: int
    command: Command


class Computers:
    """The computer players of one room."""

    def __init__(self) -> None:
        self._asked: dict[int, tuple[int, int]] = {}
        self._planned: dict[int, Planned] = {}

    def note_asked(self, seat: int, version: int, time: int) -> None:
        """A seat was asked at a version of the room; its answer counts from the game's `time` on."""
        self._asked[seat] = (version, time)

    def may_ask(self, seat: int, decision: int, version: int) -> bool:
        """Whether a seat has something new to think about: once a version, unless it has answered this question."""
        planned = self._planned.get(seat)
        if planned is not None and planned.decision == decision:
            return False
        return self._asked.get(seat, (0, 0))[0] < version

    def plan(self, seat: int, decision: int, command: Command, after: int) -> None:
        """Keep an answer, `after` milliseconds from when the seat was asked."""
        if seat in self._asked:
            self._planned[seat] = Planned(self._asked[seat][1] + after, seat, decision, command)

    def next(self) -> Planned | None:
        """The answer whose time comes first."""
        return min(self._planned.values(), key=lambda planned: (planned.due, planned.seat), default=None)

    def take(self, planned: Planned) -> None:
        """An answer is given now."""
        del self._planned[planned.seat]

    def forget(self, seat: int) -> None:
        """Somebody else plays this seat."""
        self._asked.pop(seat, None)
        self._planned.pop(seat, None)


def chance_of_player(game: Game, seat: int) -> Seeded:
    """A computer player's own stream (R74); of a live deal one that nobody can guess before the secret is out."""
    seed = 0
    if isinstance(game.source, Secret):
        seed = int.from_bytes(sha256(b"war.player.v1" + game.source.secret).digest()[:8], "little")
    return source_of_player(game, seat, seed)
