"""The ace is the weakest card, the king the strongest."""

from bataille.rules import Ranking, Rules
from bataille.variants.preset import Variant

VARIANT = Variant("aces-low", place=11, rules=Rules(ranking=Ranking.ACE_LOW))
