"""The engine against the reference implementation, which was written from the rules alone."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bataille.autoplay import play_out
from bataille.cards import STANDARD, Card
from bataille.deals import Deal
from bataille.engine.deal import fresh_pack, lay_out
from bataille.game import Game
from bataille.outcome import Outcome
from bataille.rules import Rules
from bataille.stream import Seeded, shuffle
from tests.reference.cards import Card as PlainCard
from tests.reference.cards import read_cards
from tests.reference.options import Options
from tests.reference.war import Result, play
from tests.strategies import chance_rules, small_deals


@settings(max_examples=3_000)
@given(st.data())
def test_engine_plays_as_the_reference(data: st.DataObject) -> None:
    """Winner, termination, battles, wars, since and period, drawn seats, and the words drawn from the stream."""
    rules = data.draw(chance_rules())
    deal = data.draw(small_deals(rules))
    seed = data.draw(st.integers(0, 2**64 - 1))
    game = Game(rules, Seeded(seed), deal=deal, quiet=True)
    outcome = play_out(game)
    result, drawn = reference(rules, deal, Seeded(seed))
    assert told(outcome) == (
        result.winner,
        result.termination,
        result.battles,
        result.wars,
        result.since,
        result.period,
        result.drawn if result.winner is None else (),
    )
    assert game._table.drawn == drawn


def told(outcome: Outcome) -> tuple[object, ...]:
    """What both tell of an end; the reference keeps the seats of a draw that a fresh pack has decided."""
    return (
        outcome.winner,
        str(outcome.termination),
        outcome.battles,
        outcome.wars,
        outcome.since,
        outcome.period,
        outcome.drawn,
    )


def reference(rules: Rules, deal: Deal, source: Seeded) -> tuple[Result, int]:
    """The reference's result, and how many words its shuffles drew."""
    faces, layout = lay_out(deal, rules)
    position = 0

    def shuffled(cards: list[PlainCard]) -> list[PlainCard]:
        nonlocal position
        order, position = shuffle(source, position, bytes(range(len(cards))))
        return [cards[place] for place in order]

    stocks = [[plain(faces[code]) for code in stock] for stock in layout.stocks]
    pack = [plain(STANDARD[code]) for code in fresh_pack(rules)]
    return play(options(rules), stocks, shuffled, pack), position


def options(rules: Rules) -> Options:
    """The options that the reference knows, by the names and texts of the rules."""
    chosen: dict[str, Any] = {field.name: getattr(rules, field.name) for field in fields(Options)}
    chosen["guard"] = rules.last_battle
    texts: dict[str, Any] = {name: str(choice) for name, choice in chosen.items() if isinstance(choice, str)}
    return Options(**(chosen | texts))


def plain(card: Card) -> PlainCard:
    """A card of the reference."""
    (read,) = read_cards(card)
    return read
