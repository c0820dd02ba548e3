"""An empty stock and the captures (R16)."""

from __future__ import annotations

from bataille.engine.battle import Battle
from bataille.events import Refilled
from bataille.rules import Captures
from bataille.stream import shuffle


def refill(battle: Battle, seat: int) -> None:
    """Put a seat's captures under its stock, shuffled or turned over: first captured, first played (R16)."""
    captured = battle.table.captures[seat]
    battle.table.captures[seat] = b""
    if battle.setup.rules.captures is Captures.RESHUFFLE:
        captured, battle.table.drawn = shuffle(battle.setup.source, battle.table.drawn, captured)
    battle.table.stocks[seat] += captured
    if not battle.setup.quiet:
        battle.log.append(Refilled(seat, battle.counts()))


def refill_empty(battle: Battle) -> None:
    """Before a turn-up: every seat in the game whose stock is empty refills it."""
    for seat in battle.table.playing:
        if not battle.table.stocks[seat] and battle.table.captures[seat]:
            refill(battle, seat)


def take(battle: Battle, seat: int, count: int) -> bytes:
    """Take cards from the top of a stock; one that runs empty before that is refilled from the captures (R16).

    For the links of a war, where R12 has counted that the cards are there.
    """
    stocks = battle.table.stocks
    cards = stocks[seat][:count]
    stocks[seat] = stocks[seat][count:]
    if len(cards) < count:
        refill(battle, seat)
        missing = count - len(cards)
        cards += stocks[seat][:missing]
        stocks[seat] = stocks[seat][missing:]
    return cards
