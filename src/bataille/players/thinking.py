"""What the thinking variant's players have in common: how they look at their hand and at the table."""

from __future__ import annotations

from bataille.cards import Card
from bataille.players.player import Asked
from bataille.rules.strength import weakest_first
from bataille.view import ThinkingView


def hand_of(asked: Asked) -> list[Card]:
    """The cards the seat may choose, weakest first (R2)."""
    return weakest_first(asked.may.cards, asked.rules.ranking)


def at_war(asked: Asked) -> bool:
    """Whether the fourth card of a war is asked for (R52)."""
    part = asked.view.part
    return isinstance(part, ThinkingView) and part.phase == "war"
