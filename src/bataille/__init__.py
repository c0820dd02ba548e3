"""War, the card game: every rule and variant, exact and replayable."""

from __future__ import annotations

__version__ = "0.1.0"
