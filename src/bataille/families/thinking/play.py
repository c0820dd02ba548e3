"""One step of the thinking variant at work."""

from __future__ import annotations

from bataille.engine.battle import Battle
from bataille.engine.setup import Setup
from bataille.families.thinking.table import ThinkingTable


class Play:
    """The common table being changed, and beside it the family's own part of the new table."""

    __slots__ = ("battle", "chosen", "rounds", "tied")

    def __init__(self, setup: Setup, before: ThinkingTable) -> None:
        """`before`: the table the step was given; it stays as it is."""
        self.battle = Battle(setup, before.table)
        self.rounds = before.rounds
        self.chosen = before.chosen
        self.tied = before.tied

    def choose(self, seat: int, code: int | None) -> None:
        """Note what a seat has chosen, or (`None`) that it chooses no more."""
        self.chosen = (*self.chosen[:seat], code, *self.chosen[seat + 1 :])

    def close_question(self) -> None:
        """Count the open question as answered: all choices have been used."""
        self.rounds += 1
        self.chosen = (None,) * len(self.chosen)

    def end_war(self) -> None:
        """Forget the war that has been fought out."""
        self.tied = self.battle.setup.none_down

    def after(self) -> ThinkingTable:
        """The new table."""
        return ThinkingTable(self.battle.table, self.rounds, self.chosen, self.tied)
