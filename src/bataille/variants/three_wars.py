"""The children's war, won by the first to win three wars."""

from bataille.rules import Chain, Rules
from bataille.variants.preset import Variant

VARIANT = Variant("three-wars", place=5, rules=Rules(chain=Chain.SINGLE, wars_to_win=3))
