"""Identical cards in a tie, with more than one pack (R27)."""

from __future__ import annotations

from collections.abc import Mapping

from bataille.cards import Card
from bataille.engine.battle import Battle
from bataille.events import Discarded, TakenBack
from bataille.rules import Identical


def is_undone(battle: Battle, tied: Mapping[int, int]) -> bool:
    """Whether the tie holds two cards of the same rank and suit and the rules look at that. `tied`: code by seat."""
    return battle.setup.minds_suits and len(set(tied.values())) < len(tied)


def undo(battle: Battle, tied: Mapping[int, int]) -> None:
    """Every contender takes the card it shows back under its stock, or the tied cards leave the game."""
    take_back = battle.setup.rules.identical is Identical.TAKE_BACK
    cards: list[Card | None] = [None] * len(battle.table.stocks)
    for seat, code in tied.items():
        row = battle.table.rows[seat]
        battle.table.rows[seat] = row[:-1]
        cards[seat] = battle.setup.faces[code]
        if take_back:
            battle.table.stocks[seat] += row[-1:]
        else:
            battle.table.discarded = True
    if not battle.setup.quiet:
        event = TakenBack if take_back else Discarded
        battle.log.append(event(tuple(cards), battle.counts()))
