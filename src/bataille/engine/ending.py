"""Who is out and how a game ends (R17–R25)."""

from __future__ import annotations

from bataille.engine.battle import Battle
from bataille.engine.collect import collect
from bataille.engine.endless import note_position
from bataille.engine.tie_break import break_tie
from bataille.events import BellRang, Ended
from bataille.outcome import Outcome, Termination
from bataille.rules import Captures


def close_battle(battle: Battle, winner: int | None, *, unfought: bool = False) -> None:
    """After a battle: outs, then the first ending that applies (R17, R18).

    `winner`: who won the battle, if anybody; `unfought`: nobody could, and the contenders of its war are out (R13).
    """
    table, setup = battle.table, battle.setup
    if setup.counted:  # R21
        table.time += 1_000 * setup.rules.seconds_per_turn * (1 + table.links)
    if table.links and winner is not None:  # R22
        table.wars_won = tuple([won + (seat == winner) for seat, won in enumerate(table.wars_won)])
    if b"" in table.stocks:
        contenders = tuple([seat for seat, _ in table.left]) if unfought else ()
        put_out_empty(battle, unfought=unfought)
        if len(table.playing) < 2:
            end_by_outs(battle, _why_out(battle), contenders)
            return
    if setup.limited:
        _end_by_limit(battle)
        if table.outcome is not None:
            return
    if setup.finds_endless:
        since = note_position(battle)
        if since is not None:
            end_without_winner(battle, Termination.ENDLESS, since)
    elif table.battles >= setup.last_battle:
        end_without_winner(battle, Termination.GUARD)


def _end_by_limit(battle: Battle) -> None:
    """R18's order: `wars`, `target`, `floor`, `time`, `battles`."""
    rules = battle.setup.rules
    if rules.wars_to_win is not None and max(battle.table.wars_won) >= rules.wars_to_win:
        end(battle, Termination.WARS, (battle.table.wars_won.index(rules.wars_to_win),))
    elif rules.target is not None and reached(battle, rules.target):
        end(battle, Termination.TARGET, richest(battle))
    elif rules.floor is not None and min(map(battle.table.holds, range(rules.seats))) < rules.floor:
        end(battle, Termination.FLOOR, richest(battle))
    elif rules.time_limit is not None and battle.table.time >= 1_000 * rules.time_limit:
        ring_bell(battle)
        end(battle, Termination.TIME, richest(battle))
    elif rules.battle_limit is not None and battle.table.battles >= rules.battle_limit:
        end(battle, Termination.BATTLES, richest(battle))


def put_out_empty(battle: Battle, *, unfought: bool = False) -> None:
    """Seats that cannot turn another card are out (R17). After R13 its contenders, out already, count with them."""
    table = battle.table
    empty = [seat for seat in table.playing if not battle.can_turn(seat)]
    if empty:
        contenders = table.left
        battle.put_out(empty, "empty")
        if unfought:
            table.left = (*contenders, *table.left)


def end_by_outs(battle: Battle, why: Termination, contenders: tuple[int, ...] = ()) -> None:
    """At most one seat is left: it takes the centre and has won (R18); if none is, the captures decide (R17).

    `contenders`: after R13, those of its war, who share what the captures leave a draw.
    """
    table = battle.table
    if table.playing:
        (last,) = table.playing
        if any(table.rows):
            collect(battle, last, "last")
        end(battle, why, (last,))
        return
    most = max(captured for _, captured in table.left)
    best = tuple(sorted(seat for seat, captured in table.left if captured == most))
    end(battle, why, best if len(best) == 1 else contenders or best)


def _why_out(battle: Battle) -> Termination:
    """R18's names for a game that ended by outs."""
    if battle.table.short:
        return Termination.SHORT_WAR
    if battle.table.discarded or battle.setup.rules.captures is Captures.NONE:
        return Termination.EMPTY_STOCK
    return Termination.CAPTURED_ALL


def reached(battle: Battle, target: int) -> bool:
    """Whether a seat holds the target (R19)."""
    return max(map(battle.table.holds, range(len(battle.table.stocks)))) >= target


def richest(battle: Battle) -> tuple[int, ...]:
    """The seats that hold the most cards (R19)."""
    holdings = [battle.table.holds(seat) for seat in range(len(battle.table.stocks))]
    most = max(holdings)
    return tuple([seat for seat, holding in enumerate(holdings) if holding == most])


def ring_bell(battle: Battle) -> None:
    """Say, once, that the time is up (R21)."""
    if not battle.setup.quiet and not any(isinstance(event, BellRang) for event in battle.log):
        battle.log.append(BellRang(battle.table.time))


def end(battle: Battle, why: Termination, best: tuple[int, ...]) -> None:
    """End the game: `best` has won, or shares a draw that a fresh pack may break (R24)."""
    if len(best) > 1:
        best = break_tie(battle, best)
    winner = best[0] if len(best) == 1 else None
    _finish(battle, Outcome(winner, why, () if winner is not None else best, battle.table.battles, battle.table.wars))


def end_without_winner(battle: Battle, why: Termination, since: int | None = None) -> None:
    """End a game that cannot be won: endless since battle `since`, or stopped by the guard (R25)."""
    period = None if since is None else battle.table.battles - since
    _finish(battle, Outcome(None, why, (), battle.table.battles, battle.table.wars, since, period))


def _finish(battle: Battle, outcome: Outcome) -> None:
    battle.table.outcome = outcome
    battle.table.given = ()
    if not battle.setup.quiet:
        battle.log.append(Ended(outcome))
