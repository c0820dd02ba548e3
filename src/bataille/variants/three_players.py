"""Three seats, seventeen cards each, one card aside."""

from bataille.rules import Rules
from bataille.variants.variant import Variant

VARIANT = Variant("three-players", place=16, rules=Rules(seats=3))
