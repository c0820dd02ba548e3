"""A battle of the thinking variant, from the choices to the collecting (R50–R54)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bataille.engine.battle import Battle, begin_battle
from bataille.engine.collect import How
from bataille.engine.compare import highest
from bataille.engine.ending import close_battle
from bataille.engine.war import Muster, declare, face_down, log_laid
from bataille.events import LeftLying, Turned
from bataille.families.thinking.hands import draw_hands, play_card
from bataille.families.thinking.play import Play
from bataille.families.thinking.shares import collect_shares
from bataille.families.thinking.table import asked


def go_on(play: Play) -> None:
    """After a choice or a resignation: whatever can happen without another choice."""
    seats = asked(play.battle.table, play.tied)
    if len(seats) == 1:  # R13: the other contenders have resigned
        play.close_question()
        _win(play, seats[0], "alone")
        return
    codes = bytes([code for seat in seats if (code := play.chosen[seat]) is not None])
    if len(codes) == len(seats):
        _show(play, seats, codes)


def _show(play: Play, seats: Sequence[int], codes: bytes) -> None:
    """All seats asked have chosen: show the cards at once, fill the hands, then compare (R50)."""
    battle, war = play.battle, any(play.tied)
    play.close_question()
    if not war:
        begin_battle(battle.table)
    for seat, code in zip(seats, codes, strict=True):
        play_card(battle, seat, code)
    if not battle.setup.quiet:
        if war:
            log_laid(battle, {}, dict(zip(seats, codes, strict=True)))
        else:
            battle.log.append(Turned(battle.table.battles, battle.by_seat(seats, codes), battle.counts()))
    draw_hands(battle)
    best = highest(battle.setup, codes)
    if len(best) > 1:
        _fight(play, {seats[place]: codes[place] for place in best})
        return
    others = codes[: best[0]] + codes[best[0] + 1 :]
    _win(play, seats[best[0]], "highest", codes[best[0]], others[highest(battle.setup, others)[0]])


def _fight(play: Play, tied: Mapping[int, int]) -> None:
    """Declare a link of a war and lay its face-down cards; its fourth cards are asked for next (R52). `tied`: codes."""
    battle = play.battle
    rows = battle.table.rows
    play.tied = tuple(
        [(*places, len(rows[seat]) - 1) if seat in tied else places for seat, places in enumerate(play.tied)]
    )
    settled = declare(battle, tied, _muster)
    if not settled.down:  # R13
        play.end_war()
        if not battle.setup.quiet:
            battle.log.append(LeftLying(battle.counts()))
        close_battle(battle, None, unfought=True)
    elif len(settled.down) == 1:  # R13
        (winner,) = settled.down
        _win(play, winner, "alone")
    else:
        for seat, count in settled.down.items():
            stock = battle.table.stocks[seat]
            battle.table.stocks[seat] = stock[count:]
            battle.table.lay_down(seat, stock[:count])
        if not battle.setup.quiet:
            log_laid(battle, settled.down, {})


def _muster(battle: Battle, tied: Mapping[int, int], link: int) -> Muster:
    """A stock gives what it has (R53); a contender without a hand has no stock either and cannot fight (R54)."""
    count = face_down(battle.setup, tied, link)
    stocks, hands = battle.table.stocks, battle.table.hands
    down = {seat: min(count, len(stocks[seat])) for seat in tied if hands[seat]}
    return Muster(down, {}, tuple([seat for seat in tied if not hands[seat]]), drawn=False)


def _win(play: Play, winner: int, how: How, shown: int | None = None, beaten: int | None = None) -> None:
    """The battle is won: collect, fill the hands, and see whether the game is over."""
    collect_shares(play.battle, play.tied, winner, how, shown, beaten)
    play.end_war()
    draw_hands(play.battle)
    close_battle(play.battle, winner)
