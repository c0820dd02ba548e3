"""With the 40 cards of an Italian pack."""

from bataille.rules import Pack, Rules
from bataille.variants.preset import Variant

VARIANT = Variant("guerra-40", place=19, rules=Rules(pack=Pack.ITALIAN))
