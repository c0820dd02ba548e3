"""Games in a row, and their results."""

from __future__ import annotations

from bataille.lab.kernel.source.abreast import play_abreast
from bataille.lab.kernel.source.deal import deal
from bataille.lab.kernel.source.ending import break_ties
from bataille.lab.kernel.source.endless import seek
from bataille.lab.kernel.source.options import DETAIL, FINDS_ENDLESS, VECTORS, compiled, entry, point, whole, word
from bataille.lab.kernel.source.play import advance
from bataille.lab.kernel.source.results import note_deal, note_end
from bataille.lab.kernel.table import BATTLES, GAME, OVER, RUNNING, SEED, Columns, Table, Tables

_MASK = 2**64 - 1
#: Battles after which a game is watched for a position that comes back (R25); hardly any that ends is so long.
PATIENCE = 512


@compiled
def point_table(table: Table) -> Table:
    """The table by addresses."""
    return Table(point(table.cards), point(table.counts), point(table.packs), point(table.lists))


@compiled
def point_columns(columns: Columns) -> Columns:
    """The columns by addresses."""
    return Columns(
        point(columns.winner),
        point(columns.termination),
        point(columns.battles),
        point(columns.wars),
        point(columns.since),
        point(columns.period),
        point(columns.sharing),
        point(columns.drawn),
        point(columns.longest_chain),
        point(columns.lead_changes),
        point(columns.comeback),
        point(columns.aces),
        point(columns.strength),
    )


@entry
def play(tables: Tables, columns: Columns, seed: int, first: int, number: int) -> None:
    """Play `number` games of a seed, from game `first` on, at the first of the tables; write down their results."""
    _play(
        point_table(tables[0]),
        point_table(tables[1]),
        point_table(tables[2]),
        point_columns(columns),
        seed,
        first,
        number,
    )


@compiled
def _play(
    table: Table,
    other: Table,
    book: Table,
    columns: Columns,
    seed: int,
    first: int,
    number: int,
) -> None:
    count = table.counts
    count[SEED] = other.counts[SEED] = whole(seed)
    if VECTORS:
        play_abreast(table, other, book, columns, first, number)
        return
    for game in range(number):
        count[GAME] = other.counts[GAME] = whole((first + word(game)) & _MASK)
        deal(table, game)
        if DETAIL:
            note_deal(table, columns, game)
        while count[OVER] == RUNNING and not (FINDS_ENDLESS and count[BATTLES] >= PATIENCE):
            advance(table, PATIENCE)
        if FINDS_ENDLESS and count[OVER] == RUNNING:
            seek(table, other, book, game)
        break_ties(table)
        note_end(table, columns, game)
