"""Before each turn-up everybody stakes the card won last."""

from bataille.rules import Captures, Rules
from bataille.variants.preset import Variant

VARIANT = Variant("double-war", place=10, rules=Rules(captures=Captures.RESHUFFLE, stakes=True))
