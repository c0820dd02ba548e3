"""As many face-down cards as the tied rank says."""

from bataille.rules import Rules
from bataille.variants.preset import Variant

VARIANT = Variant("by-rank", place=21, rules=Rules(war_down="by-rank"))
