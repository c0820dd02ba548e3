"""The ways of playing: one folder each, whose `FAMILY` is its one `Family` value."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

from bataille.families.family import Family

__all__ = ["Family", "family"]


@lru_cache(maxsize=8)
def family(tag: str) -> Family[Any]:
    """The family whose part of the rules has this tag. Its tables are of a type that only it knows."""
    found: Family[Any] = import_module(f"{__name__}.{tag}").FAMILY
    return found
