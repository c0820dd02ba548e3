"""Two jokers that beat everything."""

from bataille.rules import Rules
from bataille.variants.preset import Variant

VARIANT = Variant("jokers", place=14, rules=Rules(jokers=2))
