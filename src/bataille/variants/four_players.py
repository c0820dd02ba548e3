"""Four seats, thirteen cards each."""

from bataille.rules import Rules
from bataille.variants.preset import Variant

VARIANT = Variant("four-players", place=17, rules=Rules(seats=4))
