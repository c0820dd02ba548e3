"""A pass through the shorter of two stocks where they lie on the table."""

from __future__ import annotations

from bataille.lab.kernel.source.options import DETAIL, SEPARATE, compiled, kept_pairs, lay_row, number_of, row
from bataille.lab.kernel.source.passes import LONGEST, follow, links_of, survey
from bataille.lab.kernel.source.piles import CAPTURES, holds
from bataille.lab.kernel.table import (
    BATTLES,
    CHAIN,
    CHANGES,
    DISCARDED,
    HEAD,
    LEADER,
    LEAST,
    LINKS,
    SEAT_AT,
    SHORT,
    TAIL,
    WARS,
    Table,
)


@compiled
def stride(table: Table, limit: int) -> int:
    """Play at most `limit` battles of the two seats that are left, wars included.

    Returns whether there is none: a war that comes first needs more cards than one of them has in its stock.
    """
    cards, count = table.cards, table.counts
    one, other = count[SEAT_AT], count[SEAT_AT + 1]
    mine, theirs = row(cards, count[HEAD + 2 * one]), row(cards, count[HEAD + 2 * other])
    used, wins, behind, wars, longest, _, pairs = survey(table, mine, theirs, min(limit, LONGEST), 0)
    if used == 0:
        return 1
    if DETAIL:
        if not is_led_by(table, one, other):
            return 1
        led = -1 if count[LEADER] < 0 else 1 if count[LEADER] == one else 0
        least, others_least, changes, leads = follow(holds(table, one), holds(table, other), used, wins, led)
        count[LEAST + one] = min(count[LEAST + one], least)
        count[LEAST + other] = min(count[LEAST + other], others_least)
        count[CHANGES] += changes
        count[LEADER] = one if leads else other
        count[CHAIN] = max(count[CHAIN], links_of(longest, 1 if longest else 0))
    won = 2 * number_of(wins)
    end, others_end = (
        TAIL + 2 * (CAPTURES + one if SEPARATE else one),
        TAIL + 2 * (CAPTURES + other if SEPARATE else other),
    )
    lay_row(cards, count[end], kept_pairs(pairs, wins))
    lay_row(cards, count[others_end], kept_pairs(pairs, ~wins & (1 << used) - 1))
    count[end] += won
    count[others_end] += 2 * used - won
    count[HEAD + 2 * one] += used
    count[HEAD + 2 * other] += used
    count[BATTLES] += used - behind
    count[WARS] += links_of(behind, wars)
    count[LINKS] = count[SHORT] = count[DISCARDED] = 0
    return 0


@compiled
def is_led_by(table: Table, one: int, other: int) -> int:
    """Whether one of two seats led last; or nobody has, and they hold as many cards."""
    leader = table.counts[LEADER]
    if leader < 0:
        return 1 if holds(table, one) == holds(table, other) else 0
    return 1 if leader in (one, other) else 0
