"""The rules of a programming puzzle: short of cards is a draw, and the first seat's cards always come first."""

from bataille.rules import Order, Rules, Short
from bataille.variants.preset import Variant

VARIANT = Variant("winamax", place=23, rules=Rules(short=Short.DRAW, order=Order.SEAT))
