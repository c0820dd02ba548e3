"""One step of Speed War at work."""

from __future__ import annotations

from bataille.engine.battle import Battle
from bataille.engine.setup import Setup
from bataille.families.speed.table import SpeedTable
from bataille.rules import Speed


class Play:
    """The common table being changed, and beside it the family's own part of the new table."""

    __slots__ = ("battle", "carried", "claims", "number", "options", "owed", "owner", "shown", "since", "stage")

    def __init__(self, setup: Setup, before: SpeedTable) -> None:
        """`before`: the table the step was given; it stays as it is."""
        assert isinstance(setup.rules.part, Speed)
        self.options = setup.rules.part
        self.battle = Battle(setup, before.table)
        self.number = before.number
        self.stage = before.stage
        self.since = before.since
        self.owed = [*before.owed]
        self.shown = [*before.shown]
        self.carried = before.carried
        self.owner = before.owner
        self.claims = before.claims

    @property
    def running(self) -> bool:
        """Whether the battle has begun: somebody has turned."""
        return self.number == self.battle.table.battles

    @property
    def at_war(self) -> bool:
        """Whether the running battle has come to a war."""
        return self.running and self.battle.table.links > 0

    @property
    def contenders(self) -> list[int]:
        """The seats whose cards decide the running turn-up or link, those that have still to turn or lay included."""
        seats = range(len(self.owed))
        return [seat for seat in seats if self.owed[seat] or self.shown[seat] is not None]

    def begin_stage(self) -> None:
        """Another question is open from now on."""
        self.stage += 1
        self.since = self.battle.table.time

    def await_turns(self) -> None:
        """The next battle: every seat in the game owes a turn-up, unless the game is over."""
        table, seats = self.battle.table, range(self.battle.setup.rules.seats)
        self.begin_stage()
        self.number = table.battles + 1
        self.owed = [int(table.outcome is None and seat in table.playing) for seat in seats]
        self.shown = [None for _ in seats]
        self.carried = tuple(map(len, table.rows))
        self.owner = None
        self.claims = ()
        table.given = ()

    def after(self) -> SpeedTable:
        """The new table."""
        return SpeedTable(
            self.battle.table,
            self.number,
            self.stage,
            self.since,
            tuple(self.owed),
            tuple(self.shown),
            self.carried,
            self.owner,
            self.claims,
        )
