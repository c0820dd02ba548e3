"""A recorded game in full screen, without the screen: forwards and backwards, step by step or by itself."""

from __future__ import annotations

from bataille import events as e
from bataille.room.replay import Replay
from bataille.terminal.director import Director
from bataille.terminal.look import Choice, Look, SeatLook
from bataille.terminal.pace import Mode, Pace
from bataille.terminal.party import Party
from bataille.terminal.scene import scene_of
from bataille.texts import Texts

_ACTIONS = {"go", "right", "left", "automatic", "next-war", "finish", "pause"}


class Projection(Director):
    """Shows one record."""

    def __init__(self, reel: Replay, party: Party, texts: Texts, pace: Pace, title: str) -> None:
        first = reel.step(0)
        super().__init__(scene_of(first.views[0]), party, party.narrator(texts, reel.record.rules), texts, pace)
        self._reel = reel
        self._title = title
        self._mode = Mode.ASK
        self._number = 0
        self.show(first.events)

    def act(self, action: str) -> None:
        """`go` or `right`: the next step; `left`: the one before; `automatic`, `next-war`, `finish`, `pause`."""
        if action not in _ACTIONS:
            return
        if action == "pause":
            self.paused = not self.paused
            return
        resumed = self.paused
        self.paused = False
        if action in {"go", "right"}:
            self._mode = Mode.ASK
            if self.is_showing:
                self.hurry()
            else:
                self._forward()
        elif action == "left":
            self._mode = Mode.ASK
            self._back()
        elif action == "automatic":
            self._mode = Mode.ASK if self._mode is Mode.WATCH and not resumed else Mode.WATCH
        elif action in {"next-war", "finish"}:
            self._mode = Mode.TO_WAR if action == "next-war" else Mode.TO_END
            self.hurry()

    def _go_on(self) -> int | None:
        if self._mode is Mode.ASK or self._number == self._reel.last:
            self._mode = Mode.ASK
            return None
        self._forward()
        return 0

    def _forward(self) -> None:
        """Show the next step that shows anything."""
        while self._number < self._reel.last:
            self._number += 1
            events = self._reel.step(self._number).events
            if self._mode is Mode.TO_WAR and any(isinstance(event, e.WarDeclared) for event in events):
                self._mode = Mode.ASK
            self.show(events)
            if self._mode.is_hidden:
                self.hurry()
            if events:
                return

    def _back(self) -> None:
        """The table as it was before the last step."""
        self.hurry()
        while self._number:
            self._number -= 1
            if self._reel.step(self._number).events:
                break
        self.scene = scene_of(self._reel.step(self._number).views[0])
        self.lines.clear()

    def keys(self) -> tuple[str, ...]:
        """The keys of a recorded game, line by line."""
        return (self.texts.say("screen-record"), self.texts.say("screen-follow"), *super().keys())

    def look(self) -> Look:
        """What is on the screen."""
        say = self.texts.say
        scene = self.scene
        seats = [
            SeatLook(name, (say("table-out"),) if seat in scene.out else (), here=False)
            for seat, name in enumerate(self.party.names)
        ]
        choices = [
            Choice("left", "←", say("action-back")),
            Choice("go", "⏎", say("action-next")),
            *[
                Choice(action, key, say(f"action-{action}"))
                for action, key in (("automatic", "a"), ("next-war", "w"), ("finish", "f"))
            ],
        ]
        return Look(
            title=self._title,
            status=say("table-step", step=self._number, all=self._reel.last),
            scene=scene,
            seats=tuple(seats),
            lines=tuple(self.lines),
            question=say("table-paused") if self.paused else "",
            hand=None,
            choices=tuple(choices),
        )
