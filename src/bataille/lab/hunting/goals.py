"""What is hunted, and how good a game is at it."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bataille.lab.kernel import Games
from bataille.lab.tally import finished_of

#: The score of a game that is nothing at all, and of one with which the hunt is over.
NOTHING = -1
ENOUGH = 2**40
#: More than the strengths of all cards dealt to a seat, and than the cards it holds.
_STRENGTHS, _CARDS = 2**20, 2**16


class Goal(StrEnum):
    """What is hunted."""

    #: The most battles in a game that ends.
    LONGEST = "longest"
    #: The most wars in a game that ends, every link of a chain counted (R28).
    WARS = "wars"
    #: The fewest cards that a winner ever held, then the weakest cards dealt to one.
    COMEBACK = "comeback"
    #: A game that never ends (R25); the first one will do.
    ENDLESS = "endless"


def scores(goal: Goal, games: Games) -> NDArray[np.int64]:
    """How good each game is; more is better."""
    finished = finished_of(games)
    if goal is Goal.LONGEST:
        return np.where(finished, games.battles.astype(np.int64), NOTHING)
    if goal is Goal.WARS:
        return np.where(finished, games.wars.astype(np.int64), NOTHING)
    if goal is Goal.ENDLESS:  # the longer a game, the nearer it may be to one that does not end
        return np.where(games.period >= 0, ENOUGH, games.battles.astype(np.int64))
    dealt = games.strength[np.arange(len(games.winner)), np.maximum(games.winner, 0)].astype(np.int64)
    few = (_CARDS - games.comeback.astype(np.int64)) * _STRENGTHS - dealt
    return np.where(games.winner >= 0, few, NOTHING)


def counts(goal: Goal, score: int) -> bool:
    """Whether a game with this score is one of the kind, not only on the way to one."""
    return score >= (ENOUGH if goal is Goal.ENDLESS else 0)


def amount(goal: Goal, games: Games, place: int) -> int:
    """What the game at a place is praised for: battles, wars, cards, or its period."""
    columns: dict[Goal, NDArray[Any]] = {
        Goal.LONGEST: games.battles,
        Goal.WARS: games.wars,
        Goal.COMEBACK: games.comeback,
        Goal.ENDLESS: games.period,
    }
    return int(columns[goal][place])
