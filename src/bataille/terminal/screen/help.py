"""Which keys there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen
from textual.widgets import Static


class Keys(ModalScreen[None]):
    """A page about the keys, some lines; any key closes it."""

    BINDINGS: ClassVar = []

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self._text = "\n".join(lines)

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static(self._text, id="keys", markup=False)

    def on_key(self, event: events.Key) -> None:
        """Close; the key does nothing else."""
        event.stop()
        self.dismiss()

    def on_click(self, event: events.Click) -> None:
        """Close."""
        event.stop()
        self.dismiss()
