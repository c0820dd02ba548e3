"""Hands: drawn from the stock, one card shown at a time (R50)."""

from __future__ import annotations

from bataille.cards import cards
from bataille.engine.battle import Battle
from bataille.events import Drew
from bataille.rules import Thinking


def draw_hands(battle: Battle) -> None:
    """Every seat in the game fills its hand from its stock, as far as that goes, in seat order (R50, R54)."""
    part = battle.setup.rules.part
    assert isinstance(part, Thinking)
    for seat in battle.table.playing:
        stock = battle.table.stocks[seat]
        drawn = stock[: part.hand - len(battle.table.hands[seat])]
        if drawn:
            battle.table.hands[seat] += drawn
            battle.table.stocks[seat] = stock[len(drawn) :]
            if not battle.setup.quiet:
                seen = cards(drawn, battle.setup.faces)
                battle.log.append(Drew(seat, seen, len(drawn), battle.counts()))


def play_card(battle: Battle, seat: int, code: int) -> None:
    """Put a card of the hand face up at the end of the seat's row."""
    battle.table.hands[seat] = battle.table.hands[seat].replace(bytes([code]), b"", 1)
    battle.table.rows[seat] += bytes([code])
