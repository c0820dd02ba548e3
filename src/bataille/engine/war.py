"""War: who fights, with how many cards, and who cannot (R9–R13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bataille.cards import NUMBERS, RANKS, rank_index
from bataille.engine.battle import Battle
from bataille.engine.refill import take
from bataille.engine.setup import Setup, is_joker
from bataille.events import Laid, WarDeclared
from bataille.rules import Chain, Contenders, Short
from bataille.value import value

_HIGHEST_BY_RANK = 11
_COURT_BY_RANK = 10

#: Looking a member up on its class costs as much as ten comparisons.
_EVERYONE = Contenders.EVERYONE


@value
class Muster:
    """One link of a war, settled for all before anyone lays (R12)."""

    #: For each seat that lays: how many cards face down before the one face up.
    down: dict[int, int]
    #: Contenders whose last face-up card stands, and that card's code.
    standing: dict[int, int]
    #: Contenders that cannot fight: they are out.
    out: tuple[int, ...]
    #: Whether the game is a draw because one contender is short.
    drawn: bool


def face_down(setup: Setup, tied: Mapping[int, int], link: int) -> int:
    """How many face-down cards this link asks for (R10, R11). `tied`: code by seat."""
    if link > 1 and setup.rules.chain is Chain.SINGLE:
        return 0
    war_down = setup.rules.war_down
    if isinstance(war_down, int):
        return war_down
    return max(_by_rank(setup, code) for code in tied.values())


def _by_rank(setup: Setup, code: int) -> int:
    """R10 `by-rank`: numbers their value, J Q K 10, A and joker 11."""
    if setup.faces is NUMBERS:
        return code + 1
    if is_joker(code):
        return _HIGHEST_BY_RANK
    rank = rank_index(code)
    if RANKS[rank] == "A":
        return _HIGHEST_BY_RANK
    return min(rank + 2, _COURT_BY_RANK)


def reserve(battle: Battle, seat: int) -> int:
    """The cards a contender can lay from in this war: *r* of R12."""
    count = len(battle.table.stocks[seat])
    if battle.setup.refills and battle.setup.rules.refill_in_war:
        count += len(battle.table.captures[seat])
    return count


def muster(battle: Battle, tied: Mapping[int, int], link: int) -> Muster:
    """Settle who fights this link, and with what (R9, R12). `tied`: the tied cards' codes by seat."""
    asked = face_down(battle.setup, tied, link)
    contenders = battle.table.playing if battle.setup.rules.contenders is _EVERYONE else tied
    reserves = {seat: reserve(battle, seat) for seat in contenders}
    if min(reserves.values()) > asked:  # the usual case, in a third of the time: nobody is short
        return Muster(dict.fromkeys(reserves, asked), {}, (), False)
    return _muster_short(battle.setup.rules.short, tied, asked, reserves)


def _muster_short(short: Short, tied: Mapping[int, int], asked: int, reserves: Mapping[int, int]) -> Muster:
    """What becomes of those who cannot lay all that is asked (R12). `reserves`: *r* by seat."""
    needed = asked + 1 if short in (Short.LOSE, Short.DRAW) else 1
    able = {seat: count for seat, count in reserves.items() if count >= needed}
    unable = [seat for seat, count in reserves.items() if count < needed and seat in tied]
    if unable and short is Short.DRAW:
        return Muster({}, {}, (), drawn=True)
    if short is Short.EQUAL and able:
        asked = min(asked, min(able.values()) - 1)
    down = {seat: min(asked, count - 1) for seat, count in able.items()}
    if unable and down and short is Short.LAST_CARD:  # R13: standing cards alone decide nothing
        return Muster(down, {seat: tied[seat] for seat in unable}, (), drawn=False)
    return Muster(down, {}, tuple(unable), drawn=False)


def declare(
    battle: Battle,
    tied: Mapping[int, int],
    settle: Callable[[Battle, Mapping[int, int], int], Muster] = muster,
) -> Muster:
    """Count and announce a link of a war, settle it, and put out those who cannot fight (R9, R12, R28).

    `settle`: who fights it, for a family that has its own rule (R53).
    """
    battle.table.wars += 1
    battle.table.links += 1
    settled = settle(battle, tied, battle.table.links)
    if not battle.setup.quiet:
        faces = battle.setup.faces
        cards = tuple([faces[code] for code in tied.values()])
        battle.log.append(WarDeclared(battle.table.links, tuple(tied), cards, tuple(settled.standing)))
    if settled.out:
        battle.table.short = True
        battle.put_out(settled.out, "short")
    return settled


def lay_link(battle: Battle, settled: Muster) -> dict[int, int]:
    """Lay one link of a war (R10). Returns the codes that face each other, standing ones too, by seat."""
    shown: dict[int, int] = {}
    for seat, count in settled.down.items():
        shown[seat] = lay(battle, seat, count)
    if not battle.setup.quiet:
        log_laid(battle, settled.down, shown)
    if settled.standing:
        return dict(sorted((shown | settled.standing).items()))
    return shown


def lay(battle: Battle, seat: int, count: int) -> int:
    """Lay `count` cards face down and one face up (R10). Returns the code of the face-up card."""
    cards = take(battle, seat, count + 1)
    battle.table.lay_down(seat, cards, up=1)
    return cards[-1]


def log_laid(battle: Battle, down: Mapping[int, int], shown: Mapping[int, int]) -> None:
    """Say what the seats in `down` laid: how many face down, and the code of the face-up card in `shown`.

    Both have their seats in ascending order.
    """
    seats = len(battle.table.stocks)
    counts = tuple(down.values() if len(down) == seats else [down.get(seat, 0) for seat in range(seats)])
    battle.log.append(Laid(counts, battle.by_seat(list(shown), bytes(shown.values())), battle.counts()))
