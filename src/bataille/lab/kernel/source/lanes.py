"""Games of two seats side by side in lanes, a whole pass through the shorter stock at once.

Both seats lay the same number of cards in a war that both can fight, so their stocks stay in step: what meets what on
the way through the shorter stock is known beforehand, since all that is won comes under the stocks behind it. One
comparison of two rows of cards says who wins each place and where the ties are; a tie is decided a war's length further
on in the same comparison. All places are paired, the winner's card first; those of a war are put in the order of its
rows; and what each seat has won is pushed under its stock, all without a branch that depends on cards.

While one lane waits for its numbers the processor works on the next. Where a war needs more cards than the shorter
stock has, or a game is over or long, it goes to the table (`desk`).
"""

from __future__ import annotations

from bataille.lab.kernel.choices import BY_SEAT, LAID, LOSER_FIRST
from bataille.lab.kernel.source.options import (
    CARDS_IN_PACK,
    DECIDED,
    ORDER,
    SINGLE,
    WAR_DOWN,
    added,
    compiled,
    first_of,
    higher,
    kept_pairs,
    lay_row,
    number_of,
    paired,
    pushed,
    row,
    ties,
)
from bataille.lab.kernel.source.piles import PILES
from bataille.lab.kernel.table import (
    DECKS,
    LANE_BATTLES,
    LANE_HELD,
    LANE_PLACES,
    LANE_WARS,
    ORDER_PLACES,
    PACK,
    PACK_AT,
    ROOM,
    ROW,
    Table,
)

#: Cards of both stocks, and wars in a pass.
ALL: int = 2 * (CARDS_IN_PACK // 2)
_WARS = 2


@compiled
def pass_on(table: Table, lane: int) -> int:
    """Play on in a lane through the shorter stock, or to the third war on the way. Returns the cards each seat laid."""
    cards, count, packs = table.cards, table.counts, table.packs
    at = PILES * count[ROOM] + ROW * (DECKS + 2 * lane)
    place = LANE_PLACES * lane
    orders = count[PACK_AT] + count[PACK]
    mine, theirs = row(cards, at), row(cards, at + ROW)
    held = count[LANE_HELD + place]
    shorter = min(held, ALL - held)
    end = 1 << shorter
    equal = ties(mine, theirs)
    wins = higher(mine, theirs)
    order = row(packs, orders)
    past = behind_ties = wars = 0
    for _ in range(_WARS):
        tie = first_of((equal & -1 << past) | end)
        apart = first_of(~equal >> tie & DECIDED)
        fits = 1 if tie + apart < shorter else 0
        behind = apart if fits else 0
        fought = (1 << behind) - 1 << tie
        wins = (wins & ~fought) | (fought & -(wins >> tie + behind & 1))
        if ORDER != LAID:
            order = added(order, row(packs, orders + ORDER_PLACES * (behind + 1) + ROW - 2 * tie))
        past = tie + behind + fits
        behind_ties += behind
        wars += fits
    used = first_of((equal & -1 << past) | end)
    if ORDER == LOSER_FIRST:
        pairs = paired(theirs, mine, wins, order)
    elif ORDER in (BY_SEAT, LAID):
        pairs = paired(mine, theirs, -1, order)
    else:
        pairs = paired(mine, theirs, wins, order)
    laid = (1 << used) - 1
    won = number_of(wins & laid)
    lay_row(cards, at, pushed(mine, used, held, kept_pairs(pairs, wins & laid)))
    lay_row(cards, at + ROW, pushed(theirs, used, ALL - held, kept_pairs(pairs, ~wins & laid)))
    count[LANE_HELD + place] = held - used + 2 * won
    count[LANE_BATTLES + place] += used - behind_ties
    count[LANE_WARS + place] += behind_ties - WAR_DOWN * wars if SINGLE else behind_ties // (WAR_DOWN + 1)
    return used
