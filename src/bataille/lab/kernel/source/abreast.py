"""Many games side by side, each in a lane once two seats are left in it, until it is over or long."""

from __future__ import annotations

from bataille.lab.kernel.choices import CAPTURED_ALL, SHUFFLED
from bataille.lab.kernel.source.coins import ALL, catch_up, forget_prizes, prepare
from bataille.lab.kernel.source.deal import clear_table, deal, take_seats
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
    SEATS,
    Row,
    compiled,
    every,
    every_nth,
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
from bataille.lab.kernel.source.stride import is_led_by
from bataille.lab.kernel.table import (
    BATTLES,
    CHAIN,
    CHANGES,
    DEAL,
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
    LANE_SEAT,
    LANE_WARS,
    LANES,
    LEADER,
    LEAST,
    LYING,
    NEXT_GAME,
    OVER,
    ROOM,
    ROW,
    RUNNING,
    SEAT_AT,
    SEATED,
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
                ended = _attend(table, other, book, columns, lane, first, number)
                over += ended
            if ORDER == SHUFFLED and lane & 3 == 3:
                catch_up(table)
                prepare(table, lane - 3, lane + 1)


@compiled
def _attend(table: Table, other: Table, book: Table, columns: Columns, lane: int, first: int, number: int) -> int:
    """Do what a lane cannot do by itself, and begin other games when its own is over. Returns the games that are."""
    count = table.counts
    place = LANE_PLACES * lane
    over = 0
    idle = 1
    if count[LANE_GAME + place] >= 0:
        if count[LANE_HELD + place] == 0 or count[LANE_HELD + place] == ALL:
            _note(table, lane, columns)
            over = 1
        else:
            _sit_down(table, lane)
            idle = 0
    again = 1
    while again:
        at_table = 1 - idle
        if idle and count[NEXT_GAME] < number:
            _take(table, lane, columns, first)
            idle = 0
            at_table = 1 if SEATS > 2 or count[DEAL] else 0
        if at_table:
            idle = _play_at_table(table, other, book, columns, lane)
            over += idle
        again = 1 if idle and count[NEXT_GAME] < number else 0
    if idle:
        _leave_idle(table, lane)
    return over


@compiled
def _leave_idle(table: Table, lane: int) -> None:
    """No game is in a lane."""
    place = LANE_PLACES * lane
    table.counts[LANE_GAME + place] = -1
    table.counts[LANE_HELD + place] = table.counts[LANE_BATTLES + place] = 0


@compiled
def _take(table: Table, lane: int, columns: Columns, first: int) -> None:
    """Begin the next game, in a lane, or at the table where it has more than two seats or is an explicit deal."""
    cards, count = table.cards, table.counts
    place = LANE_PLACES * lane
    game = count[NEXT_GAME]
    count[NEXT_GAME] = game + 1
    deck = game & DECKS - 1
    if deck == 0 and not count[DEAL]:
        shuffle_decks(table, first + word(game))
    count[LANE_BATTLES + place] = count[LANE_WARS + place] = 0
    count[LANE_GAME + place] = game
    count[LANE_GAME_WORD + place] = whole((first + word(game)) & _MASK)
    count[LANE_MADE + place] = 0
    start = PILES * count[ROOM]
    pack = row(cards, start + ROW * deck)
    if SEATS == 2 and count[DECK_FAIR + deck]:
        at = start + ROW * (DECKS + 2 * lane)
        lay_row(cards, at, every_nth(pack, 0, 2, ALL // 2))
        lay_row(cards, at + ROW, every_nth(pack, 1, 2, ALL // 2))
        count[LANE_HELD + place] = ALL // 2
        count[LANE_DRAWN + place] = PACK_WORDS
        count[LANE_SEAT + place] = 0
        count[LANE_SEAT + place + 1] = 1
        if DETAIL:
            count[LANE_LEAST + place] = count[LANE_LEAST + place + 1] = ALL // 2
            count[LANE_CHANGES + place] = count[LANE_CHAIN + place] = 0
            count[LANE_LED + place] = -1
            _note_deal(table, lane, columns)
    else:
        count[GAME] = count[LANE_GAME_WORD + place]
        if SEATS > 2 and count[DECK_FAIR + deck]:
            _deal_out(table, pack)
        else:
            deal(table, game)
        if DETAIL:
            note_deal(table, columns, game)
        if SEATS == 2 and not count[DEAL]:
            _leave(table, lane)


@compiled
def _deal_out(table: Table, pack: Row) -> None:
    """Deal a shuffled pack at the table."""
    count = table.counts
    clear_table(table)
    for seat in range(SEATS):
        lay_row(table.cards, seat * count[ROOM], every_nth(pack, seat, SEATS, ALL // SEATS))
        count[TAIL + 2 * seat] += ALL // SEATS
    count[DRAWN] = PACK_WORDS
    take_seats(table)


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
    columns.winner[game] = count[LANE_SEAT + place + winner]
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
    """Play at the table until a lane can go on, or a long game to its end. Returns whether it is over."""
    count = table.counts
    game = count[LANE_GAME + LANE_PLACES * lane]
    other.counts[GAME] = count[GAME]
    stays = 1
    while stays and count[OVER] == RUNNING and count[BATTLES] < _PATIENCE:
        advance(table, ROW)
        fits = _fits_lane(table)
        stays = 1 - fits
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
def _fits_lane(table: Table) -> int:
    """Whether two seats are left, with all cards of a pack in their stocks; and one led last, if that is counted."""
    count = table.counts
    fits = 1 if count[SEATED] == 2 and not count[LYING] and not count[DEAL] else 0
    if DETAIL and fits:
        fits = is_led_by(table, count[SEAT_AT], count[SEAT_AT + 1])
    return fits


@compiled
def _sit_down(table: Table, lane: int) -> None:
    """Bring the game of a lane to the table."""
    cards, count = table.cards, table.counts
    place = LANE_PLACES * lane
    one, another = count[LANE_SEAT + place], count[LANE_SEAT + place + 1]
    at = PILES * count[ROOM] + ROW * (DECKS + 2 * lane)
    clear_table(table)
    lay_row(cards, one * count[ROOM], row(cards, at))
    lay_row(cards, another * count[ROOM], row(cards, at + ROW))
    count[TAIL + 2 * one] += count[LANE_HELD + place]
    count[TAIL + 2 * another] += ALL - count[LANE_HELD + place]
    count[BATTLES] = count[LANE_BATTLES + place]
    count[WARS] = count[LANE_WARS + place]
    count[DRAWN] = count[LANE_DRAWN + place]
    count[GAME] = count[LANE_GAME_WORD + place]
    if not FINDS_ENDLESS:
        make_blocks(table, count[DRAWN] // (4 * BLOCKS) * BLOCKS)
    if DETAIL:
        led = count[LANE_LED + place]
        count[LEADER] = led if led < 0 else one if led else another
        count[CHANGES] = count[LANE_CHANGES + place]
        count[CHAIN] = count[LANE_CHAIN + place]
        count[LEAST + one] = count[LANE_LEAST + place]
        count[LEAST + another] = count[LANE_LEAST + place + 1]
    line_up(table, 1 << one | 1 << another)


@compiled
def _leave(table: Table, lane: int) -> None:
    """Bring the game at the table to a lane."""
    cards, count = table.cards, table.counts
    place = LANE_PLACES * lane
    one, another = count[SEAT_AT], count[SEAT_AT + 1]
    at = PILES * count[ROOM] + ROW * (DECKS + 2 * lane)
    lay_row(cards, at, row(cards, count[HEAD + 2 * one]))
    lay_row(cards, at + ROW, row(cards, count[HEAD + 2 * another]))
    count[LANE_SEAT + place] = one
    count[LANE_SEAT + place + 1] = another
    count[LANE_HELD + place] = size(table, one)
    count[LANE_BATTLES + place] = count[BATTLES]
    count[LANE_WARS + place] = count[WARS]
    count[LANE_DRAWN + place] = count[DRAWN]
    count[LANE_MADE + place] = count[DRAWN] & -64
    if DETAIL:
        leader = count[LEADER]
        count[LANE_LED + place] = leader if leader < 0 else 1 if leader == one else 0
        count[LANE_CHANGES + place] = count[CHANGES]
        count[LANE_CHAIN + place] = count[CHAIN]
        count[LANE_LEAST + place] = count[LEAST + one]
        count[LANE_LEAST + place + 1] = count[LEAST + another]
