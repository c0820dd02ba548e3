"""The rows of a comparison as CSV: one a game, with what it came to under each set of rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import polars as pl

from bataille.lab.files import is_stream, naming, part_of, place_of, refuse_folder
from bataille.lab.kernel import Games
from bataille.lab.plays import no_games
from bataille.lab.tables import Csv, frame_of
from bataille.rules import Rules

#: What is told under each.
_TOLD: Final = ("winner", "termination", "battles", "wars")


def rows_of(sides: Sequence[Games], first: int) -> pl.DataFrame:
    """Columns `game`, then `winner_1`, … of the first set of rules, `winner_2`, … of the next."""
    frames = [frame_of(games, first) for games in sides]
    told = [
        frame.select(pl.col(name).alias(f"{name}_{place}") for name in _TOLD) for place, frame in enumerate(frames, 1)
    ]
    return pl.concat([frames[0].select("game"), *told], how="horizontal")


class Rows:
    """A file of them, which gets its name when it is whole. Raises `OSError`."""

    def __init__(self, path: Path, rules: Sequence[Rules]) -> None:
        self._path = refuse_folder(path)
        self._begun = False
        self._file = Csv(path, rows_of([no_games(each) for each in rules], 0).columns, 0, None)

    def take(self, sides: Sequence[Games], first: int) -> None:
        """Write the rows of a chunk."""
        self._begun = True
        with naming(self._path):
            self._file.write(rows_of(sides, first))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        with naming(self._path):
            self._file.close()
            if is_stream(self._path):
                return
            if error is None:
                part_of(self._path).replace(place_of(self._path))
            elif not self._begun:
                part_of(self._path).unlink()
