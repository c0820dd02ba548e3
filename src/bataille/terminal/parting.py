"""Giving up (R17), and calling a misdeal (R6): what people may do besides what they are asked."""

from __future__ import annotations

from bataille.terminal.look import Choice
from bataille.terminal.match import Match
from bataille.terminal.party import Party
from bataille.texts import Texts

#: The keys, and what the only person at the keyboard presses to be sure.
RESIGN = "r"
MISDEAL = "m"
_YES = "y"


class Parting:
    """Who may do so now, and what is asked before somebody gives up."""

    def __init__(self, match: Match, party: Party, texts: Texts) -> None:
        self._match = match
        self._party = party
        self._texts = texts

    @property
    def resigners(self) -> dict[str, int]:
        """The people who may give up, each by the key that answers the question."""
        able = self._match.able("resign")
        if self._party.reader is not None:
            return {_YES: self._party.reader} if able else {}
        return {key: seat for key, seat in self._party.keys.items() if seat in able}

    @property
    def caller(self) -> int | None:
        """Who may call a misdeal: somebody for whom the game waits, else the first; `None`: it is too late."""
        able = self._match.able("misdeal")
        return next((may.seat for may in self._match.asked if may.seat in able), able[0] if able else None)

    def question(self) -> str:
        """Whether it is meant; of several people, who."""
        if self._party.reader is not None:
            return self._texts.say("ask-resign")
        names = [f"{self._party.names[seat]} ({key})" for key, seat in self.resigners.items()]
        return self._texts.say("ask-resign-who", names=self._texts.either(names))

    def keys(self) -> tuple[str, ...]:
        """What the keys do, line by line."""
        resign = [self._texts.say("keys-resign", key=RESIGN)] if self.resigners else []
        misdeal = [] if self.caller is None else [self._texts.say("keys-misdeal", key=MISDEAL)]
        return (*resign, *misdeal)

    def offers(self) -> tuple[Choice, ...]:
        """The buttons that begin it."""
        say = self._texts.say
        misdeal = () if self.caller is None else (Choice("misdeal", MISDEAL, say("action-misdeal")),)
        return (*misdeal, Choice("resign", RESIGN, say("page-play-resign"))) if self.resigners else misdeal

    def answers(self) -> tuple[Choice, ...]:
        """The buttons that answer the question."""
        say, alone = self._texts.say, self._party.reader is not None
        seats = [
            Choice(f"resign-{seat}", key, say("page-play-resign") if alone else self._party.names[seat])
            for key, seat in self.resigners.items()
        ]
        return (*seats, Choice("go", "⏎", say("action-resume")))
