"""Overrides by option name: `classic war_down=1 order=shuffled` (R26)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from difflib import get_close_matches
from typing import get_args

from bataille.errors import RulesError
from bataille.rules import Part, Rules, refuse_out_of_range
from bataille.rules.checks import checked, types_of
from bataille.variants.registry import variant, variants

_PART = "part"


def option_names(rules: Rules) -> tuple[str, ...]:
    """The options of these rules by name: the common ones, then those of their family."""
    common = tuple(field.name for field in fields(Rules) if field.name != _PART)
    return common + tuple(field.name for field in fields(rules.part))


def rules_of(key: str, overrides: Iterable[str] = (), *, explicit: bool = False) -> Rules:
    """The rules of a variant with overrides written `name=value`. `explicit`: see `apply`. Raises `RulesError`."""
    return apply(variant(key).rules, _read(overrides), explicit=explicit)


def _read(overrides: Iterable[str]) -> dict[str, str]:
    """The overrides by name. Raises `RulesError` for what is none, and for an option that is given twice."""
    read: dict[str, str] = {}
    for text in overrides:
        name, equals, chosen = text.partition("=")
        if not equals or not name:
            raise RulesError("rules/syntax", text=text)
        if name in read:
            raise RulesError("rules/twice", option=name)
        read[name] = chosen
    return read


def apply(rules: Rules, overrides: Mapping[str, object], *, explicit: bool = False) -> Rules:
    """The rules with some options replaced: by values, or by their texts.

    `explicit`: they are for an explicit deal, whose own sizes say which target and floor fit (R19, R20).
    Raises `RulesError`: `rules/option` for one that does not exist, `rules/value` for one it cannot have,
    `rules/conflict` for an option of another family and for options that cannot go together.
    """
    common: dict[str, object] = {}
    own: dict[str, object] = {}
    for name, chosen in overrides.items():
        if name in types_of(Rules) and name != _PART:
            common[name] = checked(Rules, name, chosen)
        elif name in types_of(type(rules.part)):
            own[name] = checked(type(rules.part), name, chosen)
        else:
            raise _unknown(rules, name, chosen)
    part = replace(rules.part, **own) if own else rules.part  # type: ignore[arg-type]  # checked by the codec above
    applied = replace(rules, part=part, **common)  # type: ignore[arg-type]  # likewise
    if not explicit:
        refuse_out_of_range(applied)
    return applied


def _unknown(rules: Rules, name: str, chosen: object) -> RulesError:
    """The refusal of an option that these rules do not have, but perhaps those of another family."""
    for part in get_args(Part):
        if name in types_of(part):
            return RulesError(
                "rules/conflict",
                option_a=f"{name}={chosen}",
                option_b=f"family={rules.part.TAG}",
                remedy="family",
                option=name,
                variant=next(each.key for each in variants().values() if isinstance(each.rules.part, part)),
            )
    near = get_close_matches(name.casefold().replace("-", "_"), option_names(rules), n=1, cutoff=0.75)
    if near:
        return RulesError("rules/near-option", option=name, suggestion=near[0])
    return RulesError("rules/option", option=name, known=", ".join(option_names(rules)))
