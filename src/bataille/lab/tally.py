"""The results of a campaign as exact whole numbers: how many games had which length, and so on.

Tallies add up in any order to the same tally, so that nothing depends on threads or on how a campaign was cut.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from functools import reduce

import numpy as np
from numpy.typing import NDArray

from bataille.lab.kernel import Games
from bataille.outcome import Termination
from bataille.value import value

#: How many games had each value, by value, ascending.
Counts = dict[int, int]

_PLACE = {termination: place for place, termination in enumerate(Termination)}


@value
class Extreme:
    """The most or the least of something, and the first game that had it."""

    amount: int
    game: int


@value
class Tally:
    """What many games came to. *Finished* games are those that had an end: neither endless nor stopped by the guard."""

    games: int
    #: By seat.
    wins: tuple[int, ...]
    #: Finished games that nobody won (R24).
    draws: int
    #: Games by termination, those that occurred.
    terminations: dict[str, int]
    #: Endless games by period (R25).
    periods: Counts
    #: Finished games by battles, by wars, by the most links of a war, and by changes of the lead.
    battles: Counts
    wars: Counts
    chains: Counts
    lead_changes: Counts
    #: Won games by the fewest cards that the winner ever held.
    comebacks: Counts
    #: For each seat finished games by aces dealt, and those of them that it won.
    aces: tuple[Counts, ...]
    aces_won: tuple[Counts, ...]
    #: For each seat finished games by the sum of the strengths dealt, and those of them that it won.
    strength: tuple[Counts, ...]
    strength_won: tuple[Counts, ...]
    #: Among finished games the most and the fewest battles, and the fewest cards that a winner ever held.
    longest: Extreme | None
    shortest: Extreme | None
    comeback: Extreme | None
    #: The first game that is endless.
    first_endless: int | None
    #: What only some families have, by name: games by a number, or how often a number occurred in them.
    more: dict[str, Counts] = field(default_factory=dict)

    @property
    def endless(self) -> int:
        """Games that never end."""
        return sum(self.periods.values())

    @property
    def stopped(self) -> int:
        """Games that the guard stopped."""
        return self.terminations.get(Termination.GUARD, 0)

    @property
    def finished(self) -> int:
        """Games that had an end."""
        return sum(self.wins) + self.draws

    def __add__(self, other: Tally) -> Tally:
        """Both together; the games of the two must differ."""
        return Tally(
            self.games + other.games,
            tuple([mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]),
            self.draws + other.draws,
            _sum_terminations(self.terminations, other.terminations),
            _sum(self.periods, other.periods),
            _sum(self.battles, other.battles),
            _sum(self.wars, other.wars),
            _sum(self.chains, other.chains),
            _sum(self.lead_changes, other.lead_changes),
            _sum(self.comebacks, other.comebacks),
            _sum_seats(self.aces, other.aces),
            _sum_seats(self.aces_won, other.aces_won),
            _sum_seats(self.strength, other.strength),
            _sum_seats(self.strength_won, other.strength_won),
            _best(self.longest, other.longest, sign=-1),
            _best(self.shortest, other.shortest, sign=1),
            _best(self.comeback, other.comeback, sign=1),
            min((game for game in (self.first_endless, other.first_endless) if game is not None), default=None),
            {name: _sum(self.more.get(name, {}), other.more.get(name, {})) for name in {**self.more, **other.more}},
        )


def empty(seats: int) -> Tally:
    """The tally of no games: added to another one it changes nothing."""
    none: tuple[Counts, ...] = tuple([{} for _ in range(seats)])
    wins = (0,) * seats
    return Tally(0, wins, 0, {}, {}, {}, {}, {}, {}, {}, none, none, none, none, None, None, None, None)


def total(seats: int, tallies: list[Tally]) -> Tally:
    """All of them together."""
    return reduce(Tally.__add__, tallies, empty(seats))


def tally_of(games: Games, first: int) -> Tally:
    """The tally of games whose numbers begin at `first`."""
    seats = games.aces.shape[1]
    endless = games.period >= 0
    finished = finished_of(games)
    won = games.winner >= 0
    by_seat = [finished & (games.winner == seat) for seat in range(seats)]
    numbers, found = np.unique(games.period[endless], return_counts=True)
    ends = _count(games.termination)
    return Tally(
        len(games.winner),
        tuple([int(wins.sum()) for wins in by_seat]),
        int((finished & ~won).sum()),
        {str(end): ends[place] for place, end in enumerate(Termination) if place in ends},
        dict(zip(numbers.tolist(), found.tolist(), strict=True)),
        _count(games.battles[finished]),
        _count(games.wars[finished]),
        _count(games.longest_chain[finished]),
        _count(games.lead_changes[finished]),
        _count(games.comeback[won]),
        tuple([_count(games.aces[finished, seat]) for seat in range(seats)]),
        tuple([_count(games.aces[wins, seat]) for seat, wins in enumerate(by_seat)]),
        tuple([_count(games.strength[finished, seat]) for seat in range(seats)]),
        tuple([_count(games.strength[wins, seat]) for seat, wins in enumerate(by_seat)]),
        _extreme(-games.battles.astype(np.int64), finished, first, sign=-1),
        _extreme(games.battles, finished, first, sign=1),
        _extreme(games.comeback, won, first, sign=1),
        first + int(endless.argmax()) if endless.any() else None,
        {**{name: _count_any(column) for name, column in games.columns.items()}, **games.counts},
    )


def finished_of(games: Games) -> NDArray[np.bool_]:
    """Which games had an end: neither endless nor stopped by the guard."""
    finished: NDArray[np.bool_] = (games.period < 0) & (games.termination != _PLACE[Termination.GUARD])
    return finished


def _count(numbers: NDArray[np.generic]) -> Counts:
    """How often each number occurs; numbers from 0 on, none of them great."""
    counts = np.bincount(numbers.astype(np.int64))
    places = np.flatnonzero(counts)
    return dict(zip(places.tolist(), counts[places].tolist(), strict=True))


def _count_any(numbers: NDArray[np.generic]) -> Counts:
    """How often each number occurs, great ones too."""
    found, counts = np.unique(numbers, return_counts=True)
    return dict(zip(found.tolist(), counts.tolist(), strict=True))


def _extreme(numbers: NDArray[np.generic], among: NDArray[np.bool_], first: int, *, sign: int) -> Extreme | None:
    """The first of the least `numbers`; `sign` is what they were multiplied by."""
    places = np.flatnonzero(among)
    if not len(places):
        return None
    place = int(places[numbers[places].argmin()])
    return Extreme(sign * int(numbers[place]), first + place)


def _best(one: Extreme | None, other: Extreme | None, *, sign: int) -> Extreme | None:
    found = [extreme for extreme in (one, other) if extreme is not None]
    return min(found, key=lambda extreme: (sign * extreme.amount, extreme.game), default=None)


def _sum(one: Mapping[int, int], other: Mapping[int, int]) -> Counts:
    return {number: one.get(number, 0) + other.get(number, 0) for number in sorted({*one, *other})}


def _sum_seats(one: tuple[Counts, ...], other: tuple[Counts, ...]) -> tuple[Counts, ...]:
    return tuple([_sum(mine, theirs) for mine, theirs in zip(one, other, strict=True)])


def _sum_terminations(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    both = [str(end) for end in Termination if end in one or end in other]
    return {end: one.get(end, 0) + other.get(end, 0) for end in both}
