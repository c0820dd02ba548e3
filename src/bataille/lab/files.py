"""Files that get their name when they are whole."""

from __future__ import annotations

import os
from errno import EISDIR
from pathlib import Path


def part_of(path: Path) -> Path:
    """Where a file is written before it is whole."""
    return path.with_name(f"{path.name}.part")


def refuse_folder(path: Path) -> Path:
    """The path, unless it is a folder. Raises `OSError`."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    return path


def refuse_unwritable(path: Path) -> None:
    """Complain of a place that cannot be written to before the games, not after them. Raises `OSError`."""
    part_of(refuse_folder(path)).open("wb").close()
    part_of(path).unlink()
