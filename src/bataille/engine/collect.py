"""Taking up the prize pile (R14, R15)."""

from __future__ import annotations

from itertools import zip_longest
from typing import Literal

from bataille.engine.battle import Battle
from bataille.engine.setup import Setup
from bataille.events import Won
from bataille.rules import Order
from bataille.stream import shuffle

How = Literal["highest", "alone", "grabbed", "stolen", "bell", "last", "tied-cards"]

_WINNER_FIRST = Order.WINNER_FIRST


def prize_pile(setup: Setup, rows: list[bytes], taker: int, drawn: int) -> tuple[bytes, int]:
    """The prize pile in the order in which it will be played again (R14), and the words drawn from the stream then."""
    pile = rows[taker] + rows[taker - 1] if len(rows) == 2 else b"".join(rows[taker:] + rows[:taker])
    order = setup.rules.order
    if order is _WINNER_FIRST:
        return pile, drawn
    if order is Order.SHUFFLED:
        return shuffle(setup.source, drawn, pile)
    return _in_order(setup, order, rows, taker), drawn


def _in_order(setup: Setup, order: Order, rows: list[bytes], taker: int) -> bytes:
    match order:
        case Order.LOSER_FIRST:
            return b"".join(rows[taker + 1 :] + rows[: taker + 1])
        case Order.SEAT:
            return b"".join(rows)
        case Order.LAID:
            return bytes([code for column in zip_longest(*rows) for code in column if code is not None])
        case _:
            strength = setup.strength
            return bytes(sorted(b"".join(rows[taker:] + rows[:taker]), key=lambda code: -strength[code]))


def collect(
    battle: Battle,
    winner: int,
    how: How,
    shown: int | None = None,
    beaten: int | None = None,
    left: list[bytes] | None = None,
) -> None:
    """The winner takes the whole centre (R8), under its stock or on its captures (R15).

    `shown`, `beaten`: codes of the winning card and of the best card it beat, for the log. `left`: rows of face-up
    cards that lie in the centre besides and stay there (R52).
    """
    setup, table = battle.setup, battle.table
    prize, table.drawn = prize_pile(setup, table.rows, winner, table.drawn)
    if setup.separate:
        table.captures[winner] += prize
    else:
        table.stocks[winner] += prize
    table.rows = left or [*setup.no_rows]
    table.down = setup.none_down
    if not setup.quiet:
        faces = setup.faces
        battle.log.append(
            Won(
                winner,
                how,
                None if shown is None else faces[shown],
                None if beaten is None else faces[beaten],
                len(prize),
                battle.counts(),
            )
        )
