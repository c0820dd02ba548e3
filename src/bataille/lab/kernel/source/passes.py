"""A whole pass through the shorter of two stocks at once.

Both seats lay the same number of cards in a war that both can fight, so their stocks stay in step: what meets what on
the way through the shorter stock is known beforehand, since all that is won comes under the stocks behind it. One
comparison of two rows of cards says who wins each place and where the ties are; a tie is decided a war's length further
on in the same comparison. All places are paired, the winner's card first; those of a war are put in the order of its
rows; all without a branch that depends on cards.
"""

from __future__ import annotations

from bataille.lab.kernel.choices import BY_SEAT, LAID, LOSER_FIRST, SHUFFLED
from bataille.lab.kernel.source.options import (
    DECIDED,
    ORDER,
    SINGLE,
    WAR_DOWN,
    Row,
    added,
    compiled,
    everywhere,
    first_of,
    higher,
    highest_of,
    level_with,
    lowest_of,
    number_of,
    over,
    paired,
    path,
    row,
    spread,
    ties,
)
from bataille.lab.kernel.table import ORDER_PLACES, PACK, PACK_AT, ROW, Table

#: Wars in a pass: but one where its prize is still to be shuffled. Places of a pass at most.
_WARS: int = 1 if ORDER == SHUFFLED else 2
LONGEST = 32


@everywhere
def survey(table: Table, mine: Row, theirs: Row, shorter: int, halves: int) -> tuple[int, int, int, int, int, int, Row]:
    """What happens on the way through the first `shorter` places of two stocks, at most up to the war behind the last.

    `halves`: under `shuffled` a bit for each battle whether its word puts the winner's card first. Returns the places
    used, a bit for each of them whether the first seat wins it, the cards behind the ties that its wars took, the wars,
    the longest of them by cards behind its tie, the place of the last tie, and the prizes in pairs. That of a war is
    not shuffled.
    """
    packs = table.packs
    orders = table.counts[PACK_AT] + table.counts[PACK]
    end = 1 << shorter
    equal = ties(mine, theirs)
    wins = higher(mine, theirs)
    order = row(packs, orders)
    past = behind_ties = wars = longest = tie = following = alone = 0
    for _ in range(_WARS):
        tie = first_of((equal & -1 << past) | end)
        apart = first_of(~equal >> tie & DECIDED)
        fits = 1 if tie + apart < shorter else 0
        behind = apart if fits else 0
        fought = (1 << behind) - 1 << tie
        wins = (wins & ~fought) | (fought & -(wins >> tie + behind & 1))
        if ORDER != LAID:
            order = added(order, row(packs, orders + ORDER_PLACES * (behind + 1) + ROW - 2 * tie))
        if ORDER == SHUFFLED:
            following |= fought << 1
            alone |= fought
        past = tie + behind + fits
        behind_ties += behind
        longest = max(longest, behind)
        wars += fits
    used = first_of((equal & -1 << past) | end)
    laid = (1 << used) - 1
    if ORDER == SHUFFLED:
        turned = laid & ~spread(halves, laid & ~following) & ~(alone | following)
        pairs = paired(mine, theirs, wins ^ turned, order)
    elif ORDER == LOSER_FIRST:
        pairs = paired(theirs, mine, wins, order)
    elif ORDER in (BY_SEAT, LAID):
        pairs = paired(mine, theirs, -1, order)
    else:
        pairs = paired(mine, theirs, wins, order)
    return used, wins & laid, behind_ties, wars, longest, tie, pairs


@compiled
def links_of(behind: int, wars: int) -> int:
    """The links of so many wars with so many cards behind their ties."""
    return behind - WAR_DOWN * wars if SINGLE else behind // (WAR_DOWN + 1)


@compiled
def follow(held: int, others: int, used: int, wins: int, led: int) -> tuple[int, int, int, int]:
    """What two seats hold on the way: the fewest cards of each, the changes of the lead, and whether the first leads.

    A war counts place by place: on its way no seat holds fewer cards, and none leads, but at its end. `led`: whether
    the first seat led before, -1: nobody has yet.
    """
    way = path(held, used, wins)
    half = held + others >> 1
    even = -(1 - (held + others & 1))
    laid = (1 << used) - 1
    leads = over(way, half)
    level = level_with(way, half) & even
    before = wins & 1 if led < 0 else led
    leads |= level & (leads << 1 | before)
    changes = number_of((leads ^ (leads << 1 | before)) & laid)
    return min(lowest_of(way), held), held + others - max(highest_of(way), held), changes, leads >> used - 1 & 1
