"""Won cards are out of play: an empty stock loses at once."""

from bataille.rules import Captures, Rules
from bataille.variants.preset import Variant

VARIANT = Variant("no-reshuffle", place=9, rules=Rules(captures=Captures.NONE))
