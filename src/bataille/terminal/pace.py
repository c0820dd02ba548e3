"""How fast the cards come."""

from __future__ import annotations

from enum import Enum, StrEnum, auto
from fractions import Fraction

from bataille.terminal.shots import Beat


class Mode(Enum):
    """Who says how the game goes on."""

    #: People say when.
    ASK = auto()
    #: It goes on by itself.
    WATCH = auto()
    #: By itself and unseen, to the next war; and to the end.
    TO_WAR = auto()
    TO_END = auto()

    @property
    def is_hidden(self) -> bool:
        """Whether battles are not shown."""
        return self in {Mode.TO_WAR, Mode.TO_END}


class Pace(StrEnum):
    """From an unhurried table to no pause at all."""

    CALM = "calm"
    LIVELY = "lively"
    FAST = "fast"
    INSTANT = "instant"

    def ms(self, beat: Beat) -> int:
        """How long a look lasts, in milliseconds."""
        return int(beat * _SLOWNESS[self])

    @property
    def faster(self) -> Pace:
        """The next faster pace, if there is one."""
        return _neighbour(self, 1)

    @property
    def slower(self) -> Pace:
        """The next slower pace, if there is one."""
        return _neighbour(self, -1)


_SLOWNESS = {Pace.CALM: Fraction(7, 4), Pace.LIVELY: Fraction(1), Pace.FAST: Fraction(1, 5), Pace.INSTANT: Fraction(0)}


def _neighbour(pace: Pace, step: int) -> Pace:
    paces = list(Pace)
    return paces[min(max(paces.index(pace) + step, 0), len(paces) - 1)]
