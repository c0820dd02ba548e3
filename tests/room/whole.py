"""Whole games in rooms, played by computer players."""

from __future__ import annotations

from bataille.players import players_of
from bataille.record import Decimal, FromSeed
from bataille.room import Charter, FromRoom, Hello, Local, Place, Sitter
from bataille.variants import Variant

#: Enough for every family to show all its phases; a whole Casino session may last for hours.
COMMANDS = 400
SEED = 7


class Now:
    """A clock that is only put forward."""

    def __init__(self) -> None:
        self.milliseconds = 0

    def __call__(self) -> int:
        return self.milliseconds


def charter_for(variant: Variant) -> Charter:
    """Every seat has a device of its own that looks on while a computer player plays; and there is a watcher."""
    player = players_of(variant.rules.part.TAG)[0].key
    seats = range(variant.rules.seats)
    places = [Place(f"token-{seat}", (seat,)) for seat in seats]
    return Charter(
        variant.rules,
        FromSeed(Decimal(SEED), Decimal(0)),
        tuple([Sitter(f"seat {seat}", player) for seat in seats]),
        (*places, Place("watcher", (), host=True)),
        variant=variant.key,
    )


def play(variant: Variant, commands: int = COMMANDS) -> tuple[Local, dict[int | None, list[FromRoom]]]:
    """Play until the end, or a number of entries; also returns what each seat's device and the watcher were told."""
    now = Now()
    local = Local(charter_for(variant), now)
    for connection, place in enumerate(local.room.charter.places):
        local.send(connection, Hello(place.token, 0))
    while len(local.entries) < commands:
        wait = local.tick()
        if wait is None:
            break
        now.milliseconds += wait
    seats = [*range(variant.rules.seats), None]
    return local, {seat: local.inbox(connection) for connection, seat in enumerate(seats)}
