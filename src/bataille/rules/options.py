"""The choices among which the rules let people choose; the texts are those of commands, links and records."""

from __future__ import annotations

from enum import StrEnum

from bataille.cards import RANKS


class Pack(StrEnum):
    """Which ranks are in the pack (R1)."""

    FULL = "full"
    PIQUET = "piquet"
    ITALIAN = "italian"
    NUMBERS = "numbers"

    @property
    def ranks(self) -> tuple[str, ...]:
        """The ranks of this pack, from 2 to A."""
        return _RANKS[self]


_RANKS = {
    Pack.FULL: RANKS,
    Pack.PIQUET: RANKS[5:],
    Pack.ITALIAN: (*RANKS[:6], *RANKS[9:]),
    Pack.NUMBERS: RANKS[:9],
}


class Ranking(StrEnum):
    """Which card beats which (R2)."""

    ACE_HIGH = "ace-high"
    ACE_LOW = "ace-low"
    LOW_WINS = "low-wins"
    TWO_OVER_ALL = "two-over-all"


class Contenders(StrEnum):
    """Who fights a war (R9)."""

    TIED = "tied"
    EVERYONE = "everyone"


class Chain(StrEnum):
    """How a war goes on when it ties again (R11)."""

    REPEAT = "repeat"
    SINGLE = "single"


class Short(StrEnum):
    """What becomes of a contender with too few cards (R12)."""

    COMMIT = "commit"
    LOSE = "lose"
    LAST_CARD = "last-card"
    EQUAL = "equal"
    DRAW = "draw"


class Order(StrEnum):
    """In which order the prize pile is taken up (R14)."""

    WINNER_FIRST = "winner-first"
    LOSER_FIRST = "loser-first"
    SEAT = "seat"
    LAID = "laid"
    HIGH_FIRST = "high-first"
    SHUFFLED = "shuffled"


class Captures(StrEnum):
    """Where won cards go, and what an empty stock does with them (R15, R16)."""

    BOTTOM = "bottom"
    RESHUFFLE = "reshuffle"
    TURN_OVER = "turn-over"
    NONE = "none"


class Identical(StrEnum):
    """What happens when cards of the same rank and suit tie (R27)."""

    WAR = "war"
    TAKE_BACK = "take-back"
    DISCARD = "discard"


class TieBreak(StrEnum):
    """Whether a draw is decided by fresh packs (R24)."""

    NONE = "none"
    FRESH_PACK = "fresh-pack"
