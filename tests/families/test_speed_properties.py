"""Speed War: what holds for any rules, any deal and any commands, at any times."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bataille.autoplay import play_out
from bataille.cards import STANDARD, Card, cards
from bataille.commands import Choose, Clock, Command, Grab, Misdeal, Resign, Turn
from bataille.engine.deal import lay_out
from bataille.engine.setup import Setup, set_up
from bataille.errors import CommandError
from bataille.events import Discarded, Event, GrabbedFalsely, Won
from bataille.families.speed import FAMILY
from bataille.families.speed.table import SpeedTable
from bataille.families.turn_up import FAMILY as TURN_UP
from bataille.game import Game
from bataille.outcome import Termination
from bataille.players import players_of
from bataille.rules import Captures, Contenders, Identical, Rules, Short, Speed
from bataille.stream import Seeded
from bataille.table import Table
from bataille.view import SpeedView
from tests.strategies import chance_rules, small_deals

Given = tuple[int | None, Command]

#: Around every limit that there is: photo finish, handicaps, `steal_after`.
MOMENTS = [0, 1, 14, 15, 16, 400, 999, 1_000, 1_001, 1_499, 1_500, 1_501, 4_000, 10**9]


#: What makes battles of Speed War eventful.
EVENTFUL = st.builds(
    Rules,
    seats=st.integers(2, 4),
    war_down=st.sampled_from([0, 1, 3]),
    short=st.sampled_from(Short),
    refill_in_war=st.booleans(),
    captures=st.sampled_from([Captures.RESHUFFLE, Captures.TURN_OVER, Captures.NONE]),
    stakes=st.booleans(),
    identical=st.sampled_from([Identical.WAR, Identical.WAR, Identical.TAKE_BACK, Identical.DISCARD]),
    contenders=st.sampled_from(Contenders),
    guard=st.just(200),
)


@st.composite
def speed_rules(draw: st.DrawFn) -> Rules:
    """Rules of Speed War, with few or many options changed."""
    rules = draw(EVENTFUL | chance_rules())
    speed = Speed(
        steal_after=draw(st.sampled_from([1_500, 0, 400, None])),
        penalty=draw(st.sampled_from([1, 1, 0])),
        photo_finish=draw(st.sampled_from([15, 0, 1_000])),
        handicap=draw(
            st.just(()) | st.tuples(*[st.sampled_from([0, 15, 1_000])] * rules.seats),
        ),
    )
    return replace(rules, part=speed, time_limit=draw(st.sampled_from([None, None, 2, 20])))


def commands(seats: int) -> st.SearchStrategy[list[Given]]:
    """What people may try, in any order; the battle of a grab and the time of the clock are relative to the table's."""
    somebody = st.integers(0, seats - 1)
    grabs = st.builds(Grab, st.sampled_from([2, 2, 2, 2, 1, 3]), st.sampled_from(MOMENTS))
    return st.lists(
        st.tuples(st.none(), st.just(Turn()))
        | st.tuples(somebody, st.just(Turn()))
        | st.tuples(somebody, grabs)
        | st.tuples(somebody, grabs)
        | st.tuples(st.none(), st.builds(Clock, st.sampled_from(MOMENTS[:-1])))
        | st.tuples(somebody | st.none(), st.sampled_from([Resign(), Misdeal(), Choose(Card("2C")), Clock(0)])),
        min_size=20,
        max_size=80,
    )


def made(command: Command, setup: Setup, speed: SpeedTable) -> Command:
    """The command with a battle (2: the running one) and a time that mean something on this table."""
    view = FAMILY.view(setup, speed, None)
    assert isinstance(view.part, SpeedView)
    if isinstance(command, Grab):
        return Grab(max(1, view.part.battle + command.battle - 2), command.at)
    return Clock(view.time + command.ms) if isinstance(command, Clock) else command


def allowed(setup: Setup, speed: SpeedTable, seat: int | None, command: Command) -> bool:
    """Whether a command must be accepted, by what the question and the view say."""
    question, view = FAMILY.question(setup, speed), FAMILY.view(setup, speed, seat)
    verbs = {may.seat: may.verbs for may in question.seats}
    assert isinstance(view.part, SpeedView)
    if seat is None:
        owing = any("turn" in given for given in verbs.values())
        return (isinstance(command, Turn) and owing) or (isinstance(command, Clock) and question.clock)
    if isinstance(command, Grab) and command.battle != view.part.battle:
        return False
    return command.TAG in verbs.get(seat, ())


def held(speed: SpeedTable) -> Counter[int]:
    """Every card on the table."""
    table = speed.table
    return Counter(b"".join([*table.stocks, *table.captures, *table.hands, *table.rows]))


