"""Questions in plain lines: which card, how much, war or surrender. A word that is no answer is explained."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from bataille import commands as c
from bataille.cards import Card
from bataille.errors import CardError
from bataille.rules import Casino
from bataille.terminal.match import Match
from bataille.terminal.parting import MISDEAL, RESIGN, Parting
from bataille.terminal.party import Party
from bataille.texts import Texts, card_name
from bataille.view import CasinoView, Limits, May, ThinkingView


class Speaker(Protocol):
    """What plain lines need of the world; `voice.Voice` is the real one."""

    def say(self, text: str, end: str = "\n") -> None:
        """Write a line, or (with another `end`) a part of one."""

    def ask(self, prompt: str) -> str | None:
        """Ask for a line; `None` where there will be no more."""

    def clear(self) -> None:
        """Take what has been said out of sight."""

    def pause(self, ms: int) -> bool:
        """Wait; whether somebody pressed Enter meanwhile."""

    def wait(self, ms: int) -> None:
        """Let time pass in which computer players think."""

    def key(self, ms: int | None) -> str | None:
        """The next key within `ms` milliseconds."""


class Quit(Exception):  # noqa: N818  # nothing went wrong
    """Somebody has had enough, or there is no more input."""


class Instead(Exception):  # noqa: N818  # nothing went wrong
    """Somebody does something else than what was asked: gives up, or calls a misdeal."""

    def __init__(self, seat: int, command: c.Command) -> None:
        super().__init__(seat, command)
        self.seat = seat
        self.command = command


class Asker:
    """Asks the people of one match."""

    def __init__(self, match: Match, party: Party, texts: Texts, voice: Speaker) -> None:
        self._match = match
        self._party = party
        self._texts = texts
        self._voice = voice
        self._parting = Parting(match, party, texts)
        self._bets: dict[int, int] = {}

    def word(self, prompt: str, family: str) -> str:
        """What somebody answers. `h` explains the keys of the family. Raises `Quit`, `Instead`."""
        while True:
            word = self._line(prompt)
            if word.lower() in {"h", "?"}:
                self.explain(family)
            elif word.lower() == RESIGN and self._parting.resigners:
                self._give_up()
            elif word.lower() == MISDEAL and self._parting.caller is not None:
                raise Instead(self._parting.caller, c.Misdeal())
            else:
                return word

    def _line(self, prompt: str) -> str:
        """A line. Raises `Quit` for `q`, and when there will be no more."""
        line = self._voice.ask(prompt)
        if line is None or line.lower() == "q":
            raise Quit
        return line

    def _give_up(self) -> None:
        """Ask once whether it is meant, or who. Raises `Instead`, `Quit`."""
        seat = self._parting.resigners.get(self._line(self._parting.question()).lower())
        if seat is not None:
            raise Instead(seat, c.Resign())

    def explain(self, family: str) -> None:
        """Say which keys there are."""
        for line in (self._texts.say(f"keys-{family}"), *self._parting.keys()):
            self._voice.say(line)

    def one_of(self, prompt: str, letters: str, family: str) -> str:
        """One of a few letters. Raises `Quit`."""
        while True:
            word = self.word(prompt, family).lower()
            if len(word) == 1 and word in letters:
                return word
            self.explain(family)

    def decide(self, may: May) -> c.Command:
        """What somebody at the keyboard chooses to do. Raises `Quit`, `Instead`."""
        if may.bets is not None:
            return self._bet(may.seat, may.bets)
        if "choose" in may.verbs:
            return self._choose(may.seat)
        return self._war_or_surrender(may)

    def _choose(self, seat: int) -> c.Command:
        """A card of the hand (R50): its number or itself. At one keyboard the others must not see it."""
        hidden = len(self._party.people) > 1
        if hidden:
            self.word(self._texts.say("ask-ready", name=self._party.names[seat]), "thinking")
        try:
            card = self._card_of(seat)
        except Instead:
            if hidden:
                self._voice.clear()
            raise
        if hidden:
            self._voice.clear()
        return c.Choose(card)

    def _card_of(self, seat: int) -> Card:
        """A card of the hand, which is read out. Raises `Quit`, `Instead`."""
        part = self._match.view(seat).part
        assert isinstance(part, ThinkingView)
        numbered = [f"{number} {card_name(self._texts, card)}" for number, card in enumerate(part.hand, 1)]
        prompt = self._texts.say("ask-card", cards=", ".join(numbered))
        while True:
            card = _card(self.word(prompt, "thinking"), part.hand)
            if card is not None:
                return card
            self.explain("thinking")

    def _bet(self, seat: int, limits: Limits) -> c.Command:
        """Ante and side bet (R60), or leaving; Enter repeats the last ante."""
        usual = min(max(self._bets.get(seat, 0), limits.least), limits.most)
        if limits.least == limits.most:
            prompt = self._texts.say("ask-only-bet", least=limits.least)
        else:
            prompt = self._texts.say("ask-bet", least=limits.least, most=limits.most, usual=usual)
        ante = self._number(self._of(seat, prompt), usual, _within(limits))
        if ante is None:
            return c.Leave()
        self._bets[seat] = ante
        side = self._side_limits(seat, ante)
        if side.most < side.least:
            return c.Bet(ante)
        if side.least == side.most:
            prompt = self._texts.say("ask-only-tie-bet", least=side.least)
        else:
            prompt = self._texts.say("ask-tie-bet", least=side.least, most=side.most)
        within = _within(side)
        tie = self._number(prompt, 0, lambda amount: amount == 0 or within(amount))
        return c.Leave() if tie is None else c.Bet(ante, tie)

    def _number(self, prompt: str, usual: int, fits: Callable[[int], bool]) -> int | None:
        """An amount; `None`: the player leaves."""
        while True:
            word = self.word(prompt, "casino")
            if word.lower() == "l":
                return None
            amount = usual if not word else int(word) if word.isdecimal() and len(word) < 12 else -1
            if fits(amount):
                return amount
            self.explain("casino")

    def _side_limits(self, seat: int, ante: int) -> Limits:
        """What may be bet on a tie beside the ante (R64)."""
        view, rules = self._match.view(seat).part, self._match.rules.part
        assert isinstance(view, CasinoView)
        assert isinstance(rules, Casino)
        return Limits(rules.table_min, min(rules.table_max, view.bankrolls[seat] // 2 - ante))

    def _war_or_surrender(self, may: May) -> c.Command:
        """R61; who cannot raise can only surrender."""
        if "war" not in may.verbs:
            return c.Surrender()
        answer = self.one_of(self._of(may.seat, self._texts.say("ask-war")), "ws", "casino")
        return c.War() if answer == "w" else c.Surrender()

    def _of(self, seat: int, question: str) -> str:
        """A question to one of several."""
        return question if len(self._party.people) == 1 else f"{self._party.names[seat]}: {question}"


def _within(limits: Limits) -> Callable[[int], bool]:
    return lambda amount: limits.least <= amount <= limits.most


def _card(word: str, hand: tuple[Card, ...]) -> Card | None:
    if word.isdecimal() and 0 < int(word[:3]) <= len(hand):
        return hand[int(word[:3]) - 1]
    try:
        card = Card.parse(word)
    except CardError:
        return None
    return card if card in hand else None
