"""Refusals that all card families share (R70)."""

from __future__ import annotations

from bataille.commands import Clock, Command, Turn
from bataille.engine.setup import Setup
from bataille.errors import CommandError
from bataille.table import Table


def refuse_when_over(table: Table) -> None:
    """Raise `CommandError` (`command/over`) for a finished game."""
    if table.outcome is not None:
        raise CommandError("command/over")


def refusal(seat: int | None, command: Command) -> CommandError:
    """The error for a command that may not be given now, by this seat or at all."""
    if seat is None:
        of_the_table = isinstance(command, Turn | Clock)
        return CommandError("command/untimely" if of_the_table else "command/nobody", command=command.TAG)
    return CommandError("command/illegal", seat=seat, command=command.TAG)


def require_playing(table: Table, seat: int | None, command: Command) -> int:
    """The seat, if it is in the game; else raises `CommandError`."""
    if seat is None or seat not in table.playing:
        raise refusal(seat, command)
    return seat


def may_call_misdeal(setup: Setup, table: Table) -> bool:
    """Whether a misdeal may still be called: no card turned yet, nobody gone, and the deal was shuffled (R6)."""
    return table.battles == 0 and len(table.playing) == setup.rules.seats and not setup.explicit
