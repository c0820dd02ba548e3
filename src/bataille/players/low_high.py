"""The thinking variant's thrifty player: the lowest card of its hand; in wars, where more is at stake, the highest."""

from __future__ import annotations

from bataille.commands import Choose
from bataille.players.player import Answer, Asked, Player
from bataille.players.thinking import at_war, hand_of


def answer(asked: Asked) -> Answer | None:
    """Lose little, until a war comes."""
    if "choose" not in asked.may.verbs:
        return None
    hand = hand_of(asked)
    return Answer(Choose(hand[-1] if at_war(asked) else hand[0]))


PLAYER = Player("low-high", ("thinking",), answer, place=3)
