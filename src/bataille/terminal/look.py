"""Everything that the full screen shows at one moment."""

from __future__ import annotations

from bataille.cards import Card
from bataille.terminal.scene import Scene
from bataille.value import value


@value
class SeatLook:
    """What is written at a seat."""

    name: str
    #: What stands beside the name: its key, what it has won, that it is out, that it is its turn.
    notes: tuple[str, ...]
    #: Whether it is one of the people here.
    here: bool


@value
class HandLook:
    """A hand of cards that somebody may choose from (R50)."""

    seat: int
    cards: tuple[Card, ...]
    #: The place of the card that would be played.
    place: int


@value
class Wager:
    """A bet being made, in whole units (R60)."""

    ante: int
    tie: int


@value
class Choice:
    """Something that may be done: an action of the screen, the key for it, and its name."""

    action: str
    key: str
    label: str


@value
class Look:
    """The screen."""

    title: str
    #: The battle, the wars, who leads, the time left.
    status: str
    scene: Scene
    seats: tuple[SeatLook, ...]
    #: What has happened, the latest last.
    lines: tuple[str, ...]
    #: What is asked, if anything.
    question: str
    hand: HandLook | None
    choices: tuple[Choice, ...]
    #: Keys without a button: the key and its action.
    keys: tuple[tuple[str, str], ...] = ()
