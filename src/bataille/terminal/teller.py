"""Tells in plain lines what happens, at a pace."""

from __future__ import annotations

from collections.abc import Iterable

from bataille import events as e
from bataille.terminal.asking import Speaker
from bataille.terminal.pace import Pace
from bataille.terminal.party import Party
from bataille.terminal.scene import Scene
from bataille.terminal.shots import Beat, Shot, shots
from bataille.texts import Narrator, Texts


class Teller:
    """`scene`: the table as it stands; it is carried on from event to event."""

    def __init__(
        self, scene: Scene, party: Party, narrator: Narrator, texts: Texts, voice: Speaker, pace: Pace
    ) -> None:
        self._scene = scene
        self._party = party
        self._narrator = narrator
        self._texts = texts
        self._voice = voice
        self._pace = pace
        #: Whether the listener pressed Enter in a pause.
        self.interrupted = False

    def tell(self, events: Iterable[e.Event], *, silent: bool = False, paced: bool = True) -> None:
        """Say what happened. `silent`: all but the end is skipped; `paced`: with pauses."""
        for event in events:
            for shot in shots(self._scene, event, self._narrator):
                self._scene = shot.scene
                if not silent or isinstance(event, e.Ended):
                    self._show(shot, paced=paced)
            if isinstance(event, e.Won | e.LeftLying) and not silent:
                self.stand()

    def stand(self) -> None:
        """Say what everybody holds."""
        self._voice.say(f"  {self._score()}")

    def _show(self, shot: Shot, *, paced: bool) -> None:
        if shot.count is not None:
            self._voice.say("  1" if shot.count == 1 else f" · {shot.count}", end="")
        if shot.line is not None:
            self._voice.say(shot.line)
        if paced and self._voice.pause(self._pace.ms(shot.beat)):
            self.interrupted = True
        if shot.count is not None and shot.beat is Beat.BREATH:
            self._voice.say("")

    def _score(self) -> str:
        return " · ".join(
            f"{name} {self._texts.say('table-out') if seat in self._scene.out else self._held(seat)}"
            for seat, name in enumerate(self._party.names)
        )

    def _held(self, seat: int) -> str:
        """What a seat holds: stock and hand, and captures apart."""
        counts = self._scene.counts
        stock = counts.stocks[seat] + (counts.hands[seat] if counts.hands else 0)
        won = counts.captures[seat] if counts.captures else 0
        return self._texts.say("table-won", stock=stock, won=won) if won else str(stock)
