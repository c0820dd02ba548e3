"""Compiled functions that later processes find on the disk.

Numba looks at the file of a function that it keeps, not at those of what it calls. So the function that is kept is one
of a small file of its own, whose name comes of all sources that are compiled into it.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any, TypeVar, cast

from bataille.lab import chance
from bataille.lab.kernel import jit
from bataille.lab.kernel.disk import import_kept

F = TypeVar("F", bound=Callable[..., Any])

_TEXT = '''"""Keeps `{module}.{name}` on the disk. Digest of what is compiled: {digest}."""
from bataille.lab.kernel.jit import entry
from {module} import {name}


@entry
def kept({parameters}):
    return {name}({parameters})
'''


@cache
def kept(function: F) -> F:
    """A function to be called from Python that does what this one of `jit.compiled` does."""
    python = cast("Callable[..., Any]", cast("Any", function).py_func)
    module = sys.modules[python.__module__]
    sources = "".join(inspect.getsource(each) for each in (module, chance, jit))
    text = _TEXT.format(
        module=python.__module__,
        name=python.__name__,
        digest=sha256(sources.encode()).hexdigest()[:24],
        parameters=", ".join(inspect.signature(python).parameters),
    )
    name = f"bataille_{python.__name__}_{sha256(text.encode()).hexdigest()[:24]}"
    return cast("F", import_kept(name, text, "kept"))
