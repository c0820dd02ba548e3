"""The results of many games, an array for each thing that is told of a game."""

from __future__ import annotations

from dataclasses import field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bataille.value import value


@value
class Games:
    """One place a game; `aces` and `strength` have a row for each game and a column for each seat."""

    #: The seat that won; -1: nobody (int8).
    winner: NDArray[np.int8]
    #: Place in `tuple(Termination)` (uint8).
    termination: NDArray[np.uint8]
    #: Turn-ups, and ties for the highest card (uint32, R28).
    battles: NDArray[np.uint32]
    wars: NDArray[np.uint32]
    #: Of an endless game; -1 for others (int64, R25).
    since: NDArray[np.int64]
    period: NDArray[np.int64]
    #: The seats that share a draw, a bit for each; 0: none do (uint8, R24).
    sharing: NDArray[np.uint8]
    #: Words drawn from the stream (int64, R74).
    drawn: NDArray[np.int64]
    #: The most links of a war (uint16).
    longest_chain: NDArray[np.uint16]
    #: How often the lead went to another seat; who alone holds the most cards after a battle leads (uint32).
    lead_changes: NDArray[np.uint32]
    #: The fewest cards the winner was dealt or held after a battle; 0 without a winner (uint16).
    comeback: NDArray[np.uint16]
    #: Aces dealt (uint8), and the sum of the strengths of the cards dealt (int32, R2).
    aces: NDArray[np.uint8]
    strength: NDArray[np.int32]
    #: What only some families have, by name: more of a game, and how often each number occurred in all games together.
    columns: dict[str, NDArray[np.unsignedinteger[Any]]] = field(default_factory=dict)
    counts: dict[str, dict[int, int]] = field(default_factory=dict)


def blank(number: int, seats: int) -> Games:
    """Results of `number` games that have not been played."""

    def column(kind: type[np.generic]) -> NDArray[Any]:
        return np.zeros(number, kind)

    return Games(
        column(np.int8),
        column(np.uint8),
        column(np.uint32),
        column(np.uint32),
        column(np.int64),
        column(np.int64),
        column(np.uint8),
        column(np.int64),
        column(np.uint16),
        column(np.uint32),
        column(np.uint16),
        np.zeros((number, seats), np.uint8),
        np.zeros((number, seats), np.int32),
    )
