"""The kernel's source as plain Python against the engine, over random rules and deals."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from bataille.cards import STANDARD
from bataille.engine.deal import deal_out, lay_out, shuffled_pack
from bataille.engine.setup import set_up
from bataille.game import Game
from bataille.lab.kernel import kernel_for
from bataille.rules import Rules
from bataille.stream import Seeded
from tests.lab.kernel_games import detail_by_kernel, told_by_kernel, watched
from tests.strategies import chance_rules, small_deals

WORDS = st.integers(0, 2**64 - 1)


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
    games = kernel_for(rules, compiled=False).play_deals(codes, sizes, faces=faces, seed=seed, first=first)
    told, detail = watched(Game(rules, Seeded(seed, first), deal=deal), layout, faces)
    assert told_by_kernel(games, 0) == told
    assert detail_by_kernel(games, 0) == detail


@settings(max_examples=300)
@given(chance_rules(), WORDS, st.integers(0, 2**64 - 3))
def test_shuffled_deals_are_played_as_by_the_engine(rules: Rules, seed: int, first: int) -> None:
    """The same for three games of a seed."""
    games = kernel_for(rules, compiled=False).play(seed, first, 3)
    for place in range(3):
        source = Seeded(seed, first + place)
        pack, _ = shuffled_pack(set_up(rules, STANDARD, source), 0)
        told, detail = watched(Game(rules, source), deal_out(pack, rules.seats), STANDARD)
        assert told_by_kernel(games, place) == told
        assert detail_by_kernel(games, place) == detail
