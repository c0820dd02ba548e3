"""House rules: the options that are not as usual, in words."""

from __future__ import annotations

from dataclasses import fields

from bataille.rules import Rules
from bataille.texts.texts import Texts
from bataille.variants import variants


def house_rules(texts: Texts, rules: Rules) -> tuple[str, ...]:
    """One line for every option that is not as usual, or one that says that there is none."""
    lines = [_line(texts, *change) for change in changes(rules)]
    return tuple(lines) or (texts.say("rules-house-none"),)


def changes(rules: Rules) -> list[tuple[str, object, object]]:
    """Options that are not as in the first variant of their family: name, value, usual value."""
    usual = next(known.rules for known in variants().values() if type(known.rules.part) is type(rules.part))
    ours, theirs = options(rules), options(usual)
    return [(name, ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]]


def options(rules: Rules) -> dict[str, object]:
    """Every option by its name: the common ones, then those of the family."""
    common = {field.name: getattr(rules, field.name) for field in fields(rules) if field.name != "part"}
    return common | {field.name: getattr(rules.part, field.name) for field in fields(rules.part)}


def option_text(chosen: object) -> str:
    """An option's value as commands write it: `none`, `true`, `10`, `0,250`."""
    if chosen is None or isinstance(chosen, bool):
        return str(chosen).lower()
    return ",".join(map(str, chosen)) if isinstance(chosen, tuple) else str(chosen)


def choice_name(texts: Texts, option: str, chosen: object) -> str:
    """What people call an option's value: `by rank`, `two`, `off`; numbers are themselves."""
    key = f"choice-{option}-{option_text(chosen)}"
    return texts.say(key) if texts.has(key) else option_text(chosen) or texts.say("choice-none")


def _line(texts: Texts, option: str, chosen: object, usual: object) -> str:
    key = f"choice-{option}-{option_text(chosen)}"
    name = texts.say(f"option-{option}")
    names = {"choice": choice_name(texts, option, chosen), "usual": choice_name(texts, option, usual)}
    if texts.has(key):
        return texts.say("rules-house-choice", option=name, about=texts.say(f"{key}.about"), **names)
    return texts.say("rules-house-number", option=name, **names)
