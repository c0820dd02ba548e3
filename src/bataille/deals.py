"""Explicit deals (R4): a pack in order, or the stocks themselves."""

from __future__ import annotations

from typing import ClassVar

from bataille.cards import Card
from bataille.value import value


@value
class PackDeal:
    """A pack, top first, to be dealt out like a shuffled one."""

    TAG: ClassVar[str] = "pack"

    cards: tuple[Card, ...]


@value
class StocksDeal:
    """The stocks, by seat, top first; an empty one is out from the start."""

    TAG: ClassVar[str] = "stocks"

    stocks: tuple[tuple[Card, ...], ...]


Deal = PackDeal | StocksDeal
