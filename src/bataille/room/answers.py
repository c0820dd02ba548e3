"""What clients were answered, so that whatever is sent twice has one effect and one answer."""

from __future__ import annotations

from typing import Any, Final

from bataille.commands import Command
from bataille.room.messages import Accepted, Refused
from bataille.value import value

#: Refusals remembered in a room, and commands among which a double tap is looked for.
_MOST_REFUSALS: Final = 1_000
_MOST_TAPS: Final = 64


@value
class Tap:
    """A command, by whatever name it was sent."""

    place: int | None
    seat: int | None
    decision: int
    command: Command


class Answers:
    """The answers given in one room."""

    def __init__(self) -> None:
        self._accepted: dict[tuple[int, str], Accepted] = {}
        self._refused: dict[tuple[int, str], Refused] = {}
        self._taps: dict[Tap, int] = {}

    def known(self, place: int, id: str) -> Accepted | Refused | None:  # noqa: A002 - the message's own word
        """What was answered to a message of a place."""
        return self._accepted.get((place, id)) or self._refused.get((place, id))

    def keep(self, place: int, answer: Accepted | Refused) -> None:
        """Remember an answer."""
        assert answer.id is not None
        if isinstance(answer, Accepted):
            self._accepted[place, answer.id] = answer
            return
        self._refused[place, answer.id] = answer
        _limit(self._refused, _MOST_REFUSALS)

    def note(self, tap: Tap, version: int) -> None:
        """A command took effect."""
        self._taps[tap] = version
        _limit(self._taps, _MOST_TAPS)

    def version_of(self, tap: Tap) -> int | None:
        """The version with which the same command took effect, if it did lately."""
        return self._taps.get(tap)


def _limit(remembered: dict[Any, Any], most: int) -> None:
    """Forget what was remembered first."""
    if len(remembered) > most:
        del remembered[next(iter(remembered))]
