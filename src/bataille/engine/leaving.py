"""A seat that resigns (R70, R17)."""

from __future__ import annotations

from bataille.engine.battle import Battle
from bataille.engine.ending import end_by_outs
from bataille.outcome import Termination


def resign(battle: Battle, seat: int) -> None:
    """Put the seat out; when one is left it takes the centre and has won (R18)."""
    battle.put_out((seat,), "resigned")
    if len(battle.table.playing) < 2:
        end_by_outs(battle, Termination.RESIGNED)
