"""One round, from the last bet to the last chip, and the session's end if it comes with it (R60–R63)."""

from __future__ import annotations

from bataille.events import Ended, Raised, Surrendered, WentAway
from bataille.families.casino.bets import is_broke, settle, settle_tie_bet
from bataille.families.casino.croupier import Croupier
from bataille.outcome import Outcome, Termination


def play_when_ready(croupier: Croupier) -> None:
    """Deal when every seat at the table has bet; when nobody is left, everything is over (R63)."""
    table = croupier.table
    if not table.playing:
        _end(croupier, Termination.LEFT)
    elif all(table.antes[seat] for seat in table.playing):
        _play_round(croupier)


def leave(croupier: Croupier, seat: int) -> None:
    """A seat goes, with what it has (R63)."""
    table = croupier.table
    table.playing = tuple([other for other in table.playing if other != seat])
    croupier.tell(WentAway(seat, "left", table.bankrolls[seat]))


def go_to_war(croupier: Croupier, seat: int) -> None:
    """A tied seat raises by its ante (R61)."""
    table = croupier.table
    table.raises[seat] = table.antes[seat]
    table.bankrolls[seat] -= table.raises[seat]
    table.wars += 1
    croupier.tell(Raised(seat, table.raises[seat], table.bankrolls[seat]))
    _note_decision(croupier, seat)


def surrender(croupier: Croupier, seat: int) -> None:
    """A tied seat gives up half its ante (R61)."""
    table = croupier.table
    table.all_surrendered[seat] += table.antes[seat]
    croupier.tell(Surrendered(seat))
    settle(croupier, seat, "surrendered", -table.antes[seat] // 2)
    _note_decision(croupier, seat)


def _play_round(croupier: Croupier) -> None:
    """Deal, and settle at once what a war cannot change."""
    table = croupier.table
    table.rounds += 1
    if len(table.shoe) < croupier.part.reshuffle_at:  # R63
        croupier.shuffle()
    table.rows = [b""] * croupier.setup.rules.seats
    table.bank = b""
    croupier.deal(table.playing, war=False)
    for seat in table.playing:
        edge = croupier.edge(seat)
        if table.ties[seat]:
            settle_tie_bet(croupier, seat, tied=not edge)
        if not edge:
            table.undecided = (*table.undecided, seat)
        elif edge > 0:
            settle(croupier, seat, "won", table.antes[seat])
        else:
            settle(croupier, seat, "lost", -table.antes[seat])
    if table.undecided:
        table.asked += 1
    else:
        _close_round(croupier)


def _note_decision(croupier: Croupier, seat: int) -> None:
    """When all tied seats have chosen, those who raised go to war together, against one more card of the bank (R61)."""
    table = croupier.table
    table.undecided = tuple([other for other in table.undecided if other != seat])
    if table.undecided:
        return
    fighting = [other for other in table.playing if table.raises[other]]
    if fighting:
        croupier.deal(fighting, war=True)
    for fighter in fighting:
        _settle_war(croupier, fighter)
    _close_round(croupier)


def _settle_war(croupier: Croupier, seat: int) -> None:
    """A higher or an equal card wins: the raise pays 1:1 and the ante is returned; else both are lost (R62)."""
    table = croupier.table
    ante = table.antes[seat]
    edge = croupier.edge(seat)
    table.wars_won[seat] += edge >= 0
    if edge > 0:
        settle(croupier, seat, "war-won", ante)
    elif edge == 0:
        settle(croupier, seat, "war-tied", 2 * ante if croupier.part.tie_bonus else ante)
    else:
        settle(croupier, seat, "war-lost", -2 * ante)


def _close_round(croupier: Croupier) -> None:
    """Seats that cannot bet go; then the session ends or bets are asked for again (R63)."""
    table, part = croupier.table, croupier.part
    broke = [seat for seat in table.playing if is_broke(part, table, seat)]
    table.playing = tuple([seat for seat in table.playing if seat not in broke])
    for seat in broke:
        croupier.tell(WentAway(seat, "broke", table.bankrolls[seat]))
    if not table.playing:
        _end(croupier, Termination.BROKE)
    elif table.rounds == part.rounds:
        _end(croupier, Termination.ROUNDS)
    else:
        table.asked += 1


def _end(croupier: Croupier, why: Termination) -> None:
    """Nobody is the winner; everybody takes home what is left (R63)."""
    table = croupier.table
    table.outcome = Outcome(None, why, (), table.rounds, table.wars, bankrolls=tuple(table.bankrolls))
    croupier.tell(Ended(table.outcome))
