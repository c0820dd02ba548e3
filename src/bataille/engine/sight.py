"""What everybody may see of a table: counts and face-up cards (R5, R72)."""

from __future__ import annotations

from bataille.cards import Card
from bataille.engine.battle import Battle
from bataille.engine.setup import Setup
from bataille.table import Table
from bataille.view import PartView, Question, View


def centre(setup: Setup, table: Table) -> tuple[tuple[Card | None, ...], ...]:
    """The rows, by seat: face-up cards by name, `None` for one that lies face down."""
    faces = setup.faces
    return tuple(
        [
            tuple([None if place in down else faces[code] for place, code in enumerate(row)])
            for row, down in zip(table.rows, table.down, strict=True)
        ]
    )


def look(setup: Setup, table: Table, seat: int | None, question: Question, part: PartView | None = None) -> View:
    """The view of a card family's table: all that is common, with the family's own part."""
    return View(
        seat=seat,
        battles=table.battles,
        wars=table.wars,
        wars_won=table.wars_won,
        counts=Battle(setup, table).counts(),
        rows=centre(setup, table),
        playing=table.playing,
        time=table.time,
        question=question,
        outcome=table.outcome,
        part=part,
    )
