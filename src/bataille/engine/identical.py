"""Identical cards in a tie, with more than one pack (R27)."""

from __future__ import annotations

from collections.abc import Mapping

from bataille.cards import Card
from bataille.engine.battle import Battle
from bataille.events import Discarded, TakenBack
from bataille.rules import Identical
from bataille.table import Table


def is_undone(battle: Battle, tied: Mapping[int, int]) -> bool:
    """Whether the tie holds two cards of the same rank and suit and the rules look at that. `tied`: code by seat."""
    return battle.setup.minds_suits and len(set(tied.values())) < len(tied)


def undo(battle: Battle, tied: Mapping[int, int]) -> None:
    """Every contender takes the card it shows back under its stock, or the tied cards leave the game."""
    take_back = battle.setup.rules.identical is Identical.TAKE_BACK
    cards: list[Card | None] = [None] * len(battle.table.stocks)
    for seat, code in tied.items():
        _take_up(battle.table, seat)
        cards[seat] = battle.setup.faces[code]
        if take_back:
            battle.table.stocks[seat] += bytes([code])
        else:
            battle.table.discarded = True
    if not battle.setup.quiet:
        event = TakenBack if take_back else Discarded
        battle.log.append(event(tuple(cards), battle.counts()))


def _take_up(table: Table, seat: int) -> None:
    """Take the last face-up card out of a row: the one that a seat shows. Penalty cards may lie behind it (R42)."""
    row, down = table.rows[seat], table.down[seat]
    shown = max(place for place in range(len(row)) if place not in down)
    places = tuple([place - (place > shown) for place in down])
    table.rows[seat] = row[:shown] + row[shown + 1 :]
    table.down = (*table.down[:seat], places, *table.down[seat + 1 :])
