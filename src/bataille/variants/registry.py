"""Finding variants: every module of this folder that has a `VARIANT`."""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules

import bataille.variants as folder
from bataille.errors import RulesError
from bataille.variants.preset import Variant


@lru_cache(maxsize=1)
def variants() -> dict[str, Variant]:
    """All variants by key, in the order in which they are listed."""
    modules = [import_module(f"{folder.__name__}.{module.name}") for module in iter_modules(folder.__path__)]
    found: list[Variant] = [module.VARIANT for module in modules if hasattr(module, "VARIANT")]
    return {each.key: each for each in sorted(found, key=lambda each: each.place)}


def variant(key: str) -> Variant:
    """The variant of that key. Raises `RulesError`: `rules/variant` suggests the nearest, `rules/no-variant` cannot."""
    known = variants()
    if key not in known:
        near = get_close_matches(key.casefold(), known, n=1)
        if near:
            raise RulesError("rules/variant", variant=key, suggestion=near[0])
        raise RulesError("rules/no-variant", variant=key)
    return known[key]
