"""A session of Casino War, compiled: the rules of `bataille.families.casino` for guests whose every bet is the same.

Amounts are antes in half units, as in the engine. The guests' cards are dealt in order of seat, the bank's last.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bataille.lab.chance import DRAWN, Cards, Words, new_stream, restart, shuffle
from bataille.lab.kernel.jit import compiled

#: The places of `results.RESULTS`.
_WON, _LOST, _SURRENDERED, _WAR_WON, _WAR_TIED, _WAR_LOST = range(6)

Counts = NDArray[np.int64]


class House(NamedTuple):
    """What is the same in every session."""

    #: A fresh shoe, as strengths, and the groups of its shuffle.
    shoe: Cards
    groups: Words
    #: Half units: the ante, and what a guest brings.
    ante: int
    bankroll: int
    #: R61: cards burned before a war; R62: what an equal card in a war pays, in half units; R63: the cut card, and the
    #: rounds of a session, 0: no limit.
    burn: int
    tied_gain: int
    reshuffle_at: int
    rounds: int
    #: By seat: whether the guest goes to war, if it can pay for it.
    bold: NDArray[np.bool_]


class Columns(NamedTuple):
    """The results: a place for each session, and of `bankrolls` for each seat; of `results` a row for each seat."""

    broke: NDArray[np.bool_]
    rounds: NDArray[np.uint32]
    wars: NDArray[np.uint32]
    drawn: NDArray[np.int64]
    bankrolls: Counts
    results: Counts


@compiled
def play_sessions(house: House, columns: Columns, seed: np.uint64, first: np.uint64) -> None:
    """Fill the columns with the sessions from number `first` on."""
    seats, size = len(house.bold), len(house.shoe)
    stream, shoe = new_stream(), np.zeros(size, np.uint8)
    shown, at_war = np.zeros(seats, np.uint8), np.zeros(seats, np.bool_)
    bankrolls, results = columns.bankrolls, columns.results
    for session in range(len(columns.rounds)):
        restart(stream, seed, first + np.uint64(session))
        shoe[:] = house.shoe
        shuffle(stream, shoe, house.groups)
        dealt = rounds = wars = 0
        staying = seats
        for seat in range(seats):
            bankrolls[session, seat] = house.bankroll
        while staying and (house.rounds == 0 or rounds < house.rounds):
            rounds += 1
            if size - dealt < house.reshuffle_at:  # R63
                shoe[:] = house.shoe
                shuffle(stream, shoe, house.groups)
                dealt = 0
            for seat in range(seats):  # R60
                if bankrolls[session, seat] >= house.ante:
                    shown[seat] = shoe[dealt]
                    dealt += 1
            bank = shoe[dealt]
            dealt += 1
            fighting = 0
            for seat in range(seats):
                at_war[seat] = False
                held = bankrolls[session, seat]
                if held < house.ante:
                    continue
                if shown[seat] > bank:
                    bankrolls[session, seat] = held + house.ante
                    results[seat, _WON] += 1
                elif shown[seat] < bank:
                    bankrolls[session, seat] = held - house.ante
                    results[seat, _LOST] += 1
                elif house.bold[seat] and held >= 2 * house.ante:  # R61
                    at_war[seat] = True
                    fighting += 1
                else:
                    bankrolls[session, seat] = held - house.ante // 2
                    results[seat, _SURRENDERED] += 1
            if fighting:
                wars += fighting
                dealt += house.burn
                bank = shoe[dealt + fighting]
                for seat in range(seats):
                    if not at_war[seat]:
                        continue
                    card = shoe[dealt]
                    dealt += 1
                    if card > bank:
                        bankrolls[session, seat] += house.ante
                        results[seat, _WAR_WON] += 1
                    elif card == bank:  # R62
                        bankrolls[session, seat] += house.tied_gain
                        results[seat, _WAR_TIED] += 1
                    else:
                        bankrolls[session, seat] -= 2 * house.ante
                        results[seat, _WAR_LOST] += 1
                dealt += 1
            staying = 0
            for seat in range(seats):
                staying += bankrolls[session, seat] >= house.ante
        columns.broke[session] = staying == 0
        columns.rounds[session] = rounds
        columns.wars[session] = wars
        columns.drawn[session] = stream[DRAWN]
