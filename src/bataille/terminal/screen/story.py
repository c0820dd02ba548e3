"""What has happened, the latest at the bottom and brightest; it never scrolls out of its few lines."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.reactive import reactive
from textual.widget import Widget


class Story(Widget):
    """The last sentences, as many as there is room for."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"story--latest", "story--earlier"}

    sentences: reactive[tuple[str, ...]] = reactive(())

    def render(self) -> Text:
        """Wrap the sentences and keep the last ones that fit whole, the latest in any case."""
        width, height = max(self.size.width, 1), self.size.height
        lines: list[Text] = []
        for place, sentence in enumerate(reversed(self.sentences)):
            role = "earlier" if place else "latest"
            style = self.get_component_rich_style(f"story--{role}", partial=True)
            wrapped = Text(sentence, style).wrap(self.app.console, width)
            if lines and len(wrapped) + len(lines) > height:
                break
            lines = [*wrapped, *lines]
        return Text("\n").join(lines[-height:])
