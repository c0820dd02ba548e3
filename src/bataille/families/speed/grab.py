"""Grabs: claims to the centre, decided by the clock, and false ones (R41, R42, R44, R45)."""

from __future__ import annotations

from bataille.commands import Grab
from bataille.engine.legal import refusal
from bataille.engine.refill import take
from bataille.engine.war import reserve
from bataille.errors import CommandError
from bataille.events import Grabbed, GrabbedFalsely
from bataille.families.speed.battle import win
from bataille.families.speed.play import Play
from bataille.families.speed.table import Claim


def grab(play: Play, seat: int, command: Grab) -> None:
    """A seat in the game reaches for the centre.

    Raises `CommandError`: `command/late` for a battle that has been taken (R42), `command/illegal` for one that is
    still to come, and for a seat whose claim is being decided.
    """
    if command.battle < play.number:
        raise CommandError("command/late", battle=command.battle)
    if command.battle > play.number or any(claim.seat == seat for claim in play.claims):
        raise refusal(seat, command)
    if _may_take(play, seat, command.at):
        play.claims = (*play.claims, Claim(seat, command.at))
        if not play.battle.setup.quiet:
            play.battle.log.append(Grabbed(seat, command.at))
        decide(play)
    else:
        _punish(play, seat)


def _may_take(play: Play, seat: int, at: int) -> bool:
    """R41: of a live battle the owner always may, another seat once `steal_after` is over."""
    after = play.options.steal_after
    return play.owner is not None and (seat == play.owner or (after is not None and at >= after))


def _punish(play: Play, seat: int) -> None:
    """A false grab costs the top card, which goes face down to the seat's row, if there is one to spare (R42)."""
    battle = play.battle
    penalty = min(play.options.penalty, _spare(play, seat))
    battle.table.lay_down(seat, take(battle, seat, penalty))
    if not battle.setup.quiet:
        battle.log.append(GrabbedFalsely(seat, penalty, battle.counts()))


def _spare(play: Play, seat: int) -> int:
    """The cards a seat could lay now, without those that it owes to this battle. R12: in a war its reserve counts."""
    battle = play.battle
    held = reserve(battle, seat) if play.at_war or not battle.setup.refills else battle.table.holds(seat)
    return held - play.owed[seat]


def decide(play: Play) -> None:
    """Let the best claim win when the clock has come to its time (R44). At the bell it is too late (R45)."""
    limit = play.battle.setup.rules.time_limit
    now = play.battle.table.time if limit is None else min(play.battle.table.time, 1_000 * limit)
    due = due_at(play)
    if due is not None and due <= now:
        award(play)


def due_at(play: Play) -> int | None:
    """When the claims will be decided, in milliseconds since the deal; `None` where there are none (R44)."""
    if not play.claims:
        return None
    return play.since + min(_counted(play, claim) for claim in play.claims) + play.options.photo_finish


def award(play: Play) -> None:
    """The claim that wins takes the centre: in a photo finish the owner's, else the earliest, else clockwise (R44)."""
    owner, seats = play.owner, play.battle.setup.rules.seats
    assert owner is not None
    first = min(_counted(play, claim) for claim in play.claims)

    def merit(claim: Claim) -> tuple[bool, int, int]:
        time = _counted(play, claim)
        photo = claim.seat == owner and time - first < play.options.photo_finish
        return not photo, time, (claim.seat - owner) % seats

    winner = min(play.claims, key=merit).seat
    win(play, winner, "grabbed" if winner == owner else "stolen")


def _counted(play: Play, claim: Claim) -> int:
    """The time that counts for a claim, in milliseconds since the battle went live (R45).

    Seats with a handicap may be later, so the claims of the others wait: each counts later by what its handicap falls
    short of the longest in the game. But an owner that grabs within `steal_after` cannot be robbed (R41), so it need
    not wait.
    """
    after = play.options.steal_after
    if claim.seat == play.owner and (after is None or claim.at < after):
        return claim.at
    handicap = play.options.handicap or (0,) * len(play.owed)
    return claim.at + max(handicap[seat] for seat in play.battle.table.playing) - handicap[claim.seat]
