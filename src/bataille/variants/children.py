"""A war that ties again goes on card by card, so that nothing has to be counted twice."""

from bataille.rules import Chain, Rules
from bataille.variants.preset import Variant

VARIANT = Variant("children", place=3, rules=Rules(chain=Chain.SINGLE))
