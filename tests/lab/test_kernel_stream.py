"""The kernel's stream and shuffle, word for word those of `bataille.stream`, and what it looks up."""

from __future__ import annotations

from itertools import islice, pairwise, product
from typing import Any

import numpy as np
import pytest

from bataille.cards import STANDARD
from bataille.engine.compare import highest
from bataille.engine.setup import set_up
from bataille.lab.kernel import kernel_for, table
from bataille.lab.kernel.boxes import make_tables
from bataille.lab.kernel.choices import NOBODY
from bataille.lab.kernel.load import load_plain
from bataille.lab.kernel.table import DRAWN, GAME, SEED, WINNERS, Table
from bataille.rules import Captures, Order, Ranking, Rules
from bataille.stream import Seeded, shuffle, words

NO_DEALS = np.zeros((0, 400), np.uint8)
#: Rules under which one block of the stream is made at a time, and rules under which four are.
RULES = [Rules(), Rules(order=Order.SHUFFLED), Rules(captures=Captures.RESHUFFLE)]


def tables_of(rules: Rules, seed: int, game: int) -> tuple[Table, dict[str, Any]]:
    """An empty table for 400 cards, and the functions of the kernel as plain Python."""
    first, *_ = make_tables(rules, STANDARD, NO_DEALS, np.zeros((0, 2), np.int64), compiled=False)
    first.counts[SEED], first.counts[GAME] = seed, game
    return first, load_plain(rules, detail=True, vectors=False).__globals__


@pytest.mark.parametrize("rules", RULES)
def test_words_are_those_of_the_stream(rules: Rules) -> None:
    """A hundred words of two seeds."""
    for seed, game in (42, 0), (2**64 - 1, 2**64 - 1):
        first, functions = tables_of(rules, seed, game)
        drawn = [functions["next_word"](first) for _ in range(100)]
        assert drawn == list(islice(words(Seeded(seed, game), 0), 100))


@pytest.mark.parametrize("rules", RULES)
def test_shuffles_are_those_of_the_stream(rules: Rules) -> None:
    """Piles of 0 to 200 cards one after the other: the same orders and the same positions."""
    first, functions = tables_of(rules, 42, 147)
    position = 0
    for number in range(201):
        for place in range(number):
            first.cards[place] = place
        functions["shuffle"](first, 0, number)
        order, position = shuffle(Seeded(42, 147), position, bytes(range(number)))
        assert bytes([first.cards[place] for place in range(number)]) == order
        assert first.counts[DRAWN] == position


@pytest.mark.parametrize("ranking", Ranking)
def test_R3_the_table_of_winners_is_what_the_engine_says(ranking: Ranking) -> None:
    """Every two and three ranks that can be shown, and every four of a few: the winner's place, or nobody's."""
    rules = Rules(ranking=ranking, seats=4, jokers=2)
    first, *_ = make_tables(rules, STANDARD, NO_DEALS, np.zeros((0, 4), np.int64), compiled=False)
    setup = set_up(rules, STANDARD, Seeded(0))
    codes = range(0, 53, 4)  # the clubs, and a joker
    few = (0, 4, 24, 44, 48, 52)
    for shown in (*product(codes, repeat=2), *product(codes, repeat=3), *product(few, repeat=4)):
        strengths = [setup.strength[code] for code in shown]
        place = 16 ** len(shown) + sum(strength << 4 * seat for seat, strength in enumerate(strengths))
        best = highest(setup, bytes(shown))
        assert first.packs[WINNERS + place] == (best[0] if len(best) == 1 else NOBODY)


def test_places_in_the_table_are_apart() -> None:
    """No two counters share a place: neither the single ones nor those by seat."""
    numbers = {name: number for name, number in vars(table).items() if name.isupper() and isinstance(number, int)}
    single = [name for name in numbers if numbers[name] < numbers["SHOWN"] and name not in NOT_IN_COUNTS]
    by_seat = ["SHOWN", "DOWN", "WARS_WON", "CAPTURED", "LEAST", "SEAT_AT", "ROW_AT", "ROW_LENGTH", "WORDS"]
    assert len({numbers[name] for name in single}) == len(single)
    places = sorted(numbers[name] for name in by_seat)
    assert all(later - earlier >= table.SEAT_PLACES for earlier, later in pairwise(places))
    assert table.SEED >= table.WORDS + 16
    assert len({table.SEED, table.GAME, table.HEAD}) == 3


#: Names in `table` that are no places in `Table.counts`.
NOT_IN_COUNTS = {
    *("SEAT_PLACES", "CONSTANTS", "RUNNING", "WINNERS", "ASKS"),
    *("LANES", "LANE_PLACES", "DECKS", "WORD_PLACES", "ALL_ROWS", "HALVES", "SPARE_ROW", "HALVES_ROW", "RECORD_WON"),
}


def test_kernel_is_made_once() -> None:
    """Asking again for the same rules gives the same kernel."""
    assert kernel_for(Rules()) is kernel_for(Rules())
