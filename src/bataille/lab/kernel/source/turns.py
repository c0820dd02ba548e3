"""Turn-ups without a tie, one after the other, the cards put under the winner's stock at once (R8, R14).

The winner is no branch: one foreseen wrongly costs as much as a whole battle.
"""

from __future__ import annotations

from bataille.lab.kernel.choices import BY_SEAT, HIGH_FIRST, LAID, LOSER_FIRST, SHUFFLED
from bataille.lab.kernel.source.collect import sort
from bataille.lab.kernel.source.ending import note_holdings
from bataille.lab.kernel.source.options import DETAIL, ORDER, RING, SEPARATE, SUIT_BITS, compiled, whole
from bataille.lab.kernel.source.piles import CAPTURES, holds
from bataille.lab.kernel.source.seats import ACE_BELOW, TWO_ABOVE
from bataille.lab.kernel.source.stream import next_word, shuffle
from bataille.lab.kernel.table import CHANGES, LEADER, LEAST, SEAT_AT, Box, Table

_HALF = 2**63


@compiled
def turn_two(table: Table, limit: int) -> int:
    """Battles of two seats, at most `limit`, up to a tie. Returns how many; the heads of the stocks stay."""
    cards, ends, count = table.cards, table.ends, table.counts
    mine, yours = count[SEAT_AT], count[SEAT_AT + 1]
    my_head, your_head = ends[2 * mine], ends[2 * yours]
    my_end = 2 * (CAPTURES + mine if SEPARATE else mine) + 1
    your_end = 2 * (CAPTURES + yours if SEPARATE else yours) + 1
    my_tail, your_tail = ends[my_end], ends[your_end]
    my_held, your_held = holds(table, mine), holds(table, yours)
    my_least, your_least = count[LEAST + mine], count[LEAST + yours]
    leader, changes = count[LEADER], count[CHANGES]
    played = 0
    while played < limit:
        my_card, your_card = whole(cards[my_head + played]), whole(cards[your_head + played])
        ahead = (my_card >> SUIT_BITS) - (your_card >> SUIT_BITS)
        if ahead == 0:
            break
        played += 1
        won = 1 if ahead > 0 else 0
        if RING:  # an ace beats a two; no other two strengths are 14 apart
            won = 1 - won if ahead * ahead == TWO_ABOVE * TWO_ABOVE else won
        if ORDER in (BY_SEAT, LAID):
            first = my_card
        elif ORDER == HIGH_FIRST:
            first = my_card if ahead > 0 else your_card
        elif ORDER == LOSER_FIRST:
            first = your_card if won else my_card
        elif ORDER == SHUFFLED:
            first = my_card if (next_word(table) >= _HALF) == (won == 1) else your_card
        else:
            first = my_card if won else your_card
        second = my_card + your_card - first
        cards[my_tail] = first
        cards[my_tail + 1] = second
        cards[your_tail] = first
        cards[your_tail + 1] = second
        my_tail += 2 * won
        your_tail += 2 - 2 * won
        if DETAIL:
            my_held += 2 * won - 1
            your_held += 1 - 2 * won
            my_least = min(my_least, my_held)
            your_least = min(your_least, your_held)
            leads = mine if my_held > your_held else yours if my_held < your_held else leader
            changes += 1 if leads != leader and leader >= 0 else 0
            leader = leads
    ends[my_end] = my_tail
    ends[your_end] = your_tail
    if DETAIL:
        count[LEAST + mine], count[LEAST + yours] = my_least, your_least
        count[LEADER], count[CHANGES] = leader, changes
    return played


@compiled
def turn_all(table: Table, box: Box, seats: int, limit: int) -> int:
    """Battles of all `seats` in the game, at most `limit`, up to a tie. Returns how many; the heads stay."""
    cards, ends, count = table.cards, table.ends, table.counts
    played = 0
    while played < limit:
        best = -1
        place = 0
        tied = 0
        aces = 0
        for at in range(seats):
            strength = whole(cards[ends[2 * count[SEAT_AT + at]] + played]) >> SUIT_BITS
            tied = 0 if strength > best else 1 if strength == best else tied
            place = at if strength > best else place
            best = max(best, strength)
            if RING:
                aces |= 1 if strength == ACE_BELOW else 0
        if tied or (RING and aces and best == TWO_ABOVE):  # R3: an ace and a two may make a ring
            break
        played += 1
        winner = count[SEAT_AT + place]
        end = 2 * (CAPTURES + winner if SEPARATE else winner) + 1
        tail = ends[end]
        at = 0 if ORDER in (BY_SEAT, LAID) else place + 1 if ORDER == LOSER_FIRST else place
        for step in range(seats):
            at = at if at < seats else at - seats
            cards[tail + step] = cards[ends[2 * count[SEAT_AT + at]] + played - 1]
            at += 1
        ends[end] = tail + seats
        if ORDER == HIGH_FIRST:
            sort(table, tail, seats)
        if ORDER == SHUFFLED:
            shuffle(table, box, tail, seats)
        if DETAIL:
            note_holdings(table, played)
    return played
