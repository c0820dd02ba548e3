"""Modules of our own making, in a directory where Numba keeps what it compiles of them beside them."""

from __future__ import annotations

import atexit
import logging
import os
import shutil
import sys
import tempfile
from contextlib import suppress
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

_LOG = logging.getLogger(__name__)


def import_kept(name: str, text: str, function: str) -> Any:
    """A kept function of the module of this text, which is written where it is not there yet.

    Another text needs another name.
    """
    if name not in sys.modules:
        kept = getattr(_import(name, text), function)
        kept._cache = _Forgiving(kept._cache, name)  # noqa: SLF001 - Numba has no other door to it
    return getattr(sys.modules[name], function)


class _Forgiving:
    """Numba's cache of a function: a file that is broken or cannot be written costs compiling again, and no more."""

    def __init__(self, cache: Any, name: str) -> None:
        self._cache = cache
        self._name = name

    def load_overload(self, signature: Any, context: Any) -> Any:
        """What is kept, `None`: nothing; then Numba compiles, which takes some seconds and is logged."""
        kept = None
        try:
            kept = self._cache.load_overload(signature, context)
        except Exception:  # noqa: BLE001 - a pickle can break in any way
            with suppress(OSError):
                self._cache.flush()
        if kept is None:
            _LOG.info("compiling %s", self._name)
        return kept

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep it, where there is room."""
        with suppress(OSError):
            self._cache.save_overload(signature, compiled)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cache, name)


def _import(name: str, text: str) -> ModuleType:
    spec = spec_from_file_location(name, _write(name, text))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # Numba looks a kept function's module up there
    spec.loader.exec_module(module)
    return module


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
    """The module's file. Numba compares its time: one that is there already is left alone."""
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
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(half).replace(path)
    except OSError:
        Path(half).unlink(missing_ok=True)
        raise
    return path
