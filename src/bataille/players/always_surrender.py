"""The timid guest of the casino: the smallest ante, no side bet, and half of it given up after every tie."""

from __future__ import annotations

from bataille.commands import Bet, Surrender
from bataille.players.player import Answer, Asked, Player


def answer(asked: Asked) -> Answer:
    """Bet the minimum, surrender; it never leaves."""
    may = asked.may
    return Answer(Surrender() if may.bets is None else Bet(may.bets.least))


PLAYER = Player("always-surrender", ("casino",), answer, place=2)
