"""The bell, which may ring in the middle of a battle (R21, R45)."""

from __future__ import annotations

from bataille.engine.clock import end_by_bell
from bataille.engine.ending import ring_bell
from bataille.events import TurnedBack
from bataille.families.speed.battle import win
from bataille.families.speed.play import Play


def stop(play: Play) -> None:
    """A live battle goes to its owner; from one that is not live each seat takes back what it laid in it (R45)."""
    ring_bell(play.battle)
    if play.owner is not None:
        win(play, play.owner, "bell")
    else:
        _turn_back(play)
        end_by_bell(play.battle)
        play.await_turns()


def _turn_back(play: Play) -> None:
    """The seats in the game put their cards of this battle back on top of their stocks, in the order they laid them."""
    battle, table = play.battle, play.battle.table
    returned = False
    for seat in table.playing:
        row, carried = table.rows[seat], play.carried[seat]
        table.rows[seat] = row[:carried]
        table.stocks[seat] = row[carried:] + table.stocks[seat]
        returned = returned or len(row) > carried
    table.down = tuple(
        [
            tuple([place for place in places if place < len(row)])
            for places, row in zip(table.down, table.rows, strict=True)
        ]
    )
    if returned and not battle.setup.quiet:
        battle.log.append(TurnedBack(battle.counts()))
