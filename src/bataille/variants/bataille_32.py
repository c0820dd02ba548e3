"""The same with the 32 cards of a piquet pack."""

from bataille.rules import Pack, Rules
from bataille.variants.preset import Variant

VARIANT = Variant("bataille-32", place=18, rules=Rules(war_down=1, pack=Pack.PIQUET))
