"""Overrides by option name: `classic war_down=1 order=shuffled` (R26)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from typing import Any, get_args, get_type_hints

from bataille.codec import codec
from bataille.errors import CodecError, RulesError
from bataille.rules import Part, Rules, refuse_out_of_range
from bataille.variants.registry import variant

_PART = "part"


def option_names(rules: Rules) -> tuple[str, ...]:
    """The options of these rules by name: the common ones, then those of their family."""
    common = tuple(field.name for field in fields(Rules) if field.name != _PART)
    return common + tuple(field.name for field in fields(rules.part))


def rules_of(key: str, overrides: Iterable[str] = (), *, explicit: bool = False) -> Rules:
    """The rules of a variant with overrides written `name=value`. `explicit`: see `apply`. Raises `RulesError`."""
    return apply(variant(key).rules, dict(_read(text) for text in overrides), explicit=explicit)


def _read(text: str) -> tuple[str, str]:
    name, equals, chosen = text.partition("=")
    if not equals or not name:
        raise RulesError("rules/syntax", text=text)
    return name, chosen


def apply(rules: Rules, overrides: Mapping[str, object], *, explicit: bool = False) -> Rules:
    """The rules with some options replaced: by values, or by their texts.

    `explicit`: they are for an explicit deal, whose own sizes say which target and floor fit (R19, R20).
    Raises `RulesError`: `rules/option` for one that does not exist, `rules/value` for one it cannot have,
    `rules/conflict` for an option of another family and for options that cannot go together.
    """
    common: dict[str, object] = {}
    own: dict[str, object] = {}
    for name, chosen in overrides.items():
        if name in _types(Rules) and name != _PART:
            common[name] = _value(Rules, name, chosen)
        elif name in _types(type(rules.part)):
            own[name] = _value(type(rules.part), name, chosen)
        else:
            raise _unknown(rules, name, chosen)
    part = replace(rules.part, **own) if own else rules.part  # type: ignore[arg-type]  # checked by the codec above
    applied = replace(rules, part=part, **common)  # type: ignore[arg-type]  # likewise
    if not explicit:
        refuse_out_of_range(applied)
    return applied


def _types(owner: type) -> dict[str, Any]:
    """The annotations of a class's options."""
    hints = get_type_hints(owner, include_extras=True)
    return {field.name: hints[field.name] for field in fields(owner)}


def _value(owner: type, name: str, chosen: object) -> object:
    """The option's value: read from its text, or taken as it is and checked."""
    reader = codec(_types(owner)[name])
    try:
        return reader.decode_text(chosen) if isinstance(chosen, str) else reader.decode(_plain(chosen))
    except CodecError as error:
        shown = chosen if isinstance(chosen, str) else str(chosen).lower()
        raise RulesError("rules/value", option=name, value=shown, expected=reader.expected) from error


def _plain(chosen: object) -> object:
    """Tuples as JSON has them."""
    return list(chosen) if isinstance(chosen, tuple) else chosen


def _unknown(rules: Rules, name: str, chosen: object) -> RulesError:
    """The refusal of an option that these rules do not have, but perhaps those of another family."""
    for part in get_args(Part):
        if name in _types(part):
            return RulesError(
                "rules/conflict",
                option_a=f"{name}={chosen}",
                option_b=f"family={rules.part.TAG}",
                remedy="family",
                option=name,
                family=part.TAG,
            )
    return RulesError("rules/option", option=name, known=", ".join(option_names(rules)))
