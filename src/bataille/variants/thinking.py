"""A hand of three cards and a choice in every battle (Erik Arneson)."""

from bataille.rules import Rules, Thinking
from bataille.variants.preset import Variant

VARIANT = Variant("thinking", place=24, rules=Rules(part=Thinking()))
