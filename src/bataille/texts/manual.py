"""The rule book for players, `docs/rules.LANGUAGE.md`: made of the catalogues by `scripts/rules`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from textwrap import fill
from typing import Final, get_args, get_type_hints

from bataille.codec import codec
from bataille.codec.shape import Choice, Truth
from bataille.rules import Part, Rules
from bataille.texts.catalogue import LANGUAGES
from bataille.texts.complaint import phrase_text
from bataille.texts.texts import Texts, sentence_case
from bataille.variants import variants
from bataille.wording import option_text

#: The chapters by their text of `manual`, and the rules in them.
CHAPTERS: Final = {
    "common": range(1, 7),
    "battle": range(7, 14),
    "collecting": range(14, 18),
    "end": range(18, 26),
    "variants": range(26, 29),
    "double": range(30, 31),
    "speed": range(40, 46),
    "thinking": range(50, 55),
    "casino": range(60, 65),
}
_WIDTH = 120


def manual(texts: Texts) -> str:
    """The rule book as Markdown."""
    return "\n\n".join(_blocks(texts)) + "\n"


def _blocks(texts: Texts) -> Iterator[str]:
    yield f"# {texts.say('manual')}"
    for part in ("made", "intro", "words"):
        yield _filled(texts.say(f"manual.{part}"))
    for chapter, numbers in CHAPTERS.items():
        yield f"## {texts.say(f'manual.{chapter}')}"
        for number in numbers:
            yield f"### R{number}. {texts.say(f'rule-R{number}.title')}"
            yield _filled(texts.say(f"rule-R{number}"))
    yield f"## {texts.say('manual.all')}"
    for key in variants():
        name = f"**{texts.say(f'variant-{key}')}** (`{key}`)"
        yield _filled(texts.say("manual.entry", name=name, about=texts.say(f"variant-{key}.about")))
    yield f"## {texts.say('manual.options')}"
    for owner in (Rules, *get_args(Part)):
        yield from _options(texts, owner)


def _options(texts: Texts, owner: type) -> Iterator[str]:
    """Every option of a class of rules: what it decides, what it takes, and what each choice means."""
    hints = get_type_hints(owner, include_extras=True)
    for field in fields(owner):
        if field.name == "part":
            continue
        name, reader = field.name, codec(hints[field.name])
        usual = f"`{option_text(field.default)}`" if field.default != () else texts.say("choice-none")
        if isinstance(reader.shape, Choice | Truth):
            takes = texts.say("manual.usual", usual=usual)
        else:
            expected = sentence_case(phrase_text(texts, reader.expected))
            takes = texts.say("manual.takes", expected=expected, usual=usual)
        yield "### " + texts.say("manual.entry", name=f"`{name}`", about=texts.say(f"option-{name}"))
        yield _filled(f"{texts.say(f'option-{name}.about')} {takes}")
        if choices := _choices(texts, name):
            yield "\n".join(choices)


def _choices(texts: Texts, option: str) -> list[str]:
    start = f"choice-{option}-"
    named = [(f"`{option}={key.removeprefix(start)}`", texts.say(f"{key}.about")) for key in texts.keys(start)]
    return [_filled("- " + texts.say("manual.entry", name=name, about=about), indent="  ") for name, about in named]


def _filled(text: str, indent: str = "") -> str:
    return fill(text, _WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def write(folder: Path) -> None:
    """Write the rule book in every language."""
    for language in LANGUAGES:
        (folder / f"rules.{language}.md").write_text(manual(Texts(language)), encoding="utf-8")
