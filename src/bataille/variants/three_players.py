"""Three seats, seventeen cards each, one card aside."""

from bataille.rules import Rules
from bataille.variants.preset import Variant

VARIANT = Variant("three-players", place=16, rules=Rules(seats=3))
