"""Games in lanes, of two seats or with two left, each a pass of its own; the stocks lie in rows.

While one lane waits for its numbers the processor works on the next. Where a war needs more cards than the shorter
stock has, or a game is over or long, it goes to the table (`abreast`).
"""

from __future__ import annotations

from bataille.lab.kernel.choices import SHUFFLED
from bataille.lab.kernel.source.coins import ALL, next_halves, put_down, word_of
from bataille.lab.kernel.source.decks import favours_none
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
    LANE_CHAIN,
    LANE_CHANGES,
    LANE_DRAWN,
    LANE_HELD,
    LANE_LEAST,
    LANE_LED,
    LANE_PLACES,
    LANE_WARS,
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
    used, wins, behind, wars, longest, tie, pairs = survey(table, mine, theirs, shorter, halves)
    drawn = word_of(table, lane, tie) if ORDER == SHUFFLED else 0
    if ORDER == SHUFFLED and not favours_none(table, drawn, 2 * behind + 2):
        return 0
    lay_row(cards, at, pushed(mine, used, held, kept_pairs(pairs, wins)))
    lay_row(cards, at + ROW, pushed(theirs, used, ALL - held, kept_pairs(pairs, ~wins & (1 << used) - 1)))
    if ORDER == SHUFFLED:
        put_down(table, lane, held, tie, behind, wins, used, drawn)
        count[LANE_DRAWN + place] += used - behind
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
