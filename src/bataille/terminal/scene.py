"""What lies on the table at one moment, as somebody may see it: made from a view, carried on from event to event.

A view shows the table between two commands; what lies there during a battle is told by the events.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bataille import events as e
from bataille.cards import Card
from bataille.events import Counts
from bataille.value import value
from bataille.view import CasinoView, View

Row = tuple[Card | None, ...]
Amounts = tuple[int, ...]


@value
class Cloth:
    """The casino's part of the table. Amounts in half units, by seat."""

    bankrolls: Amounts
    #: Chips on the table: ante and raise, and the side bet on a tie.
    bets: Amounts
    ties: Amounts
    bank: tuple[Card, ...]
    #: Cards left in the shoe.
    shoe: int


@value
class Scene:
    """The table, by seat."""

    counts: Counts
    #: The centre; `None` is a card that lies face down.
    rows: tuple[Row, ...]
    #: Places in the rows of the cards that tied (R52 gives them to the beaten side).
    tied: tuple[tuple[int, ...], ...]
    #: Seats that are out.
    out: frozenset[int]
    #: Seats whose last card is looked at: those that tied, or the one that won.
    lit: frozenset[int]
    battle: int
    wars: int
    cloth: Cloth | None = None
    #: The rows of the battle that was won last, as long as the centre is empty.
    past: tuple[Row, ...] = ()

    @property
    def prize(self) -> int:
        """Cards in the centre."""
        return sum(map(len, self.rows))

    @property
    def shown(self) -> tuple[Row, ...]:
        """The rows to be looked at: while nothing lies in the centre, what was won there last."""
        return self.rows if any(self.rows) or not self.past else self.past

    @property
    def holdings(self) -> Amounts:
        """Cards that each seat holds, without the centre (R19)."""
        piles = (self.counts.stocks, self.counts.captures, self.counts.hands)
        seats = len(self.rows)
        return tuple([sum(pile[seat] for pile in piles if pile) for seat in range(seats)])


def scene_of(view: View) -> Scene:
    """The table between two commands."""
    seats = len(view.rows)
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    out = frozenset(range(seats)) - frozenset(view.playing)
    cloth = None
    part = view.part
    if isinstance(part, CasinoView):
        bets = tuple(map(sum, zip(part.antes, part.raises, strict=True)))
        cloth = Cloth(part.bankrolls, bets, part.ties, part.bank, part.shoe)
    return Scene(view.counts, view.rows, nothing, out, frozenset(), view.battles, view.wars, cloth)


def after(scene: Scene, event: e.Event) -> Scene:
    """The table after an event; the cards of a battle lie there until they are taken."""
    match event:
        case e.Staked() | e.Turned() | e.Laid():
            return _with_cards(scene, event)
        case e.WarDeclared():
            places = tuple(
                [
                    (*tied, _shown(row)) if seat in event.seats else tied
                    for seat, (tied, row) in enumerate(zip(scene.tied, scene.rows, strict=True))
                ]
            )
            return replace(scene, tied=places, lit=frozenset(event.seats), wars=scene.wars + 1)
        case e.TakenBack() | e.Discarded():
            rows = [_without(row, card) for row, card in zip(scene.rows, event.cards, strict=True)]
            return _counted(replace(scene, rows=tuple(rows), lit=frozenset()), event.counts)
        case e.Won():
            return _counted(_taken(scene, event), event.counts)
        case e.WentOut():
            return _counted(replace(scene, out=scene.out | {event.seat}), event.counts)
        case e.LeftLying() | e.TurnedBack():
            return _counted(replace(scene, lit=frozenset()), event.counts)
        case e.Dealt() | e.Refilled() | e.Drew() | e.GrabbedFalsely():
            return _counted(scene, event.counts)
        case _:
            return scene if scene.cloth is None else _on_cloth(scene, scene.cloth, event)


