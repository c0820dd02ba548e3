"""The part of the rules that belongs to one family of play.

They stand here, below the families, so that `Rules` is one closed type which a record, a message and a link can hold.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from bataille.codec import Range
from bataille.rules.checks import check
from bataille.value import fixed


@fixed
class TurnUp:
    """Chance games: a battle is played as soon as everyone has said `turn` (R7–R30). No options of its own."""

    TAG: ClassVar[str] = "turn_up"


@fixed
class Speed:
    """Speed War, in real time (R40–R45). Times in milliseconds."""

    TAG: ClassVar[str] = "speed"

    #: How long the owner of the highest card is safe from a steal; 0: nobody is; `None`: nobody may ever steal (R41).
    steal_after: Annotated[int, Range(0, 3_600_000)] | None = 1_500
    #: Cards given for a false grab (R42).
    penalty: Literal[0, 1] = 1
    #: Grabs closer together than this are decided by the cards, not by the clock (R44).
    photo_finish: Annotated[int, Range(0, 1_000)] = 15
    #: For each seat, how much later than the others it may be; an empty tuple: nobody has one (R45).
    handicap: tuple[Annotated[int, Range(0, 60_000)], ...] = ()

    def __post_init__(self) -> None:
        check(self)


@fixed
class Thinking:
    """Erik Arneson's variant: a hand of cards and a choice in every battle (R50–R54)."""

    TAG: ClassVar[str] = "thinking"

    #: Cards in a full hand (R50).
    hand: Annotated[int, Range(1, 10)] = 3

    def __post_init__(self) -> None:
        check(self)


@fixed
class Casino:
    """Casino War against the bank (R60–R64). Amounts in whole units of play money."""

    TAG: ClassVar[str] = "casino"

    #: Cards the bank burns before a war (R61).
    burn: Annotated[int, Range(0, 3)] = 3
    #: What the side bet on a tie pays, to one (R61).
    tie_pays: Literal[10, 11] = 10
    #: Whether an equal card in the war pays an extra ante (R62).
    tie_bonus: bool = False
    #: What every seat brings to the table.
    bankroll: Annotated[int, Range(1, 1_000_000_000)] = 200
    #: The smallest and the largest bet, for the ante and for the tie bet alike (R64).
    table_min: Annotated[int, Range(1, 1_000_000_000)] = 2
    table_max: Annotated[int, Range(1, 1_000_000_000)] = 100
    #: The cut card: the shoe is shuffled between rounds when fewer cards are left (R63).
    reshuffle_at: Annotated[int, Range(2, 432)] = 52
    #: Rounds in a session; `None`: until everyone has left or cannot bet (R63).
    rounds: Annotated[int, Range(1, 1_000_000_000)] | None = None

    def __post_init__(self) -> None:
        check(self)


Part = TurnUp | Speed | Thinking | Casino
