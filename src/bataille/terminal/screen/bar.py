"""The buttons, each with its key."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget

from bataille.terminal.look import Choice

_GAP = Content(" ")
Button = tuple[Choice, str]


class Bar(Widget):
    """Buttons in one line, narrower ones where they are many; in even lines where that is not enough."""

    choices: reactive[tuple[Choice, ...]] = reactive((), layout=True)

    def render(self) -> Content:
        """Draw the buttons, none of them broken at the end of a line."""
        rows = [[_button(choice, label) for choice, label in row] for row in _laid_out(self.choices, self.size.width)]
        return Content("\n").join([_GAP.join(row) for row in rows])

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """As many lines as the buttons need."""
        return max(1, len(_laid_out(self.choices, width)))


def _laid_out(choices: Sequence[Choice], width: int) -> list[list[Button]]:
    """The buttons line by line, each with what is written on it."""
    wide, tight = [
        [(choice, label.format(choice.label, choice.key)) for choice in choices] for label in (" {} {} ", "{} {}")
    ]
    if len(_rows(wide, width)) <= 1:
        return _rows(wide, width)
    rows = _rows(tight, width)
    even = [_rows(tight, narrow) for narrow in range(1, width)]
    return next((each for each in even if len(each) == len(rows)), rows)


def _rows(buttons: Sequence[Button], width: int) -> list[list[Button]]:
    """The buttons in lines filled one after the other."""
    rows: list[list[Button]] = []
    left = 0
    for choice, label in buttons:
        needed = len(label) + len(_GAP)
        if not rows or needed > left:
            rows.append([])
            left = width + len(_GAP)
        rows[-1].append((choice, label))
        left -= needed
    return rows


def _button(choice: Choice, label: str) -> Content:
    return Content.from_markup(f"[@click=app.do('{choice.action}')]$label[/]", label=label)
