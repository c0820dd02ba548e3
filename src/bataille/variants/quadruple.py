"""Four face-down cards in a war."""

from bataille.rules import Rules
from bataille.variants.preset import Variant

VARIANT = Variant("quadruple", place=20, rules=Rules(war_down=4))
