"""The application: keys and the mouse in, looks out. It knows no rule and keeps no game."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.timer import Timer
from textual.widgets import Static

from bataille.terminal.director import Director
from bataille.terminal.look import Choice
from bataille.terminal.pace import Pace
from bataille.terminal.parting import MISDEAL, RESIGN
from bataille.terminal.screen.bar import Bar
from bataille.terminal.screen.help import Keys
from bataille.terminal.screen.story import Story
from bataille.terminal.screen.table import Table

#: Keys by what Textual calls them. Letters of buttons come from the buttons themselves.
KEYS = {
    "enter": "go",
    "space": "go",
    "left": "left",
    "right": "right",
    "up": "up",
    "down": "down",
    "pageup": "more",
    "pagedown": "less",
    "p": "pause",
    RESIGN: "resign",
    MISDEAL: "misdeal",
    "q": "quit",
    "h": "help",
    "question_mark": "help",
    "plus": "faster",
    "minus": "slower",
    **{str(number): f"card-{number}" for number in range(1, 10)},
    "0": "card-10",
}
#: How long looks that take no time may follow each other before the screen is drawn, in seconds.
_PATIENCE = 0.05
#: How often the clock on the screen is looked at, in seconds.
_TICK = 0.5

NextMatch = Callable[[str, Pace], Director]


class Stage(App[None]):
    """Shows what a director directs. `next_match`: makes the director of another match, for `again` or `new`."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [Binding("ctrl+c", "interrupt", priority=True)]

    def __init__(self, director: Director, next_match: NextMatch | None = None) -> None:
        super().__init__()
        self.director = director
        self._next_match = next_match
        self._timer: Timer | None = None
        self.interrupted = False

    @property
    def is_waiting(self) -> bool:
        """Whether nothing happens until somebody does something."""
        return self._timer is None

    def compose(self) -> ComposeResult:
        """Title, table, what happened, what is asked, buttons."""
        with Horizontal(id="head"):
            yield Static(id="title", markup=False)
            yield Static(id="status", markup=False)
        yield Table(self.director.texts)
        yield Story()
        yield Static(id="question", markup=False)
        yield Bar()

    def on_mount(self) -> None:
        """Begin."""
        self.set_interval(_TICK, self._draw)
        self._go_on()

    def on_resize(self) -> None:
        """Draw for the new size."""
        self._draw()

    def on_key(self, event: events.Key) -> None:
        """Do what the key stands for: a button's letter first, then the table of keys."""
        look = self.director.look()
        letters = {choice.key: choice.action for choice in look.choices} | dict(look.keys)
        action = letters.get(event.character or "") or KEYS.get(event.key)
        if action is not None:
            event.stop()
            self.action_do(action)

    def action_do(self, action: str) -> None:
        """Something that a key or a button stands for."""
        match action:
            case "quit":
                self.exit()
            case "help":
                self.push_screen(Keys([*self.director.keys(), "", self.director.texts.say("screen-close")]))
            case "faster":
                self.director.pace = self.director.pace.faster
            case "slower":
                self.director.pace = self.director.pace.slower
            case "again" | "new":
                if self._next_match is not None:
                    self.director = self._next_match(action, self.director.pace)
            case _:
                self.director.act(action)
        self._go_on()

    def action_interrupt(self) -> None:
        """Ctrl-C ends as it does everywhere."""
        self.interrupted = True
        self.exit()

    def _go_on(self) -> None:
        """Show the next look, and the one after it when its time has come."""
        if self._timer is not None:
            self._timer.stop()
        end = monotonic() + _PATIENCE
        wait = self.director.advance()
        while wait == 0 and monotonic() < end:
            wait = self.director.advance()
        self._draw()
        self._timer = None if wait is None else self.set_timer(max(wait / 1_000, 0.001), self._go_on)

    def _draw(self) -> None:
        if not self.is_running:  # the clock ticks on while the widgets are taken away
            return
        look = self.director.look()
        self.query_one(Table).look = look
        self.query_one(Bar).choices = (*look.choices, *self._general())
        self.query_one("#title", Static).update(look.title)
        self.query_one("#status", Static).update(look.status)
        self.query_one(Story).sentences = look.lines
        self.query_one("#question", Static).update(look.question)
        self.set_class(look.scene.cloth is not None, "casino")

    def _general(self) -> tuple[Choice, ...]:
        """The buttons that are there always."""
        say, pace = self.director.texts.say, self.director.pace
        return (
            Choice("faster", "+−", say(f"pace-{pace}")),
            Choice("help", "h", say("action-help")),
            Choice("quit", "q", say("action-quit")),
        )
