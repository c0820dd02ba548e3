"""Time, which reaches the engine as a command (R21)."""

from __future__ import annotations

from bataille.commands import Clock
from bataille.engine.battle import Battle
from bataille.engine.ending import end, richest, ring_bell
from bataille.engine.setup import Setup
from bataille.errors import CommandError
from bataille.outcome import Termination


def goes_by_clock(setup: Setup) -> bool:
    """Whether somebody has to tell a game of turns the time: it has a bell and does not count by itself (R21)."""
    return setup.rules.time_limit is not None and not setup.counted


def set_time(battle: Battle, clock: Clock) -> None:
    """Put the time forward. Raises `CommandError` (`command/time`) for an earlier one."""
    if clock.ms < battle.table.time:
        raise CommandError("command/time", ms=clock.ms, time=battle.table.time)
    battle.table.time = clock.ms


def is_time_up(battle: Battle) -> bool:
    """Whether the bell has rung (R21)."""
    limit = battle.setup.rules.time_limit
    return limit is not None and battle.table.time >= 1_000 * limit


def end_by_bell(battle: Battle) -> None:
    """The bell between two battles ends the game: most cards wins (R21)."""
    ring_bell(battle)
    end(battle, Termination.TIME, richest(battle))
