"""A game from one stop to the next."""

from __future__ import annotations

from bataille.lab.kernel.source.battle import play_battle
from bataille.lab.kernel.source.options import compiled
from bataille.lab.kernel.source.skirmish import skirmish
from bataille.lab.kernel.source.stretch import play_stretch
from bataille.lab.kernel.table import BATTLES, Box, Table


@compiled
def advance(table: Table, box: Box, most: int) -> None:
    """Play at most `most` battles, one at least: those up to a tie, and the one that ties."""
    last = table.counts[BATTLES] + most
    if play_stretch(table, box, most) and table.counts[BATTLES] < last and not skirmish(table, box):
        play_battle(table, box)


@compiled
def play_until(table: Table, box: Box, battles: int) -> None:
    """Play a game that does not end before to so many battles."""
    while table.counts[BATTLES] < battles:
        advance(table, box, battles - table.counts[BATTLES])
