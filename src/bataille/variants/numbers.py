"""A pack of 2 to 10, for children learning to count."""

from bataille.rules import Pack, Rules
from bataille.variants.preset import Variant

VARIANT = Variant("numbers", place=4, rules=Rules(pack=Pack.NUMBERS))
