"""What the full screen shows and when, without a screen: looks at the table, one after the other, and their pace."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from bataille import events as e
from bataille.terminal.look import Look
from bataille.terminal.pace import Pace
from bataille.terminal.party import Party
from bataille.terminal.scene import Scene
from bataille.terminal.shots import Shot, shots
from bataille.texts import Narrator, Texts

#: Sentences kept.
_MEMORY = 50


class Director:
    """Shows events at a pace. Subclasses say where they come from."""

    def __init__(self, scene: Scene, party: Party, narrator: Narrator, texts: Texts, pace: Pace) -> None:
        self.scene = scene
        self.party = party
        self.texts = texts
        self.pace = pace
        self.paused = False
        self.lines: deque[str] = deque(maxlen=_MEMORY)
        self._narrator = narrator
        self._waiting: deque[e.Event] = deque()
        self._shots: deque[Shot] = deque()

    # --- showing ------------------------------------------------------------------------------------------------------

    @property
    def is_showing(self) -> bool:
        """Whether there is more to be shown of what has happened."""
        return bool(self._shots or self._waiting)

    def show(self, events: Iterable[e.Event]) -> None:
        """Show these next."""
        self._waiting.extend(events)

    def hurry(self) -> None:
        """Show all that has happened at once."""
        while self.is_showing:
            self._next_shot()

    def advance(self) -> int | None:
        """Show the next look. Returns for how many milliseconds; `None`: until somebody does something."""
        if self.paused:
            return None
        if self.is_showing:
            return self.pace.ms(self._next_shot().beat)
        return self._go_on()

    def look(self) -> Look:
        """What is on the screen."""
        raise NotImplementedError

    def keys(self) -> tuple[str, ...]:
        """What the keys do that are there always, line by line."""
        return (self.texts.say("screen-general"),)

    def act(self, action: str) -> None:
        """Do something that a key or a button stands for; what cannot be done now does nothing."""
        raise NotImplementedError

    def _go_on(self) -> int | None:
        """Everything has been shown: what now? As `advance`."""
        raise NotImplementedError

    def _next_shot(self) -> Shot:
        if not self._shots:
            self._shots.extend(shots(self.scene, self._waiting.popleft(), self._narrator))
        shot = self._shots.popleft()
        self.scene = shot.scene
        if shot.line is not None:
            self.lines.append(shot.line)
        return shot
