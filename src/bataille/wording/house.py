"""House rules: the options that are not as usual."""

from __future__ import annotations

from dataclasses import fields

from bataille.codec import codec
from bataille.codec.shape import Choice, members_of
from bataille.errors import Argument
from bataille.rules import Rules
from bataille.rules.checks import types_of
from bataille.variants import variants
from bataille.wording.sentence import Sentence, Words


def house(rules: Rules) -> tuple[Sentence, ...]:
    """One line for every option that is not as usual, or one that says that there is none."""
    return tuple([_line(rules, *change) for change in changes(rules)]) or (Sentence("rules-house-none", {}, {}),)


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


def choice_key(rules: Rules, option: str, chosen: object) -> str | None:
    """The key of what people call an option's value; `None`: it is a number, or a list of them."""
    if chosen == ():
        return "choice-none"
    owner = type(rules) if option in types_of(type(rules)) else type(rules.part)
    shapes = members_of(codec(types_of(owner)[option]).shape)
    few = [choice for shape in shapes if isinstance(shape, Choice) for choice, _ in shape.options]
    if chosen is None or isinstance(chosen, bool) or chosen in few:
        return f"choice-{option}-{option_text(chosen)}"
    return None


def _line(rules: Rules, option: str, chosen: object, usual: object) -> Sentence:
    arguments: dict[str, Argument] = {}
    words: dict[str, tuple[Words, ...]] = {"option": (Words(f"option-{option}", {}),)}
    for role, each in (("choice", chosen), ("usual", usual)):
        key = choice_key(rules, option, each)
        if key is None:
            arguments[role] = option_text(each)
        else:
            words[role] = (Words(key, {}),)
    named = choice_key(rules, option, chosen)
    if named is None:
        return Sentence("rules-house-number", arguments, words)
    return Sentence("rules-house-choice", arguments, words | {"about": (Words(f"{named}.about", {}),)})
