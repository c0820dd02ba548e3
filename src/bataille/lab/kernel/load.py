"""Loading kernels: each is a small file of its own, compiled when it is first called and kept on disk after that."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from hashlib import sha256
from typing import cast

from bataille.lab.kernel import plain, rows, table
from bataille.lab.kernel.disk import import_kept
from bataille.lab.kernel.specialise import constants, options_of, plain_code, text_of
from bataille.lab.kernel.table import Columns, Tables
from bataille.rules import Rules

Play = Callable[[Tables, Columns, int, int, int], None]


@cache
def load_compiled(rules: Rules, *, detail: bool, vectors: bool) -> Play:
    """The compiled kernel; Numba compiles it, or takes it from the disk, when it is first called."""
    text = text_of(options_of(rules, detail=detail, vectors=vectors))
    name = f"bataille_kernel_{sha256(text.encode()).hexdigest()[:24]}"
    return cast("Play", import_kept(name, text, "play"))


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
