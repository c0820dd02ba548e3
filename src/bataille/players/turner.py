"""The player of pure chance: it turns its card."""

from __future__ import annotations

from bataille.commands import Turn
from bataille.players.player import Answer, Asked, Player


def answer(asked: Asked) -> Answer | None:
    """Turn, when it may."""
    return Answer(Turn()) if "turn" in asked.may.verbs else None


PLAYER = Player("turner", ("turn_up",), answer, place=1)
