"""The two beats everything but the ace, and everything but the two beats the ace."""

from bataille.rules import Ranking, Rules
from bataille.variants.preset import Variant

VARIANT = Variant("two-over-all", place=13, rules=Rules(ranking=Ranking.TWO_OVER_ALL))
