"""Casino War whatever is bet and chosen (R60–R64, R70): the test follows the chips from the cards alone."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bataille.cards import RANKS, STANDARD
from bataille.commands import Bet, Clock, Command, Leave, Misdeal, Resign, Surrender, Turn, War
from bataille.engine.deal import fresh_pack
from bataille.engine.setup import Setup, set_up
from bataille.errors import CommandError
from bataille.events import CasinoDealt, Event, Settled
from bataille.families.casino import FAMILY
from bataille.rules import Casino, Rules
from bataille.stream import Seeded

COMMANDS = st.one_of(
    st.builds(Bet, st.integers(0, 60), st.integers(0, 12)),
    st.sampled_from([War(), Surrender(), Leave(), Turn(), Clock(1), Misdeal(), Resign()]),
)


@st.composite
def casino_rules(draw: st.DrawFn) -> Rules:
    """Rules of Casino War, with small bankrolls and shoes, so that everything happens soon."""
    seats = draw(st.integers(1, 4))
    packs = draw(st.integers(1, 2))
    burn = draw(st.integers(0, 3))
    table_min = draw(st.integers(1, 5))
    part = Casino(
        burn=burn,
        tie_pays=draw(st.sampled_from([10, 11])),
        tie_bonus=draw(st.booleans()),
        bankroll=draw(st.integers(table_min, 60)),
        table_min=table_min,
        table_max=draw(st.integers(table_min, 50)),
        reshuffle_at=draw(st.integers(2 * (seats + 1) + burn, 52 * packs)),
        rounds=draw(st.none() | st.integers(1, 40)),
    )
    return Rules(seats=seats, packs=packs, part=part)


class Session(RuleBasedStateMachine):
    """A session in which anybody says anything, legal or not."""

    @initialize(rules=casino_rules(), seed=st.integers(0, 2**64 - 1))
    def sit_down(self, rules: Rules, seed: int) -> None:
        assert isinstance(rules.part, Casino)
        self.part = rules.part
        self.setup: Setup = set_up(rules, STANDARD, Seeded(seed))
        self.table, self.log = FAMILY.start(self.setup, None)
        seats = rules.seats
        self.worth = [2 * self.part.bankroll] * seats  # half units: bankroll and chips together
        self.antes, self.ties = [0] * seats, [0] * seats

    @precondition(lambda self: self.table.outcome is None)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        """Somebody who is asked gives one of the answers that the engine names."""
        may = data.draw(st.sampled_from(FAMILY.question(self.setup, self.table).seats))
        verb = data.draw(st.sampled_from([verb for verb in may.verbs if verb != "leave"] * 9 + [*may.verbs]))
        if verb == "bet":
            assert may.bets is not None
            ante = data.draw(st.integers(may.bets.least, may.bets.most))
            rest = min(self.part.table_max, self.table.bankrolls[may.seat] // 2 - ante)
            tie = data.draw(st.just(0) | st.integers(self.part.table_min, rest)) if rest >= self.part.table_min else 0
            self.antes[may.seat], self.ties[may.seat] = 2 * ante, 2 * tie
            self.take(may.seat, Bet(ante, tie))
        else:
            choices: dict[str, Command] = {"war": War(), "surrender": Surrender(), "leave": Leave()}
            self.take(may.seat, choices[verb])

    @rule(seat=st.none() | st.integers(-1, 8), command=COMMANDS)
    def say(self, seat: int | None, command: Command) -> None:
        """What the engine did not ask for is refused, and changes nothing."""
        if not self.is_asked(seat, command):
            before = deepcopy(self.table)
            with pytest.raises(CommandError):
                FAMILY.step(self.setup, self.table, seat, command)
            assert self.table == before

    def is_asked(self, seat: int | None, command: Command) -> bool:
        """Whether R61, R63 and R64 let this seat say this now."""
        may = next((may for may in FAMILY.question(self.setup, self.table).seats if may.seat == seat), None)
        if may is None or command.TAG not in may.verbs:
            return False
        if isinstance(command, Bet):
            part, bankroll = self.part, self.table.bankrolls[may.seat]
            sides = [command.ante, command.tie] if command.tie else [command.ante]
            return all(part.table_min <= bet <= part.table_max for bet in sides) and 2 * sum(sides) <= bankroll
        return True

    def take(self, seat: int, command: Command) -> None:
        """Give a command twice to the same table: twice the same comes out, and that table stays what it was (R70)."""
        before = deepcopy(self.table)
        table, events = FAMILY.step(self.setup, self.table, seat, command)
        assert self.table == before
        assert FAMILY.step(self.setup, self.table, seat, command) == (table, events)
        self.table = table
        self.log += events
        for event in events:
            self.follow(event)

    def follow(self, event: Event) -> None:
        """Every payment is what the cards on the table are worth (R60–R62)."""
        if isinstance(event, CasinoDealt):
            self.dealt = event
        elif isinstance(event, Settled):
            assert event.gain == self.gain(event.seat, event.what)
            self.worth[event.seat] += event.gain

    def gain(self, seat: int, what: str) -> int:
        """What a seat gains by the cards dealt last."""
        ante, tie = self.antes[seat], self.ties[seat]
        if what == "surrendered":
            return -ante // 2
        card = self.dealt.cards[seat]
        assert card is not None
        edge = RANKS.index(card.rank) - RANKS.index(self.dealt.bank.rank)
        if what.startswith("tie-bet"):
            assert not self.dealt.war
            return -tie if edge else tie * self.part.tie_pays
        if not self.dealt.war:
            assert edge
            return ante if edge > 0 else -ante
        if edge == 0:
            return ante * (2 if self.part.tie_bonus else 1)
        return ante if edge > 0 else -2 * ante

    @invariant()
    def chips_are_conserved(self) -> None:
        """What a seat has, on the table and beside it, is what it brought and gained; the bank has the rest."""
        table = self.table
        held = [sum(chips) for chips in zip(table.bankrolls, table.antes, table.ties, table.raises, strict=True)]
        assert held == self.worth
        assert min(table.bankrolls) >= 0
        if table.outcome is not None:
            assert list(table.outcome.bankrolls) == held

    @invariant()
    def cards_are_conserved(self) -> None:
        """Shoe, seen and burned cards are the pack; what lies on the table has been seen."""
        table = self.table
        assert sorted(table.shoe + table.seen + table.burned) == sorted(fresh_pack(self.setup.rules))
        assert table.packs[-1].endswith(table.shoe)
        on_table = b"".join(table.rows) + table.bank
        assert sorted(table.seen[len(table.seen) - len(on_table) :]) == sorted(on_table)

    @invariant()
    def somebody_is_asked_until_it_is_over(self) -> None:
        """A session never hangs, and no round starts that the bank cannot count."""
        question = FAMILY.question(self.setup, self.table)
        assert bool(question.seats) == bool(question.number) == (FAMILY.outcome(self.table) is None)
        assert {may.seat for may in question.seats} <= set(self.table.playing)
        assert self.part.rounds is None or self.table.rounds <= self.part.rounds


TestSession: Any = Session.TestCase
