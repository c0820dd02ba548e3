"""The bold guest of the casino: the smallest ante, no side bet, and war after every tie that it can pay for."""

from __future__ import annotations

from bataille.commands import Bet, Surrender, War
from bataille.players.player import Answer, Asked, Player


def answer(asked: Asked) -> Answer:
    """Bet the minimum, go to war; it never leaves."""
    may = asked.may
    if may.bets is not None:
        return Answer(Bet(may.bets.least))
    return Answer(War() if "war" in may.verbs else Surrender())


PLAYER = Player("always-war", ("casino",), answer, place=1)
