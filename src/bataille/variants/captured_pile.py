"""Won cards go to a pile of their own, shuffled into a new stock when the old one is empty."""

from bataille.rules import Captures, Rules
from bataille.variants.preset import Variant

VARIANT = Variant("captured-pile", place=8, rules=Rules(captures=Captures.RESHUFFLE))
