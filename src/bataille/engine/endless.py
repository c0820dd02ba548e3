"""Games that never end, recognised exactly (R25).

Every position after a battle is kept with the number of battles played then. The memory is a dictionary that a line
of play shares as it grows; a table that is stepped again from earlier in the line finds it longer than its own past and
goes on with a copy of the part that is its own, so that a step stays a pure function.
"""

from __future__ import annotations

from itertools import islice

from bataille.engine.battle import Battle

#: Stands between piles; no code is 255, so no two positions are written alike.
_BETWEEN = b"\xff"


def note_position(battle: Battle) -> int | None:
    """Remember the position after this battle; the number of battles when it stood before, or `None`.

    A position is every stock, row and pile of captures by rank (or by card, where R27 looks at suits), in order.
    """
    setup, table = battle.setup, battle.table
    piles = table.stocks + table.rows
    if setup.separate:
        piles += table.captures
    position = _BETWEEN.join(piles).translate(setup.likeness)
    if setup.rules.wars_to_win is not None:  # under R22 the wars won belong to it
        position += b"".join([_BETWEEN + wars.to_bytes(4, "little") for wars in table.wars_won])
    known, battles = table.positions, table.battles
    if len(known) > battles:
        known = table.positions = dict(islice(known.items(), battles))
    first = known.setdefault(position, battles)
    return None if first == battles else first
