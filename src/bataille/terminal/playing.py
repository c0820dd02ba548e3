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
from bataille.terminal.parting import Parting
from bataille.terminal.party import Party
from bataille.terminal.racing import Racing
from bataille.terminal.scene import scene_of
from bataille.texts import Texts
from bataille.texts.narrator import amount

#: Actions that have a key of their own, in the order of their buttons.
_FOLLOWING = {"automatic": "a", "next-war": "w", "finish": "f"}


class Playing(Director):
    """Plays one match."""

    def __init__(self, match: Match, party: Party, texts: Texts, pace: Pace, title: str) -> None:
        super().__init__(scene_of(match.view()), party, party.narrator(texts, match.rules), texts, pace)
        self._match = match
        self._title = title
        self._mode = Mode.WATCH if match.is_watched else Mode.ASK
        self._races = isinstance(match.rules.part, Speed) and bool(party.people)
        self._deciding = Deciding(match, party, texts)
        self._racing = Racing(match, party, texts)
        self._parting = Parting(match, party, texts)
        #: Whether it is being asked who gives up.
        self._is_parting = False
        self.show(match.opening)
        if self._races:
            self.hurry()
            self.lines.append(self._racing.keys())

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
            self._mode = Mode.ASK
        if self._mode is Mode.ASK and self._match.is_watched:
            self._mode = Mode.WATCH
        self.show(events)
        if self._mode.is_hidden or self._races:
            self.hurry()

    @property
    def _asks_turn(self) -> bool:
        """Whether the game waits for people to turn a card."""
        return not self._races and any("turn" in may.verbs for may in self._match.asked)

    # --- acting -------------------------------------------------------------------------------------------------------

    def act(self, action: str) -> None:
        """`go`, `automatic`, `next-war`, `finish`, `pause`, `resign`, `misdeal`, `seat-0` … (a person's own key), and
        what people decide.
        """
        name, _, number = action.partition("-")
        if self._is_parting:
            self._part(name, number)
        elif action == "resign":
            self._ask_who_parts()
        elif action == "misdeal":
            self._call_misdeal()
        elif action == "pause":
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
        elif self._mode is Mode.WATCH and not self._match.is_watched:
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

    def _ask_who_parts(self) -> None:
        """Before somebody gives up everything stands still, and it is asked whether it is meant."""
        if self._parting.resigners:
            self._is_parting = True
            self._deciding.veil()
            if not self.paused:
                self._pause()

    def _part(self, name: str, number: str) -> None:
        """Answer that: `resign-0` … gives up, all else goes on."""
        self._is_parting = False
        self._pause()
        if name == "resign" and number:
            self._interpose(int(number), c.Resign())

    def _call_misdeal(self) -> None:
        """Shuffle and deal again (R6)."""
        caller = self._parting.caller
        if caller is not None:
            self._deciding.veil()
            if self.paused:
                self._pause()
            self._interpose(caller, c.Misdeal())

    def _interpose(self, seat: int, command: c.Command) -> None:
        """Give what was not asked for."""
        self.hurry()
        self._take(self._match.give(seat, command))

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
        if self._is_parting:
            return {}
        if self._races:
            return self._racing.seats
        turning = {may.seat for may in self._match.asked} if self._asks_turn and len(self._match.people) > 1 else set()
        return {key: seat for key, seat in self.party.keys.items() if seat in turning}

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
        if self._is_parting:
            return self._parting.question()
        if self.paused:
            return say("table-paused")
        if self.is_over:
            return say("ask-again") if self.party.people else ""
        if self._races:
            return self._racing.call()
        if self.is_showing and (self.scene.battle or self._draws):
            return ""
        if self._deciding.asked is not None:
            return self._deciding.question(self._deciding.asked)
        if not self._asks_turn or self._mode is not Mode.ASK:
            return ""
        awaited = [f"{self.party.names[seat]} ({key})" for key, seat in self._seat_keys.items()]
        return say("ask-turn-all", names=self.texts.both(awaited)) if awaited else say("ask-turn")

    def keys(self) -> tuple[str, ...]:
        """The keys of this game, line by line."""
        say, family = self.texts.say, self._match.rules.part.TAG
        if not self.party.people:
            lines = [say("screen-follow")]
        elif self._races:
            lines = [self._racing.keys()]
        elif family == "turn_up":
            lines = [say("screen-turn_up"), say("screen-follow")]
        else:
            lines = [say(f"screen-{family}")]
        if len(self.party.people) > 1 and family in {"turn_up", "speed"}:
            lines += [say("keys-seat", name=self.party.names[seat], key=key) for key, seat in self.party.keys.items()]
        return (*lines, *self._parting.keys(), *super().keys(), say("screen-again"))

    def _choices(self) -> tuple[Choice, ...]:
        """The buttons of the moment."""
        say, pause = self.texts.say, Choice("pause", "p", self.texts.say("action-pause"))
        if self.is_over:
            return (Choice("again", "a", say("action-again")), Choice("new", "n", say("action-new")))
        if self._is_parting:
            return self._parting.answers()
        following = [Choice(action, key, say(f"action-{action}")) for action, key in _FOLLOWING.items()]
        if self.paused:
            able = self._mode is not Mode.ASK or self._asks_turn
            go_on = Choice("pause", "⏎", say("action-resume"))
            return (go_on, *(following if able else ()), *self._parting.offers())
        if self._races:
            return (*self._racing.choices(), pause)
        if self._deciding.asked is not None:
            return (*self._deciding.choices(self._deciding.asked), *self._parting.offers())
        if self._mode is Mode.ASK:
            return (Choice("go", "⏎", say("action-turn")), *following)
        return (*following, pause)
