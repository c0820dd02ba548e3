"""Files that commands read; `-` is standard input."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from bataille.cli.words import refuse_words
from bataille.errors import UsageError


def one_file(command: str, words: Sequence[str]) -> str:
    """The one file that a command takes. Raises `UsageError`."""
    if not words:
        raise UsageError("usage/argument", option="FILE")
    refuse_words(command, [word for word in words if word.startswith("-") and word != "-"] or words[1:])
    return words[0]


def read_file(name: str) -> bytes:
    """The whole of a file. Raises `OSError`."""
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
