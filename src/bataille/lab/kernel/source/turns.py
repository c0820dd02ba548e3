"""Turn-ups without a tie, one after the other, the cards put under the winner's stock at once (R8, R14).

A branch foreseen wrongly costs as much as several battles, so the winner is none: two to four cards of four bits each
are the place in a table where the winner stands (R3, ring and all), the cards lie side by side in one number that is
turned until the winner's is first, and the ends of the piles are sixteen bits each of another.
"""

from __future__ import annotations

from bataille.lab.kernel.choices import BY_SEAT, HIGH_FIRST, LAID, LOSER_FIRST, NOBODY, SHUFFLED
from bataille.lab.kernel.source.collect import sort
from bataille.lab.kernel.source.ending import note_holdings
from bataille.lab.kernel.source.options import (
    DETAIL,
    ORDER,
    RING,
    SEPARATE,
    SUIT_BITS,
    compiled,
    eight,
    generic,
    put_four,
    whole,
)
from bataille.lab.kernel.source.piles import CAPTURES, holds
from bataille.lab.kernel.source.seats import ACE_BELOW, TWO_ABOVE
from bataille.lab.kernel.source.stream import next_word, shuffle
from bataille.lab.kernel.table import CHANGES, HEAD, LEADER, LEAST, SEAT_AT, SEATED, TAIL, WINNERS, Table

_HALF = 2**63
_PLACE = 2**16 - 1
_FOUR_BITS = 0x0F0F0F0F0F0F0F0F
_ONES = 2**48 + 2**32 + 2**16 + 1


@generic
def turn(table: Table, limit: int, most: int) -> int:
    """Battles of `most` seats, or of three or four if it is four, at most `limit`, up to a tie. Returns how many.

    The heads of the stocks stay. Who led before must hold as many cards as any other.
    """
    cards, count, winners = table.cards, table.counts, table.packs
    seats = count[SEATED] if most > 3 else most
    head0, head1 = count[HEAD + 2 * count[SEAT_AT]], count[HEAD + 2 * count[SEAT_AT + 1]]
    head2 = count[HEAD + 2 * count[SEAT_AT + 2]] if most > 2 else 0
    head3 = count[HEAD + 2 * count[SEAT_AT + 3]] if most > 3 else 0
    tails = held = least = 0
    lead = -1
    for place in range(seats):
        seat = count[SEAT_AT + place]
        tails |= count[TAIL + 2 * (CAPTURES + seat if SEPARATE else seat)] << 16 * place
        if DETAIL:
            held |= holds(table, seat) << 16 * place
            least |= count[LEAST + seat] << 16 * place
            lead = place if seat == count[LEADER] else lead
    changes = 0
    played = 0
    while played < limit:
        # Eight cards of every stock at once: a card read alone waits for those before it to be laid somewhere.
        row0, row1 = eight(cards, head0 + played), eight(cards, head1 + played)
        row2 = eight(cards, head2 + played) if most > 2 else 0
        row3 = eight(cards, head3 + played) if most > 3 and seats > 3 else 0
        index = (row0 >> SUIT_BITS & _FOUR_BITS) | (row1 >> SUIT_BITS & _FOUR_BITS) << 4
        more = (row2 >> SUIT_BITS & _FOUR_BITS) | (row3 >> SUIT_BITS & _FOUR_BITS) << 4
        stop = min(played + 8, limit)
        while played < stop:
            place = index & 255 | (more & 255) << 8 if most > 2 else index & 255
            winner = whole(winners[WINNERS + (1 << 4 * seats) + place])
            if winner == NOBODY:
                limit = played
                break
            shown = row0 & 255 | (row1 & 255) << 8
            if most > 2:
                shown |= (row2 & 255) << 16
            if most > 3:
                shown |= (row3 & 255) << 24
            index, row0, row1 = index >> 8, row0 >> 8, row1 >> 8
            if most > 2:
                more, row2, row3 = more >> 8, row2 >> 8, row3 >> 8
            played += 1
            lane = 16 * winner
            tail = tails >> lane & _PLACE
            tails += seats << lane
            if ORDER in (BY_SEAT, LAID):
                turned = 0
            elif ORDER == LOSER_FIRST:
                turned = 8 * winner + 8
            elif ORDER == SHUFFLED and most == 2:
                turned = 8 * winner if next_word(table) >= _HALF else 8 - 8 * winner
            else:
                turned = 8 * winner
            put_four(cards, tail, shown >> turned | shown << 8 * seats - turned)
            if ORDER == HIGH_FIRST:
                sort(table, tail, seats)
            if ORDER == SHUFFLED and most > 2:
                shuffle(table, tail, seats)
            if DETAIL:  # a seat holds least before it wins, or at the end
                before = held >> lane & _PLACE
                least -= max((least >> lane & _PLACE) - before, 0) << lane
                held += (seats << lane) - (_ONES >> 64 - 16 * seats)
                passes = before + seats - 1 > held >> 16 * lead & _PLACE
                changes += 1 if passes else 0
                lead = winner if passes else lead
    for place in range(seats):
        seat = count[SEAT_AT + place]
        count[TAIL + 2 * (CAPTURES + seat if SEPARATE else seat)] = tails >> 16 * place & _PLACE
        if DETAIL:
            count[LEAST + seat] = min(least >> 16 * place & _PLACE, held >> 16 * place & _PLACE)
    if DETAIL:
        count[LEADER] = count[SEAT_AT + lead]
        count[CHANGES] += changes
    return played


@compiled
def turn_all(table: Table, limit: int) -> int:
    """Battles of any number of seats and with any cards; as `turn`."""
    cards, count = table.cards, table.counts
    seats = count[SEATED]
    played = 0
    while played < limit:
        best = -1
        place = tied = aces = 0
        for at in range(seats):
            strength = whole(cards[count[HEAD + 2 * count[SEAT_AT + at]] + played]) >> SUIT_BITS
            tied = 0 if strength > best else 1 if strength == best else tied
            place = at if strength > best else place
            best = max(best, strength)
            if RING:
                aces |= 1 if strength == ACE_BELOW else 0
        if tied or (RING and aces and best == TWO_ABOVE):  # R3: an ace and a two may make a ring
            break
        played += 1
        winner = count[SEAT_AT + place]
        end = TAIL + 2 * (CAPTURES + winner if SEPARATE else winner)
        tail = count[end]
        at = 0 if ORDER in (BY_SEAT, LAID) else place + 1 if ORDER == LOSER_FIRST else place
        for step in range(seats):
            at = at if at < seats else at - seats
            cards[tail + step] = cards[count[HEAD + 2 * count[SEAT_AT + at]] + played - 1]
            at += 1
        count[end] = tail + seats
        if ORDER == HIGH_FIRST:
            sort(table, tail, seats)
        if ORDER == SHUFFLED:
            shuffle(table, tail, seats)
        if DETAIL:
            note_holdings(table, played)
    return played
