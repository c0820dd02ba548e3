"""When a game's clock has something to decide."""

from __future__ import annotations

from bataille.commands import Command, Grab
from bataille.rules import Rules
from bataille.view import SpeedView, View


def due_at(view: View, rules: Rules, grace: int) -> int | None:
    """Milliseconds since the deal at which the clock decides something: the bell (R21) or a grab (R44)."""
    if not view.question.clock:
        return None
    if isinstance(view.part, SpeedView):
        due = view.part.due
        return due if due is None or not view.part.claimed else due + grace
    assert rules.time_limit is not None
    bell = 1_000 * rules.time_limit
    return bell if view.time < bell else None  # else the running battle is played to its end


def goes_by_time(view: View, command: Command) -> bool:
    """Whether the game has to know the time before a command: in Speed War stages begin with commands."""
    return isinstance(view.part, SpeedView) and not isinstance(command, Grab)


def measured(view: View, command: Command, time: int, credit: int) -> Command:
    """The command, a grab with the time at which it counts: what it says itself, but no more than `credit` ago.

    `time`: when it came, in milliseconds since the deal.
    """
    if not isinstance(command, Grab) or not isinstance(view.part, SpeedView):
        return command
    came = time - view.part.since
    return Grab(command.battle, min(max(command.at, came - credit, 0), came))
