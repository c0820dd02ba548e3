"""The laboratory: many games, counted exactly.

The names below are imported when they are first used: what needs no extra (`bataille.lab.odds`) is there without one.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bataille.lab.comparison.compare import CompareInterrupted, Comparison, compare
    from bataille.lab.hunting.hunt import Hunt, HuntInterrupted, hunt
    from bataille.lab.simulation import Interrupted, simulate
    from bataille.lab.summary import Report
    from bataille.lab.tally import Tally

__all__ = [
    "CompareInterrupted",
    "Comparison",
    "Hunt",
    "HuntInterrupted",
    "Interrupted",
    "Report",
    "Tally",
    "compare",
    "hunt",
    "simulate",
]

_HOME_OF = {
    "CompareInterrupted": "comparison.compare",
    "Comparison": "comparison.compare",
    "Hunt": "hunting.hunt",
    "HuntInterrupted": "hunting.hunt",
    "Interrupted": "simulation",
    "Report": "summary",
    "Tally": "tally",
    "compare": "comparison.compare",
    "hunt": "hunting.hunt",
    "simulate": "simulation",
}


def __getattr__(name: str) -> object:
    """Import a public name at its first use (PEP 562)."""
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
