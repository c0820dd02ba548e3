"""A game in progress: the one mutable object, for convenience, around the pure functions of a family."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

from bataille.cards import STANDARD, Card, cards
from bataille.codec import Codec, codec, encode
from bataille.commands import Command, Leave, Misdeal, Resign, Surrender, Turn, War
from bataille.deals import Deal
from bataille.engine.deal import lay_out
from bataille.engine.setup import set_up
from bataille.errors import CodecError, CommandError
from bataille.events import Event
from bataille.families import Family, family
from bataille.outcome import Outcome
from bataille.picture import picture
from bataille.rules import Rules, refuse_out_of_range
from bataille.stream import Seeded, Source, parse_seed
from bataille.variants import apply, variant
from bataille.view import May, Question, View

_COMMAND: Codec[Command] = codec(Command)
#: Commands without fields, which cannot be malformed.
_SIMPLE = frozenset({Turn, War, Surrender, Leave, Misdeal, Resign})


class Game:
    """One game, from the deal on: ask what may be given, give commands, look at views.

    `source`: where chance comes from (R74). `deal`: an explicit deal instead of a shuffled one (R4). `real_time`:
    somebody tells the time by `clock` commands; else it is counted by turns (R21). `quiet`: no events are made. Raises
    `CardError` or `DealError` for a deal that cannot be, `RulesError` for rules that the shuffled pack does not fit.
    """

    def __init__(
        self, rules: Rules, source: Source, *, deal: Deal | None = None, real_time: bool = False, quiet: bool = False
    ) -> None:
        if deal is None:
            refuse_out_of_range(rules)
        faces, layout = (STANDARD, None) if deal is None else lay_out(deal, rules)
        self.rules = rules
        self.source = source
        self.deal = deal
        self.real_time = real_time
        self.quiet = quiet
        self._family: Family[Any] = family(rules.part.TAG)
        self._setup = set_up(rules, faces, source, explicit=deal is not None, counted=not real_time, quiet=quiet)
        self._table, events = self._family.start(self._setup, layout)
        self._log = list(events)
        self._commands: list[tuple[int | None, Command]] = []

    def give(self, command: Command, seat: int | None = None) -> tuple[Event, ...]:
        """Give a command for a seat, or for the table (`None`): its clock, or a turn for everybody.

        Returns what happened. Raises `CommandError`, and then nothing has changed.
        """
        self._require_seat(seat)
        _require_well_formed(command)
        self._table, events = self._family.step(self._setup, self._table, seat, command)
        self._commands.append((seat, command))
        self._log += events
        return tuple(events)

    @property
    def question(self) -> Question:
        """What is being asked of whom."""
        return self._family.question(self._setup, self._table)

    def may(self, seat: int) -> May | None:
        """What a seat may give now; `None` for nothing."""
        return next((may for may in self.question.seats if may.seat == seat), None)

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a watcher, may know (R72). Raises `CommandError` (`command/seat`)."""
        self._require_seat(seat)
        return self._family.view(self._setup, self._table, seat)

    def hide(self, event: Event, seat: int | None = None) -> Event:
        """An event as a seat, or a watcher, may know it (R72)."""
        return self._family.hide(event, seat)

    def _require_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.rules.seats:
            raise CommandError("command/seat", seat=seat, last=self.rules.seats - 1)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; `None` while it runs."""
        return self._family.outcome(self._table)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened so far, hidden cards included: the log, not for players."""
        return tuple(self._log)

    @property
    def commands(self) -> tuple[tuple[int | None, Command], ...]:
        """Every command so far, with the seat that gave it."""
        return tuple(self._commands)

    @property
    def packs(self) -> tuple[tuple[Card, ...], ...]:
        """Every pack shuffled so far, top first (R73); not for players while the game runs."""
        return tuple([cards(pack, STANDARD) for pack in self._family.packs(self._table)])

    def __str__(self) -> str:
        return picture(self.view())


def _require_well_formed(command: Command) -> None:
    """Raise `CommandError` (`command/malformed`) for what no record could hold: wrong types, numbers out of range."""
    if type(command) in _SIMPLE:
        return
    try:
        _COMMAND.decode(encode(command))
    except (TypeError, CodecError) as error:
        raise CommandError("command/malformed", command=repr(command)[:200]) from error


def start(
    what: str | Rules = "classic",
    /,
    *,
    seed: str | int | Source | None = None,
    game: int = 0,
    deal: Deal | None = None,
    real_time: bool = False,
    **options: object,
) -> Game:
    """Start a game of a variant, or of given rules, with options replaced by name.

    `seed`: a number or a word that fixes the game together with its number `game` (R74), or a source; `None`: a seed
    is drawn. Raises `RulesError`, `SeedError`, `CardError`, `DealError`.

        start("classic", seed="lion", war_down=1)
    """
    rules = apply(variant(what).rules if isinstance(what, str) else what, options, explicit=deal is not None)
    if seed is None:
        seed = secrets.randbits(64)
    source = Seeded(parse_seed(seed), game) if isinstance(seed, str | int) else seed
    return Game(rules, source, deal=deal, real_time=real_time)


def replayed(game: Game) -> Iterator[tuple[View, tuple[Event, ...]]]:
    """A game once more from its deal: after it and after each command, the watcher's view and what happened."""
    again = Game(game.rules, game.source, deal=game.deal, real_time=game.real_time)
    yield again.view(), again.events
    for seat, command in game.commands:
        events = again.give(command, seat)
        yield again.view(), events
