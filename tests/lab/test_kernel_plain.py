"""The kernel's source as plain Python against the engine, over random rules and deals."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bataille.cards import STANDARD
from bataille.engine.deal import deal_out, lay_out, shuffled_pack
from bataille.engine.setup import set_up
from bataille.game import Game
from bataille.lab.kernel import Games, kernel_for
from bataille.rules import Order, Rules
from bataille.stream import Seeded
from tests.lab.kernel_games import PASSES, detail_by_kernel, drawn_rules, told_by_kernel, watched
from tests.strategies import chance_rules, small_deals

WORDS = st.integers(0, 2**64 - 1)
PASS_RULES = drawn_rules(6, 200, PASSES)


@settings(max_examples=700)
@given(st.data())
def test_explicit_deals_are_played_as_by_the_engine(data: st.DataObject) -> None:
    """Every field, the position in the stream included, for deals of suited cards, bare ranks and numbers."""
    rules = data.draw(chance_rules())
    deal = data.draw(small_deals(rules))
    seed, first = data.draw(WORDS), data.draw(st.integers(0, 2**64 - 1))
    faces, layout = lay_out(deal, rules)
    codes = np.frombuffer(b"".join(layout.stocks), np.uint8)[np.newaxis]
    sizes = np.array([[len(stock) for stock in layout.stocks]])
    kernel = kernel_for(rules, compiled=False, vectors=data.draw(st.booleans()))
    games = kernel.play_deals(codes, sizes, faces=faces, seed=seed, first=first)
    told, detail = watched(Game(rules, Seeded(seed, first), deal=deal), layout, faces)
    assert told_by_kernel(games, 0) == told
    assert detail_by_kernel(games, 0) == detail


@settings(max_examples=300)
@given(chance_rules(), WORDS, st.integers(0, 2**64 - 3))
def test_shuffled_deals_are_played_as_by_the_engine(rules: Rules, seed: int, first: int) -> None:
    """The same for three games of a seed."""
    compare_watched(rules, seed, first, kernel_for(rules, compiled=False, vectors=False).play(seed, first, 3))


@settings(max_examples=200)
@given(st.integers(0, 199), WORDS, st.integers(0, 2**64 - 3))
def test_passes_are_played_as_by_the_engine(number: int, seed: int, first: int) -> None:
    """The same where two seats play whole passes at once, many games side by side."""
    rules = PASS_RULES[number]
    compare_watched(rules, seed, first, kernel_for(rules, compiled=False, vectors=True).play(seed, first, 3))


@pytest.mark.parametrize("seats", [5, 8])
def test_the_last_two_of_many_seats_play_passes_at_the_table(seats: int) -> None:
    """The same, where lanes are not worth their compiler."""
    rules = Rules(seats=seats, order=Order.LAID)
    compare_watched(rules, 7, 0, kernel_for(rules, compiled=False, vectors=True).play(7, 0, 5))


def compare_watched(rules: Rules, seed: int, first: int, games: Games) -> None:
    """Every field of games that the engine plays too."""
    for place in range(len(games.winner)):
        source = Seeded(seed, first + place)
        pack, _ = shuffled_pack(set_up(rules, STANDARD, source), 0)
        told, detail = watched(Game(rules, source), deal_out(pack, rules.seats), STANDARD)
        assert told_by_kernel(games, place) == told
        assert detail_by_kernel(games, place) == detail
