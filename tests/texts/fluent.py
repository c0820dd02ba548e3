"""The catalogues as Fluent reads them, and every way in which a text can be said."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import TypeAlias

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bataille

LOCALE = Path(bataille.__file__).parent / "locale"
COUNTS = (0, 1, 2, 5, 21, 1_000_000)
_PLURALS = {"zero", "one", "two", "few", "many", "other"}

Values: TypeAlias = dict[str, str | int]


@cache
def resource(language: str) -> ast.Resource:
    """A whole catalogue."""
    return FluentParser().parse((LOCALE / f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every text by its key: messages `cards`, attributes `rank-K.the`."""
    found: dict[str, ast.Pattern] = {}
    for message in resource(language).body:
        if isinstance(message, ast.Message):
            if message.value is not None:
                found[message.id.name] = message.value
            found |= {f"{message.id.name}.{attribute.id.name}": attribute.value for attribute in message.attributes}
    return found


class _Parts(Visitor):
    """What a pattern is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        #: By selecting variable, the keys of its variants.
        self.keys: dict[str, set[str]] = {}
        self.texts: list[str] = []
        #: What no catalogue may use.
        self.others: list[ast.BaseNode] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.keys.setdefault(node.selector.id.name, set())
        keys |= {key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants}
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.append(node)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.others.append(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.others.append(node)


@cache
def parts(language: str, key: str) -> _Parts:
    """What a text is made of."""
    found = _Parts()
    found.visit(patterns(language)[key])
    return found


def ways(language: str, key: str) -> Iterator[Values]:
    """Arguments that reach every variant of a text, with every count that matters to plurals."""
    made_of = parts(language, key)
    choices = {name: _values(made_of.keys.get(name)) for name in sorted(made_of.variables)}
    for values in product(*choices.values()):
        yield dict(zip(choices, values, strict=True))


def _values(keys: set[str] | None) -> list[str | int]:
    if keys is None:
        return ["…"]
    counted = any(key in _PLURALS or key.isdecimal() for key in keys)
    words: list[str | int] = sorted(key for key in keys if key not in _PLURALS and not key.isdecimal())
    return [*words, *COUNTS, *(int(key) for key in keys if key.isdecimal())] if counted else words
