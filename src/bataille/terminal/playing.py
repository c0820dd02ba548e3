"""A match in full screen, without the screen: what is asked of people, and what their keys and buttons do."""

from __future__ import annotations

from collections.abc import Sequence

from bataille import commands as c
from bataille import events as e
from bataille.rules import Speed
from bataille.terminal.deciding import Deciding
from bataille.terminal.director import Director
from bataille.terminal.look import Choice, Look, SeatLook
from bataille.terminal.match import Match
from bataille.terminal.pace import Mode, Pace
from bataille.terminal.party import SEAT_KEYS, Party
from bataille.terminal.scene import scene_of
from bataille.texts import Texts
from bataille.texts.narrator import amount
from bataille.view import SpeedView

#: Actions that have a key of their own, in the order of their buttons.
_FOLLOWING = {"automatic": "a", "next-war": "w", "finish": "f"}


class Playing(Director):
    """Plays one match."""

    def __init__(self, match: Match, party: Party, texts: Texts, pace: Pace, title: str) -> None:
        super().__init__(scene_of(match.view()), party, party.narrator(texts, match.rules), texts, pace)
        self._match = match
        self._title = title
        self._mode = Mode.ASK if party.people else Mode.WATCH
        self._races = isinstance(match.rules.part, Speed) and bool(party.people)
        self._keys = dict(zip(SEAT_KEYS, party.people, strict=False))
        self._deciding = Deciding(match, party, texts)
        self.show(match.opening)
        if self._races:
            self.hurry()
            self.lines.append(self._speed_keys())

    # --- going on -----------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, and that has been shown."""
        return self._match.outcome is not None and not self.is_showing

    def _go_on(self) -> int | None:
        events = self._match.wake()
        if not events and self._asks_turn and self._mode is not Mode.ASK:
            events = self._match.turn()
        if events:
            self._take(events)
            return 0
        return self._match.wait

    def _take(self, events: Sequence[e.Event]) -> None:
        """Something has happened."""
        if self._mode is Mode.TO_WAR and any(isinstance(event, e.WarDeclared) for event in events):
            self._mode = Mode.ASK if self.party.people else Mode.WATCH
        self.show(events)
        if self._mode.is_hidden or self._races:
            self.hurry()

    @property
    def _asks_turn(self) -> bool:
        """Whether the game waits for people to turn a card."""
        return not self._races and any("turn" in may.verbs for may in self._match.asked)

    # --- acting -------------------------------------------------------------------------------------------------------

    def act(self, action: str) -> None:
        """`go`, `automatic`, `next-war`, `finish`, `pause`, `seat-0` … (a person's own key), and what people decide."""
        name, _, number = action.partition("-")
        if action == "pause":
            self._pause()
        elif self.paused:
            self._resume(action)
        elif action in _FOLLOWING:
            self._follow(action)
        elif name == "seat":
            self._reach(int(number))
        elif self._races and action == "go" and self.party.reader is not None:
            self._reach(self.party.reader)
        elif self.is_showing and (self.scene.battle or self._draws):
            if action == "go":
                self.hurry()
        else:  # nobody has to look at the deal to its end
            self.hurry()
            self._answer(name, number)

    def _pause(self) -> None:
        if self._match.outcome is not None:
            return
        self.paused = not self.paused
        if self.paused:
            self._match.pause()
        else:
            self._match.go_on()

    def _resume(self, action: str) -> None:
        """In a pause: `go` ends it, and so does what lets the game go on by itself."""
        if action == "go" or action in _FOLLOWING:
            self._pause()
        if action in _FOLLOWING and not (action == "automatic" and self._mode is Mode.WATCH):
            self._follow(action)

    def _follow(self, action: str) -> None:
        """Let the game go on by itself, or (`automatic` once more) no longer."""
        if self._mode is Mode.ASK and not self._asks_turn:
            return
        if action != "automatic":
            self._mode = Mode.TO_WAR if action == "next-war" else Mode.TO_END
            self.hurry()
        elif self._mode is Mode.WATCH and self.party.people:
            self._mode = Mode.ASK
        else:
            self._mode = Mode.WATCH

    def _reach(self, seat: int) -> None:
        """A person's own key: Speed War's one for all, or the turn of one of several."""
        if seat not in self._match.people or self._match.outcome is not None:
            return
        if self._races:
            self._take(self._match.reach(seat))
        elif self._asks_turn:
            self.hurry()
            self._take(self._match.give(seat, c.Turn()))

    def _answer(self, name: str, number: str) -> None:
        """Answer what is asked."""
        may = self._deciding.asked
        if may is not None:
            command = self._deciding.command(may, name, number)
            if command is not None:
                self._take(self._match.give(may.seat, command))
        elif self._asks_turn and name == "go":
            self._mode = Mode.ASK
            self._take(self._match.turn())

    # --- looking ------------------------------------------------------------------------------------------------------

    def look(self) -> Look:
        """What is on the screen."""
        return Look(
            title=self._title,
            status=self._status(),
            scene=self.scene,
            seats=tuple([self._seat(seat) for seat in range(self._match.rules.seats)]),
            lines=tuple(self.lines),
            question=self._question(),
            hand=None if self._draws else self._deciding.hand(),
            choices=self._choices(),
            keys=tuple([(key, f"seat-{seat}") for key, seat in self._seat_keys.items()]),
        )

    @property
    def _seat_keys(self) -> dict[str, int]:
        """The keys of people who may act each for themselves now."""
        if self._races:
            return {} if self.is_over else self._keys
        turning = {may.seat for may in self._match.asked} if self._asks_turn and len(self._match.people) > 1 else set()
        return {key: seat for key, seat in self._keys.items() if seat in turning}

    @property
    def _draws(self) -> bool:
        """Whether the cards of the first hand are still on their way (R50)."""
        return self.is_showing and not self.scene.battle and bool(self.scene.counts.hands)

    def _status(self) -> str:
        say, scene = self.texts.say, self.scene
        if scene.cloth is not None:
            return say("table-round", round=scene.battle) if scene.battle else ""
        told = [say("table-battle", battle=scene.battle)] if scene.battle else []
        if scene.wars:
            told.append(say("table-wars", count=scene.wars))
        most = max(scene.holdings)
        leaders = [seat for seat, held in enumerate(scene.holdings) if held == most]
        if scene.battle and len(leaders) == 1:
            you = "yes" if leaders[0] == self.party.reader else "no"
            told.append(say("table-leads", you=you, name=self.party.names[leaders[0]]))
        limit = self._match.rules.time_limit
        if limit is not None:
            minutes, seconds = divmod(max(0, limit - self._match.time // 1_000), 60)
            told.append(say("table-clock", minutes=str(minutes), seconds=f"{seconds:02}"))
        return " · ".join(told)

    def _seat(self, seat: int) -> SeatLook:
        say, scene, here = self.texts.say, self.scene, seat in self._match.people
        notes = [say("table-out")] if seat in scene.out else []
        if scene.cloth is not None:
            cloth = scene.cloth
            notes.append(f"{say('table-bankroll')} {amount(cloth.bankrolls[seat])}")
            if cloth.bets[seat]:
                tie = f" + {amount(cloth.ties[seat])}" if cloth.ties[seat] else ""
                notes.append(f"{say('table-bet')} {amount(cloth.bets[seat])}{tie}")
        elif scene.counts.hands and not here:
            notes.append(say("table-hand-of", count=scene.counts.hands[seat]))
        notes += [f"[{key}]" for key, owner in self._seat_keys.items() if owner == seat]
        return SeatLook(self.party.names[seat], tuple(notes), here)

    def _question(self) -> str:
        say = self.texts.say
        if self.paused:
            return say("table-paused")
        if self.is_over:
            return say("ask-again") if self.party.people else ""
        if self._races:
            return self._call()
        if self.is_showing and (self.scene.battle or self._draws):
            return ""
        if self._deciding.asked is not None:
            return self._deciding.question(self._deciding.asked)
        if not self._asks_turn or self._mode is not Mode.ASK:
            return ""
        awaited = [f"{self.party.names[seat]} ({key})" for key, seat in self._seat_keys.items()]
        return say("ask-turn-all", names=self.texts.both(awaited)) if awaited else say("ask-turn")

    def _call(self) -> str:
        """Speed War: what is to be done now."""
        part, say, reader = self._speed, self.texts.say, self.party.reader
        if part.owner is not None:
            return say("ask-grab") if reader is None else say("ask-grab-you", key=SEAT_KEYS[0])
        owing = [self.party.names[seat] for seat in self._match.people if part.owed[seat]]
        if not owing:
            return ""
        if reader is None:
            return say("ask-turn-now", names=self.texts.both(owing))
        return say("ask-turn-you", key=SEAT_KEYS[0])

    @property
    def _speed(self) -> SpeedView:
        part = self._match.view().part
        assert isinstance(part, SpeedView)
        return part

    def _speed_keys(self) -> str:
        """Speed War: which key does it all."""
        say = self.texts.say
        return say("keys-speed") if self.party.reader is None else say("keys-speed-you", key=SEAT_KEYS[0])

    def keys(self) -> tuple[str, ...]:
        """The keys of this game, line by line."""
        say, family = self.texts.say, self._match.rules.part.TAG
        if not self.party.people:
            lines = [say("screen-follow")]
        elif self._races:
            lines = [self._speed_keys()]
        elif family == "turn_up":
            lines = [say("screen-turn_up"), say("screen-follow")]
        else:
            lines = [say(f"screen-{family}")]
        if len(self.party.people) > 1 and family in {"turn_up", "speed"}:
            lines += [say("keys-seat", name=self.party.names[seat], key=key) for key, seat in self._keys.items()]
        return (*lines, *super().keys(), say("screen-again"))

    def _choices(self) -> tuple[Choice, ...]:
        """The buttons of the moment."""
        say, pause = self.texts.say, Choice("pause", "p", self.texts.say("action-pause"))
        if self.is_over:
            return (Choice("again", "a", say("action-again")), Choice("new", "n", say("action-new")))
        following = [Choice(action, key, say(f"action-{action}")) for action, key in _FOLLOWING.items()]
        if self.paused:
            able = self._mode is not Mode.ASK or self._asks_turn
            return (Choice("pause", "⏎", say("action-resume")), *(following if able else ()))
        if self._races:
            return (*self._racing(), pause)
        if self._deciding.asked is not None:
            return self._deciding.choices(self._deciding.asked)
        if self._mode is Mode.ASK:
            return (Choice("go", "⏎", say("action-turn")), *following)
        return (*following, pause)

    def _racing(self) -> tuple[Choice, ...]:
        """Speed War: a button for each person; for the only one, what it does now."""
        reader = self.party.reader
        if reader is not None:
            owes = self._speed.owed[reader]
            return (Choice("go", "⏎", self.texts.say("action-turn" if owes else "action-grab")),)
        return tuple([Choice(f"seat-{seat}", key, self.party.names[seat]) for key, seat in self._keys.items()])
