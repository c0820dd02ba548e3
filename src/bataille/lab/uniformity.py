"""Whether a shuffle lets every card come to every place equally often: a chi-square test over many deals."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from bataille.lab.chance import Cards, Words, entry, new_stream, restart, shuffle, shuffle_groups
from bataille.value import value

#: Shuffles cards in place with the words of a stream; the last argument is `shuffle_groups` of their number.
Shuffle = Callable[[Words, Cards, Words], None]


@value
class Uniformity:
    """What came of a test."""

    cards: int
    deals: int
    #: How often each card lay in each place, by place and card.
    places: NDArray[np.int64]

    @property
    def freedom(self) -> int:
        """Degrees of freedom: every place has one card in a deal, and every card one place."""
        return (self.cards - 1) ** 2

    @property
    def statistic(self) -> float:
        """Chi-square. Fair shuffles are so spread that their sum of squares is n / (n − 1) times as large as this."""
        expected = self.deals / self.cards
        squares = float(((self.places - expected) ** 2).sum()) / expected
        return squares * (self.cards - 1) / self.cards

    @property
    def deviations(self) -> float:
        """How many standard deviations of its own the statistic is above what a fair shuffle has in the mean."""
        return (self.statistic - self.freedom) / sqrt(2 * self.freedom)


def uniformity(deals: int, *, cards: int = 52, seed: int = 0, by: Shuffle | None = None) -> Uniformity:
    """Deal games 0 to `deals` − 1 of a seed. `by`: a compiled shuffle, by default that of every deal (R74)."""
    places = np.zeros((cards, cards), np.int64)
    _count(by or shuffle, shuffle_groups(cards), places, np.uint64(seed), deals)
    return Uniformity(cards, deals, places)


@entry
def _count(by: Shuffle, groups: Words, places: NDArray[np.int64], seed: np.uint64, deals: int) -> None:
    number = len(places)
    stream, pack = new_stream(), np.zeros(number, np.uint8)
    for deal in range(deals):
        restart(stream, seed, np.uint64(deal))
        for place in range(number):
            pack[place] = place
        by(stream, pack, groups)
        for place in range(number):
            places[place, pack[place]] += 1
