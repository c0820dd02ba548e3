"""One face-down card in a war, as it is mostly played in France."""

from bataille.rules import Rules
from bataille.variants.preset import Variant

VARIANT = Variant("bataille", place=2, rules=Rules(war_down=1))
