"""What people decide in full screen: a card of the hand, a bet, war or surrender. One at a time."""

from __future__ import annotations

from bataille import commands as c
from bataille.cards import Card
from bataille.rules import Casino
from bataille.terminal.look import Choice, HandLook, Wager
from bataille.terminal.match import Match
from bataille.terminal.party import Party
from bataille.texts import Texts
from bataille.view import CasinoView, May, ThinkingView

#: How far a key moves the ante and the side bet, in whole units.
_STEPS = {"right": (1, 0), "left": (-1, 0), "up": (0, 1), "down": (0, -1), "more": (10, 0), "less": (-10, 0)}


class Deciding:
    """Keeps what somebody is about to decide, until it is a command."""

    def __init__(self, match: Match, party: Party, texts: Texts) -> None:
        self._match = match
        self._party = party
        self._texts = texts
        #: Whether the one who is asked has said that nobody else looks.
        self._unveiled = False
        self._place = 0
        self._wagers: dict[int, Wager] = {}
        self.veil()

    @property
    def asked(self) -> May | None:
        """The first of those at the keyboard who has something to decide, beyond turning a card."""
        return next((may for may in self._match.asked if not {"turn", "grab"} & {*may.verbs}), None)

    def command(self, may: May, name: str, number: str) -> c.Command | None:
        """What an action means to somebody who is asked; `None`: not decided yet."""
        if "choose" in may.verbs:
            return self._choose(may.seat, name, number)
        if may.bets is not None:
            return self._bet(may, name)
        if name == "war" and "war" in may.verbs:
            return c.War()
        return c.Surrender() if name == "surrender" else None

    def question(self, may: May) -> str:
        """What is asked."""
        say, name = self._texts.say, self._party.names[may.seat]
        if "choose" in may.verbs:
            return say("ask-pick") if self._unveiled else say("ask-ready", name=name)
        if may.bets is not None:
            wager = self._wager(may)
            question = say("ask-stake", ante=wager.ante, tie=wager.tie)
        else:
            question = say("ask-war")
        return question if len(self._party.people) == 1 else f"{name}: {question}"

    def choices(self, may: May) -> tuple[Choice, ...]:
        """The buttons."""
        say = self._texts.say
        if "choose" in may.verbs:
            return (Choice("go", "⏎", say("action-choose" if self._unveiled else "action-resume")),)
        if may.bets is not None:
            return (Choice("go", "⏎", say("action-bet")), Choice("leave", "l", say("action-leave")))
        war = (Choice("war", "w", say("action-war")),) if "war" in may.verbs else ()
        return (*war, Choice("surrender", "s", say("action-surrender")))

    def veil(self) -> None:
        """Somebody else may be asked next, who has to be called first (R72)."""
        self._unveiled = len(self._party.people) == 1

    def hand(self) -> HandLook | None:
        """The hand that may be seen now (R72): the only person's, or that of the one who is asked."""
        seat = self._party.reader if self.asked is None else self.asked.seat
        if seat is None or not self._unveiled:
            return None
        hand = self._hand_of(seat)
        return HandLook(seat, hand, min(self._place, len(hand) - 1)) if hand else None

    # --- thinking -----------------------------------------------------------------------------------------------------

    def _choose(self, seat: int, name: str, number: str) -> c.Command | None:
        """A card of the hand (R50): the arrows move, `go` plays, a number plays at once."""
        if not self._unveiled:
            self._unveiled = name == "go"
            return None
        hand = self._hand_of(seat)
        self._place = min(self._place, len(hand) - 1)
        if name in {"left", "right"}:
            self._place = (self._place + (1 if name == "right" else -1)) % len(hand)
            return None
        if name == "card" and 0 < int(number) <= len(hand):
            self._place = int(number) - 1
        elif name != "go":
            return None
        self.veil()
        return c.Choose(hand[self._place])

    def _hand_of(self, seat: int) -> tuple[Card, ...]:
        part = self._match.view(seat).part
        return part.hand if isinstance(part, ThinkingView) else ()

    # --- casino -------------------------------------------------------------------------------------------------------

    def _bet(self, may: May, name: str) -> c.Command | None:
        """An ante and a side bet (R60): the arrows change them, `go` places them."""
        wager = self._wager(may)
        if name in _STEPS:
            ante, tie = _STEPS[name]
            wager = self._fitting(may, wager.ante + ante, wager.tie, tie)
        self._wagers[may.seat] = wager
        if name == "go":
            return c.Bet(wager.ante, wager.tie)
        return c.Leave() if name == "leave" else None

    def _wager(self, may: May) -> Wager:
        """The bet that would be placed: the last one, as far as it is still allowed."""
        last = self._wagers.get(may.seat, Wager(0, 0))
        return self._fitting(may, last.ante, last.tie, 0)

    def _fitting(self, may: May, ante: int, tie: int, step: int) -> Wager:
        """The nearest bet that the table takes (R64). `step`: the way in which the side bet is being moved."""
        rules, view = self._match.rules.part, self._match.view(may.seat).part
        assert may.bets is not None
        assert isinstance(rules, Casino)
        assert isinstance(view, CasinoView)
        ante = min(max(ante, may.bets.least), may.bets.most)
        tie = rules.table_min if tie == 0 and step > 0 else tie + step
        tie = min(tie, rules.table_max, view.bankrolls[may.seat] // 2 - ante)
        return Wager(ante, 0 if tie < rules.table_min else tie)
