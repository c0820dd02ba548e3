"""The family value of Casino War: what may be given, what it does, what is seen."""

from __future__ import annotations

from typing import Literal

from bataille.cards import cards
from bataille.commands import Bet, Command, Leave, Surrender, War
from bataille.engine.deal import Layout
from bataille.engine.legal import refusal
from bataille.engine.setup import Setup
from bataille.errors import CommandError, DealError
from bataille.events import Counts, Event
from bataille.families.casino.bets import HALVES, can_raise, limits, place_bet
from bataille.families.casino.croupier import Croupier, casino
from bataille.families.casino.round import go_to_war, leave, play_when_ready, surrender
from bataille.families.casino.table import CasinoTable, lay_cloth
from bataille.families.family import Family
from bataille.outcome import Outcome
from bataille.view import CasinoView, May, Question, View


def start(setup: Setup, layout: Layout | None) -> tuple[CasinoTable, list[Event]]:
    """The table with its first shoe (R60). Raises `DealError` for an explicit deal."""
    if layout is not None:
        raise DealError("deal/casino")
    croupier = Croupier(setup, lay_cloth(setup.rules.seats, HALVES * casino(setup).bankroll))
    croupier.shuffle()
    return croupier.table, croupier.log


def question(setup: Setup, table: CasinoTable) -> Question:
    """Seats that have not bet yet bet or leave; seats that tied and have not chosen yet choose (R61, R63)."""
    if table.outcome is not None:
        return Question(0, (), clock=False)
    if table.undecided:
        seats = [
            May(seat, ("war", "surrender") if can_raise(table, seat) else ("surrender",)) for seat in table.undecided
        ]
    else:
        part = casino(setup)
        seats = [
            May(seat, ("bet", "leave"), bets=limits(part, table, seat))
            for seat in table.playing
            if _may_bet(table, seat)
        ]
    return Question(table.asked, tuple(seats), clock=False)


def step(setup: Setup, table: CasinoTable, seat: int | None, command: Command) -> tuple[CasinoTable, list[Event]]:
    """Apply one command (R70)."""
    if table.outcome is not None:
        raise CommandError("command/over")
    if seat is None:
        raise refusal(seat, command)
    croupier = Croupier(setup, table)
    match command:
        case Bet() if _may_bet(table, seat):
            place_bet(croupier, seat, command)
            play_when_ready(croupier)
        case Leave() if _may_bet(table, seat):
            leave(croupier, seat)
            play_when_ready(croupier)
        case War() if seat in table.undecided:
            if not can_raise(table, seat):  # R61
                raise CommandError("command/raise", seat=seat)
            go_to_war(croupier, seat)
        case Surrender() if seat in table.undecided:
            surrender(croupier, seat)
        case _:
            raise refusal(seat, command)
    return croupier.table, croupier.log


def _may_bet(table: CasinoTable, seat: int) -> bool:
    """Whether a seat is asked for its bet: between rounds, and it has not bet yet."""
    return not table.undecided and seat in table.playing and not table.antes[seat]


def view(setup: Setup, table: CasinoTable, seat: int | None) -> View:
    """The same for everybody: all cards lie open but those in the shoe and the burned ones (R72)."""
    part = CasinoView(
        phase=_phase(table),
        bankrolls=tuple(table.bankrolls),
        antes=tuple(table.antes),
        ties=tuple(table.ties),
        raises=tuple(table.raises),
        all_antes=tuple(table.all_antes),
        all_ties=tuple(table.all_ties),
        all_surrendered=tuple(table.all_surrendered),
        bank=cards(table.bank, setup.faces),
        shoe=len(table.shoe),
        burned=len(table.burned),
        seen=cards(table.seen, setup.faces),
        shuffle_next=not table.undecided and len(table.shoe) < casino(setup).reshuffle_at,
    )
    rows = tuple([cards(row, setup.faces) for row in table.rows])
    return View(
        seat=seat,
        battles=table.rounds,
        wars=table.wars,
        wars_won=tuple(table.wars_won),
        counts=Counts((0,) * len(rows), (), (), tuple(map(len, rows))),
        rows=rows,
        playing=table.playing,
        time=0,
        question=question(setup, table),
        outcome=table.outcome,
        part=part,
    )


def _phase(table: CasinoTable) -> Literal["betting", "tied", "over"]:
    if table.outcome is not None:
        return "over"
    return "tied" if table.undecided else "betting"


def hide(event: Event, seat: int | None) -> Event:  # noqa: ARG001 - a family's signature
    """Nothing to hide: burned cards are counted, not named, in any event (R72)."""
    return event


def outcome(table: CasinoTable) -> Outcome | None:
    """How the session ended."""
    return table.outcome


def packs(table: CasinoTable) -> tuple[bytes, ...]:
    """Every shoe shuffled so far."""
    return table.packs


CASINO = Family("casino", start, question, step, view, hide, outcome, packs)
