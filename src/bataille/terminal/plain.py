"""War in plain lines: for screen readers, slow connections, pipes and files."""

from __future__ import annotations

from bataille import commands as c
from bataille import events as e
from bataille.rules import Casino, Speed
from bataille.terminal.asking import Asker, Instead, Quit, Speaker
from bataille.terminal.match import Match
from bataille.terminal.pace import Mode, Pace
from bataille.terminal.parting import MISDEAL, RESIGN, Parting
from bataille.terminal.party import Party
from bataille.terminal.scene import scene_of
from bataille.terminal.teller import Teller
from bataille.texts import Texts
from bataille.view import May

_PROMPT = ">"
_QUIT = "q"


class Plain:
    """Plays one match in plain lines."""

    def __init__(self, match: Match, party: Party, texts: Texts, voice: Speaker, pace: Pace) -> None:
        self._match = match
        self._party = party
        self._texts = texts
        self._voice = voice
        self._asker = Asker(match, party, texts, voice)
        self._parting = Parting(match, party, texts)
        narrator = party.narrator(texts, match.rules)
        self._teller = Teller(scene_of(match.view()), party, narrator, texts, voice, pace)
        self._mode = Mode.ASK if party.people else Mode.WATCH
        #: Battles that follow without a question.
        self._at_once = 0

    def play(self) -> None:
        """Play to the end. Raises `Quit`."""
        self._take_up()
        self._tell(self._match.opening)
        if self._races:
            self._race()
            return
        if self._party.people:
            self._asker.explain(self._match.rules.part.TAG)
        while self._match.outcome is None:
            events = self._match.wake()
            if events:
                self._tell(events)
            elif self._match.asked:
                self._tell(self._act(self._match.asked[0]))
            else:
                self._voice.wait(self._match.wait or 0)

    def _take_up(self) -> None:
        """Of a game that goes on, say where it stands."""
        view = self._match.view()
        if not view.battles:
            return
        rounds = isinstance(self._match.rules.part, Casino)
        self._voice.say(self._texts.say("table-resumed", battle=view.battles, round="yes" if rounds else "no"))
        if not rounds:
            self._teller.stand()

    @property
    def _races(self) -> bool:
        """Whether people act at any time, not when they are asked."""
        return isinstance(self._match.rules.part, Speed) and bool(self._party.people)

    def _act(self, may: May) -> tuple[e.Event, ...]:
        """What people do. In plain lines, one key turns for everybody."""
        try:
            if "turn" not in may.verbs:
                return self._match.give(may.seat, self._asker.decide(may))
            if self._mode is Mode.ASK:
                self._await_turn()
        except Instead as instead:
            return self._match.give(instead.seat, instead.command)
        return self._match.turn()

    def _await_turn(self) -> None:
        """Wait until somebody wants the next battle. Raises `Quit`, `Instead`."""
        if self._at_once:
            self._at_once -= 1
        else:
            self._hear()

    def _hear(self) -> None:
        """Ask how to go on. Raises `Quit`, `Instead`."""
        while not self._obeys(self._asker.word(_PROMPT, "turn_up")):
            self._asker.explain("turn_up")

    def _obeys(self, word: str) -> bool:
        """Whether the word says how to go on."""
        match word.lower():
            case "":
                pass
            case "a":
                self._mode = Mode.WATCH
            case "w":
                self._mode = Mode.TO_WAR
            case "f":
                self._mode = Mode.TO_END
            case number if number.isdecimal() and 0 < len(number) < 8 and int(number):
                self._at_once = int(number) - 1
            case _:
                return False
        return True

    def _race(self) -> None:
        """Speed War: everybody at any time, by single keys. Raises `Quit`."""
        seats = self._party.keys
        for key, seat in seats.items():
            self._voice.say(self._texts.say("keys-seat", key=key, name=self._party.names[seat]))
        self._asker.explain("speed")
        while self._match.outcome is None:
            self._tell(self._match.wake())
            if self._match.wait == 0 or self._match.outcome is not None:
                continue
            pressed = (self._voice.key(self._match.wait) or "").lower()
            if pressed == _QUIT:
                raise Quit
            if pressed in seats:
                self._tell(self._match.reach(seats[pressed]))
            elif pressed == RESIGN and self._parting.resigners:
                self._tell(self._give_up())
            elif pressed == MISDEAL and self._parting.caller is not None:
                self._tell(self._match.give(self._parting.caller, c.Misdeal()))

    def _give_up(self) -> tuple[e.Event, ...]:
        """Speed War: ask whether it is meant, or who; meanwhile the clock stands still. Raises `Quit`."""
        resigners = self._parting.resigners
        self._voice.say(self._parting.question())
        self._match.pause()
        pressed = (self._voice.key(None) or "").lower()
        self._match.go_on()
        if pressed == _QUIT:
            raise Quit
        return self._match.give(resigners[pressed], c.Resign()) if pressed in resigners else ()

    def _tell(self, events: tuple[e.Event, ...]) -> None:
        """Say what happened, unless it is to be skipped."""
        if self._mode is Mode.TO_WAR and any(isinstance(event, e.WarDeclared) for event in events):
            self._mode = Mode.ASK
        self._teller.tell(events, silent=self._mode.is_hidden, paced=not self._races and not self._at_once)
        if self._teller.interrupted and self._party.people:
            self._mode = Mode.ASK
            if self._match.is_watched:  # nothing else will be asked
                self._hear()
                self._at_once = 0
        self._teller.interrupted = False
