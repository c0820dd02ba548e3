"""Who plays the games of a campaign: a kernel, the croupier, or a company of computer players in the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

import numpy as np

from bataille.errors import UsageError
from bataille.lab.kernel import Games, kernel_for
from bataille.lab.kernel.games import blank
from bataille.players import players_of
from bataille.rules import Casino, Rules, Speed, TurnUp

#: Games in a chunk: enough to make what Python does between two chunks cheap, few enough to show progress. Of games of
#: chance; of games in the engine; of rounds of Casino War, where a session without a limit has some thousands.
CHUNK: Final = 1 << 15
_SITTINGS: Final = 128
_ROUNDS, _LONG_SESSION = 4_000_000, 4_000
#: A column that games of Casino War alone have: what the first guest has left.
SESSIONS: Final = "bankroll_0"


class Plays(Protocol):
    """Plays games, in several threads at once."""

    def play(self, seed: int, first: int, count: int) -> Games:
        """Games `first` to `first` + `count` − 1 of a seed."""


def who_plays(rules: Rules, players: Sequence[str] = ()) -> tuple[str, ...]:
    """The key of a computer player for each seat, the usual one where none is given; none in games of chance.

    Raises `UsageError`: `usage/players`, `usage/player`.
    """
    if len(players) > rules.seats:
        raise UsageError("usage/players", players=len(players), seats=rules.seats)
    able = [player.key for player in players_of(rules.part.TAG)]
    for player in players:
        if player not in able:
            raise UsageError("usage/player", player=player, known=", ".join(able))
    if isinstance(rules.part, TurnUp):
        return ()
    return (*players, *[able[0]] * (rules.seats - len(players)))


def plays(rules: Rules, players: Sequence[str] = ()) -> Plays:
    """Who plays under these rules; `players` as `who_plays` says. Raises `LabError`."""
    if isinstance(rules.part, TurnUp):
        return kernel_for(rules)
    if isinstance(rules.part, Casino):
        from bataille.lab.casino.croupier import Croupier  # noqa: PLC0415  # brings Numba

        return Croupier(rules, tuple(players))
    from bataille.lab.seated.company import Company  # noqa: PLC0415  # seldom wanted

    return Company(rules, tuple(players))


def chunk_of(rules: Rules) -> int:
    """How many games make a good chunk."""
    if isinstance(rules.part, TurnUp):
        return CHUNK
    if isinstance(rules.part, Casino):
        return min(max(_ROUNDS // (rules.part.rounds or _LONG_SESSION), 1), CHUNK)
    return _SITTINGS


def no_games(rules: Rules) -> Games:
    """The arrays of these rules' games, with no games in them."""
    games = blank(0, rules.seats)
    names: dict[str, type[np.unsignedinteger[Any]]] = {}
    if isinstance(rules.part, Casino):
        names = {f"bankroll_{seat}": np.uint64 for seat in range(rules.seats)}
    if isinstance(rules.part, Speed):
        kinds = [f"{kind}_{seat}" for kind in ("grabbed", "stolen") for seat in range(rules.seats)]
        names = dict.fromkeys(["seconds", *kinds], np.uint32)
    games.columns.update({name: np.zeros(0, kind) for name, kind in names.items()})
    return games
