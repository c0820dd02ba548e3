"""One face-down card, and whoever cannot finish a war loses."""

from bataille.rules import Rules, Short
from bataille.variants.preset import Variant

VARIANT = Variant("pagat", place=22, rules=Rules(war_down=1, short=Short.LOSE))
