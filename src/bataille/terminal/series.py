"""Games one after the other at one table: the same cards again, or new ones; and the record of the last."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import replace
from itertools import count
from os.path import realpath
from pathlib import Path

from bataille.record.chance import Decimal, FromSeed
from bataille.room import Charter, Entry
from bataille.terminal.match import Match
from bataille.terminal.party import Party
from bataille.terminal.voice import Clock

#: Seeds that nobody has chosen are short enough to be written down.
_SEEDS = 1_000_000_000
_MOST_GAMES = 2**64


def any_seed() -> int:
    """A seed drawn for a game that nobody has chosen one for."""
    return secrets.randbelow(_SEEDS)


class Series:
    """`entries`: the log of a game that goes on. `file`: where records go, if anywhere.

    `seed`: what the seed was called, where it was called by a word.
    """

    def __init__(
        self,
        charter: Charter,
        party: Party,
        clock: Clock,
        entries: Iterable[Entry] = (),
        *,
        seed: str | None = None,
        file: Path | None = None,
    ) -> None:
        self.party = party
        self.clock = clock
        self._seed = seed
        self._file = file
        self._first = file or Path()
        self.match = Match(charter, clock, entries)

    @property
    def seed(self) -> tuple[str, str] | None:
        """Seed and game of the cards, as people write them; `None` where they came otherwise."""
        chance = self.match.charter.chance
        if self.match.charter.deal is not None or not isinstance(chance, FromSeed):
            return None
        return self._seed or chance.seed, chance.game

    def again(self) -> None:
        """The same cards once more."""
        self._take_next_file()
        self.match = Match(self.match.charter, self.clock)

    def new(self) -> None:
        """New cards: the next game of the seed."""
        self._take_next_file()
        chance = self.match.charter.chance
        if self.seed is not None and isinstance(chance, FromSeed):
            following = FromSeed(chance.seed, Decimal((int(chance.game) + 1) % _MOST_GAMES))
        else:
            following = FromSeed(Decimal(any_seed()), Decimal(0))
        self.match = Match(replace(self.match.charter, chance=following, deal=None), self.clock)

    def save(self, *, last: bool = False) -> None:
        """Write the record of the game, finished or not; a file that is there is replaced whole. Raises `OSError`.

        A device or a FIFO is no file to be replaced: it gets the `last` record alone.
        """
        if self._file is None:
            return
        record = f"{self.match.record}\n"
        try:
            if self._file.exists() and not self._file.is_file() and not self._file.is_dir():
                if last:
                    self._file.write_text(record, encoding="utf-8")
                return
            place = Path(realpath(self._file)) if self._file.is_symlink() else self._file
            part = place.with_name(f".{place.name}.part")
            part.write_text(record, encoding="utf-8")
            part.replace(place)
        except OSError as error:  # named by the file that was asked for
            raise OSError(error.errno, error.strerror, str(self._file)) from error

    def _take_next_file(self) -> None:
        """Keep the record of the last game: the next one goes to `FILE-2`, or the first number that is free."""
        if self._file is None:
            return
        names = (self._first.with_stem(f"{self._first.stem}-{number}") for number in count(2))
        self._file = next(name for name in names if not name.exists())
