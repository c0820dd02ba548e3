"""Everybody turns at their own pace, and the quickest hand takes the centre."""

from bataille.rules import Rules, Speed
from bataille.variants.preset import Variant

VARIANT = Variant("speed", place=25, rules=Rules(part=Speed()))
