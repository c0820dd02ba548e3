"""What clients were answered, so that whatever is sent twice has one effect and one answer."""

from __future__ import annotations

from collections import deque
from typing import Final

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
        self._taps: deque[tuple[Tap, int]] = deque(maxlen=_MOST_TAPS)

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
        if len(self._refused) > _MOST_REFUSALS:
            del self._refused[next(iter(self._refused))]

    def note(self, tap: Tap, version: int) -> None:
        """A command took effect."""
        self._taps.append((tap, version))

    def version_of(self, tap: Tap) -> int | None:
        """The version with which the same command took effect, if it did lately."""
        return next((version for known, version in self._taps if known == tap), None)
