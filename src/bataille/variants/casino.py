"""One card against the bank, with play money."""

from bataille.rules import Casino, Rules
from bataille.variants.preset import Variant

VARIANT = Variant("casino", place=26, rules=Rules(seats=1, packs=6, part=Casino()))
