"""The buttons, each with its key."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget

from bataille.terminal.look import Choice

_GAP = Content(" ")


class Bar(Widget):
    """Buttons in one line, or in two where they are many."""

    choices: reactive[tuple[Choice, ...]] = reactive((), layout=True)

    def render(self) -> Content:
        """Draw the buttons, none of them broken at the end of a line."""
        rows = _rows(self.choices, self.size.width)
        return Content("\n").join([_GAP.join([_button(choice) for choice in row]) for row in rows])

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """As many lines as the buttons need."""
        return max(1, len(_rows(self.choices, width)))


def _rows(choices: Sequence[Choice], width: int) -> list[list[Choice]]:
    """The buttons line by line."""
    rows: list[list[Choice]] = []
    left = 0
    for choice in choices:
        needed = len(_label(choice)) + len(_GAP)
        if not rows or needed > left:
            rows.append([])
            left = width + len(_GAP)
        rows[-1].append(choice)
        left -= needed
    return rows


def _label(choice: Choice) -> str:
    return f" {choice.label} {choice.key} "


def _button(choice: Choice) -> Content:
    return Content.from_markup(f"[@click=app.do('{choice.action}')]$label[/]", label=_label(choice))
