"""The battles up to the next tie, played without a look at what cannot happen meanwhile.

While every seat has a card in its stock nobody goes out and nothing is refilled; and how many battles a target, a
floor, the bell or the guard is away can be said beforehand. So all that such a battle needs is to compare the cards and
to put them under the winner's stock.
"""

from __future__ import annotations

from bataille.lab.kernel.source.collect import refill_empty
from bataille.lab.kernel.source.options import (
    BATTLE_LIMIT,
    DETAIL,
    FINDS_ENDLESS,
    FLOOR,
    LAST_BATTLE,
    SEATS,
    SEPARATE,
    STAKES,
    STRIDES,
    TARGET,
    TIME_LIMIT,
    TURN_TIME,
    compiled,
)
from bataille.lab.kernel.source.piles import holds, make_room, size
from bataille.lab.kernel.source.seats import is_in
from bataille.lab.kernel.source.stride import stride
from bataille.lab.kernel.source.turns import turn, turn_all
from bataille.lab.kernel.table import (
    BATTLES,
    DISCARDED,
    HEAD,
    LEADER,
    LINKS,
    LYING,
    NARROW,
    PLAYING,
    SEATED,
    SHORT,
    TIME,
    Table,
)


@compiled
def play_stretch(table: Table, most: int) -> int:
    """Play at most `most` battles, up to a tie or to one after which anything else may happen.

    Returns whether it came to a tie, or to cards that lie in the centre: then the next battle must be played by itself.
    """
    count = table.counts
    make_room(table)
    if STAKES or count[LYING]:
        return 1
    if SEPARATE:
        refill_empty(table)
    limit = _limit(table, most)
    seats = count[SEATED]
    if STRIDES and (SEATS == 2 or seats == 2):
        return stride(table, limit)
    apace = count[NARROW] and (not DETAIL or _is_led(table))
    if SEATS > 4 and seats > 4:
        played = turn_all(table, limit)
    elif not apace:
        played = 0
    elif SEATS > 3 and seats > 2:
        played = turn(table, limit, 4)
    elif SEATS == 3 and seats == 3:
        played = turn(table, limit, 3)
    else:
        played = 0 if STRIDES else turn(table, limit, 2)
    if played:
        count[BATTLES] += played
        count[TIME] += TURN_TIME * played
        count[LINKS] = count[SHORT] = count[DISCARDED] = 0
        for seat in range(SEATS):
            count[HEAD + 2 * seat] += played if is_in(seat, count[PLAYING]) else 0
    return 1 if played < limit else 0


@compiled
def _is_led(table: Table) -> int:
    """Whether the seat that led last holds as many cards as any other."""
    count = table.counts
    leader = count[LEADER]
    if leader < 0 or not is_in(leader, count[PLAYING]):
        return 0
    most = 0
    for seat in range(SEATS):
        most = max(most, holds(table, seat))
    return 1 if holds(table, leader) == most else 0


@compiled
def _limit(table: Table, most: int) -> int:
    """The battles after which a stock may be empty or an ending apply, at most `most`."""
    count = table.counts
    limit = most
    for seat in range(SEATS):
        limit = min(limit, size(table, seat) if is_in(seat, count[PLAYING]) else limit)
    if TARGET:
        others = count[SEATED] - 1
        for seat in range(SEATS):
            limit = min(limit, (TARGET - holds(table, seat) + others - 1) // others)
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
