"""A battle of Speed War: seats turn and lay at their own pace, then it is live (R40, R43)."""

from __future__ import annotations

from collections.abc import Mapping

from bataille.cards import Card
from bataille.engine.battle import begin_battle
from bataille.engine.collect import How, collect
from bataille.engine.compare import highest
from bataille.engine.ending import close_battle, end
from bataille.engine.identical import is_undone, undo
from bataille.engine.refill import refill, take
from bataille.engine.stakes import lay_stake
from bataille.engine.war import declare, lay, log_laid
from bataille.events import LeftLying, Staked, Turned, WentLive
from bataille.families.speed.play import Play
from bataille.outcome import Termination


def turn(play: Play, seat: int) -> None:
    """A seat turns up its card (R40) or lays what it owes to a war (R43). The last to do so brings the battle on."""
    battle = play.battle
    play.shown[seat] = _lay(play, seat) if play.at_war else _turn_up(play, seat)
    play.owed[seat] = 0
    battle.table.given = (*battle.table.given, seat)
    if not any(play.owed):
        _reveal(play)


def _turn_up(play: Play, seat: int) -> int:
    """One seat's part of a turn-up, in R30's order: refill, stake, card. Returns the card's code."""
    battle, table = play.battle, play.battle.table
    if not play.running:
        begin_battle(table)
    if not table.stocks[seat]:
        refill(battle, seat)
    if battle.setup.rules.stakes:
        _stake(play, seat)
    cards = take(battle, seat, 1)
    table.rows[seat] += cards
    if not battle.setup.quiet:
        battle.log.append(Turned(table.battles, battle.by_seat((seat,), cards), battle.counts()))
    return cards[0]


def _stake(play: Play, seat: int) -> None:
    battle = play.battle
    card = lay_stake(battle, seat)
    if card is not None and not battle.setup.quiet:
        cards: list[Card | None] = [None] * len(play.owed)
        cards[seat] = card
        battle.log.append(Staked(tuple(cards), battle.counts()))


def _lay(play: Play, seat: int) -> int:
    """One contender's cards of a link, as R12 settled them. Returns the code of the face-up one."""
    down = play.owed[seat] - 1
    code = lay(play.battle, seat, down)
    if not play.battle.setup.quiet:
        log_laid(play.battle, {seat: down}, {seat: code})
    return code


def contest(play: Play) -> None:
    """A seat has resigned from a battle not taken yet: whatever follows from that for those that contend."""
    left = play.contenders
    if len(left) == 1:
        win(play, left[0], "alone")
    elif any(play.owed):
        return
    elif play.battle.table.given:
        _reveal(play)
    else:  # R13: only standing cards are left
        play.battle.table.short = True
        play.battle.put_out(left, "short")
        _leave_lying(play, unfought=True)


def _reveal(play: Play) -> None:
    """All have turned or laid: the highest card's owner may grab, or there is a war (R9, R41)."""
    seats = play.contenders
    codes = bytes([code for code in play.shown if code is not None])
    best = highest(play.battle.setup, codes)
    if len(best) > 1:
        _fight(play, {seats[place]: codes[place] for place in best})
        return
    play.begin_stage()
    play.owner = seats[best[0]]
    if not play.battle.setup.quiet:
        play.battle.log.append(WentLive(play.number, play.since))


def _fight(play: Play, tied: Mapping[int, int]) -> None:
    """Declare one link of a war; each contender lays by a turn of its own (R43). `tied`: code by seat."""
    battle, seats = play.battle, range(len(play.owed))
    if is_undone(battle, tied):
        undo(battle, tied)
        _leave_lying(play, unfought=False)
        return
    settled = declare(battle, tied)
    if settled.drawn:
        end(battle, Termination.SHORT_WAR, battle.table.playing)
        play.await_turns()
    elif not settled.down:
        _leave_lying(play, unfought=True)
    elif len(settled.down) == 1 and not settled.standing:
        (winner,) = settled.down
        win(play, winner, "alone")
    else:
        play.begin_stage()
        play.owed = [settled.down[seat] + 1 if seat in settled.down else 0 for seat in seats]
        play.shown = [settled.standing.get(seat) for seat in seats]
        battle.table.given = ()


def win(play: Play, winner: int, how: How) -> None:
    """A seat takes the centre (R8) and the battle is over. The cards are told where they decided."""
    battle = play.battle
    shown = beaten = None
    if winner == play.owner:
        shown = play.shown[winner]
        others = bytes([code for seat, code in enumerate(play.shown) if code is not None and seat != winner])
        if others:
            beaten = others[highest(battle.setup, others)[0]]
    collect(battle, winner, how, shown, beaten)
    close_battle(battle, winner)
    play.await_turns()


def _leave_lying(play: Play, *, unfought: bool) -> None:
    """Nobody wins the battle; the centre stays (R13, R27)."""
    if not play.battle.setup.quiet:
        play.battle.log.append(LeftLying(play.battle.counts()))
    close_battle(play.battle, None, unfought=unfought)
    play.await_turns()
