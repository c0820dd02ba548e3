"""Four seats, thirteen cards each."""

from bataille.rules import Rules
from bataille.variants.variant import Variant

VARIANT = Variant("four-players", place=17, rules=Rules(seats=4))
