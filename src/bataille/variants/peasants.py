"""The lower card wins, and the ace is the lowest of all."""

from bataille.rules import Ranking, Rules
from bataille.variants.preset import Variant

VARIANT = Variant("peasants", place=12, rules=Rules(ranking=Ranking.LOW_WINS))
