"""One battle of a game of chance, from the turn-up to the collecting, wars included (R7–R14)."""

from __future__ import annotations

from collections.abc import Sequence

from bataille.engine.battle import Battle, begin_battle
from bataille.engine.collect import collect
from bataille.engine.compare import highest
from bataille.engine.ending import close_battle, end
from bataille.engine.identical import is_undone, undo
from bataille.engine.refill import refill_empty
from bataille.engine.setup import Setup
from bataille.engine.stakes import lay_stakes
from bataille.engine.war import declare, lay_link
from bataille.events import LeftLying, Turned
from bataille.outcome import Termination


def play_battle(battle: Battle) -> None:
    """Play one battle to its end, and the game's end if it comes with it."""
    table = battle.table
    begin_battle(table)
    if battle.setup.separate:
        refill_empty(battle)
        if battle.setup.rules.stakes:
            lay_stakes(battle)
    codes = turn_up(battle)
    best = highest(battle.setup, codes)
    if len(best) == 1:
        _win(battle, table.playing, codes, best[0])
    else:
        _fight(battle, table.playing, codes, best)


def turn_up(battle: Battle) -> bytes:
    """Every seat in the game turns its top card, all at once (R7). Returns the codes shown, as in `playing`."""
    table, setup = battle.table, battle.setup
    stocks, rows, playing = table.stocks, table.rows, table.playing
    codes = b""
    for seat in playing:
        stock = stocks[seat]
        card = stock[:1]
        codes += card
        rows[seat] += card
        stocks[seat] = stock[1:]
    if not setup.quiet:
        battle.log.append(Turned(table.battles, battle.by_seat(playing, codes), battle.counts()))
    return codes


def _fight(battle: Battle, seats: Sequence[int], codes: bytes, best: list[int]) -> None:
    """The codes shown by `seats` tie at the places `best`: fight the war, link by link (R9-R13)."""
    while len(best) > 1:
        tied = {seats[place]: codes[place] for place in best}
        if is_undone(battle, tied):
            undo(battle, tied)
            _leave_lying(battle, unfought=False)
            return
        settled = declare(battle, tied)
        if settled.drawn:
            end(battle, Termination.SHORT_WAR, battle.table.playing)
            return
        if not settled.down:
            _leave_lying(battle, unfought=True)
            return
        if len(settled.down) == 1 and not settled.standing:
            (winner,) = settled.down
            collect(battle, winner, "alone")
            close_battle(battle, winner)
            return
        shown = lay_link(battle, settled)
        seats, codes = list(shown), bytes(shown.values())
        best = highest(battle.setup, codes)
    _win(battle, seats, codes, best[0])


def _win(battle: Battle, seats: Sequence[int], codes: bytes, best: int) -> None:
    """The seat at place `best` takes the centre (R8) and the battle is over."""
    winner = seats[best]
    if battle.setup.quiet:
        collect(battle, winner, "highest")
    else:
        beaten = codes[best - 1] if len(codes) == 2 else _next_best(battle.setup, codes, best)
        collect(battle, winner, "highest", codes[best], beaten)
    close_battle(battle, winner)


def _next_best(setup: Setup, codes: bytes, best: int) -> int:
    """The best of the cards that the one at place `best` beats."""
    others = codes[:best] + codes[best + 1 :]
    return others[highest(setup, others)[0]]


def _leave_lying(battle: Battle, *, unfought: bool) -> None:
    """Nobody wins the battle; the centre stays (R13, R27)."""
    if not battle.setup.quiet:
        battle.log.append(LeftLying(battle.counts()))
    close_battle(battle, None, unfought=unfought)
