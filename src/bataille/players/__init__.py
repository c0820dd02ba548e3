"""Computer players, one or a few a file; every `Player` in the files of this folder is found by scanning it."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules

from bataille.players.player import Answer, Asked, Player

__all__ = ["Answer", "Asked", "Player", "players", "players_of"]


@lru_cache(maxsize=1)
def players() -> dict[str, Player]:
    """Every computer player by its key."""
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    found = [player for module in modules for player in vars(module).values() if isinstance(player, Player)]
    return {player.key: player for player in found}


def players_of(family: str) -> tuple[Player, ...]:
    """The computer players that can play a family, the one to play against first."""
    able = [player for player in players().values() if family in player.families]
    return tuple(sorted(able, key=lambda player: player.place))
