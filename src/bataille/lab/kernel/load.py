"""Loading kernels: each is a small file of its own, compiled when it is first called and kept on disk after that."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache, lru_cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import cast

from bataille.lab.kernel import plain, rows, table
from bataille.lab.kernel.specialise import constants, options_of, plain_code, text_of
from bataille.lab.kernel.table import Columns, Tables
from bataille.rules import Rules

Play = Callable[[Tables, Columns, int, int, int], None]


@cache
def load_compiled(rules: Rules, *, detail: bool, vectors: bool) -> Play:
    """The compiled kernel; Numba compiles it, or takes it from the disk, when it is first called."""
    name, text = _file(rules, detail=detail, vectors=vectors)
    module = sys.modules.get(name) or _import(name, _write(name, text))
    return cast("Play", module.play)


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


def cache_directory() -> Path:
    """Where kernels are kept: `BATAILLE_CACHE`, else the system's place for such things."""
    given = os.environ.get("BATAILLE_CACHE")
    if given:
        return Path(given)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "bataille"


def _write(name: str, text: str) -> Path:
    """The kernel's file. Numba compares its time: one that is there already is left alone."""
    try:
        return _write_to(cache_directory(), name, text)
    except OSError:  # no home, no room, no permission: compile in every process
        return _write_to(_passing_directory(), name, text)


@cache
def _passing_directory() -> Path:
    """A directory that this process takes away with it."""
    directory = tempfile.mkdtemp(prefix="bataille-")
    atexit.register(shutil.rmtree, directory, ignore_errors=True)
    return Path(directory)


def _write_to(directory: Path, name: str, text: str) -> Path:
    path = directory / f"{name}.py"
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return path
    directory.mkdir(parents=True, exist_ok=True)
    handle, half = tempfile.mkstemp(dir=directory, suffix=".half")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
    Path(half).replace(path)
    return path


def _import(name: str, path: Path) -> ModuleType:
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # Numba looks a kept function's module up there
    spec.loader.exec_module(module)
    return module
