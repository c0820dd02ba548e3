"""Builds the page when the package is built, unless it is there already and fits its sources.

An sdist carries the page along, so that installing from one needs no node.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "page" / "build"))

import make


class PageHook(BuildHookInterface[Any]):
    """Called by hatchling before it packs."""

    def dependencies(self) -> list[str]:
        """What is needed besides hatchling, this time."""
        return [make.NODE] if make.stale() and not make.has_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # hatchling's
        """Before anything is packed; for editable installations too."""
        if make.stale():
            make.build()
