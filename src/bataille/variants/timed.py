"""A quarter of an hour; then the most cards win."""

from bataille.rules import Rules
from bataille.variants.preset import Variant

VARIANT = Variant("timed", place=6, rules=Rules(time_limit=900))
