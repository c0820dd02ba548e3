"""The engine behind the signature of the reference, so that one worked example tests both."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields
from typing import Any

import pytest

from bataille.cards import STANDARD, Faces, faces_of
from bataille.cards import Card as RealCard
from bataille.commands import Turn
from bataille.deals import StocksDeal
from bataille.engine import collect, deal, refill
from bataille.engine.setup import Setup
from bataille.events import TieBroken
from bataille.game import Game
from bataille.rules import Rules
from bataille.stream import Seeded, Source
from bataille.variants import apply
from tests.reference.cards import Card, read_cards
from tests.reference.options import Options
from tests.reference.war import Position, Result, Shuffle


def engine_play(
    options: Options, stocks: Sequence[Sequence[Card]], shuffle: Shuffle, pack: Sequence[Card] = ()
) -> Result:
    """Play with the engine; `shuffle` stands for its shuffles and `pack` for its fresh pack (see the reference)."""
    dealt = StocksDeal(tuple(tuple(real(card) for card in stock) for stock in stocks))
    faces = faces_of(card for stock in dealt.stocks for card in stock)
    with shuffled_by(shuffle, faces, pack):
        game = Game(rules(options, stocks), Seeded(0), deal=dealt)
        trace: list[Position] = []
        while game.outcome is None:
            game.give(Turn())
            trace.append(position(game))
    outcome = game.outcome
    drawn = outcome.drawn or _drawn_before_fresh_packs(game)
    return Result(
        outcome.winner,
        str(outcome.termination),
        outcome.battles,
        outcome.wars,
        outcome.since,
        outcome.period,
        drawn,
        game.view().wars_won,
        tuple(trace),
    )


def rules(options: Options, stocks: Sequence[Sequence[Card]]) -> Rules:
    """The same rules for as many seats as there are stocks."""
    chosen = {field.name: getattr(options, field.name) for field in fields(options)}
    given = {name: choice for name, choice in chosen.items() if choice is not None}
    return apply(Rules(seats=len(stocks)), given, explicit=True)


def position(game: Game) -> Position:
    """All cards, as the reference traces them."""
    table: Any = game._table
    return Position(*(_piles(piles, game._setup) for piles in (table.stocks, table.captures, table.rows)))


def _piles(piles: Sequence[bytes], setup: Setup) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(plain(setup.faces[code]) for code in pile) for pile in piles)


def _drawn_before_fresh_packs(game: Game) -> tuple[int, ...]:
    """The seats to which the first fresh pack was dealt (R24)."""
    return next((event.seats for event in game.events if isinstance(event, TieBroken)), ())


@contextmanager
def shuffled_by(shuffle: Shuffle, faces: Faces, pack: Sequence[Card]) -> Iterator[None]:
    """The engine's shuffles done by the test's."""

    def by_codes(used: Faces) -> Callable[[Source, int, bytes], tuple[bytes, int]]:
        def turned(_: Source, drawn: int, codes: bytes) -> tuple[bytes, int]:
            cards = [plain(used[code]) for code in codes]
            return bytes(used.index(real(card)) for card in shuffle(cards)), drawn

        return turned

    fresh = bytes(STANDARD.index(real(card)) for card in pack)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(collect, "shuffle", by_codes(faces))
        patch.setattr(refill, "shuffle", by_codes(faces))
        patch.setattr(deal, "shuffle", by_codes(STANDARD))
        patch.setattr(deal, "fresh_pack", lambda _: fresh)
        yield


def real(card: Card) -> RealCard:
    """A card of the package."""
    return RealCard.parse(card.rank + (card.suit or ""))


def plain(card: RealCard) -> Card:
    """A card of the reference."""
    (read,) = read_cards(card)
    return read
