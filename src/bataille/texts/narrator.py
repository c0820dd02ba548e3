"""What happened, in a short sentence, as somebody at the table tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bataille import events as e
from bataille.cards import Card
from bataille.outcome import Outcome, Termination
from bataille.rules import Rules, Thinking
from bataille.texts.cards import rank_against, ranks, the_card
from bataille.texts.texts import Texts, sentence_case

#: Endings whose reason says already how many battles there were.
_COUNTED = {Termination.BATTLES, Termination.GUARD, Termination.ENDLESS}


class Narrator:
    """Tells one game.

    `names`: of the seats, in their order. `you`: the reader's seat; `None` where nobody is spoken to.
    """

    def __init__(self, texts: Texts, rules: Rules, names: Sequence[str], you: int | None = None) -> None:
        self._texts = texts
        self._rules = rules
        self._names = names
        self._you = you

    def sentence(self, event: e.Event) -> str:
        """An event, as one seat may know it (R72), in a sentence or two."""
        return sentence_case(self._tell(event))

    def ending(self, outcome: Outcome) -> str:
        """Who won, why the game ended and how long it was; in Casino War what everybody has left."""
        if outcome.bankrolls:
            return " ".join([self.reason(outcome), *self._bankrolls(outcome)])
        told = [self.result(outcome), self.reason(outcome)]
        if outcome.battles and outcome.termination not in _COUNTED:
            told.append(self._texts.say("outcome-length", battles=outcome.battles, wars=outcome.wars))
        return " ".join(told)

    def result(self, outcome: Outcome) -> str:
        """Who won."""
        winner = "" if outcome.winner is None else self._names[outcome.winner]
        return self._texts.say("outcome", result=self._result(outcome), name=winner, names=self._all_of(outcome.drawn))

    def reason(self, outcome: Outcome) -> str:
        """Why the game ended."""
        winner = "" if outcome.winner is None else self._names[outcome.winner]
        counts = {
            Termination.WARS: self._rules.wars_to_win,
            Termination.TARGET: self._rules.target,
            Termination.FLOOR: self._rules.floor,
        }
        return self._texts.say(
            f"termination-{outcome.termination}",
            result=self._result(outcome),
            name=winner,
            count=counts.get(outcome.termination) or outcome.battles,
            since=outcome.since or 0,
            period=outcome.period or 0,
        )

    def _bankrolls(self, outcome: Outcome) -> list[str]:
        left = enumerate(outcome.bankrolls)
        return [self._of("outcome-bankroll", seat, bankroll=amount(halves)) for seat, halves in left]

    def _result(self, outcome: Outcome) -> str:
        if outcome.winner is not None:
            return "you" if outcome.winner == self._you else "won"
        return "drawn" if outcome.drawn else "nobody"

    def _tell(self, event: e.Event) -> str:
        key = f"event-{event.TAG}"
        match event:
            case e.Dealt():
                stocks = set(event.counts.stocks)
                each = stocks.pop() if len(stocks) == 1 else 0
                return self._texts.say(key, each=each, aside=event.aside)
            case e.Refilled():
                return self._of(key, event.seat, count=event.counts.stocks[event.seat])
            case e.Staked() | e.TakenBack():
                return self._texts.say(key, shown=self._each(key, event.cards))
            case e.Turned():
                return self._texts.say(key, battle=event.battle, shown=self._turned(event.cards))
            case e.TieBroken():
                turned = dict(zip(event.seats, event.cards, strict=True))
                shown = self._turned([turned.get(seat) for seat in range(len(self._names))], chosen=False)
                return self._texts.say(key, shown=shown)
            case e.WarDeclared():
                return self._war(key, event)
            case e.Laid():
                return self._texts.say(key, shown=", ".join(self._laid(key, event)))
            case e.LeftLying():
                return self._texts.say(key, count=sum(event.counts.rows))
            case e.Won():
                return self._won(key, event)
            case e.Drew():
                cards = self._texts.both([the_card(self._texts, card) for card in event.cards])
                known = "yes" if event.cards else "no"
                return self._of(key, event.seat, known=known, drawn=event.drawn, cards=cards)
            case e.Chose():
                card = "" if event.card is None else the_card(self._texts, event.card)
                return self._of(key, event.seat, known="yes" if card else "no", card=card)
            case e.GrabbedFalsely():
                return self._of(key, event.seat, penalty=event.penalty)
            case e.WentOut() | e.WentAway():
                return self._of(key, event.seat, why=event.why)
            case e.Ended():
                return self.ending(event.outcome)
            case e.Shuffled():
                return self._texts.say(key, shoe=event.shoe)
            case e.BetPlaced():
                return self._of(key, event.seat, ante=event.ante // 2, tie=event.tie // 2)  # bets are whole units
            case e.CasinoDealt():
                shown = sentence_case(self._each(key, event.cards))
                return self._texts.say(key, burned=event.burned, shown=shown, bank=the_card(self._texts, event.bank))
            case e.Settled():
                gain, bankroll = amount(abs(event.gain)), amount(event.bankroll)
                return self._of(key, event.seat, what=event.what, gain=gain, bankroll=bankroll)
            case e.MisdealCalled() | e.Grabbed() | e.Raised() | e.Surrendered():
                return self._of(key, event.seat)
            case e.Discarded() | e.BellRang() | e.WentLive() | e.TurnedBack():
                return self._texts.say(key)
            case _:
                assert_never(event)

    def _war(self, key: str, event: e.WarDeclared) -> str:
        same = len({card.rank for card in event.cards}) == 1
        tied = [rank_against(self._texts, card) for card in event.cards]
        return self._texts.say(
            key,
            link=event.link,
            same="yes" if same else "no",
            count=len(event.cards),
            ranks=ranks(self._texts, event.cards[0]) if same else sentence_case(self._texts.both(tied)),
            all="yes" if len(event.seats) == len(self._names) else "no",
            names=self._all_of(event.seats),
            standing=len(event.standing),
            standing_names=self._all_of(event.standing),
        )

    def _laid(self, key: str, event: e.Laid) -> list[str]:
        told = []
        for seat, (down, card) in enumerate(zip(event.down, event.cards, strict=True)):
            if card is not None:
                told.append(self._of(f"{key}-one", seat, down=down, card=the_card(self._texts, card)))
            elif down:
                told.append(self._of(f"{key}-down", seat, down=down))
        return told

    def _won(self, key: str, event: e.Won) -> str:
        decided = event.card is not None and event.beaten is not None
        return self._of(
            key,
            event.seat,
            how=event.how,
            decided="yes" if decided else "no",
            winning=sentence_case(rank_against(self._texts, event.card)) if event.card is not None else "",
            beaten=rank_against(self._texts, event.beaten) if event.beaten is not None else "",
            prize=event.prize,
        )

    def _turned(self, cards: Sequence[Card | None], *, chosen: bool = True) -> str:
        """Every seat's card of a battle; in thinking it was chosen."""
        played = chosen and isinstance(self._rules.part, Thinking)
        return self._each("event-turned", cards, chosen="yes" if played else "no")

    def _each(self, key: str, cards: Sequence[Card | None], **more: str) -> str:
        """What every seat does with its card, one after the other."""
        named = [(seat, the_card(self._texts, card)) for seat, card in enumerate(cards) if card is not None]
        return ", ".join([self._of(f"{key}-one", seat, card=card, **more) for seat, card in named])

    def _of(self, key: str, seat: int, **arguments: str | int) -> str:
        """A sentence about one seat."""
        you = "yes" if seat == self._you else "no"
        return self._texts.say(key, name=self._names[seat], you=you, **arguments)

    def _all_of(self, seats: Sequence[int]) -> str:
        """Names in a list, the reader's last."""
        others = [self._names[seat] for seat in seats if seat != self._you]
        return self._texts.both([*others, self._texts.say("you")] if self._you in seats else others)


def amount(halves: int) -> str:
    """Half units of play money as people write them: `2½`."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)
