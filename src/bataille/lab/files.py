"""Files that get their name when they are whole, and places that are no files, which are written to as they are.

A symbolic link is followed, so that it stays one. Standard output, devices, FIFOs and sockets are never replaced.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EISDIR
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import BinaryIO, Final

from bataille.errors import LabError

#: What standard output is called; `/dev/stdout` leads to a file where a shell sends it into one.
_STANDARD_OUTPUT: Final = ("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")
#: What the process has open already.
_OPEN: Final = ("/dev/fd/", "/proc/", "/dev/stderr")


def is_standard_output(path: str | Path | None) -> bool:
    """Whether what is written there goes where the results go too."""
    return path is not None and str(path) in _STANDARD_OUTPUT


def is_stream(path: Path) -> bool:
    """Whether it is no place for a file, but for what comes one after the other. Raises `OSError`."""
    if is_standard_output(path) or str(path).startswith(_OPEN):
        return True
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return False
    return not (S_ISREG(mode) or S_ISDIR(mode))


def place_of(path: Path) -> Path:
    """The file itself, where a symbolic link leads to it, even if it is not there yet."""
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def part_of(path: Path) -> Path:
    """Where a file is written before it is whole."""
    place = place_of(path)
    return place.parent / f"{place.name}.part"  # of a folder too, which has no name where it is `.`


def refuse_folder(path: Path) -> Path:
    """The path, unless it is a folder. Raises `OSError`."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    return path


def refuse_stream(path: Path, what: str) -> Path:
    """The path, unless `what` cannot be written there because it is no file. Raises `LabError`, `OSError`."""
    if is_stream(path):
        raise LabError("lab/stream", file=str(path), what=what)
    return path


def refuse_unwritable(path: Path) -> None:
    """Complain of a place that cannot be written to before the games, not after them. Raises `OSError`."""
    if is_stream(path):
        if not is_standard_output(path) and not os.access(path, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES), str(path))
        return
    with naming(path):
        part_of(refuse_folder(path)).open("wb").close()
    part_of(path).unlink()


def open_stream(path: Path) -> BinaryIO:
    """Open a stream for writing; a FIFO waits for a reader. Raises `OSError`."""
    if is_standard_output(path):
        sys.stdout.flush()
        return os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    return path.open("wb")


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Errors of the system name the file that was asked for, not its part, nor nothing."""
    try:
        yield
    except BrokenPipeError:
        raise  # nobody reads any more, which is nobody's error
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


@contextmanager
def written(path: Path) -> Iterator[BinaryIO]:
    """What to write a file to, which gets its name at the end; an error leaves what was there. Raises `OSError`."""
    with naming(path):
        if is_stream(path):
            with open_stream(path) as stream:
                yield stream
            return
        part = part_of(path)
        try:
            with part.open("wb") as file:
                yield file
            part.replace(place_of(path))
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)
