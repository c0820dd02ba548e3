"""The game that most people learn first: everybody turns a card, the highest takes all, a tie is a war."""

from bataille.rules import Rules
from bataille.variants.preset import Variant

VARIANT = Variant("classic", place=1, rules=Rules())
