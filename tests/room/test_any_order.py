"""Messages of several clients in any order, lost, doubled and late: never a wrong state."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bataille.commands import Bet, Choose, Command, Grab, Leave, Misdeal, Resign, Surrender, Turn, War
from bataille.game import Game
from bataille.room import Accepted, Entry, Events, Gave, Give, GoOn, Named, Pause, Place, PlayedBy, Refused, Settings
from bataille.room.log import Change
from bataille.view import View

from .hall import GUEST, HOST, WATCHER, Client, Hall, charter

BOTH = Place("both-token", (1, 2))
#: A variant, options that bring it to its end soon, the devices.
TABLES: list[tuple[str, tuple[str, ...], list[Place]]] = [
    ("classic", ("battle_limit=12",), [HOST, GUEST, WATCHER]),
    ("timed", ("time_limit=3",), [HOST, GUEST, WATCHER]),
    ("three-players", ("battle_limit=6", "war_down=0"), [HOST, BOTH, WATCHER]),
    ("thinking", ("battle_limit=6",), [HOST, GUEST, WATCHER]),
    ("speed", ("battle_limit=6", "steal_after=100"), [HOST, GUEST, WATCHER]),
    ("casino", ("seats=2", "rounds=4", "burn=0"), [HOST, GUEST, WATCHER]),
]
KEYS = {"turn_up": "turner", "thinking": "sly", "speed": "quick", "casino": "always-war"}
CHANGES: list[Change] = [Pause(), GoOn(), GoOn(), PlayedBy(1, None), Named(1, "Zoé"), Named(0, "Max")]


class AnyOrder(RuleBasedStateMachine):
    """A room and its devices; the model is a game to which the stored log is given."""

    @initialize(table=st.sampled_from(TABLES), grace=st.sampled_from([0, 50]))
    def open(self, table: tuple[str, tuple[str, ...], list[Place]], grace: int) -> None:
        """Everybody comes in."""
        key, options, places = table
        self.hall = Hall(charter(key, *options, places=places), grace=grace)
        self.places = places
        self.clients = [self.hall.enter(place) for place in places]
        self.sent: list[tuple[int, Any]] = []
        self.model = Game(self.hall.charter.rules, self.hall.room._match.game.source, real_time=True)
        self.modelled = 0
        self.effects: dict[tuple[int, str], int] = {}

    @rule(data=st.data(), who=st.integers(0, 2), late=st.sampled_from([0, 0, 0, 0, 1, -1]), store=st.booleans())
    def give(self, *, data: st.DataObject, who: int, late: int, store: bool) -> None:
        """A command that is perhaps allowed, perhaps for an old question, perhaps for another's seat."""
        client = self.clients[who]
        view = client.views[data.draw(st.integers(0, len(client.views) - 1))]
        decision = max(0, view.question.number + late)
        seat = data.draw(st.sampled_from([None, view.seat, view.seat, view.seat, 0, 1, 7]))
        message = Give(self.hall.new_id(), decision, data.draw(commands(view)), seat)
        self.send(who, message, store=store)

    @rule(who=st.integers(0, 2), change=st.sampled_from(CHANGES), store=st.booleans())
    def set(self, *, who: int, change: Change, store: bool) -> None:
        """Somebody changes settings, or tries to."""
        self.send(who, Settings(self.hall.new_id(), change), store=store)

    @rule(store=st.booleans())
    def hand_over(self, *, store: bool) -> None:
        """The host lets a computer player play seat 1."""
        key = KEYS[self.hall.charter.rules.part.TAG]
        self.send(0, Settings(self.hall.new_id(), PlayedBy(1, key)), store=store)

    @rule(data=st.data(), times=st.integers(1, 3))
    def resend(self, *, data: st.DataObject, times: int) -> None:
        """Something old comes again."""
        if self.sent:
            who, message = data.draw(st.sampled_from(self.sent))
            for _ in range(times):
                self.clients[who].send(message)
            self.hall.settle()

    @rule(who=st.integers(0, 2), keeps=st.booleans(), store=st.booleans())
    def come_back(self, *, who: int, keeps: bool, store: bool) -> None:
        """A connection breaks, with what was on its way, and the client comes back: a page loaded again, or not."""
        old = self.clients[who]
        self.hall.room.gone(old.connection)
        if store:
            self.hall.settle()
        client = Client(self.hall, len(self.hall.clients), old.token)
        self.hall.clients[client.connection] = self.clients[who] = client
        client.version = old.version if keeps else None
        client.hello()
        self.hall.deliver()

    @rule(milliseconds=st.integers(0, 400))
    def wait(self, milliseconds: int) -> None:
        """Time passes, and computer players answer."""
        self.hall.play_on()
        self.hall.wait(milliseconds)

    @rule()
    def crash(self) -> None:
        """The room is lost with what was not stored, and made again; everybody comes back."""
        hall = self.hall.again()
        hall._ids = self.hall._ids
        versions = [client.version for client in self.clients]
        self.hall = hall
        self.clients = [Client(hall, number, place.token) for number, place in enumerate(self.places)]
        for client, version in zip(self.clients, versions, strict=True):
            hall.clients[client.connection] = client
            client.version = version
            client.hello()
        hall.deliver()

    def send(self, who: int, message: Any, *, store: bool) -> None:
        """Send it; store what follows, or let the room decide more first."""
        self.sent.append((who, message))
        self.clients[who].send(message)
        if store:
            self.hall.settle()

    @invariant()
    def all_is_well(self) -> None:
        """The log first, for the rest is compared with the model that it brings up to date."""
        self.the_log_is_the_game()
        self.everybody_sees_what_is_stored()
        self.answers_are_true_and_do_not_change()
        self.events_are_those_of_the_game()

    def the_log_is_the_game(self) -> None:
        """Versions have no gap; each entry is a command that the game takes; nothing else has happened."""
        for entry in self.hall.entries[self.modelled :]:
            assert entry.version == self.modelled + 2
            self.modelled += 1
            if isinstance(entry.body, Gave):
                self.model.give(entry.body.command, entry.body.seat)
            self.note(entry)

    def note(self, entry: Entry) -> None:
        """A command of a client has one effect, and is for one of its seats, or for all."""
        if entry.place is None or entry.id is None:
            return
        assert (entry.place, entry.id) not in self.effects
        self.effects[entry.place, entry.id] = entry.version
        if isinstance(entry.body, Gave):
            assert entry.body.seat is None or entry.body.seat in self.places[entry.place].seats

    def everybody_sees_what_is_stored(self) -> None:
        """The same version for all, and the views of the model."""
        for client in self.clients:
            assert client.version == len(self.hall.entries) + 1
            assert not client.gone
            assert client.views == tuple([self.model.view(view.seat) for view in client.views])

    def answers_are_true_and_do_not_change(self) -> None:
        """Accepted: with the version of its effect. One answer for one id, however often it was sent."""
        for who, client in enumerate(self.clients):
            answers: dict[str, object] = {}
            for message in client.told:
                if isinstance(message, Accepted | Refused):
                    assert message.id is not None
                    assert answers.setdefault(message.id, message) == message
                    effect = self.effects.get((who, message.id))
                    assert isinstance(message, Accepted) or effect is None
                    assert effect is None or message == Accepted(message.id, effect)

    def events_are_those_of_the_game(self) -> None:
        """What a client is told, in order, is what happened, as it may know it."""
        for client, place in zip(self.clients, self.places, strict=True):
            told = [message for message in client.told if isinstance(message, Events)]
            events = [event for message in told for event in message.events]
            happened = self.model.events[len(self.model.events) - len(events) :] if events else ()
            for event, whole in zip(events, happened, strict=True):
                seen = [self.model.hide(whole, seat) for seat in place.seats or (None,)]
                assert event == (whole if whole in seen else seen[0])


@st.composite
def commands(draw: st.DrawFn, view: View) -> Command:
    """Any command, mostly one that fits."""
    cards = [card for may in view.question.seats for card in may.cards]
    battle = max(1, view.battles + draw(st.integers(0, 1)))
    some: list[Command] = [
        Turn(),
        Turn(),
        Turn(),
        Grab(battle, draw(st.integers(0, 300))),
        Bet(draw(st.integers(1, 5)), draw(st.sampled_from([0, 2]))),
        War(),
        Surrender(),
        *[Choose(card) for card in cards],
    ]
    rare: list[Command] = [Resign(), Misdeal(), Leave()]
    return draw(st.sampled_from(rare if draw(st.integers(0, 19)) == 0 else some))


AnyOrder.TestCase.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
TestAnyOrder = AnyOrder.TestCase
