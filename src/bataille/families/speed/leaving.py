"""A seat that resigns in the middle of a battle (R17, R70)."""

from __future__ import annotations

from bataille.engine.leaving import resign
from bataille.families.speed.battle import contest
from bataille.families.speed.grab import award, decide
from bataille.families.speed.play import Play


def leave(play: Play, seat: int) -> None:
    """Put a seat out: what it owes, shows and claims counts no more; its cards stay in its row."""
    resign(play.battle, seat)
    if play.battle.table.outcome is not None:
        play.await_turns()
        return
    play.owed[seat] = 0
    play.shown[seat] = None
    play.claims = tuple([claim for claim in play.claims if claim.seat != seat])
    if seat == play.owner and play.claims:
        award(play)  # the thieves have it among themselves
    elif seat == play.owner or play.owner is None:
        play.owner = None
        contest(play)
    else:
        decide(play)  # whoever had the longest handicap may be gone