@settings(max_examples=100)
@given(st.data())
def test_any_commands(data: st.DataObject) -> None:
    """Refused: nothing changes. Accepted: no card is lost (R28), and the same step again comes to the same.

    What is accepted is what the question said (R70). Who owes cards has them (R42). Events count what is there (R71),
    and without events the table is the same.
    """
    rules = data.draw(speed_rules())
    deal = data.draw(st.none() | small_deals(rules))
    faces, layout = (STANDARD, None) if deal is None else lay_out(deal, rules)
    setup = set_up(rules, faces, Seeded(data.draw(st.integers(0, 9))), explicit=deal is not None)
    quiet = replace(setup, quiet=True)
    speed, _ = FAMILY.start(setup, layout)
    dealt = held(speed)
    for seat, tried in data.draw(commands(rules.seats)):
        command = made(tried, setup, speed)
        before = deepcopy(speed)
        may = allowed(setup, speed, seat, command)
        try:
            after, events = FAMILY.step(setup, speed, seat, command)
        except CommandError:
            assert not may
            assert speed == before
            continue
        assert may
        assert speed == before
        assert FAMILY.step(setup, speed, seat, command) == (after, events)
        assert FAMILY.step(quiet, speed, seat, command)[0] == after
        speed = after
        if command == Misdeal():  # with other cards set aside
            dealt = held(speed)
        dealt -= discarded(setup, events)
        assert held(speed) == dealt
        inspect(setup, speed, events)


def discarded(setup: Setup, events: list[Event]) -> Counter[int]:
    """The codes of the cards that left the game in these events (R27)."""
    gone = [card for event in events if isinstance(event, Discarded) for card in event.cards if card is not None]
    return Counter(setup.faces.index(card) for card in gone)


def inspect(setup: Setup, speed: SpeedTable, events: list[Event]) -> None:
    """What must hold after every step."""
    view = FAMILY.view(setup, speed, 0)
    part = view.part
    assert isinstance(part, SpeedView)
    table = speed.table
    for seat, owed in enumerate(part.owed):
        reserve = len(table.stocks[seat]) + (len(table.captures[seat]) if setup.refills else 0)
        assert owed <= reserve
        assert owed == 0 or seat in table.playing
    counted: list[Any] = [event for event in events if hasattr(event, "counts")]
    assert not counted or counted[-1].counts == view.counts
    assert (part.phase in ("live", "claimed")) == (part.owner is not None)
    assert (part.phase == "claimed") == bool(part.claimed)
    if part.owner is not None:
        assert {part.owner, *part.claimed} <= set(table.playing)
        assert not any(part.owed)
    elif table.outcome is None:
        assert any(part.owed)
    for row, down, seen in zip(table.rows, table.down, view.rows, strict=True):
        shown = cards(row, setup.faces)
        assert seen == tuple(None if place in down else card for place, card in enumerate(shown))
    if part.due is not None and table.outcome is None:
        assert part.due > view.time


@settings(max_examples=100)
@given(st.data())
def test_owners_that_always_grab_play_a_game_of_chance(data: st.DataObject) -> None:
    """Where everybody turns at once and only owners grab, every table after a battle is that of the turn-up family."""
    rules = data.draw(EVENTFUL | chance_rules())
    deal = data.draw(small_deals(rules))
    faces, layout = lay_out(deal, rules)
    source = Seeded(data.draw(st.integers(0, 9)))
    chance = set_up(rules, faces, source, explicit=True)
    fast = set_up(replace(rules, part=Speed(photo_finish=0)), faces, source, explicit=True)
    table, speed = TURN_UP.start(chance, layout)[0], FAMILY.start(fast, layout)[0]
    while table.outcome is None:
        battle = speed.number
        table = TURN_UP.step(chance, table, None, Turn())[0]
        while speed.table.outcome is None and speed.number == battle:
            if speed.owner is None:
                speed = FAMILY.step(fast, speed, None, Turn())[0]
            else:
                speed = FAMILY.step(fast, speed, speed.owner, Grab(battle, 0))[0]
        if chance.finds_endless and unwon(table, speed.table):
            return
        assert speed.table == table


def unwon(*tables: Table) -> bool:
    """Whether a game without an end has been stopped: by R25 in games of chance, by the guard in Speed War."""
    stops = (Termination.ENDLESS, Termination.GUARD)
    return any(table.outcome is not None and table.outcome.termination in stops for table in tables)


@settings(max_examples=60)
@given(st.data())
def test_computer_players_bring_every_game_to_its_end(data: st.DataObject) -> None:
    """Whatever the rules and the levels; none of them ever grabs falsely, and none steals where nobody may."""
    rules = data.draw(speed_rules())
    rules = replace(rules, guard=data.draw(st.integers(1, 30)))
    deal = data.draw(small_deals(rules))
    game = Game(rules, Seeded(data.draw(st.integers(0, 9))), deal=deal)
    levels = data.draw(st.lists(st.sampled_from(players_of("speed")), min_size=rules.seats, max_size=rules.seats))
    assert play_out(game, dict(enumerate(levels))) == game.outcome
    assert game.outcome is not None
    assert not any(isinstance(event, GrabbedFalsely) for event in game.events)
    assert isinstance(rules.part, Speed)
    if rules.part.steal_after is None:
        assert not any(isinstance(event, Won) and event.how == "stolen" for event in game.events)
