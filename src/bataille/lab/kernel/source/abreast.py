"""Many games side by side, each in a lane until it is over or long."""

from __future__ import annotations

from bataille.lab.kernel.choices import CAPTURED_ALL, SHUFFLED
from bataille.lab.kernel.source.coins import ALL, catch_up, forget_prizes, prepare
from bataille.lab.kernel.source.deal import clear_table, deal
from bataille.lab.kernel.source.decks import shuffle_decks
from bataille.lab.kernel.source.endless import seek
from bataille.lab.kernel.source.lanes import pass_on
from bataille.lab.kernel.source.leaving import line_up
from bataille.lab.kernel.source.options import (
    ACE,
    BLOCKS,
    DETAIL,
    FINDS_ENDLESS,
    LAST_BATTLE,
    ORDER,
    PACK_WORDS,
    compiled,
    every,
    every_other,
    lay_row,
    number_of,
    row,
    sum_of,
    ties,
    whole,
    word,
)
from bataille.lab.kernel.source.piles import PILES, size
from bataille.lab.kernel.source.play import advance
from bataille.lab.kernel.source.results import note_deal, note_end
from bataille.lab.kernel.source.stream import make_blocks
from bataille.lab.kernel.table import (
    BATTLES,
    CHAIN,
    CHANGES,
    DECK_FAIR,
    DECKS,
    DRAWN,
    GAME,
    HEAD,
    LANE_BATTLES,
    LANE_CHAIN,
    LANE_CHANGES,
    LANE_DRAWN,
    LANE_GAME,
    LANE_GAME_WORD,
    LANE_HELD,
    LANE_LEAST,
    LANE_LED,
    LANE_MADE,
    LANE_PLACES,
    LANE_WARS,
    LANES,
    LEADER,
    LEAST,
    NEXT_GAME,
    OVER,
    ROOM,
    ROW,
    RUNNING,
    TAIL,
    WARS,
    Columns,
    Table,
)

_MASK = 2**64 - 1
#: Lanes in use: where prizes are shuffled after a pass, four of them have something to do meanwhile.
_LANES: int = LANES if ORDER == SHUFFLED else 4
#: Battles after which a game is watched for a position that comes back, or the guard is near (R25).
_PATIENCE: int = 1024 if FINDS_ENDLESS else LAST_BATTLE - ROW


@compiled
def play_abreast(table: Table, other: Table, book: Table, columns: Columns, first: int, number: int) -> None:
    """Play `number` games from game `first` on, and write down their results."""
    count = table.counts
    count[NEXT_GAME] = 0
    if ORDER == SHUFFLED:
        forget_prizes(table)
    for lane in range(_LANES):
        _leave_idle(table, lane)
    over = 0
    while over < number:
        for lane in range(_LANES):
            used = pass_on(table, lane)
            if used == 0 or count[LANE_BATTLES + LANE_PLACES * lane] >= _PATIENCE:
                if ORDER == SHUFFLED:
                    catch_up(table)
                done = _attend(table, other, book, columns, lane)
                over += 1 if done and count[LANE_GAME + LANE_PLACES * lane] >= 0 else 0
                if done:
                    _change(table, lane, columns, first, number)
            if ORDER == SHUFFLED and lane & 3 == 3:
                catch_up(table)
                prepare(table, lane - 3, lane + 1)


@compiled
def _attend(table: Table, other: Table, book: Table, columns: Columns, lane: int) -> int:
    """Do what a lane cannot do by itself. Returns whether its game is over."""
    count = table.counts
    place = LANE_PLACES * lane
    over = 1
    if count[LANE_GAME + place] >= 0:
        if count[LANE_HELD + place] == 0 or count[LANE_HELD + place] == ALL:
            _note(table, lane, columns)
        else:
            over = _play_at_table(table, other, book, columns, lane)
    return over


@compiled
def _change(table: Table, lane: int, columns: Columns, first: int, number: int) -> None:
    """Begin another game in a lane, if there is one."""
    _leave_idle(table, lane)
    if table.counts[NEXT_GAME] < number:
        _take(table, lane, columns, first)


@compiled
def _leave_idle(table: Table, lane: int) -> None:
    """No game is in a lane."""
    place = LANE_PLACES * lane
    table.counts[LANE_GAME + place] = -1
    table.counts[LANE_HELD + place] = table.counts[LANE_BATTLES + place] = 0


