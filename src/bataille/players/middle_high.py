"""The thinking variant's moderate player: the middle card of its hand; in wars, where more is at stake, the highest."""

from __future__ import annotations

from bataille.commands import Choose
from bataille.players.player import Answer, Asked, Player
from bataille.players.thinking import at_war, hand_of


def answer(asked: Asked) -> Answer | None:
    """Of two middle cards the higher."""
    if "choose" not in asked.may.verbs:
        return None
    hand = hand_of(asked)
    return Answer(Choose(hand[-1] if at_war(asked) else hand[len(hand) // 2]))


PLAYER = Player("middle-high", ("thinking",), answer, place=2)
