"""The shuffle of the random stream under statistical tests, and whether those tests see anything (R74).

Every seed is fixed: a run is the same as the one before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any

import pytest

from bataille.stream import Secret, Seeded, Source, shuffle, words

pytestmark = pytest.mark.series

PACK = bytes(range(52))
DEALS = 20_000


def deviation(counts: Counter[Any], cells: int, freedom: int, scale: float = 1.0) -> float:
    """How many standard deviations the counts are less even (or more, if negative) than chance makes them.

    A chi-square over `cells` equally likely cells, times `scale` for cells that depend on each other; made normal as
    by Wilson and Hilferty (1931).
    """
    expected = counts.total() / cells
    squares = sum((count - expected) ** 2 for count in counts.values()) + (cells - len(counts)) * expected**2
    spread = 2 / (9 * freedom)
    return float(((squares / expected * scale / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def places(deals: bytes) -> float:
    """Every card is equally often at every place: 52 × 52 cells, each row and column of which has a fixed sum."""
    columns = [Counter(deals[place::52]) for place in range(52)]
    counts = Counter({(place, card): times for place, column in enumerate(columns) for card, times in column.items()})
    return deviation(counts, 52 * 52, 51 * 51, scale=51 / 52)


def neighbours(deals: bytes) -> float:
    """Every card follows every other equally often: 52 × 51 cells, whose chi-square is 51 × 51 in the mean."""
    counts: Counter[tuple[int, int]] = Counter()
    for place in range(51):
        counts.update(zip(deals[place::52], deals[place + 1 :: 52], strict=False))
    return deviation(counts, 52 * 51, 51 * 51)


def first_cards(deals: bytes) -> float:
    """Every card is equally often the first."""
    return deviation(Counter(deals[::52]), 52, 51)


def windows(deals: bytes) -> float:
    """Five cards in a row lie in each of their 120 orders equally often; rows that do not overlap are independent."""
    counts: Counter[tuple[int, ...]] = Counter()
    for deal in range(0, len(deals), 52):
        for at in range(deal, deal + 50, 5):
            row = deals[at : at + 5]
            counts[tuple(sorted(range(5), key=row.__getitem__))] += 1
    return deviation(counts, 120, 119)


TESTS: dict[str, Callable[[bytes], float]] = {
    "places": places,
    "neighbours": neighbours,
    "first cards": first_cards,
    "windows": windows,
}


def flags(deals: bytes) -> dict[str, float]:
    """The tests that see more, or less, than chance would show once in a million times."""
    deviations = {name: test(deals) for name, test in TESTS.items()}
    return {name: found for name, found in deviations.items() if abs(found) > 4.9}


@pytest.mark.parametrize("source", [Seeded(2024), Secret(bytes(range(32)))], ids=["seeded", "secret"])
def test_R74_shuffled_packs_show_nothing_but_chance(source: Source) -> None:
    """20,000 packs out of one stream."""
    deals, position = [], 0
    for _ in range(DEALS):
        order, position = shuffle(source, position, PACK)
        deals.append(order)
    assert flags(b"".join(deals)) == {}


def test_R74_first_deals_of_games_show_nothing_but_chance() -> None:
    """The laboratory's way: 20,000 games of one seed, each at the beginning of its own stream."""
    assert flags(b"".join(shuffle(Seeded(7, game), 0, PACK)[0] for game in range(DEALS))) == {}


def never_itself(row: Iterator[int]) -> bytes:
    """The bound one too small, so that no card stays where it is."""
    order = list(PACK)
    for last in range(51, 0, -1):
        pick = next(row) * last >> 64
        order[last], order[pick] = order[pick], order[last]
    return bytes(order)


def naive(row: Iterator[int]) -> bytes:
    """Every card swapped with any: 52^52 ways, which 52! orders cannot share."""
    order = list(PACK)
    for place in range(52):
        pick = next(row) * 52 >> 64
        order[place], order[pick] = order[pick], order[place]
    return bytes(order)


def sorted_by_bytes(row: Iterator[int]) -> bytes:
    """Sorted by random keys of one byte: equal keys keep their order."""
    keys = [next(row) >> 56 for _ in PACK]
    return bytes(sorted(PACK, key=keys.__getitem__))


def modulo(row: Iterator[int]) -> bytes:
    """The remainder of a byte: small draws are likelier."""
    order = list(PACK)
    for last in range(51, 0, -1):
        pick = (next(row) >> 56) % (last + 1)
        order[last], order[pick] = order[pick], order[last]
    return bytes(order)


def reused(row: Iterator[int]) -> bytes:
    """Two draws out of the same word, as if it were fresh."""
    order = list(PACK)
    for last in range(51, 0, -2):
        word = next(row)
        for place in (last, last - 1):
            pick = word * (place + 1) >> 64
            order[place], order[pick] = order[pick], order[place]
    return bytes(order)


@pytest.mark.parametrize("biased", [never_itself, naive, sorted_by_bytes, modulo, reused])
def test_biased_shuffles_are_found_out(biased: Callable[[Iterator[int]], bytes]) -> None:
    """The tests above are worth something: each usual mistake is seen by one of them at least."""
    row = words(Secret(bytes(range(32))), 0)
    assert flags(b"".join(biased(row) for _ in range(DEALS)))
