"""The players of Speed War: each knows its cards, and differs from the others in how long it takes."""

from __future__ import annotations

from functools import partial

from bataille.commands import Grab, Turn
from bataille.players.player import Answer, Asked, Player
from bataille.stream import below
from bataille.view import SpeedView


def answer(asked: Asked, *, mean: int, deviation: int) -> Answer | None:
    """Turn, lay, and grab its own cards a reaction time after it may; steal a reaction time after that is allowed."""
    part = asked.view.part
    assert isinstance(part, SpeedView)
    now = asked.view.time
    reaction = reaction_time(asked, mean, deviation)
    if "turn" in asked.may.verbs:
        return Answer(Turn(), max(0, part.since + reaction - now))
    start = part.since if part.owner == asked.may.seat else part.steal_at
    if part.owner is None or start is None or "grab" not in asked.may.verbs:
        return None
    moment = max(now, start + reaction)
    return Answer(Grab(part.battle, moment - part.since), moment - now)


def reaction_time(asked: Asked, mean: int, deviation: int) -> int:
    """Milliseconds: the sum of three equal draws, which looks like a bell and stays within three deviations."""
    position, time = asked.position, mean - 3 * deviation
    for _ in range(3):
        draw, position = below(asked.source, position, 2 * deviation + 1)
        time += draw
    return time


SLOW = Player("slow", ("speed",), partial(answer, mean=900, deviation=200), place=2)
STEADY = Player("steady", ("speed",), partial(answer, mean=600, deviation=150), place=1)
QUICK = Player("quick", ("speed",), partial(answer, mean=380, deviation=90), place=3)
