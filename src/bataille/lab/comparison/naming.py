"""What people call sets of rules that are compared: by the variant, and by the options that are not as there."""

from __future__ import annotations

from bataille.lab.comparison.compare import Side
from bataille.rules import Rules
from bataille.texts import Texts
from bataille.variants import variants
from bataille.wording import choice_key, option_text, options


def after(first: Side, texts: Texts) -> str:
    """The first set, in the middle of a sentence: `in “Classic War”`."""
    return _place(first, texts, ".after")


def before(side: Side, first: Side, texts: Texts) -> str:
    """Another set, at the beginning of one: `With “Order of collecting: shuffled”`, if the variant is the first's."""
    if _variant(side) == _variant(first):
        changed = _changed(side.campaign.rules, first.campaign.rules, texts)
        if changed:
            return texts.say("compare-options", options=changed)
    return _place(side, texts, "")


def _place(side: Side, texts: Texts, form: str) -> str:
    key = _variant(side)
    changed = _changed(side.campaign.rules, variants()[key].rules, texts)
    variant = texts.say(f"variant-{key}")
    if changed:
        return texts.say(f"compare-house{form}", variant=variant, options=changed)
    return texts.say(f"compare-variant{form}", variant=variant)


def _variant(side: Side) -> str:
    """Its variant; of rules that were given as a value the first of the family."""
    if side.words is not None:
        return side.words[0]
    return next(key for key, known in variants().items() if type(known.rules.part) is type(side.campaign.rules.part))


def _changed(rules: Rules, other: Rules, texts: Texts) -> str:
    """The options that differ, `Players: 3 and Order of collecting: shuffled`."""
    ours, theirs = options(rules), options(other)
    return texts.both([_option(rules, name, chosen, texts) for name, chosen in ours.items() if chosen != theirs[name]])


def _option(rules: Rules, name: str, chosen: object, texts: Texts) -> str:
    key = choice_key(rules, name, chosen)
    choice = option_text(chosen) if key is None else texts.say(key)
    return texts.say("compare-option", option=texts.say(f"option-{name}"), choice=choice)
