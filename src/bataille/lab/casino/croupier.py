"""The croupier, who plays sessions of Casino War as a kernel plays games."""

from __future__ import annotations

from typing import Final

import numpy as np

from bataille.cards import STANDARD
from bataille.engine.deal import fresh_pack
from bataille.errors import SeedError
from bataille.lab.casino.results import RESULTS
from bataille.lab.casino.session import Columns, House, play_sessions
from bataille.lab.chance import shuffle_groups
from bataille.lab.kept import kept
from bataille.lab.kernel.games import Games, blank
from bataille.outcome import Termination
from bataille.rules import Casino, Rules
from bataille.rules.strength import strengths
from bataille.value import value

_WORDS = 2**64
#: The guests that sessions are written for, and whether they go to war.
BOLD: Final = {"always-war": True, "always-surrender": False}
_PLACE = {termination: place for place, termination in enumerate(Termination)}


@value
class Croupier:
    """Plays sessions for guests who bet the minimum (R60–R64). Safe to use from several threads."""

    rules: Rules
    #: The keys of the guests, by seat.
    players: tuple[str, ...]

    def play(self, seed: int, first: int, count: int) -> Games:
        """Sessions `first` to `first` + `count` − 1 of a seed, as the engine plays them. Raises `SeedError`.

        The columns `bankroll_N` are in half units; the counts `result_N` are how often each of `RESULTS` came of an
        ante, by its place there.
        """
        for name, number in ("seed", seed), ("game", first), ("game", first + max(count, 1) - 1):
            if not 0 <= number < _WORDS:
                raise SeedError("seed/range", name=name, number=str(number))
        seats = self.rules.seats
        games = blank(count, seats)
        games.winner.fill(-1)
        games.since.fill(-1)
        games.period.fill(-1)
        bankrolls, results = np.zeros((count, seats), np.int64), np.zeros((seats, len(RESULTS)), np.int64)
        broke = np.zeros(count, np.bool_)
        columns = Columns(broke, games.battles, games.wars, games.drawn, bankrolls, results)
        kept(play_sessions)(self._house(), columns, np.uint64(seed), np.uint64(first))
        games.termination[:] = np.where(broke, _PLACE[Termination.BROKE], _PLACE[Termination.ROUNDS])
        for seat in range(seats):
            games.columns[f"bankroll_{seat}"] = bankrolls[:, seat].astype(np.uint64)
            games.counts[f"result_{seat}"] = dict(enumerate(results[seat].tolist()))
        return games

    def _house(self) -> House:
        part = self.rules.part
        assert isinstance(part, Casino)
        table = bytes(strengths(self.rules.ranking, STANDARD))
        shoe = np.frombuffer(fresh_pack(self.rules).translate(table), np.uint8)
        ante = 2 * part.table_min
        return House(
            shoe,
            shuffle_groups(len(shoe)),
            ante,
            2 * part.bankroll,
            part.burn,
            2 * ante if part.tie_bonus else ante,
            part.reshuffle_at,
            part.rounds or 0,
            np.array([BOLD[key] for key in self.players], np.bool_),
        )
