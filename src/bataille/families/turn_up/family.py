"""The family value of the games of chance: what may be given, and what it does."""

from __future__ import annotations

from bataille.commands import Clock, Command, Misdeal, Resign, Turn
from bataille.engine.battle import Battle
from bataille.engine.clock import end_by_bell, goes_by_clock, is_time_up, set_time
from bataille.engine.deal import Layout, opening
from bataille.engine.leaving import resign
from bataille.engine.legal import may_call_misdeal, refusal, refuse_when_over, require_playing
from bataille.engine.setup import Setup
from bataille.engine.sight import look
from bataille.events import Event, MisdealCalled
from bataille.families.family import Family
from bataille.families.turn_up.battle import play_battle
from bataille.outcome import Outcome
from bataille.table import Table
from bataille.view import May, Question, Verb, View


def start(setup: Setup, layout: Layout | None) -> tuple[Table, list[Event]]:
    """The table after the deal."""
    return opening(setup, layout)


def question(setup: Setup, table: Table) -> Question:
    """Every seat in the game that has not turned yet may turn; each may resign."""
    if table.outcome is not None:
        return Question(0, (), clock=False)
    rest: tuple[Verb, ...] = ("misdeal", "resign") if may_call_misdeal(setup, table) else ("resign",)
    seats = [May(seat, rest if seat in table.given else ("turn", *rest)) for seat in table.playing]
    return Question(table.battles + 1, tuple(seats), clock=goes_by_clock(setup))


def step(setup: Setup, table: Table, seat: int | None, command: Command) -> tuple[Table, list[Event]]:
    """Apply one command (R70)."""
    refuse_when_over(table)
    battle = Battle(setup, table)
    match command:
        case Turn() if seat is None:
            play_battle(battle)
        case Turn():
            _give_turn(battle, require_playing(table, seat, command), command)
        case Resign():
            resign(battle, require_playing(table, seat, command))
            _play_when_ready(battle)
        case Clock() if seat is None and goes_by_clock(setup):
            set_time(battle, command)
            if is_time_up(battle):
                end_by_bell(battle)
        case Misdeal() if may_call_misdeal(setup, table):
            caller = require_playing(table, seat, command)
            table, events = opening(setup, None, table.packs, table.drawn)
            return table, [MisdealCalled(caller), *events]
        case _:
            raise refusal(seat, command)
    return battle.table, battle.log


def _give_turn(battle: Battle, seat: int, command: Turn) -> None:
    """One seat's turn; the battle is played when all have given theirs (R70)."""
    if seat in battle.table.given:
        raise refusal(seat, command)
    battle.table.given = (*battle.table.given, seat)
    _play_when_ready(battle)


def _play_when_ready(battle: Battle) -> None:
    if battle.table.outcome is None and len(battle.table.given) == len(battle.table.playing):
        play_battle(battle)


def view(setup: Setup, table: Table, seat: int | None) -> View:
    """The same for everybody: nobody has a hand."""
    return look(setup, table, seat, question(setup, table))


def hide(event: Event, seat: int | None) -> Event:  # noqa: ARG001 - a family's signature
    """Nothing to hide: face-down cards are not named in any event (R72)."""
    return event


def outcome(table: Table) -> Outcome | None:
    """How the game ended."""
    return table.outcome


def packs(table: Table) -> tuple[bytes, ...]:
    """Every pack shuffled so far."""
    return table.packs


TURN_UP = Family("turn_up", start, question, step, view, hide, outcome, packs)
