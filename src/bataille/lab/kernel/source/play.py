"""A game from one stop to the next."""

from __future__ import annotations

from bataille.lab.kernel.source.battle import play_battle
from bataille.lab.kernel.source.ending import close_battle
from bataille.lab.kernel.source.options import compiled, everywhere
from bataille.lab.kernel.source.skirmish import skirmish
from bataille.lab.kernel.source.stretch import play_stretch
from bataille.lab.kernel.table import BATTLES, OVER, RUNNING, Table


@compiled
def advance(table: Table, most: int) -> None:
    """Play at most `most` battles, one at least: those up to a tie, and the one that ties."""
    count = table.counts
    last = count[BATTLES] + most
    alone = play_stretch(table, most)
    contenders = 0
    if alone and count[BATTLES] < last:
        done = skirmish(table)
        if not done:
            contenders = play_battle(table)
    if count[OVER] == RUNNING:
        close_battle(table, contenders)


@everywhere
def play_until(table: Table, battles: int) -> None:
    """Play a game that does not end before to so many battles."""
    while table.counts[BATTLES] < battles:
        advance(table, battles - table.counts[BATTLES])
