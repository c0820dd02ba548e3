"""Who takes what after a battle: the beaten side of a war gets the cards that caused it (R52–R54)."""

from __future__ import annotations

from bataille.engine.battle import Battle
from bataille.engine.collect import How, collect
from bataille.table import Places


def collect_shares(battle: Battle, tied: Places, winner: int, how: How, shown: int | None, beaten: int | None) -> None:
    """The winner takes the centre, but for the tied cards that go to the lower contenders of its war.

    `tied`: by seat, the places of its tied cards in its row; `shown`, `beaten`: codes for the log.
    """
    table = battle.table
    takers = _takers(battle, tied, winner)
    places = [tied[seat] if seat in takers else () for seat in range(len(tied))]
    rows = table.rows
    table.rows = [
        bytes([code for place, code in enumerate(row) if place not in apart])
        for row, apart in zip(rows, places, strict=True)
    ]
    left = [bytes([row[place] for place in apart]) for row, apart in zip(rows, places, strict=True)]
    collect(battle, winner, how, shown, beaten, left)
    for taker in sorted(set(takers.values())):
        left = table.rows
        table.rows = [row if takers.get(seat) == taker else b"" for seat, row in enumerate(left)]
        left = [b"" if takers.get(seat) == taker else row for seat, row in enumerate(left)]
        collect(battle, taker, "tied-cards", left=left)


def _takers(battle: Battle, tied: Places, winner: int) -> dict[int, int]:
    """For each seat whose tied cards do not go to the winner: the lower contender that takes them."""
    lower = [seat for seat in battle.table.playing if tied[seat] and seat != winner]
    if not lower:
        return {}
    # R54: the winner's tied cards go to the one beaten last, which tied most often; of several, the first clockwise.
    last = max(lower, key=lambda seat: (len(tied[seat]), (winner - seat) % len(tied)))
    return {winner: last} | {seat: seat for seat in lower}
