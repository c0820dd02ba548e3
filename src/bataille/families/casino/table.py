"""The table of Casino War in one moment: the shoe, the chips, the cards that lie open."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bataille.outcome import Outcome


@dataclass(slots=True)
class CasinoTable:
    """Used as a value, like `Table`. Amounts in half units (R63), piles in codes, lists by seat."""

    #: Cards not dealt yet, index 0 the next.
    shoe: bytes
    #: Cards that have lain open since the shoe was shuffled, in the order they came.
    seen: bytes
    #: Cards burned since then, face down (R61).
    burned: bytes
    #: The seats still at the table, ascending.
    playing: tuple[int, ...]
    #: What each seat has, without the chips that lie on the table.
    bankrolls: list[int]
    #: Chips on the table: antes, side bets on a tie, raises of those at war; 0 where there are none.
    antes: list[int]
    ties: list[int]
    raises: list[int]
    #: Put down since the session began: antes, side bets, and the antes of rounds that were surrendered.
    all_antes: list[int]
    all_ties: list[int]
    all_surrendered: list[int]
    #: The cards of the running round, or of the last one: each seat's and the bank's, the war's after the first.
    rows: list[bytes]
    bank: bytes
    #: The seats that tied and have not chosen yet (R61); empty while bets are placed.
    undecided: tuple[int, ...]
    #: Number of the open question, from 1.
    asked: int
    #: Rounds dealt, ties that went to war, and wars that each seat won (R62).
    rounds: int
    wars: int
    wars_won: list[int]
    #: Words drawn from the stream so far (R74).
    drawn: int
    #: Every shoe shuffled so far (R73).
    packs: tuple[bytes, ...]
    outcome: Outcome | None

    def copy(self) -> CasinoTable:
        """A table with lists of its own, to work on."""
        return replace(
            self,
            bankrolls=self.bankrolls.copy(),
            antes=self.antes.copy(),
            ties=self.ties.copy(),
            raises=self.raises.copy(),
            all_antes=self.all_antes.copy(),
            all_ties=self.all_ties.copy(),
            all_surrendered=self.all_surrendered.copy(),
            rows=self.rows.copy(),
            wars_won=self.wars_won.copy(),
        )


def lay_cloth(seats: int, bankroll: int) -> CasinoTable:
    """A table without a shoe, at which nothing has happened. `bankroll`: each seat's, in half units."""
    return CasinoTable(
        shoe=b"",
        seen=b"",
        burned=b"",
        playing=tuple(range(seats)),
        bankrolls=[bankroll] * seats,
        antes=[0] * seats,
        ties=[0] * seats,
        raises=[0] * seats,
        all_antes=[0] * seats,
        all_ties=[0] * seats,
        all_surrendered=[0] * seats,
        rows=[b""] * seats,
        bank=b"",
        undecided=(),
        asked=1,
        rounds=0,
        wars=0,
        wars_won=[0] * seats,
        drawn=0,
        packs=(),
        outcome=None,
    )
