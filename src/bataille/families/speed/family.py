"""The family value of Speed War: what may be given, and what it does."""

from __future__ import annotations

from bataille.commands import Clock, Command, Grab, Misdeal, Resign, Turn
from bataille.engine.clock import is_time_up, set_time
from bataille.engine.deal import Layout, opening
from bataille.engine.legal import may_call_misdeal, refusal, refuse_when_over, require_playing
from bataille.engine.setup import Setup
from bataille.engine.sight import look
from bataille.errors import CommandError
from bataille.events import Event, MisdealCalled
from bataille.families.family import Family
from bataille.families.speed.battle import turn
from bataille.families.speed.bell import stop
from bataille.families.speed.grab import decide, due_at, grab
from bataille.families.speed.leaving import leave
from bataille.families.speed.play import Play
from bataille.families.speed.table import SpeedTable
from bataille.outcome import Outcome
from bataille.table import Table
from bataille.view import May, Question, SpeedView, Verb, View


def start(setup: Setup, layout: Layout | None) -> tuple[SpeedTable, list[Event]]:
    """The table after the deal."""
    table, events = opening(setup, layout)
    return _begin(setup, table, stage=0), events


def _begin(setup: Setup, table: Table, stage: int) -> SpeedTable:
    play = Play(setup, SpeedTable(table, 0, stage, 0, (), (), (), None, ()))
    play.await_turns()
    return play.after()


def question(setup: Setup, speed: SpeedTable) -> Question:
    """Who owes cards may turn; who has no claim may grab, if only falsely (R42)."""
    table = speed.table
    if table.outcome is not None:
        return Question(0, (), clock=False)
    rest: tuple[Verb, ...] = ("misdeal", "resign") if may_call_misdeal(setup, table) else ("resign",)
    claimants = [claim.seat for claim in speed.claims]
    seats = []
    for seat in table.playing:
        turns: tuple[Verb, ...] = ("turn",) if speed.owed[seat] else ()
        grabs: tuple[Verb, ...] = () if seat in claimants else ("grab",)
        seats.append(May(seat, (*turns, *grabs, *rest)))
    return Question(speed.stage, tuple(seats), clock=True)


def step(setup: Setup, speed: SpeedTable, seat: int | None, command: Command) -> tuple[SpeedTable, list[Event]]:
    """Apply one command (R70)."""
    refuse_when_over(speed.table)
    play = Play(setup, speed)
    match command:
        case Turn():
            _give_turn(play, seat, command)
        case Grab():
            grab(play, require_playing(speed.table, seat, command), command)
        case Resign():
            leave(play, require_playing(speed.table, seat, command))
        case Clock() if seat is None:
            set_time(play.battle, command)
            decide(play)
            if play.battle.table.outcome is None and is_time_up(play.battle):
                stop(play)
        case Misdeal() if may_call_misdeal(setup, speed.table):
            caller = require_playing(speed.table, seat, command)
            table, events = opening(setup, None, speed.table.packs, speed.table.drawn)
            return _begin(setup, table, speed.stage), [MisdealCalled(caller), *events]
        case _:
            raise refusal(seat, command)
    return play.after(), play.battle.log


def _give_turn(play: Play, seat: int | None, command: Turn) -> None:
    """A seat that owes cards turns or lays them (R40, R43); from the table, all that do."""
    owing = [each for each, owed in enumerate(play.owed) if owed]
    if seat is None:
        if not owing:
            raise CommandError("command/untimely", command=command.TAG)
    elif seat not in owing:
        raise refusal(seat, command)
    for each in owing if seat is None else (seat,):
        turn(play, each)


def view(setup: Setup, speed: SpeedTable, seat: int | None) -> View:
    """The same for everybody: nobody has a hand."""
    play = Play(setup, speed)
    limit, after = setup.rules.time_limit, play.options.steal_after
    moments = [due_at(play), None if limit is None else 1_000 * limit]
    part = SpeedView(
        phase=speed.phase,
        battle=speed.number,
        since=speed.since,
        owed=speed.owed,
        owner=speed.owner,
        steal_at=None if speed.owner is None or after is None else speed.since + after,
        claimed=tuple([claim.seat for claim in speed.claims]),
        due=min([moment for moment in moments if moment is not None], default=None),
    )
    return look(setup, speed.table, seat, question(setup, speed), part)


def hide(event: Event, seat: int | None) -> Event:  # noqa: ARG001 - a family's signature
    """Nothing to hide: face-down cards are not named in any event (R72)."""
    return event


def outcome(speed: SpeedTable) -> Outcome | None:
    """How the game ended."""
    return speed.table.outcome


def packs(speed: SpeedTable) -> tuple[bytes, ...]:
    """Every pack shuffled so far."""
    return speed.table.packs


SPEED = Family("speed", start, question, step, view, hide, outcome, packs)
