"""One game between computer players, and what is counted of it by looking on. Needs the engine alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bataille.autoplay import moves
from bataille.cards import STANDARD
from bataille.engine.setup import Setup, set_up
from bataille.events import Event, Grabbed, Won
from bataille.families import family
from bataille.outcome import Outcome
from bataille.players import Player
from bataille.rules import Rules, Speed
from bataille.stream import Block, Seeded, Source
from bataille.table import Table
from bataille.value import value
from bataille.view import View


@value
class Sitting:
    """A finished game. Tuples by seat; the rest as in `bataille.lab.kernel.games`."""

    outcome: Outcome
    drawn: int
    longest_chain: int
    lead_changes: int
    comeback: int
    aces: tuple[int, ...]
    strength: tuple[int, ...]
    #: Speed War: seconds; for each seat the battles it grabbed as their owner, and those it stole (R41).
    seconds: int
    grabbed: tuple[int, ...]
    stolen: tuple[int, ...]
    #: Speed War: for each seat how many milliseconds after a battle went live it grabbed, of its own that it won.
    reactions: tuple[tuple[int, ...], ...]


def sit(rules: Rules, players: Sequence[Player], seed: int, game: int) -> Sitting:
    """Play game `game` of a seed; `players` by seat. The same game as `bataille play` shows (R74)."""
    own = family(rules.part.TAG)
    speedy = isinstance(rules.part, Speed)
    setup = set_up(rules, STANDARD, Seeded(seed, game), counted=True, quiet=not speedy)
    position, _ = own.start(setup, None)
    watcher = _Watcher(setup, position.table)
    seated = dict(enumerate(players))
    sources: dict[int, Source] = {seat: _Recalled(Seeded(seed, game, 1 + seat)) for seat in seated}

    def look(seat: int) -> View:
        return own.view(setup, position, seat)

    while (outcome := own.outcome(position)) is None:
        for seat, command in moves(rules, own.question(setup, position), look, seated, sources):
            position, events = own.step(setup, position, seat, command)
            watcher.see(position.table, events)
    return watcher.told(outcome)


class _Recalled:
    """A source that keeps its last block: a player draws several words of the same one."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._last: tuple[int, Block] = (-1, (0, 0, 0, 0))

    def block(self, number: int, /) -> Block:
        if number != self._last[0]:
            self._last = (number, self._source.block(number))
        return self._last[1]


class _Watcher:
    """Counts what the table does not keep."""

    def __init__(self, setup: Setup, dealt: Table) -> None:
        seats = setup.rules.seats
        hands = [dealt.hands[seat] + dealt.stocks[seat] for seat in range(seats)]
        self.aces = tuple([sum(setup.faces[code].rank == "A" for code in hand) for hand in hands])
        self.strength = tuple([sum(setup.strength[code] for code in hand) for hand in hands])
        self.grabbed, self.stolen = [0] * seats, [0] * seats
        self.reactions: list[list[int]] = [[] for _ in range(seats)]
        self._claims: dict[int, int] = {}
        self._table = dealt
        self._chain = self._changes = 0
        self._least = [dealt.holds(seat) for seat in range(seats)]
        self._leader: int | None = None
        self._note(dealt)

    def see(self, table: Table, events: Sequence[Event]) -> None:
        """A step has been made."""
        if table.battles > self._table.battles:  # before the first card of a battle all others lie still
            self._note(self._table)
        self._table = table
        self._chain = max(self._chain, table.links)
        for event in events:
            match event:
                case Grabbed(seat, at):
                    self._claims[seat] = at
                case Won(seat, "grabbed"):
                    self.grabbed[seat] += 1
                    self.reactions[seat].append(self._claims[seat])
                case Won(seat, "stolen"):
                    self.stolen[seat] += 1

    def told(self, outcome: Outcome) -> Sitting:
        """Everything, after the last step."""
        self._note(self._table)
        return Sitting(
            outcome,
            self._table.drawn,
            self._chain,
            self._changes,
            0 if outcome.winner is None else self._least[outcome.winner],
            self.aces,
            self.strength,
            self._table.time // 1_000,
            tuple(self.grabbed),
            tuple(self.stolen),
            tuple(map(tuple, self.reactions)),
        )

    def _note(self, table: Table) -> None:
        """Who leads between two battles, and the fewest cards of each."""
        held = [table.holds(seat) for seat in range(len(self._least))]
        # Who has nothing is out, and wins at most by captures that it had before (R17).
        self._least = [min(fewest, number or fewest) for fewest, number in zip(self._least, held, strict=True)]
        most = max(held)
        if held.count(most) == 1:
            leader = held.index(most)
            self._changes += self._leader not in {None, leader}
            self._leader = leader


def row(sitting: Sitting) -> list[Any]:
    """A sitting as JSON."""
    outcome = sitting.outcome
    return [
        -1 if outcome.winner is None else outcome.winner,
        str(outcome.termination),
        outcome.battles,
        outcome.wars,
        sum(1 << seat for seat in outcome.drawn),
        sitting.drawn,
        sitting.longest_chain,
        sitting.lead_changes,
        sitting.comeback,
        sitting.aces,
        sitting.strength,
        sitting.seconds,
        sitting.grabbed,
        sitting.stolen,
        sitting.reactions,
    ]
