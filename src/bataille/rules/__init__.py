"""Rules as values: the options, the families' parts, and what cannot go together."""

from bataille.rules.conflicts import refuse_out_of_range
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
from bataille.rules.parts import Casino, Part, Speed, Thinking, TurnUp
from bataille.rules.rules import Rules

__all__ = [
    "Captures",
    "Casino",
    "Chain",
    "Contenders",
    "Identical",
    "Order",
    "Pack",
    "Part",
    "Ranking",
    "Rules",
    "Short",
    "Speed",
    "Thinking",
    "TieBreak",
    "TurnUp",
    "refuse_out_of_range",
]