def _with_cards(scene: Scene, event: e.Staked | e.Turned | e.Laid) -> Scene:
    down = event.down if isinstance(event, e.Laid) else (0,) * len(scene.rows)
    rows = [
        (*row, *[None] * hidden, *([] if card is None else [card]))
        for row, hidden, card in zip(scene.rows, down, event.cards, strict=True)
    ]
    battle = event.battle if isinstance(event, e.Turned) else scene.battle
    return _counted(replace(scene, rows=tuple(rows), lit=frozenset(), battle=battle, past=()), event.counts)


def _taken(scene: Scene, event: e.Won) -> Scene:
    """The winner has taken the centre, except perhaps cards that tied (R52)."""
    if not any(event.counts.rows):
        nothing: tuple[tuple[()], ...] = ((),) * len(scene.rows)
        return replace(scene, rows=nothing, tied=nothing, lit=frozenset({event.seat}), past=scene.rows)
    rows = [
        tuple([row[place] for place in places[:left]]) if left else ()
        for row, places, left in zip(scene.rows, scene.tied, event.counts.rows, strict=True)
    ]
    tied = tuple([tuple(range(len(row))) for row in rows])
    return replace(scene, rows=tuple(rows), tied=tied, lit=frozenset())


def _without(row: Row, card: Card | None) -> Row:
    """The row without the card it shows."""
    return row if card is None else (*row[: _shown(row)], *row[_shown(row) + 1 :])


def _shown(row: Row) -> int:
    """The place of the last card that lies face up; cards of a penalty may lie behind it (R42)."""
    return max(place for place, card in enumerate(row) if card is not None)


def _counted(scene: Scene, counts: Counts) -> Scene:
    """The scene with these counts; rows that events did not name card by card are made as long."""
    rows = [_cut(row, length) for row, length in zip(scene.rows, counts.rows, strict=True)]
    return replace(scene, counts=counts, rows=tuple(rows))


def _cut(row: Row, length: int) -> Row:
    return (*row, *[None] * (length - len(row))) if length > len(row) else row[:length]


def _on_cloth(scene: Scene, cloth: Cloth, event: e.Event) -> Scene:
    match event:
        case e.Shuffled(shoe):
            return replace(scene, cloth=replace(cloth, shoe=shoe))
        case e.BetPlaced(seat, ante, tie, bankroll):
            rows: tuple[Row, ...] = scene.rows
            if not any(cloth.bets):  # the first bet of a round clears the cloth
                rows = ((),) * len(rows)
            cloth = replace(
                cloth,
                bank=cloth.bank if any(cloth.bets) else (),
                bets=_set(cloth.bets, seat, ante),
                ties=_set(cloth.ties, seat, tie),
                bankrolls=_set(cloth.bankrolls, seat, bankroll),
            )
            return replace(scene, rows=rows, cloth=cloth, lit=frozenset())
        case e.CasinoDealt():
            dealt = zip(scene.rows, event.cards, strict=True)
            rows = tuple([row if card is None else (*row, card) for row, card in dealt])
            cloth = replace(cloth, bank=(*cloth.bank, event.bank), shoe=event.shoe)
            return replace(scene, rows=rows, battle=event.round, cloth=cloth)
        case e.Raised(seat, ante, bankroll):
            bets = _set(cloth.bets, seat, cloth.bets[seat] + ante)
            cloth = replace(cloth, bets=bets, bankrolls=_set(cloth.bankrolls, seat, bankroll))
            return replace(scene, wars=scene.wars + 1, cloth=cloth)
        case e.Settled(seat, what, gain, bankroll):
            side = what.startswith("tie-bet")
            cloth = replace(
                cloth,
                bankrolls=_set(cloth.bankrolls, seat, bankroll),
                bets=cloth.bets if side else _set(cloth.bets, seat, 0),
                ties=_set(cloth.ties, seat, 0) if side else cloth.ties,
            )
            return replace(scene, cloth=cloth, lit=scene.lit | {seat} if gain > 0 else scene.lit)
        case e.WentAway(seat):
            return replace(scene, out=scene.out | {seat})
        case _:
            return scene


def _set(amounts: Sequence[int], seat: int, amount: int) -> Amounts:
    return (*amounts[:seat], amount, *amounts[seat + 1 :])
