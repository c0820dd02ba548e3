"""One row a game, as a Polars frame and in files that are written chunk by chunk.

A file is written beside its place as `NAME.part` and gets its name when it is whole; what an interruption or an error
leaves is kept under that other name where it can be read: always of CSV, of Parquet unless writing itself was stopped.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from errno import EISDIR
from pathlib import Path
from queue import Full, Queue
from threading import Thread
from types import TracebackType
from typing import BinaryIO, Protocol, Self

import numpy as np
import polars as pl
from polars.io.plugins import register_io_source

from bataille.lab.campaign import Played
from bataille.lab.kernel.games import Games, blank
from bataille.outcome import Termination

_WAIT = 0.1  # seconds after which a waiting writer looks whether the other side is still there
_TERMINATIONS = [str(termination) for termination in Termination]


def frame_of(games: Games, first: int) -> pl.DataFrame:
    """The games, whose numbers begin at `first`; what does not apply is null. Seats count from 0."""
    terminations = pl.Series(_TERMINATIONS, dtype=pl.Enum(_TERMINATIONS))
    columns = {
        "game": pl.Series(np.arange(len(games.winner), dtype=np.uint64) + np.uint64(first)),
        "winner": _without_negative(pl.Series(games.winner)),
        "termination": terminations.gather(games.termination),
        "battles": pl.Series(games.battles),
        "wars": pl.Series(games.wars),
        "since": _without_negative(pl.Series(games.since)),
        "period": _without_negative(pl.Series(games.period)),
        "longest_chain": pl.Series(games.longest_chain),
        "lead_changes": pl.Series(games.lead_changes),
        "comeback": pl.Series(games.comeback),
    }
    for seat in range(games.aces.shape[1]):
        columns[f"aces_{seat}"] = pl.Series(np.ascontiguousarray(games.aces[:, seat]))
    for seat in range(games.strength.shape[1]):
        columns[f"strength_{seat}"] = pl.Series(np.ascontiguousarray(games.strength[:, seat]))
    return pl.DataFrame(columns)


def _without_negative(numbers: pl.Series) -> pl.Series:
    return numbers.to_frame("n").select(pl.when(pl.col("n") >= 0).then(pl.col("n"))).to_series()


def part_of(path: Path) -> Path:
    """Where a file is written before it is whole."""
    return path.with_name(f"{path.name}.part")


class _Writer(Protocol):
    def write(self, frame: pl.DataFrame) -> None: ...
    def close(self) -> None: ...


class Tables:
    """The files that a campaign's rows go to. Raises `OSError` at once where one cannot be written."""

    def __init__(self, seats: int, *, csv: Path | None = None, parquet: Path | None = None) -> None:
        self._files: list[tuple[Path, _Writer]] = []
        self._begun = False
        try:
            if csv is not None:
                self._files.append((csv, _Csv(refuse_folder(csv))))
            if parquet is not None:
                self._files.append((parquet, _Parquet(refuse_folder(parquet), seats)))
        except OSError:
            self._drop()
            raise

    def take(self, played: Played) -> None:
        """Write the rows of a chunk."""
        if self._files:
            frame = frame_of(played.games, played.first)
            self._begun = True
            for _, writer in self._files:
                writer.write(frame)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if not self._begun:
            self._drop()
            return
        for path, writer in self._files:
            if error is None:
                writer.close()
                part_of(path).replace(path)
            else:
                _close_quietly(writer)

    @property
    def parts(self) -> list[Path]:
        """The files that are not whole."""
        return [part_of(path) for path, _ in self._files if part_of(path).exists()]

    def _drop(self) -> None:
        for path, writer in self._files:
            _close_quietly(writer)
            part_of(path).unlink(missing_ok=True)


def _close_quietly(writer: _Writer) -> None:
    """Another error is on its way already."""
    with suppress(OSError, KeyboardInterrupt):
        writer.close()


def refuse_folder(path: Path) -> Path:
    """The path, unless it is a folder. Raises `OSError`."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    return path


class _Csv:
    """Rows as text, with the names of the columns in the first line."""

    def __init__(self, path: Path) -> None:
        self._file: BinaryIO = part_of(path).open("wb")
        self._header = True

    def write(self, frame: pl.DataFrame) -> None:
        frame.write_csv(self._file, include_header=self._header)
        self._header = False

    def close(self) -> None:
        self._file.close()


class _Parquet:
    """Rows in a Parquet file. Polars asks for them, in a thread of its own."""

    def __init__(self, path: Path, seats: int) -> None:
        self._part = part_of(path)
        self._part.open("wb").close()
        self._schema = frame_of(blank(0, seats), 0).schema
        self._frames: Queue[pl.DataFrame | None] = Queue(maxsize=2)
        self._error: BaseException | None = None
        self._thread = Thread(target=self._write, name="parquet")
        self._thread.start()

    def write(self, frame: pl.DataFrame) -> None:
        self._put(frame)
        self._complain()

    def close(self) -> None:
        self._put(None)
        self._thread.join()
        self._complain()

    def _put(self, frame: pl.DataFrame | None) -> None:
        while self._thread.is_alive():
            try:
                self._frames.put(frame, timeout=_WAIT)
                return
            except Full:
                continue

    def _complain(self) -> None:
        if isinstance(self._error, KeyboardInterrupt):
            raise self._error
        if self._error is not None:
            raise OSError(f"{self._part}: {self._error}") from self._error

    def _write(self) -> None:
        try:
            register_io_source(self._source, schema=self._schema).sink_parquet(self._part)
        except (Exception, KeyboardInterrupt) as error:  # noqa: BLE001  # told by the thread that plays
            self._error = error
            self._part.unlink(missing_ok=True)  # without its end it cannot be read; an interrupt may reach Polars too

    def _source(self, _columns: object, _predicate: object, _rows: object, _size: object) -> Iterator[pl.DataFrame]:
        while (frame := self._frames.get()) is not None:
            yield frame
