"""Loading kernels: each is a small file of its own, compiled when it is first called and kept on disk after that."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import cast

from bataille.lab.kernel import plain, rows, table
from bataille.lab.kernel.disk import cache_directory, import_kept
from bataille.lab.kernel.specialise import constants, options_of, plain_code, text_of
from bataille.lab.kernel.table import Columns, Tables
from bataille.rules import Rules

Play = Callable[[Tables, Columns, int, int, int], None]


@cache
def load_compiled(rules: Rules, *, detail: bool, vectors: bool) -> Play:
    """The compiled kernel; Numba compiles it, or takes it from the disk, when it is first called."""
    name, text = _file(rules, detail=detail, vectors=vectors)
    return cast("Play", import_kept(name, text, "play"))


def is_kept(rules: Rules, *, detail: bool, vectors: bool) -> bool:
    """Whether the compiled kernel is on the disk, as far as can be seen without loading Numba."""
    name, _ = _file(rules, detail=detail, vectors=vectors)
    directory = Path(os.environ.get("NUMBA_CACHE_DIR") or cache_directory())
    return any(directory.rglob(f"{name}.play-*.nbc"))


@cache
def _file(rules: Rules, *, detail: bool, vectors: bool) -> tuple[str, str]:
    """The name and the text of a kernel's file."""
    text = text_of(options_of(rules, detail=detail, vectors=vectors))
    return f"bataille_kernel_{sha256(text.encode()).hexdigest()[:24]}", text


@lru_cache(maxsize=64)
def load_plain(rules: Rules, *, detail: bool, vectors: bool) -> Play:
    """The same kernel as plain Python."""
    names = {
        name: value for module in (plain, rows, table) for name, value in vars(module).items() if name in module.__all__
    }
    namespace = {
        **names,
        **constants(),
        **options_of(rules, detail=detail, vectors=vectors),
        "__name__": "bataille_kernel_plain",
    }
    exec(plain_code(), namespace)  # noqa: S102 - our own source
    return cast("Play", namespace["play"])
