"""The table as a widget: it draws a look, and tells which card of the hand was clicked."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.reactive import reactive
from textual.widget import Widget

from bataille.terminal.art import Line
from bataille.terminal.drawing import Painter
from bataille.terminal.look import Look
from bataille.texts import Texts

_ROLES = ("frame", "back", "red", "black", "lit", "dim", "count", "note", "title", "stakes")
_SEATS = tuple(f"seat-{seat}" for seat in range(8))


class Table(Widget):
    """What a piece of the drawing looks like is said by the style of its role, `table--ROLE`."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"table--{role}" for role in (*_ROLES, *_SEATS)}

    look: reactive[Look | None] = reactive(None)

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._painter = Painter(texts)
        self._hand: dict[int, range] = {}

    def render(self) -> Text:
        """Draw the look."""
        if self.look is None:
            return Text()
        block, self._hand = self._painter.table(self.look, self.size.width, self.size.height)
        return Text("\n", no_wrap=True).join([self._styled(line) for line in block])

    def on_click(self, event: events.Click) -> None:
        """A card of the hand is played by a click; anywhere else a click goes on."""
        for place, columns in self._hand.items():
            if event.x in columns and event.y >= self.size.height - 4:
                self.app.action_do(f"card-{place + 1}")  # type: ignore[attr-defined]
                return
        self.app.action_do("go")  # type: ignore[attr-defined]

    def _styled(self, line: Line) -> Text:
        styled = Text(no_wrap=True)
        for text, role in line:
            styled.append(text, self.get_component_rich_style(f"table--{role}", partial=True))
        return styled
