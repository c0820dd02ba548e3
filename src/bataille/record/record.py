"""A record: a game as one value, whole enough to be played again and checked (R73). `docs/record.md` describes it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from bataille.cards import Card
from bataille.codec import Length, Range, dumps, encode
from bataille.commands import Command
from bataille.deals import Deal
from bataille.outcome import Outcome
from bataille.record.chance import Chance
from bataille.rules import Rules
from bataille.value import value

#: The version of records that this program writes and reads.
VERSION: Final = 1

Sha256 = Annotated[bytes, Length(32, 32)]
Positive = Annotated[int, Range(1, 2**53 - 1)]


@value
class Named:
    """The variant that was chosen, perhaps with other options: a name for people, for the rules say it all."""

    key: Annotated[str, Length(1, 40)]
    #: Of the variant when the game was played: with another the same commands may give another game.
    revision: Positive


@value
class Given:
    """A command and the seat that gave it; `None`: the table."""

    seat: Annotated[int, Range(0, 7)] | None
    command: Command
    #: How often it was given in a row, as often as it was; so a game of chance is one line.
    times: Positive


@value
class Record:
    """A game, finished or not. Whoever has it knows every card: a running game's record is nobody's to see (R72).

    `str(record)` is its JSON, in canonical form.
    """

    version: Literal[1]
    variant: Named | None
    #: Every option, defaults too.
    rules: Rules
    chance: Chance
    #: An explicit deal (R4); `None`: the pack was shuffled.
    deal: Deal | None
    #: Every pack shuffled for a deal, in the order of play, top first: more than one after a misdeal (R6) or when a
    #: shoe is shuffled (R63), none for an explicit deal.
    packs: tuple[tuple[Card, ...], ...]
    #: Whether time came by `clock` commands instead of being counted (R21).
    real_time: bool
    commands: tuple[Given, ...]
    #: `None`: the game is unfinished.
    outcome: Outcome | None
    #: SHA-256 of all events, hidden cards included.
    events: Sha256
    #: SHA-256 of the rest of the record.
    digest: Sha256

    def __str__(self) -> str:
        return dumps(encode(self))
