"""Every text is used, and every text that is used is there: by the registries, and by what the code says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import bataille
from bataille import errors
from bataille.cards import JOKERS, RANKS, SUITS, Card
from bataille.codec import codec
from bataille.codec.shape import Choice, Either, Nothing, Shape, Truth
from bataille.errors import BatailleError
from bataille.events import Ended, Event
from bataille.outcome import Termination
from bataille.players import players
from bataille.rules import Part, Rules
from bataille.texts.catalogue import sources
from bataille.texts.manual import CHAPTERS
from bataille.variants import variants
from tests.texts.fluent import patterns

SOURCE = Path(bataille.__file__).parent
PAGE = Path(__file__).parents[2] / "page" / "src"
KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, BatailleError)]
OPTIONS = {
    name: codec(hint).shape
    for owner in (Rules, *get_args(Part))
    for name, hint in get_type_hints(owner, include_extras=True).items()
    if name in {field.name for field in fields(owner)} - {"part"}
}


def choices(shape: Shape) -> Iterator[str]:
    """The values of an option that have a name: words, and numbers where there are a few to choose from."""
    match shape:
        case Choice(options):
            yield from (str(option) for option, _ in options)
        case Truth():
            yield from ("true", "false")
        case Nothing():
            yield "none"
        case Either(members):
            for member in members:
                yield from choices(member)


@pytest.mark.parametrize(
    ("start", "names"),
    [
        ("variant-", set(variants())),
        ("family-", {part.TAG for part in get_args(Part)}),
        ("option-", set(OPTIONS)),
        ("choice-", {"none", *(f"{name}-{word}" for name, shape in OPTIONS.items() for word in choices(shape))}),
        ("termination-", {str(termination) for termination in Termination}),
        ("error-", {code.replace("/", "-") for kind in KINDS for code in kind.MESSAGES}),
        ("player-", set(players())),
        ("rank-", {*RANKS, "X", "number"}),
        ("suit-", set(SUITS)),
        ("joker-", {str(Card(joker).suit) for joker in JOKERS}),
        ("rule-", {f"R{number}" for numbers in CHAPTERS.values() for number in numbers}),
    ],
)
def test_registries_and_catalogue_agree(start: str, names: set[str]) -> None:
    """What is registered has a text, and no other has."""
    assert {key.removeprefix(start) for key in sources("en") if key.startswith(start)} == names


def test_every_event_has_a_text() -> None:
    """The others that begin alike are its parts, `event-turned-one`. What the end is has texts of its own."""
    tags = {f"event-{event.TAG}" for event in get_args(Event)} - {f"event-{Ended.TAG}"}
    texts = {key for key in sources("en") if key.startswith("event-")}
    assert tags <= texts
    assert all(re.sub("-(one|down)$", "", key) in tags for key in texts)


@pytest.mark.parametrize("key", [f"variant-{key}" for key in variants()] + [f"option-{name}" for name in OPTIONS])
def test_names_are_explained(key: str) -> None:
    """Variants and options have a name and an explanation."""
    assert key in patterns("en")
    assert f"{key}.about" in patterns("en")


def templates() -> Iterator[str]:
    """Every text of the code that may be a key or make one: constants, and f-strings with NUL for what varies."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else "\0" for part in node.values]
                yield "".join(map(str, parts))


def page_templates() -> Iterator[str]:
    """The same of the page's sources: whatever stands between quotes, with NUL for `${…}`."""
    for file in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]:
        for _, text in re.findall(r"([\"'`])((?:(?!\1)[^\n\\]|\\.)*)\1", file.read_text(encoding="utf-8")):
            yield re.sub(r"\$\{[^}]*\}", "\0", text)


@pytest.mark.cpython
def test_every_text_of_the_page_is_there() -> None:
    """Whatever the page says by a whole key of its own."""
    said = {text for text in page_templates() if re.fullmatch("page-[a-z0-9-]*[a-z0-9]", text)}
    assert said <= patterns("en").keys()


@pytest.mark.cpython
def test_every_text_is_used() -> None:
    """By its whole key, or by a template that holds a word of it."""
    found = {template.split(".")[0] for template in [*templates(), *page_templates()]}
    whole = {template for template in found if "\0" not in template}
    ways = [template for template in found - whole if re.search("[a-z]+-|-[a-z]+", template)]
    made = re.compile("|".join(re.escape(template).replace("\0", "[a-zA-Z0-9_-]*") for template in ways))
    parts = ("rules-", "section-")  # said by a part of their key: see `test_rules_are_said`
    assert [k for k in sources("en") if not (k in whole or made.fullmatch(k) or k.startswith(parts))] == []


def test_every_text_that_is_said_is_there() -> None:
    """The keys that are given whole to `say`."""
    said = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in {"say", "say_plainly"} and node.args:
                said |= {node.args[0].value} if isinstance(node.args[0], ast.Constant) else set()
    keys = {key for key in said if re.match("[a-z]", str(key))}
    assert len(keys) > 20
    assert keys <= patterns("en").keys()


def test_rules_are_said() -> None:
    """Every sentence of the rules in words, and every heading, by the rest of its key."""
    tree = ast.parse((SOURCE / "wording" / "telling.py").read_text(encoding="utf-8"))
    said = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    said |= {"house-none", "house-choice", "house-number"}  # in `house.py`
    whole = {text.removeprefix("rules-") for text in said if isinstance(text, str)}
    keys = [key.partition("-")[2] for key in sources("en") if key.startswith(("rules-", "section-"))]
    assert [key for key in keys if key not in whole] == []
