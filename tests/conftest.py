"""Settings for every test."""

from __future__ import annotations

import sys

from hypothesis import settings

# No test depends on the clock. Elsewhere the profile follows Hypothesis, which draws the same examples every time
# where CI is set.
settings.register_profile("bataille", deadline=None)
settings.load_profile("bataille")

# Pyodide runs the core; what stands above it needs packages and a terminal that are not there.
collect_ignore = ["browser", "cli", "lab", "learn", "terminal", "texts", "web"] if sys.platform == "emscripten" else []
