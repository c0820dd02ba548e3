"""Settings for every test."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

# No test depends on the clock. Elsewhere the profile follows Hypothesis, which draws the same examples every time
# where CI is set.
settings.register_profile("bataille", deadline=None)
settings.load_profile("bataille")

# Pyodide runs the core; what stands above it needs packages and a terminal that are not there.
collect_ignore = ["browser", "cli", "lab", "learn", "terminal", "texts", "web"] if sys.platform == "emscripten" else []


@pytest.fixture
def heard() -> Iterator[None]:
    """No signal is ignored by what is started, even where the tests run in the background or under `nohup`."""
    default: dict[int, Any] = {
        signal.SIGINT: signal.default_int_handler,
        signal.SIGTERM: signal.SIG_DFL,
        signal.SIGHUP: signal.SIG_DFL,
    }
    before = {number: signal.signal(number, handler) for number, handler in default.items()}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)
