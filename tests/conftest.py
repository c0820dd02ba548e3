"""Settings for every test."""

from __future__ import annotations

from hypothesis import settings

# No test depends on the clock. Elsewhere the profile follows Hypothesis, which draws the same examples every time
# where CI is set.
settings.register_profile("bataille", deadline=None)
settings.load_profile("bataille")
