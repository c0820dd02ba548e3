"""Games of two seats in lanes, each a pass of its own; the stocks lie in rows.

While one lane waits for its numbers the processor works on the next. Where a war needs more cards than the shorter
stock has, or a game is over or long, it goes to the table (`abreast`).
"""

from __future__ import annotations

from bataille.lab.kernel.choices import SHUFFLED
from bataille.lab.kernel.source.coins import ALL, are_fair, next_halves
from bataille.lab.kernel.source.options import (
    DETAIL,
    ORDER,
    compiled,
    kept_pairs,
    lay_row,
    number_of,
    pushed,
    row,
)
from bataille.lab.kernel.source.passes import follow, links_of, survey
from bataille.lab.kernel.source.piles import PILES
from bataille.lab.kernel.table import (
    DECKS,
    LANE_BATTLES,
    LANE_BEFORE,
    LANE_CHAIN,
    LANE_CHANGES,
    LANE_DRAWN,
    LANE_FOUGHT,
    LANE_HELD,
    LANE_LAID,
    LANE_LEAST,
    LANE_LED,
    LANE_PLACES,
    LANE_UNDER,
    LANE_WARS,
    LANE_WON,
    ROOM,
    ROW,
    Table,
)


@compiled
def pass_on(table: Table, lane: int) -> int:
    """Play on in a lane through the shorter stock. Returns the cards that each seat laid."""
    cards, count = table.cards, table.counts
    at = PILES * count[ROOM] + ROW * (DECKS + 2 * lane)
    place = LANE_PLACES * lane
    mine, theirs = row(cards, at), row(cards, at + ROW)
    held = count[LANE_HELD + place]
    shorter = min(held, ALL - held)
    halves = next_halves(table, lane) if ORDER == SHUFFLED else 0
    used, wins, behind, wars, longest, places, pairs = survey(table, mine, theirs, shorter, halves)
    if ORDER == SHUFFLED:
        if not are_fair(table, lane, places):
            return 0
        drawn = count[LANE_DRAWN + place]
        count[LANE_FOUGHT + place], count[LANE_WON + place], count[LANE_LAID + place] = places, wins, used
        count[LANE_BEFORE + place], count[LANE_UNDER + place] = drawn, held - used
        count[LANE_DRAWN + place] = drawn + used - behind
    lay_row(cards, at, pushed(mine, used, held, kept_pairs(pairs, wins)))
    lay_row(cards, at + ROW, pushed(theirs, used, ALL - held, kept_pairs(pairs, ~wins & (1 << used) - 1)))
    count[LANE_HELD + place] = held - used + 2 * number_of(wins)
    count[LANE_BATTLES + place] += used - behind
    count[LANE_WARS + place] += links_of(behind, wars)
    if DETAIL and used:
        least, others_least, changes, led = follow(held, ALL - held, used, wins, count[LANE_LED + place])
        count[LANE_LEAST + place] = min(count[LANE_LEAST + place], least)
        count[LANE_LEAST + place + 1] = min(count[LANE_LEAST + place + 1], others_least)
        count[LANE_CHANGES + place] += changes
        count[LANE_LED + place] = led
        count[LANE_CHAIN + place] = max(count[LANE_CHAIN + place], links_of(longest, 1 if longest else 0))
    return used
