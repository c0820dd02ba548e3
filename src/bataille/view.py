"""What one seat, or a watcher, may know of a table (R5, R72), and what is being asked of whom (R70)."""

from __future__ import annotations

from typing import ClassVar, Literal

from bataille.cards import Card
from bataille.events import Counts
from bataille.outcome import Outcome
from bataille.value import value

Verb = Literal["turn", "choose", "grab", "bet", "war", "surrender", "leave", "clock", "misdeal", "resign"]


@value
class Limits:
    """What may be bet, in whole units: the ante, and the side bet on a tie (from 0 or `least` on)."""

    least: int
    most: int


@value
class May:
    """What one seat may give now."""

    seat: int
    verbs: tuple[Verb, ...]
    #: The cards it may choose (R50); empty for everybody else.
    cards: tuple[Card, ...] = ()
    #: What it may bet (R64).
    bets: Limits | None = None


@value
class Question:
    """The open decision: a command is late only when the question it answers is closed."""

    #: Numbered from 1 in each game; 0 when the game is over.
    number: int
    #: What each seat that may do something may give, seats ascending.
    seats: tuple[May, ...]
    #: Whether the game goes by a clock, so that the table may give `clock`.
    clock: bool


@value
class SpeedView:
    """Speed War: where the running battle stands."""

    TAG: ClassVar[str] = "speed"

    #: `turning`: seats turn; `laying`: contenders lay; `live`: it may be grabbed; `claimed`: a grab is being decided.
    phase: Literal["turning", "laying", "live", "claimed"]
    #: The battle that a grab reaches for: the running one or, between two, the next.
    battle: int
    #: Milliseconds since the deal when this began; in `live` and `claimed`: when the battle went live.
    since: int
    #: What each seat still owes to this battle, in cards (R42, R43).
    owed: tuple[int, ...]
    #: The owner of the highest card; `None` before the battle is live.
    owner: int | None
    #: Milliseconds since the deal from which on others may steal (R41); `None`: never, or not live yet.
    steal_at: int | None
    #: The seats that have claimed the centre.
    claimed: tuple[int, ...]
    #: Milliseconds since the deal when the clock decides something: the claims or the bell, whichever comes first.
    due: int | None


@value
class ThinkingView:
    """The thinking variant: where the running battle stands."""

    TAG: ClassVar[str] = "thinking"

    #: `battle`: a card is chosen for the turn-up; `war`: the fourth card of a war.
    phase: Literal["battle", "war"]
    #: The viewer's own hand and the card it has chosen; empty and `None` for a watcher.
    hand: tuple[Card, ...]
    chosen: Card | None


@value
class CasinoView:
    """Casino War: chips and shoe. Amounts in half units (R63), tuples by seat.

    The cards of the running or the last round are the seats' `rows` in the `View` and, here, the bank's.
    """

    TAG: ClassVar[str] = "casino"

    #: `betting`: bets are placed; `tied`: seats that tied with the bank choose (R61); `over`: the session has ended.
    phase: Literal["betting", "tied", "over"]
    #: What each seat has, without the chips that lie on the table.
    bankrolls: tuple[int, ...]
    #: Chips on the table: antes, side bets on a tie, raises of those who go to war; 0 where there are none.
    antes: tuple[int, ...]
    ties: tuple[int, ...]
    raises: tuple[int, ...]
    #: Put down since the session began, what still lies there included: antes and side bets; and of the antes those
    #: of rounds that were surrendered. With the odds of the rules they say what a seat had to expect.
    all_antes: tuple[int, ...]
    all_ties: tuple[int, ...]
    all_surrendered: tuple[int, ...]
    #: The bank's cards: the first and, after a war, the second.
    bank: tuple[Card, ...]
    #: Cards left in the shoe; since it was shuffled, how many were burned and which have been seen, in the order they
    #: came.
    shoe: int
    burned: int
    seen: tuple[Card, ...]
    #: Whether the cut card has come out: the shoe is shuffled before the next round is dealt (R63).
    shuffle_next: bool


PartView = SpeedView | ThinkingView | CasinoView


@value
class View:
    """A table, as `seat` may see it."""

    #: The viewer; `None` for a watcher.
    seat: int | None
    battles: int
    wars: int
    #: By seat (R22).
    wars_won: tuple[int, ...]
    counts: Counts
    #: The centre, by seat: face-up cards by name, `None` for one that lies face down.
    rows: tuple[tuple[Card | None, ...], ...]
    playing: tuple[int, ...]
    #: Milliseconds since the deal.
    time: int
    question: Question
    outcome: Outcome | None
    part: PartView | None = None
