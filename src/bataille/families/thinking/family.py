"""The family value of the thinking variant: what may be given, and what it does."""

from __future__ import annotations

from bataille.cards import Card, cards
from bataille.commands import Choose, Clock, Command, Misdeal, Resign
from bataille.engine.battle import Battle
from bataille.engine.clock import end_by_bell, goes_by_clock, is_time_up, set_time
from bataille.engine.deal import Layout, opening
from bataille.engine.leaving import resign
from bataille.engine.legal import may_call_misdeal, refusal, refuse_when_over, require_playing
from bataille.engine.setup import Setup
from bataille.engine.sight import look
from bataille.errors import CommandError
from bataille.events import Chose, Drew, Event, MisdealCalled
from bataille.families.family import Family
from bataille.families.thinking.battle import go_on
from bataille.families.thinking.hands import draw_hands
from bataille.families.thinking.play import Play
from bataille.families.thinking.table import ThinkingTable, asked
from bataille.outcome import Outcome
from bataille.table import Table
from bataille.view import May, Question, ThinkingView, Verb, View


def start(setup: Setup, layout: Layout | None) -> tuple[ThinkingTable, list[Event]]:
    """The table after the deal and the drawing of the hands (R50)."""
    return _begin(setup, *opening(setup, layout), rounds=0)


def _begin(setup: Setup, table: Table, events: list[Event], rounds: int) -> tuple[ThinkingTable, list[Event]]:
    battle = Battle(setup, table)
    draw_hands(battle)
    nothing = (None,) * setup.rules.seats
    return ThinkingTable(battle.table, rounds, nothing, setup.none_down), [*events, *battle.log]


def question(setup: Setup, thinking: ThinkingTable) -> Question:
    """Every seat that plays and has not chosen may choose; each in the game may resign."""
    table = thinking.table
    if table.outcome is not None:
        return Question(0, (), clock=False)
    rest: tuple[Verb, ...] = ("misdeal", "resign") if may_call_misdeal(setup, table) else ("resign",)
    seats = []
    for seat in table.playing:
        if _may_choose(thinking, seat):
            seats.append(May(seat, ("choose", *rest), cards(table.hands[seat], setup.faces)))
        else:
            seats.append(May(seat, rest))
    return Question(thinking.rounds + 1, tuple(seats), clock=goes_by_clock(setup))


def step(
    setup: Setup, thinking: ThinkingTable, seat: int | None, command: Command
) -> tuple[ThinkingTable, list[Event]]:
    """Apply one command (R70)."""
    refuse_when_over(thinking.table)
    play = Play(setup, thinking)
    match command:
        case Choose(card) if seat is not None and _may_choose(thinking, seat):
            _choose(play, seat, card)
        case Resign():
            _resign(play, require_playing(thinking.table, seat, command))
        case Clock() if seat is None and goes_by_clock(setup):
            set_time(play.battle, command)
            if is_time_up(play.battle) and thinking.phase == "battle":
                play.close_question()
                end_by_bell(play.battle)
        case Misdeal() if may_call_misdeal(setup, thinking.table):
            caller = require_playing(thinking.table, seat, command)
            table, events = opening(setup, None, thinking.table.packs, thinking.table.drawn)
            return _begin(setup, table, [MisdealCalled(caller), *events], thinking.rounds + 1)
        case _:
            raise refusal(seat, command)
    return play.after(), play.battle.log


def _may_choose(thinking: ThinkingTable, seat: int) -> bool:
    return seat in asked(thinking.table, thinking.tied) and thinking.chosen[seat] is None


def _choose(play: Play, seat: int, card: Card) -> None:
    """Keep a seat's choice secret until all have chosen (R50). Raises `CommandError` (`command/card`)."""
    setup, hand = play.battle.setup, play.battle.table.hands[seat]
    held = cards(hand, setup.faces)
    if card not in held:
        raise CommandError("command/card", seat=seat, card=card)
    play.choose(seat, hand[held.index(card)])
    if not setup.quiet:
        play.battle.log.append(Chose(seat, card))
    go_on(play)


def _resign(play: Play, seat: int) -> None:
    """The seat is out, and its choice with it."""
    play.choose(seat, None)
    resign(play.battle, seat)
    if play.battle.table.outcome is None:
        go_on(play)
    else:
        play.close_question()
        play.end_war()


def view(setup: Setup, thinking: ThinkingTable, seat: int | None) -> View:
    """Of hands and choices a seat sees its own alone (R72)."""
    table = thinking.table
    whole = question(setup, thinking)
    seats = tuple([may if may.seat == seat else May(may.seat, may.verbs) for may in whole.seats])
    hand = () if seat is None else cards(table.hands[seat], setup.faces)
    code = None if seat is None else thinking.chosen[seat]
    part = ThinkingView(thinking.phase, hand, None if code is None else setup.faces[code])
    return look(setup, table, seat, Question(whole.number, seats, whole.clock), part)


def hide(event: Event, seat: int | None) -> Event:
    """Drawn and chosen cards are named to their owner alone (R72)."""
    match event:
        case Drew() if event.seat != seat:
            return Drew(event.seat, (), event.drawn, event.counts)
        case Chose() if event.seat != seat:
            return Chose(event.seat, None)
        case _:
            return event


def outcome(thinking: ThinkingTable) -> Outcome | None:
    """How the game ended."""
    return thinking.table.outcome


def packs(thinking: ThinkingTable) -> tuple[bytes, ...]:
    """Every pack shuffled so far."""
    return thinking.table.packs


THINKING = Family("thinking", start, question, step, view, hide, outcome, packs)
