"""A game from one stop to the next."""

from __future__ import annotations

from bataille.lab.kernel.source.battle import play_battle
from bataille.lab.kernel.source.options import compiled
from bataille.lab.kernel.source.stretch import play_stretch
from bataille.lab.kernel.table import BATTLES, Box, Table


@compiled
def advance(table: Table, box: Box, most: int) -> None:
    """Play at most `most` battles, one at least: those up to a tie, and the one that ties."""
    before = table.counts[BATTLES]
    if play_stretch(table, box, most) and table.counts[BATTLES] < before + most:
        play_battle(table, box)
