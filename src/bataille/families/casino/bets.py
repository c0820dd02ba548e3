"""Chips: what may be put on the table, and how it is paid or taken (R60–R64). Bets come in whole units."""

from __future__ import annotations

from bataille.commands import Bet
from bataille.errors import CommandError
from bataille.events import BetPlaced, Settled, Settlement
from bataille.families.casino.croupier import Croupier
from bataille.families.casino.table import CasinoTable
from bataille.rules import Casino
from bataille.view import Limits

#: Amounts are kept in half units (R63).
HALVES = 2


def limits(part: Casino, table: CasinoTable, seat: int) -> Limits:
    """What a seat may bet as its ante (R64)."""
    return Limits(part.table_min, min(part.table_max, table.bankrolls[seat] // HALVES))


def can_raise(table: CasinoTable, seat: int) -> bool:
    """Whether the bankroll reaches for a war (R61)."""
    return table.bankrolls[seat] >= table.antes[seat]


def is_broke(part: Casino, table: CasinoTable, seat: int) -> bool:
    """Whether a seat cannot bet the minimum (R63)."""
    return table.bankrolls[seat] < HALVES * part.table_min


def place_bet(croupier: Croupier, seat: int, bet: Bet) -> None:
    """Put a seat's chips on the table (R60). Raises `CommandError` (`command/bet`) for what R64 refuses."""
    part, table = croupier.part, croupier.table
    ante = limits(part, table, seat)
    _refuse_outside("ante", bet.ante, ante.least, ante.most)
    if bet.tie:
        _refuse_outside("tie", bet.tie, part.table_min, part.table_max)
        _refuse_outside("ante+tie", bet.ante + bet.tie, part.table_min, table.bankrolls[seat] // HALVES)
    table.antes[seat] = HALVES * bet.ante
    table.ties[seat] = HALVES * bet.tie
    table.all_antes[seat] += table.antes[seat]
    table.all_ties[seat] += table.ties[seat]
    table.bankrolls[seat] -= table.antes[seat] + table.ties[seat]
    croupier.tell(BetPlaced(seat, table.antes[seat], table.ties[seat], table.bankrolls[seat]))


def settle_tie_bet(croupier: Croupier, seat: int, *, tied: bool) -> None:
    """Pay or take the side bet (R61)."""
    table = croupier.table
    chips = table.ties[seat]
    table.ties[seat] = 0
    _pay(
        croupier,
        seat,
        "tie-bet-won" if tied else "tie-bet-lost",
        chips,
        chips * croupier.part.tie_pays if tied else -chips,
    )


def settle(croupier: Croupier, seat: int, what: Settlement, gain: int) -> None:
    """Pay or take the ante, and with it the raise. `gain`: what the seat is up, in half units."""
    table = croupier.table
    chips = table.antes[seat] + table.raises[seat]
    table.antes[seat] = table.raises[seat] = 0
    _pay(croupier, seat, what, chips, gain)


def _pay(croupier: Croupier, seat: int, what: Settlement, chips: int, gain: int) -> None:
    """`chips`, which lay on the table, come back with what they gained or without what they lost."""
    bankrolls = croupier.table.bankrolls
    bankrolls[seat] += chips + gain
    croupier.tell(Settled(seat, what, gain, bankrolls[seat]))


def _refuse_outside(bet: str, amount: int, least: int, most: int) -> None:
    if not least <= amount <= most:
        raise CommandError("command/bet", bet=bet, value=amount, least=least, most=most)
