"""Speed War in full screen, where people act at any time: what is to be done now, and by which key."""

from __future__ import annotations

from bataille.terminal.look import Choice
from bataille.terminal.match import Match
from bataille.terminal.party import SEAT_KEYS, Party
from bataille.texts import Texts
from bataille.view import SpeedView


class Racing:
    """What people are told of the race."""

    def __init__(self, match: Match, party: Party, texts: Texts) -> None:
        self._match = match
        self._party = party
        self._texts = texts

    @property
    def seats(self) -> dict[str, int]:
        """The people who are in the game, each by the key that does it all."""
        playing = self._match.able("resign")
        return {key: seat for key, seat in self._party.keys.items() if seat in playing}

    def call(self) -> str:
        """What is to be done now."""
        part, say, reader = self._part, self._texts.say, self._party.reader
        if not self.seats:
            return ""
        if part.owner is not None:
            return say("ask-grab") if reader is None else say("ask-grab-you", key=SEAT_KEYS[0])
        owing = [self._party.names[seat] for seat in self._match.people if part.owed[seat]]
        if not owing:
            return ""
        if reader is None:
            return say("ask-turn-now", names=self._texts.both(owing))
        return say("ask-turn-you", key=SEAT_KEYS[0])

    def keys(self) -> str:
        """Which key does it all."""
        say = self._texts.say
        return say("keys-speed") if self._party.reader is None else say("keys-speed-you", key=SEAT_KEYS[0])

    def choices(self) -> tuple[Choice, ...]:
        """A button for each person; for the only one, what it does now."""
        reader = self._party.reader
        if reader is None:
            return tuple([Choice(f"seat-{seat}", key, self._party.names[seat]) for key, seat in self.seats.items()])
        if not self.seats:
            return ()
        owes = self._part.owed[reader]
        return (Choice("go", "⏎", self._texts.say("action-turn" if owes else "action-grab")),)

    @property
    def _part(self) -> SpeedView:
        part = self._match.view().part
        assert isinstance(part, SpeedView)
        return part
