"""A match in full screen, without the screen: what is asked of people, and what their keys and buttons do."""

from __future__ import annotations

from collections.abc import Sequence

from bataille import commands as c
from bataille import events as e
from bataille.cards import Card
from bataille.rules import Casino, Speed
from bataille.terminal.director import Director
from bataille.terminal.look import Choice, HandLook, Look, SeatLook, Wager
from bataille.terminal.match import Match
from bataille.terminal.pace import Mode, Pace
from bataille.terminal.party import SEAT_KEYS, Party
from bataille.terminal.scene import scene_of
from bataille.texts import Texts
from bataille.texts.narrator import amount
from bataille.view import CasinoView, May, ThinkingView

#: Actions of everybody at any time: how they are called, their key.
_GO = ("go", "⏎")
_AUTOMATIC = ("automatic", "a")
_NEXT_WAR = ("next-war", "w")
_FINISH = ("finish", "f")
_PAUSE = ("pause", "p")


class Playing(Director):
    """Plays one match."""

    def __init__(self, match: Match, party: Party, texts: Texts, pace: Pace, title: str) -> None:
        super().__init__(scene_of(match.view()), party, party.narrator(texts, match.rules), texts, pace)
        self._match = match
        self._title = title
        self._mode = Mode.ASK if party.people else Mode.WATCH
        self._races = isinstance(match.rules.part, Speed) and bool(party.people)
        self._keys = dict(zip(SEAT_KEYS, party.people, strict=False))
        #: Whether the one who is asked has said that nobody else looks.
        self._unveiled = len(party.people) == 1
        self._place = 0
        self._wagers: dict[int, Wager] = {}
        self.show(match.opening)

    # --- going on -----------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, and that has been shown."""
        return self._match.outcome is not None and not self.is_showing

    def _go_on(self) -> int | None:
        events = self._match.wake()
        if events:
            self._take(events)
            return 0
        asked = self._asked
        if asked is not None and "turn" in asked.verbs and not self._races and self._mode is not Mode.ASK:
            self._take(self._match.turn())
            return 0
        return self._match.wait

    def _take(self, events: Sequence[e.Event]) -> None:
        """Something has happened."""
        if self._mode is Mode.TO_WAR and any(isinstance(event, e.WarDeclared) for event in events):
            self._mode = Mode.ASK if self.party.people else Mode.WATCH
        self.show(events)
        if self._mode.is_hidden or self._races:
            self.hurry()

    # --- what is asked ------------------------------------------------------------------------------------------------

    @property
    def _asked(self) -> May | None:
        """The first of those at the keyboard for whom the game waits."""
        return next(iter(self._match.asked), None)

    @property
    def _asks_turn(self) -> bool:
        return not self._races and self._asked is not None and "turn" in self._asked.verbs

    @property
    def _chooser(self) -> May | None:
        asked = self._asked
        return asked if asked is not None and "choose" in asked.verbs else None

    @property
    def _bettor(self) -> May | None:
        asked = self._asked
        return asked if asked is not None and asked.bets is not None else None

    @property
    def _tied(self) -> May | None:
        asked = self._asked
        return asked if asked is not None and "surrender" in asked.verbs else None

    # --- acting -------------------------------------------------------------------------------------------------------

    def act(self, action: str) -> None:
        """`go`, `automatic`, `next-war`, `finish`, `pause`, `left` … `down`, `card-1` …, `seat-0` …, and so on."""
        name, _, number = action.partition("-")
        if action == "pause":
            self._pause()
        elif self.paused:
            return
        elif self.is_showing and action == "go":
            self.hurry()
        elif name == "seat":
            self._reach(int(number))
        elif action in {"automatic", "next-war", "finish"}:
            self._follow(action)
        elif not self.is_showing:
            self._answer(name, number)

    def _pause(self) -> None:
        if self._match.outcome is not None:
            return
        self.paused = not self.paused
        if self.paused:
            self._match.pause()
        else:
            self._match.go_on()

    def _follow(self, action: str) -> None:
        """Let the game go on by itself, or no more."""
        watched = not self.party.people
        if not (self._asks_turn or watched or self._mode is not Mode.ASK):
            return
        if action == "automatic":
            self._mode = Mode.ASK if self._mode is Mode.WATCH and not watched else Mode.WATCH
        else:
            self._mode = Mode.TO_WAR if action == "next-war" else Mode.TO_END
            self.hurry()

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
        if self._chooser is not None:
            self._choose(self._chooser, name, number)
        elif self._bettor is not None:
            self._bet(self._bettor, name)
        elif self._tied is not None:
            self._decide(self._tied, name)
        elif self._asks_turn and name == "go":
            self._mode = Mode.ASK
            self._take(self._match.turn())

    def _choose(self, may: May, name: str, number: str) -> None:
        """A card of the hand (R50): the arrows move, `go` plays, a number plays at once."""
        if not self._unveiled:
            self._unveiled = name == "go"
            return
        hand = self._hand_of(may.seat)
        self._place = min(self._place, len(hand) - 1)
        if name in {"left", "right"}:
            self._place = (self._place + (1 if name == "right" else -1)) % len(hand)
        elif name == "card" and 0 < int(number) <= len(hand):
            self._play(may, hand[int(number) - 1])
        elif name == "go":
            self._play(may, hand[self._place])

    def _play(self, may: May, card: Card) -> None:
        self._unveiled = len(self.party.people) == 1
        self._take(self._match.give(may.seat, c.Choose(card)))

    def _bet(self, may: May, name: str) -> None:
        """An ante and a side bet (R60): the arrows change them, `go` places them."""
        wager = self._wager(may)
        steps = {"right": (1, 0), "left": (-1, 0), "up": (0, 1), "down": (0, -1), "more": (10, 0), "less": (-10, 0)}
        if name in steps:
            ante, tie = steps[name]
            self._wagers[may.seat] = self._fitting(may, wager.ante + ante, wager.tie, tie)
        elif name == "go":
            self._wagers[may.seat] = wager
            self._take(self._match.give(may.seat, c.Bet(wager.ante, wager.tie)))
        elif name == "leave":
            self._take(self._match.give(may.seat, c.Leave()))

    def _decide(self, may: May, name: str) -> None:
        """War or surrender (R61)."""
        if name == "war" and "war" in may.verbs:
            self._take(self._match.give(may.seat, c.War()))
        elif name == "surrender":
            self._take(self._match.give(may.seat, c.Surrender()))

    def _wager(self, may: May) -> Wager:
        """The bet that would be placed: the last one, as far as it is still allowed."""
        last = self._wagers.get(may.seat, Wager(may.seat, 0, 0))
        return self._fitting(may, last.ante, last.tie, 0)

    def _fitting(self, may: May, ante: int, tie: int, step: int) -> Wager:
        """The nearest bet that the table takes (R64). `step`: the way in which the side bet is being moved."""
        rules, view = self._match.rules.part, self._match.view(may.seat).part
        assert may.bets is not None
        assert isinstance(rules, Casino)
        assert isinstance(view, CasinoView)
        ante = min(max(ante, may.bets.least), may.bets.most)
        most = min(rules.table_max, view.bankrolls[may.seat] // 2 - ante)
        tie = rules.table_min if tie == 0 and step > 0 else tie + step
        tie = min(tie, most)
        return Wager(may.seat, ante, 0 if tie < rules.table_min else tie)

    # --- looking ------------------------------------------------------------------------------------------------------

    def look(self) -> Look:
        """What is on the screen."""
        bettor = None if self.is_showing else self._bettor
        return Look(
            title=self._title,
            status=self._status(),
            scene=self.scene,
            seats=tuple([self._seat(seat) for seat in range(self._match.rules.seats)]),
            lines=tuple(self.lines),
            question=self._question(),
            hand=self._hand(),
            wager=None if bettor is None else self._wager(bettor),
            choices=self._choices(),
        )

    def _status(self) -> str:
        say = self.texts.say
        scene = self.scene
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
        notes: list[str] = []
        cloth = self.scene.cloth
        if seat in self.scene.out:
            notes.append(self.texts.say("table-out"))
        if cloth is not None:
            notes.append(f"{self.texts.say('table-bankroll')} {amount(cloth.bankrolls[seat])}")
            if cloth.bets[seat]:
                tie = f" + {amount(cloth.ties[seat])}" if cloth.ties[seat] else ""
                notes.append(f"{self.texts.say('table-bet')} {amount(cloth.bets[seat])}{tie}")
        elif self.scene.counts.hands and seat not in self._match.people:
            notes.append(self.texts.say("table-hand-of", count=self.scene.counts.hands[seat]))
        if len(self._match.people) > 1 or self._races:
            notes += [f"[{key}]" for key, owner in self._keys.items() if owner == seat and self._uses_keys]
        return SeatLook(self.party.names[seat], tuple(notes), seat in self._match.people)

    @property
    def _uses_keys(self) -> bool:
        """Whether people have keys of their own."""
        return self._races or (self._asks_turn and len(self._match.people) > 1)

    def _hand(self) -> HandLook | None:
        """The hand that may be seen now (R72): the only person's, or that of the one who is asked."""
        if not self._unveiled or not self.scene.counts.hands or not self.party.people:
            return None
        chooser = self._chooser
        seat = chooser.seat if chooser is not None else self.party.reader
        if seat is None:
            return None
        hand = self._hand_of(seat)
        return HandLook(seat, hand, min(self._place, len(hand) - 1)) if hand else None

    def _hand_of(self, seat: int) -> tuple[Card, ...]:
        part = self._match.view(seat).part
        return part.hand if isinstance(part, ThinkingView) else ()

    def _question(self) -> str:
        say = self.texts.say
        if self.paused:
            return say("table-paused")
        if self.is_over:
            return say("ask-again")
        if self._races:
            return say("keys-speed")
        if self.is_showing or self._asked is None or self._mode is not Mode.ASK:
            return ""
        name = self.party.names[self._asked.seat]
        if self._chooser is not None:
            return say("ask-pick") if self._unveiled else say("ask-ready", name=name)
        if self._bettor is not None:
            wager = self._wager(self._bettor)
            question = say("ask-stake", ante=wager.ante, tie=wager.tie)
        elif self._tied is not None:
            question = say("ask-war")
        else:
            return say("ask-turn")
        return question if len(self.party.people) == 1 else f"{name}: {question}"

    def _choices(self) -> tuple[Choice, ...]:
        """What may be done now, for the buttons; the keys are there always."""
        if self.is_over:
            return (self._choice("again", "a"), self._choice("new", "n"))
        going_on = [self._choice(*_PAUSE)]
        if self.paused:
            return (Choice("pause", "p", self.texts.say("action-resume")),)
        if self._races:
            return (
                *[Choice(f"seat-{seat}", key, self.party.names[seat]) for key, seat in self._keys.items()],
                *going_on,
            )
        if self._mode is not Mode.ASK:
            return tuple(self._choice(*each) for each in (_AUTOMATIC, _NEXT_WAR, _FINISH, _PAUSE))
        if self._chooser is not None:
            return (Choice("go", _GO[1], self.texts.say("action-choose" if self._unveiled else "action-turn")),)
        if self._bettor is not None:
            return (Choice("go", _GO[1], self.texts.say("action-bet")), self._choice("leave", "l"))
        if self._tied is not None:
            war = (self._choice("war", "w"),) if "war" in self._tied.verbs else ()
            return (*war, self._choice("surrender", "s"))
        turn = Choice("go", _GO[1], self.texts.say("action-turn"))
        return (turn, *[self._choice(*each) for each in (_AUTOMATIC, _NEXT_WAR, _FINISH)])

    def _choice(self, action: str, key: str) -> Choice:
        return Choice(action, key, self.texts.say(f"action-{action}"))
