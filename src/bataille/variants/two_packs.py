"""Two packs shuffled together, for a long game."""

from bataille.rules import Rules
from bataille.variants.preset import Variant

VARIANT = Variant("two-packs", place=15, rules=Rules(packs=2))
