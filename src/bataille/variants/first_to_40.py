"""The first to hold forty cards wins."""

from bataille.rules import Rules
from bataille.variants.preset import Variant

VARIANT = Variant("first-to-40", place=7, rules=Rules(target=40))
