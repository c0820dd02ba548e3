"""The thinking variant's player that does not think: any card of its hand."""

from __future__ import annotations

from bataille.commands import Choose
from bataille.players.player import Answer, Asked, Player
from bataille.stream import below


def answer(asked: Asked) -> Answer | None:
    """Each card of the hand is as likely as another."""
    if "choose" not in asked.may.verbs:
        return None
    place, _ = below(asked.source, asked.position, len(asked.may.cards))
    return Answer(Choose(asked.may.cards[place]))


PLAYER = Player("random", ("thinking",), answer, place=4)
