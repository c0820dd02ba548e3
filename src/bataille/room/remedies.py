"""What would help where options do not go together: each remedy of `rules/conflict` as changes of options."""

from __future__ import annotations

from typing import cast

from bataille.errors import Argument, BatailleError
from bataille.room.catalogue import Setting
from bataille.rules import Rules
from bataille.rules.checks import checked


def remedies(error: BatailleError) -> tuple[dict[str, Setting], ...]:
    """The changes any of which helps, the gentlest first; none where nothing can be proposed."""
    if "remedy" not in error.arguments:
        return ()
    given = error.arguments
    option, chosen = _pair(given["option_a"])
    _, other = _pair(given["option_b"])
    match given["remedy"]:
        case "more-seats":
            return ({"seats": 2},)
        case "leave":
            name, usual = _pair(given["usual"])
            return ({name: cast(Setting, checked(Rules, name, usual))},)
        case "handicap":
            seats, starts = int(chosen), tuple(map(int, other.split(",")))
            return ({"handicap": (starts + (0,) * seats)[:seats]},)
        case "stakes":
            return {"captures": "reshuffle"}, {"stakes": False}
        case "target" | "floor":
            return {option: min(max(int(chosen), int(given["least"])), int(given["most"]))}, {option: None}
        case "table-max":
            return ({"table_max": int(chosen)},)
        case "bankroll":
            return ({"bankroll": int(other)},)
        case "deeper-shoe":
            return ({"reshuffle_at": int(given["least"])},)
        case "shallower-shoe":
            return ({"reshuffle_at": int(given["most"])},)
    return ()  # an option of another family: it is not there to be changed


def _pair(argument: Argument) -> tuple[str, str]:
    """`name=value` in its two halves."""
    name, _, chosen = str(argument).partition("=")
    return name, chosen
