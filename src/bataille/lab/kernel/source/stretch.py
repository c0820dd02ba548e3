"""The battles up to the next tie, played without a look at what cannot happen meanwhile.

While every seat has a card in its stock nobody goes out and nothing is refilled; and how many battles a target, a
floor, the bell or the guard is away can be said beforehand. So all that such a battle needs is to compare the cards and
to put them under the winner's stock.
"""

from __future__ import annotations

from bataille.lab.kernel.source.collect import refill_empty
from bataille.lab.kernel.source.ending import close_battle
from bataille.lab.kernel.source.options import (
    BATTLE_LIMIT,
    FINDS_ENDLESS,
    FLOOR,
    LAST_BATTLE,
    SEATS,
    SEPARATE,
    STAKES,
    TARGET,
    TIME_LIMIT,
    TURN_TIME,
    compiled,
)
from bataille.lab.kernel.source.piles import holds, make_room, size
from bataille.lab.kernel.source.seats import is_in
from bataille.lab.kernel.source.turns import turn_all, turn_two
from bataille.lab.kernel.table import BATTLES, DISCARDED, LINKS, LYING, PLAYING, SEAT_AT, SHORT, TIME, Box, Table


@compiled
def play_stretch(table: Table, box: Box, most: int) -> bool:
    """Play at most `most` battles, up to a tie or to one after which anything else may happen.

    Returns whether it came to a tie, or to cards that lie in the centre: then the next battle must be played by itself.
    """
    count = table.counts
    make_room(table)
    if STAKES or count[LYING]:
        return True
    if SEPARATE:
        refill_empty(table, box)
    seats = _line_up(table)
    limit = _limit(table, seats, most)
    played = turn_two(table, limit) if SEATS == 2 or seats == 2 else turn_all(table, box, seats, limit)
    if played:
        count[BATTLES] += played
        count[TIME] += TURN_TIME * played
        count[LINKS] = count[SHORT] = count[DISCARDED] = 0
        for seat in range(SEATS):
            if is_in(seat, count[PLAYING]):
                table.ends[2 * seat] += played
    if played < limit:
        return True
    close_battle(table, box, 0)
    return False


@compiled
def _line_up(table: Table) -> int:
    """Write down the seats in the game in order. Returns how many they are."""
    count = table.counts
    seats = 0
    for seat in range(SEATS):
        if is_in(seat, count[PLAYING]):
            count[SEAT_AT + seats] = seat
            seats += 1
    return seats


@compiled
def _limit(table: Table, seats: int, most: int) -> int:
    """The battles after which a stock may be empty or an ending apply, at most `most`."""
    count = table.counts
    limit = most
    for place in range(seats):
        limit = min(limit, size(table, count[SEAT_AT + place]))
    if TARGET:
        for seat in range(SEATS):
            limit = min(limit, (TARGET - holds(table, seat) + seats - 2) // (seats - 1))
    if FLOOR:
        for seat in range(SEATS):
            limit = min(limit, holds(table, seat) - FLOOR + 1)
    if TIME_LIMIT:
        limit = min(limit, (TIME_LIMIT - count[TIME] + TURN_TIME - 1) // TURN_TIME)
    if BATTLE_LIMIT:
        limit = min(limit, BATTLE_LIMIT - count[BATTLES])
    if not FINDS_ENDLESS:
        limit = min(limit, LAST_BATTLE - count[BATTLES])
    return max(limit, 1)  # a seat without cards from the start breaks a floor only after a battle
