"""The rules of one game, as one frozen value, validated when built."""

from __future__ import annotations

from typing import Annotated, Literal

from bataille.codec import Range
from bataille.errors import RulesError
from bataille.rules import conflicts
from bataille.rules.checks import check
from bataille.rules.options import (
    Captures,
    Chain,
    Contenders,
    Identical,
    Order,
    Pack,
    Ranking,
    Short,
    TieBreak,
)
from bataille.rules.parts import Part, TurnUp
from bataille.value import fixed

Count = Annotated[int, Range(1, 1_000_000_000)]


@fixed
class Rules:
    """What is played: options common to the card families, and the part of one family.

    Options may be given by their texts too (`short="draw"`). Raises `RulesError`: `rules/value` for an option that
    cannot be so, `rules/conflict` for options that cannot go together (R26). Casino War reads `seats` and
    `packs` only; the rest must be left alone there.
    """

    #: Places at the table, 2 … 8; in Casino War 1 … 8 against the bank (R4, R60).
    seats: Annotated[int, Range(1, 8)] = 2
    #: Which cards a pack has, how many packs are shuffled together, and jokers in each (R1).
    pack: Pack = Pack.FULL
    packs: Annotated[int, Range(1, 8)] = 1
    jokers: Literal[0, 2] = 0
    #: Which card beats which (R2).
    ranking: Ranking = Ranking.ACE_HIGH
    #: Who fights a war (R9).
    contenders: Contenders = Contenders.TIED
    #: Face-down cards in a war, or as many as the tied rank says (R10).
    war_down: Annotated[int, Range(0, 10)] | Literal["by-rank"] = 3
    #: How a war goes on when it ties again (R11).
    chain: Chain = Chain.REPEAT
    #: What becomes of a contender with too few cards (R12).
    short: Short = Short.COMMIT
    #: Whether a contender's captures count and are taken up during a war (R12, R16).
    refill_in_war: bool = True
    #: In which order the prize pile is taken up (R14).
    order: Order = Order.WINNER_FIRST
    #: Where won cards go (R15, R16).
    captures: Captures = Captures.BOTTOM
    #: What happens when identical cards tie (R27).
    identical: Identical = Identical.WAR
    #: Whether the last capture is laid out as a stake before each turn-up (R30).
    stakes: bool = False
    #: First seat to hold this many cards wins; `None`: off (R19).
    target: Count | None = None
    #: The game ends when a seat holds fewer cards than this; `None`: off (R20).
    floor: Count | None = None
    #: Seconds until the bell; `None`: no bell (R21).
    time_limit: Count | None = None
    #: Seconds that a turn-up or a link of a war counts where nobody plays in real time (R21).
    seconds_per_turn: Annotated[int, Range(1, 3_600)] = 4
    #: First seat to win this many wars wins; `None`: off (R22).
    wars_to_win: Count | None = None
    #: Most cards win after this many battles; `None`: off (R23).
    battle_limit: Count | None = None
    #: Whether a draw is decided by fresh packs (R24).
    tie_break: TieBreak = TieBreak.NONE
    #: Battles after which a game without an end is stopped; `None`: 100,000 for each pack (R25).
    guard: Count | None = None
    #: The family of play and its own options.
    part: Part = TurnUp()

    def __post_init__(self) -> None:
        check(self, besides="part")
        if not isinstance(self.part, Part):
            raise RulesError("rules/part", part=repr(self.part))
        conflicts.refuse(self)

    @property
    def pack_size(self) -> int:
        """Cards in all packs together (R1)."""
        return self.packs * (4 * len(self.pack.ranks) + self.jokers)

    @property
    def finds_endless(self) -> bool:
        """Whether a position that returns proves that the game never ends: no chance, no choices, no limit (R25)."""
        chancy = self.order is Order.SHUFFLED or self.captures is Captures.RESHUFFLE
        limited = self.time_limit is not None or self.battle_limit is not None
        return isinstance(self.part, TurnUp) and not chancy and not limited

    @property
    def last_battle(self) -> int:
        """The battle after which `guard` stops the game, unless it `finds_endless` (R25)."""
        return self.guard if self.guard is not None else 100_000 * self.packs
