"""Stakes, the prizes of Double War (R30)."""

from __future__ import annotations

from bataille.cards import Card
from bataille.engine.battle import Battle
from bataille.events import Staked


def lay_stake(battle: Battle, seat: int) -> Card | None:
    """Lay a seat's last capture face up in its row; `None` where it has no captures."""
    captured = battle.table.captures[seat]
    if not captured:
        return None
    battle.table.captures[seat] = captured[:-1]
    battle.table.rows[seat] += captured[-1:]
    return battle.setup.faces[captured[-1]]


def lay_stakes(battle: Battle) -> None:
    """Before a turn-up: every seat in the game that has captures lays its stake."""
    cards: list[Card | None] = [None] * len(battle.table.stocks)
    for seat in battle.table.playing:
        cards[seat] = lay_stake(battle, seat)
    if not battle.setup.quiet and any(cards):
        battle.log.append(Staked(tuple(cards), battle.counts()))
