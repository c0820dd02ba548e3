"""Games in a row, and their results."""

from __future__ import annotations

from bataille.lab.kernel.source.deal import deal
from bataille.lab.kernel.source.ending import break_ties
from bataille.lab.kernel.source.endless import seek
from bataille.lab.kernel.source.options import (
    DETAIL,
    FINDS_ENDLESS,
    SEATS,
    SUIT_BITS,
    compiled,
    entry,
    first_of,
    point,
    whole,
    word,
)
from bataille.lab.kernel.source.play import advance
from bataille.lab.kernel.source.seats import are_many
from bataille.lab.kernel.table import (
    ACES,
    BATTLES,
    BEST,
    CHAIN,
    CHANGES,
    DRAWN,
    GAME,
    HEAD,
    LEAST,
    OVER,
    PERIOD,
    RUNNING,
    SEED,
    SINCE,
    TAIL,
    WARS,
    Columns,
    Table,
    Tables,
)

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
        point_table(tables[3]),
        point_columns(columns),
        seed,
        first,
        number,
    )


@compiled
def _play(
    table: Table,
    other: Table,
    third: Table,
    fourth: Table,
    columns: Columns,
    seed: int,
    first: int,
    number: int,
) -> None:
    count = table.counts
    count[SEED] = other.counts[SEED] = whole(seed)
    for game in range(number):
        count[GAME] = other.counts[GAME] = whole((first + word(game)) & _MASK)
        deal(table, game)
        if DETAIL:
            _note_deal(table, columns, game)
        while count[OVER] == RUNNING and not (FINDS_ENDLESS and count[BATTLES] >= PATIENCE):
            advance(table, PATIENCE)
        if FINDS_ENDLESS and count[OVER] == RUNNING:
            seek(table, other, third, fourth, game)
        break_ties(table)
        _note_end(table, columns, game)


@compiled
def _note_deal(table: Table, columns: Columns, game: int) -> None:
    """Aces and strength that each seat was dealt."""
    for seat in range(SEATS):
        aces = strength = 0
        for place in range(table.counts[HEAD + 2 * seat], table.counts[TAIL + 2 * seat]):
            card = whole(table.cards[place])
            aces += table.lists[ACES + card]
            strength += card >> SUIT_BITS
        columns.aces[game * SEATS + seat] = aces
        columns.strength[game * SEATS + seat] = strength


@compiled
def _note_end(table: Table, columns: Columns, game: int) -> None:
    """How the game ended."""
    count = table.counts
    best = count[BEST]
    columns.winner[game] = -1
    if best and not are_many(best):
        winner = first_of(best)
        columns.winner[game] = winner
        if DETAIL:
            columns.comeback[game] = count[LEAST + winner]
    if are_many(best):
        columns.sharing[game] = best
    columns.termination[game] = count[OVER]
    columns.battles[game] = count[BATTLES]
    columns.wars[game] = count[WARS]
    columns.since[game] = count[SINCE]
    columns.period[game] = count[PERIOD]
    columns.drawn[game] = count[DRAWN]
    if DETAIL:
        columns.longest_chain[game] = count[CHAIN]
        columns.lead_changes[game] = count[CHANGES]
