"""The options of the turn-up rules under the names and with the defaults of the rules."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, kw_only=True)
class Options:
    """Rules of one game; the number of seats is that of the stocks. Combinations that R26 refuses are not checked."""

    ranking: Literal["ace-high", "ace-low", "low-wins", "two-over-all"] = "ace-high"  # R2
    contenders: Literal["tied", "everyone"] = "tied"  # R9
    war_down: int | Literal["by-rank"] = 3  # R10
    chain: Literal["repeat", "single"] = "repeat"  # R11
    short: Literal["commit", "lose", "last-card", "equal", "draw"] = "commit"  # R12
    refill_in_war: bool = True  # R12
    order: Literal["winner-first", "loser-first", "seat", "laid", "high-first", "shuffled"] = "winner-first"  # R14
    captures: Literal["bottom", "reshuffle", "turn-over", "none"] = "bottom"  # R15, R16
    target: int | None = None  # R19
    floor: int | None = None  # R20
    time_limit: int | None = None  # R21, seconds
    seconds_per_turn: int = 4  # R21
    wars_to_win: int | None = None  # R22
    battle_limit: int | None = None  # R23
    tie_break: Literal["none", "fresh-pack"] = "none"  # R24
    guard: int = 100_000  # R25, battles; the default is 100,000 times the number of packs
    identical: Literal["war", "take-back", "discard"] = "war"  # R27
    stakes: bool = False  # R30

    @property
    def never_random(self) -> bool:
        """Whether a position that comes back proves that the game never ends (R25)."""
        # reading: R24 `fresh-pack` is no obstacle, because its shuffle comes only after the play has ended.
        random = self.order == "shuffled" or self.captures == "reshuffle"
        return not random and self.battle_limit is None and self.time_limit is None

    @property
    def refills(self) -> bool:
        """Whether an empty stock is made anew of the captures (R16)."""
        return self.captures in ("reshuffle", "turn-over")
