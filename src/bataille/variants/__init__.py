"""The named variants, one file each, found by scanning this folder; and rules made from a name and overrides (R26)."""

from __future__ import annotations

from bataille.variants.options import apply, option_names, rules_of
from bataille.variants.preset import Variant
from bataille.variants.registry import variant, variants

__all__ = ["Variant", "apply", "option_names", "rules_of", "variant", "variants"]