@compiled
def _take(table: Table, lane: int, columns: Columns, first: int) -> None:
    """Begin the next game in a lane."""
    cards, count = table.cards, table.counts
    place = LANE_PLACES * lane
    game = count[NEXT_GAME]
    count[NEXT_GAME] = game + 1
    deck = game & DECKS - 1
    if deck == 0:
        shuffle_decks(table, first + word(game))
    count[LANE_BATTLES + place] = count[LANE_WARS + place] = 0
    count[LANE_GAME + place] = game
    count[LANE_GAME_WORD + place] = whole((first + word(game)) & _MASK)
    count[LANE_MADE + place] = 0
    if count[DECK_FAIR + deck]:
        start = PILES * count[ROOM]
        pack = row(cards, start + ROW * deck)
        at = start + ROW * (DECKS + 2 * lane)
        lay_row(cards, at, every_other(pack, 0, ALL // 2))
        lay_row(cards, at + ROW, every_other(pack, 1, ALL // 2))
        count[LANE_HELD + place] = ALL // 2
        count[LANE_DRAWN + place] = PACK_WORDS
        if DETAIL:
            count[LANE_LEAST + place] = count[LANE_LEAST + place + 1] = ALL // 2
            count[LANE_CHANGES + place] = count[LANE_CHAIN + place] = 0
            count[LANE_LED + place] = -1
            _note_deal(table, lane, columns)
    else:
        count[GAME] = count[LANE_GAME_WORD + place]
        deal(table, game)
        if DETAIL:
            note_deal(table, columns, game)
        _leave(table, lane)


@compiled
def _note_deal(table: Table, lane: int, columns: Columns) -> None:
    """Write down what was dealt."""
    cards = table.cards
    at = PILES * table.counts[ROOM] + ROW * (DECKS + 2 * lane)
    game = table.counts[LANE_GAME + LANE_PLACES * lane]
    dealt = (1 << ALL // 2) - 1
    for seat in range(2):
        stock = row(cards, at + ROW * seat)
        columns.aces[2 * game + seat] = number_of(ties(stock, every(ACE)) & dealt)
        columns.strength[2 * game + seat] = sum_of(stock)


@compiled
def _note(table: Table, lane: int, columns: Columns) -> None:
    """Write down a game that ended in its lane."""
    count = table.counts
    place = LANE_PLACES * lane
    game = count[LANE_GAME + place]
    winner = 0 if count[LANE_HELD + place] else 1
    columns.winner[game] = winner
    columns.termination[game] = CAPTURED_ALL
    columns.battles[game] = count[LANE_BATTLES + place]
    columns.wars[game] = count[LANE_WARS + place]
    columns.since[game] = columns.period[game] = -1
    columns.drawn[game] = count[LANE_DRAWN + place]
    if DETAIL:
        columns.longest_chain[game] = count[LANE_CHAIN + place]
        columns.lead_changes[game] = count[LANE_CHANGES + place]
        columns.comeback[game] = count[LANE_LEAST + place + winner]


@compiled
def _play_at_table(table: Table, other: Table, book: Table, columns: Columns, lane: int) -> int:
    """Play a war that is more than a matter of comparing, or a long game to its end. Returns whether it is over."""
    count = table.counts
    game = count[LANE_GAME + LANE_PLACES * lane]
    count[GAME] = other.counts[GAME] = count[LANE_GAME_WORD + LANE_PLACES * lane]
    _sit_down(table, lane)
    if count[BATTLES] < _PATIENCE:
        advance(table, ROW)
    if FINDS_ENDLESS and count[OVER] == RUNNING and count[BATTLES] >= _PATIENCE:
        seek(table, other, book, game)
    while not FINDS_ENDLESS and count[OVER] == RUNNING and count[BATTLES] >= _PATIENCE:
        advance(table, ROW)
    over = 0 if count[OVER] == RUNNING else 1
    if over:
        note_end(table, columns, game)
    else:
        _leave(table, lane)
    return over


@compiled
def _sit_down(table: Table, lane: int) -> None:
    """Bring the game of a lane to the table."""
    cards, count = table.cards, table.counts
    place = LANE_PLACES * lane
    at = PILES * count[ROOM] + ROW * (DECKS + 2 * lane)
    clear_table(table)
    lay_row(cards, 0, row(cards, at))
    lay_row(cards, count[ROOM], row(cards, at + ROW))
    count[TAIL] += count[LANE_HELD + place]
    count[TAIL + 2] += ALL - count[LANE_HELD + place]
    count[BATTLES] = count[LANE_BATTLES + place]
    count[WARS] = count[LANE_WARS + place]
    count[DRAWN] = count[LANE_DRAWN + place]
    if not FINDS_ENDLESS:
        make_blocks(table, count[DRAWN] // (4 * BLOCKS) * BLOCKS)
    if DETAIL:
        led = count[LANE_LED + place]
        count[LEADER] = led if led < 0 else 1 - led
        count[CHANGES] = count[LANE_CHANGES + place]
        count[CHAIN] = count[LANE_CHAIN + place]
        count[LEAST] = count[LANE_LEAST + place]
        count[LEAST + 1] = count[LANE_LEAST + place + 1]
    line_up(table, 3)


@compiled
def _leave(table: Table, lane: int) -> None:
    """Bring the game at the table to a lane."""
    cards, count = table.cards, table.counts
    place = LANE_PLACES * lane
    at = PILES * count[ROOM] + ROW * (DECKS + 2 * lane)
    lay_row(cards, at, row(cards, count[HEAD]))
    lay_row(cards, at + ROW, row(cards, count[HEAD + 2]))
    count[LANE_HELD + place] = size(table, 0)
    count[LANE_BATTLES + place] = count[BATTLES]
    count[LANE_WARS + place] = count[WARS]
    count[LANE_DRAWN + place] = count[DRAWN]
    count[LANE_MADE + place] = count[DRAWN] & -64
    if DETAIL:
        leader = count[LEADER]
        count[LANE_LED + place] = leader if leader < 0 else 1 - leader
        count[LANE_CHANGES + place] = count[CHANGES]
        count[LANE_CHAIN + place] = count[CHAIN]
        count[LANE_LEAST + place] = count[LEAST]
        count[LANE_LEAST + place + 1] = count[LEAST + 1]
