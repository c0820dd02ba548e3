"""One row a game, as a Polars frame and in files that are written chunk by chunk.

A file is written beside its place as `NAME.part` and gets its name when it is whole; what an interruption or an error
leaves is kept under that other name where it can be read: always of CSV, of Parquet unless writing itself was stopped.
To what is no file, like standard output or a FIFO, CSV is written as it comes.

A campaign that goes on from a checkpoint goes on with the CSV file that lies there, if it is the one that was written.
Nothing can be added to a Parquet file: its earlier rows are made again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from errno import EIO
from hashlib import sha256
from pathlib import Path
from queue import Full, Queue
from threading import Thread
from types import TracebackType
from typing import Any, BinaryIO, Protocol, Self

import numpy as np
import polars as pl
from numpy.typing import NDArray
from polars.io.plugins import register_io_source

from bataille.errors import LabError
from bataille.lab.campaign import Played
from bataille.lab.checkpoint import Mark
from bataille.lab.files import is_stream, naming, open_stream, part_of, place_of, refuse_folder, refuse_stream
from bataille.lab.kernel import Games
from bataille.lab.plays import SESSIONS, no_games
from bataille.outcome import Termination
from bataille.rules import Rules

_WAIT = 0.1  # seconds after which a waiting writer looks whether the other side is still there
_TAIL = 4_096  # bytes at the end of a file by which it is known again
_PROBE, _PROBES = 1 << 16, 16  # bytes that are written, so many times, to be told why others could not be
_TERMINATIONS = [str(termination) for termination in Termination]


def frame_of(games: Games, first: int) -> pl.DataFrame:
    """The games, whose numbers begin at `first`; what does not apply is null. Seats count from 0."""
    terminations = pl.Series(_TERMINATIONS, dtype=pl.Enum(_TERMINATIONS))
    columns = {
        "game": pl.Series(np.arange(len(games.winner), dtype=np.uint64) + np.uint64(first)),
        "winner": _where(games.winner >= 0, games.winner),
        "termination": terminations.gather(games.termination),
        "battles": pl.Series(games.battles),
        "wars": pl.Series(games.wars),
        "since": _where(games.since >= 0, games.since),
        "period": _where(games.period >= 0, games.period),
        "longest_chain": pl.Series(games.longest_chain),
        "lead_changes": pl.Series(games.lead_changes),
        "comeback": _where(games.winner >= 0, games.comeback),
    }
    for seat in range(games.aces.shape[1]):
        columns[f"aces_{seat}"] = pl.Series(np.ascontiguousarray(games.aces[:, seat]))
    for seat in range(games.strength.shape[1]):
        columns[f"strength_{seat}"] = pl.Series(np.ascontiguousarray(games.strength[:, seat]))
    if SESSIONS in games.columns:  # nobody wins Casino War, and no cards are dealt to keep
        columns = {name: columns[name] for name in ("game", "termination", "battles", "wars")}
    columns.update({name: pl.Series(column) for name, column in games.columns.items()})
    return pl.DataFrame(columns)


def columns_of(rules: Rules, asked: Sequence[str] | None = None) -> list[str]:
    """The names of the columns, those that are asked for in this order. Raises `LabError` for others, or none."""
    known = frame_of(no_games(rules), 0).columns
    for name in asked or ():
        if name not in known:
            raise LabError("lab/column", column=name, known=", ".join(known))
    return list(dict.fromkeys(asked)) if asked is not None else known


def _where(known: NDArray[np.bool], numbers: NDArray[np.integer[Any]]) -> pl.Series:
    return pl.DataFrame({"known": known, "number": numbers}).select(pl.when("known").then("number")).to_series()


class _Writer(Protocol):
    #: The number of the first game whose row it wants.
    first: int

    def write(self, frame: pl.DataFrame) -> None: ...
    def close(self) -> None: ...


class Tables:
    """The files that a campaign's rows go to. Raises `OSError` at once where one cannot be written, `LabError`.

    `columns`: by default all. `played`, `mark`: so many games were played before, and that far had the CSV file come.
    """

    def __init__(
        self,
        rules: Rules,
        *,
        csv: Path | None = None,
        parquet: Path | None = None,
        columns: Sequence[str] | None = None,
        played: int = 0,
        mark: Mark | None = None,
    ) -> None:
        self._columns = columns_of(rules, columns)
        self._files: list[tuple[Path, _Writer]] = []
        self._csv: Csv | None = None
        self._begun = False
        try:
            if csv is not None:
                self._csv = Csv(refuse_folder(csv), self._columns, played, mark)
                self._files.append((csv, self._csv))
                self._begun = self._csv.first > 0
            if parquet is not None:
                schema = frame_of(no_games(rules), 0).select(self._columns).schema
                self._files.append((parquet, _Parquet(refuse_folder(refuse_stream(parquet, "Parquet")), schema)))
        except (OSError, LabError):
            self._drop()
            raise

    @property
    def first(self) -> int | None:
        """The number of the first game whose row is wanted; `None`: there are no files."""
        return min((writer.first for _, writer in self._files), default=None)

    def take(self, played: Played) -> None:
        """Write the rows of a chunk."""
        if self._files:
            frame = frame_of(played.games, played.first).select(self._columns)
            self._begun = True
            for path, writer in self._files:
                if played.first >= writer.first:
                    with naming(path):
                        writer.write(frame)

    def mark(self, games: int) -> Mark | None:
        """Where the rows of so many games end in the CSV file, once they are on the disk; `None`: not known."""
        return None if self._csv is None else self._csv.mark(games)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if not self._begun:
            self._drop()
            return
        for path, writer in self._files:
            if error is None:
                with naming(path):
                    writer.close()
                    if not is_stream(path):
                        part_of(path).replace(place_of(path))
            else:
                _close_quietly(writer)

    def _drop(self) -> None:
        for path, writer in self._files:
            _close_quietly(writer)
            if not writer.first and not is_stream(path):
                part_of(path).unlink(missing_ok=True)


def _close_quietly(writer: _Writer) -> None:
    """Another error is on its way already."""
    with suppress(OSError, KeyboardInterrupt):
        writer.close()


class Csv:
    """Rows as text, with the names of the columns in the first line."""

    def __init__(self, path: Path, columns: list[str], played: int, mark: Mark | None) -> None:
        #: `None`: it is a stream, which nothing can be read from again.
        self._part = None if is_stream(path) else part_of(path)
        header = f"{','.join(columns)}\n".encode()
        goes_on = mark is not None and self._part is not None and _is_known(self._part, header, mark)
        self.first = played if goes_on else 0
        with naming(path):
            self._file: BinaryIO = _opened(self._part, path, goes_on=goes_on)
        if goes_on and mark is not None:
            self._length = mark.length
            self._file.truncate(self._length)
            self._file.seek(self._length)
        else:
            self._length = self._file.write(header)
        self._games = self.first
        #: Where the rows of so many games end: before and after what was written last.
        self._ends = {self._games: self._length}

    def write(self, frame: pl.DataFrame) -> None:
        before = {self._games: self._length}
        self._ends = before
        rows = frame.write_csv(include_header=False).encode()
        self._file.write(rows)
        self._games += frame.height
        self._length += len(rows)
        self._ends = {**before, self._games: self._length}

    def mark(self, games: int) -> Mark | None:
        """Where the rows of so many games end."""
        length = self._ends.get(games)
        if length is None or self._part is None:
            return None
        with suppress(OSError):  # a full disk; what is on it all the same counts
            self._file.flush()
            os.fsync(self._file.fileno())
        if self._part.stat().st_size < length:
            return None
        return Mark(length, _digest_of_tail(self._part, length))

    def close(self) -> None:
        self._file.close()


def _opened(part: Path | None, path: Path, *, goes_on: bool) -> BinaryIO:
    return open_stream(path) if part is None else part.open("r+b" if goes_on else "wb")


def _is_known(part: Path, header: bytes, mark: Mark) -> bool:
    """Whether a file begins with this header and is, as far as it is marked, the file that was marked."""
    try:
        if part.stat().st_size < mark.length:
            return False
        with part.open("rb") as file:
            return file.read(len(header)) == header and _digest_of_tail(part, mark.length) == mark.digest
    except FileNotFoundError:
        return False


def _digest_of_tail(path: Path, length: int) -> bytes:
    """Of the bytes before `length`."""
    with path.open("rb") as file:
        file.seek(max(length - _TAIL, 0))
        return sha256(file.read(min(length, _TAIL))).digest()


def _refusal(path: Path) -> OSError | None:
    """Why nothing more can be written at the end of a file."""
    try:
        with path.open("ab", buffering=0) as file:
            for _ in range(_PROBES):
                file.write(bytes(_PROBE))
            os.fsync(file.fileno())
    except OSError as error:
        return error
    return None


class _Parquet:
    """Rows in a Parquet file. Polars asks for them, in a thread of its own."""

    first = 0

    def __init__(self, path: Path, schema: pl.Schema) -> None:
        self._part = part_of(path)
        with naming(path):
            self._part.open("wb").close()
        self._schema = schema
        self._frames: Queue[pl.DataFrame | None] = Queue(maxsize=2)
        self._error: BaseException | None = None
        #: What the system refuses, which Polars does not say.
        self._cause: OSError | None = None
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
            raise self._cause or OSError(EIO, os.strerror(EIO)) from self._error

    def _write(self) -> None:
        try:
            register_io_source(self._source, schema=self._schema).sink_parquet(self._part)
        except (Exception, KeyboardInterrupt) as error:  # noqa: BLE001  # told by the thread that plays
            self._error = error
            self._cause = _refusal(self._part)
            self._part.unlink(missing_ok=True)  # without its end it cannot be read; an interrupt may reach Polars too

    def _source(self, _columns: object, _predicate: object, _rows: object, _size: object) -> Iterator[pl.DataFrame]:
        while (frame := self._frames.get()) is not None:
            yield frame
