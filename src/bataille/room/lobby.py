"""The lobby: says what can be played, makes rooms, opens records; without any I/O."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from bataille.errors import BatailleError, RecordError, RoomError
from bataille.families.casino.odds import count_orders
from bataille.record import Chance, Decimal, FromSeed, Record, compact, read_compact, read_record
from bataille.room.catalogue import catalogue
from bataille.room.charter import Charter, Place, Sitter
from bataille.room.course import course_of
from bataille.room.lobby_messages import (
    Again,
    AskCatalogue,
    AskCourse,
    AskOdds,
    At,
    Check,
    Checked,
    Complaint,
    Create,
    Created,
    Describe,
    Described,
    FromLobby,
    Odds,
    Open,
    Opened,
    Resume,
    Shorten,
    Shortened,
    Shown,
    ToLobby,
)
from bataille.room.log import Entry, entries_of
from bataille.room.messages import refused
from bataille.room.remedies import remedies
from bataille.room.replay import Replay
from bataille.rules import Rules
from bataille.stream import parse_seed
from bataille.variants import apply, variant
from bataille.wording import tell

#: Commands of a record that is opened here, and records that are kept open.
MOST_STEPS: Final = 20_000
_MOST_OPEN: Final = 4

#: Makes a room of its charter and its log so far; returns what it is called.
MakeRoom = Callable[[Charter, tuple[Entry, ...]], str]


class Lobby:
    """`make_room` keeps a new room; `token` makes a word that nobody can guess; `chance` a deal's source."""

    def __init__(self, make_room: MakeRoom, token: Callable[[], str], chance: Callable[[], Chance]) -> None:
        self._make_room = make_room
        self._token = token
        self._chance = chance
        self._replays: dict[bytes, Replay] = {}

    def receive(self, message: ToLobby) -> FromLobby:
        """The answer to a message."""
        try:
            return self._answer(message)
        except BatailleError as error:
            return refused(None, error)

    def _answer(self, message: ToLobby) -> FromLobby:
        match message:
            case AskCatalogue():
                return catalogue()
            case Check():
                return _check(message)
            case Describe():
                return Described(tell(apply(variant(message.variant).rules, message.options), message.variant))
            case Create():
                return self._create(message)
            case Resume():
                return self._resume(message)
            case Again():
                return self._again(message)
            case Shorten():
                return Shortened(compact(_read(message.record)))
            case Open():
                return self._open(_read(message.record))
            case At():
                return self._at(message)
            case AskCourse():
                return course_of(self._replay(message.record))
            case AskOdds():
                return _odds(message.rules)
            case _:
                assert_never(message)

    def _create(self, wish: Create) -> Created:
        rules = apply(variant(wish.variant).rules, wish.options, explicit=wish.deal is not None)
        chance = self._chance() if wish.seed is None else FromSeed(Decimal(parse_seed(wish.seed)), Decimal(0))
        places = self._places(wish.devices)
        charter = Charter(
            rules, chance, wish.sitters, places, deal=wish.deal, variant=wish.variant, real_time=wish.real_time
        )
        return Created(self._make_room(charter, ()), places)

    def _resume(self, wish: Resume) -> Created:
        record = _read(wish.record)
        if record.outcome is not None:
            raise RecordError("record/over")
        charter = charter_of(record, wish.sitters, self._places(wish.devices))
        return Created(self._make_room(charter, entries_of(record)), charter.places)

    def _again(self, wish: Again) -> Created:
        charter = charter_of(_read(wish.record), wish.sitters, self._places(wish.devices))
        return Created(self._make_room(charter, ()), charter.places)

    def _places(self, devices: tuple[tuple[int, ...], ...]) -> tuple[Place, ...]:
        return tuple([Place(self._token(), seats, host=number == 0) for number, seats in enumerate(devices)])

    def _open(self, record: Record) -> Opened:
        replay = Replay(record, MOST_STEPS)
        self._replays[record.digest] = replay
        if len(self._replays) > _MOST_OPEN:
            del self._replays[next(iter(self._replays))]
        named = None if record.variant is None else record.variant.key
        return Opened(record.digest, named, record.rules, record.outcome, replay.last)

    def _replay(self, digest: bytes) -> Replay:
        replay = self._replays.get(digest)
        if replay is None:
            raise RoomError("room/replay")
        return replay

    def _at(self, place: At) -> Shown:
        replay = self._replay(place.record)
        if place.number > replay.last:
            raise RoomError("room/step", number=place.number, last=replay.last)
        if place.seat is not None and place.seat >= replay.record.rules.seats:
            raise RoomError("room/seat", seat=place.seat)
        step = replay.step(place.number)
        return Shown(place.number, step.events, step.views[0 if place.seat is None else 1 + place.seat])


def charter_of(record: Record, sitters: tuple[Sitter, ...], places: tuple[Place, ...]) -> Charter:
    """The charter of a room in which the game of a record goes on; its log is `entries_of(record)`."""
    named = None if record.variant is None else record.variant.key
    return Charter(
        record.rules,
        record.chance,
        sitters,
        places,
        deal=record.deal,
        variant=named,
        real_time=record.real_time,
    )


def _read(text: str) -> Record:
    """A record of its JSON or of its compact text, checked."""
    if text.startswith("{"):
        return read_record(text, limit=MOST_STEPS)
    return read_compact(text, limit=MOST_STEPS)


def _check(question: Check) -> Checked:
    try:
        rules = apply(variant(question.variant).rules, question.options)
    except BatailleError as error:
        return Checked((Complaint(error.code, dict(error.arguments), remedies(error)),), None)
    return Checked((), rules)


def _odds(rules: Rules) -> Odds:
    orders = count_orders(rules)
    return Odds(
        war=orders.edge(orders.war),
        surrender=orders.edge(orders.surrender),
        tie=orders.edge(orders.tie),
        tied=orders.part(orders.tied),
    )
