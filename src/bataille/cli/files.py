"""Files that commands read; `-` is standard input."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from errno import EISDIR
from pathlib import Path

from bataille.cli.speech import texts
from bataille.cli.words import refuse_words
from bataille.errors import BatailleError, CodecError, UsageError
from bataille.record import Record, parse_record
from bataille.texts import error_message


def one_file(command: str, words: Sequence[str]) -> str:
    """The one file that a command takes. Raises `UsageError`."""
    if not words or not words[0]:
        raise UsageError("usage/argument", option="FILE")
    refuse_words(command, [word for word in words if word.startswith("-") and word != "-"] or words[1:])
    return words[0]


def read_file(name: str) -> bytes:
    """The whole of a file. Raises `OSError`."""
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()


def record_in(name: str) -> Record:
    """The record in a file. Raises `UsageError` that names the file, `OSError`."""
    try:
        return parse_record(read_file(name))
    except BatailleError as error:
        raise in_file(name, error) from error


def in_file(name: str, error: BatailleError) -> UsageError:
    """What is wrong with a file that should hold a record, for people."""
    if not isinstance(error, CodecError):
        return UsageError("usage/record", file=name, reason=error_message(texts(), error))
    if error.arguments["path"] == "$" and error.MESSAGES[error.code].startswith("{path}"):
        return UsageError("usage/no-record", file=name)  # nothing in it is as it should be
    return UsageError("usage/no-record-because", file=name, reason=error_message(texts(), error))


def record_path(name: str | None) -> Path | None:
    """Where a record goes. What is there and is no record is not lost for one.

    Raises `UsageError` (`usage/overwrite`, `usage/argument`), `OSError`.
    """
    if name is None:
        return None
    if not name:
        raise UsageError("usage/argument", option="--record")
    path = Path(name)
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), name)
    if path.is_file() and path.stat().st_size:
        try:
            record_in(name)
        except UsageError as error:
            if error.code != "usage/record":
                raise UsageError("usage/overwrite", file=name) from error
    return path
