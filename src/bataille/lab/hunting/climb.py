"""A climb: from some packs to better ones, by changing two cards at a time, never in the same way twice."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bataille.cards import STANDARD
from bataille.engine.setup import set_up
from bataille.rules import Rules
from bataille.stream import Seeded

#: Changes that are tried of each pack in a step.
_CHANGES: Final = 64

Packs = NDArray[np.uint8]
Scores = NDArray[np.int64]


class Climb:
    """Packs, how high each of them stands, and which of its changes have not been tried yet."""

    def __init__(self, rules: Rules, packs: Packs, heights: Scores, random: np.random.Generator) -> None:
        self.packs, self.heights = packs.copy(), heights.copy()
        self._random = random
        setup = set_up(rules, STANDARD, Seeded(0, 0))
        self._likeness = np.frombuffer(setup.likeness, np.uint8)
        self._strength = np.frombuffer(setup.strength, np.uint8).astype(np.int64)
        dealt = packs.shape[1] // rules.seats * rules.seats
        one, other = np.triu_indices(packs.shape[1], 1)
        played = one < dealt  # cards set aside (R4) may lie in any order
        self._places = np.stack([one[played], other[played]])
        self._untried = [self._changes_of(pack) for pack in self.packs]
        #: For each pack that was changed last, how often.
        self._tried: list[int] = []

    def changed(self) -> Packs:
        """Of each pack, one after the other, the changes to be tried next; none: all were tried."""
        self._tried = [min(untried.shape[1], _CHANGES) for untried in self._untried]
        copies = self.packs.repeat(self._tried, axis=0)
        row = np.arange(len(copies))
        one, other = np.concatenate(
            [untried[:, :count] for untried, count in zip(self._untried, self._tried, strict=True)], axis=1
        )
        copies[row, one], copies[row, other] = copies[row, other], copies[row, one]
        self._untried = [untried[:, count:] for untried, count in zip(self._untried, self._tried, strict=True)]
        return copies

    def move(self, tried: Packs, worth: Scores) -> None:
        """Each pack becomes the best of its changes, if that is as good: so it comes across level ground, too.

        `tried`: what `changed` gave; `worth`: how good these are, or so many of them as were played.
        """
        end = 0
        for place, count in enumerate(self._tried):
            start, end = end, end + count
            own = worth[start:end]
            if len(own) and own.max() >= self.heights[place]:
                best = start + int(own.argmax())
                self.packs[place], self.heights[place] = tried[best], worth[best]
                self._untried[place] = self._changes_of(self.packs[place])

    def _changes_of(self, pack: Packs) -> NDArray[np.intp]:
        """Pairs of places whose cards may change them: nothing comes of cards that are alike.

        By chance, but cards of much the same strength rather come first: such a change alters the game less.
        """
        one, other = self._places
        differ = self._likeness[pack[one]] != self._likeness[pack[other]]
        one, other = one[differ], other[differ]
        apart = np.abs(self._strength[pack[one]] - self._strength[pack[other]]) + 1
        order = np.argsort(apart * self._random.random(len(apart)), kind="stable")
        return np.stack([one[order], other[order]])
