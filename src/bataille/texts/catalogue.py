"""The catalogues: Fluent messages, one file a language. The only module that knows Fluent, and it loads it when asked.

A file is cut into its messages first, and each is parsed when it is said: parsing all takes longer than a short
command. That works because no message refers to another.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pkgutil import get_data
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType

Argument = str | int

LANGUAGES: Final = ("en", "fr", "it")

#: Numbers from here on are written in groups of three. Below, Python and browsers disagree about Italian.
_FIRST_GROUPED: Final = 10_000
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) =.*\n(?:(?: .*)?\n)*", re.MULTILINE)


@lru_cache
def sources(language: str) -> dict[str, str]:
    """Every message of a language's file by its id, as Fluent source."""
    file = get_data("bataille", f"locale/{language}.ftl")
    assert file is not None
    return {found[1]: found[0] for found in _MESSAGE.finditer(file.decode())}


def format_message(language: str, key: str, arguments: dict[str, Argument], *, grouped: bool) -> str:
    """Say a message (`cards`) or an attribute (`rank-K.the`). `grouped`: long numbers are written in groups.

    Raises `KeyError` where the language has no such text, `ValueError` where an argument is missing.
    """
    bundle = _bundle(language)
    identifier, _, attribute = key.partition(".")
    if not bundle.has_message(identifier):
        from fluent.runtime import FluentResource  # noqa: PLC0415  # slow to import

        bundle.add_resource(FluentResource(sources(language)[identifier]))
    message = bundle.get_message(identifier)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None  # a message has a value as well as attributes
    text, errors = bundle.format_pattern(pattern, {name: _fluent(given, grouped) for name, given in arguments.items()})
    if errors:
        raise ValueError(f"{key} cannot be said with {arguments}: {errors}")
    return str(text)


@lru_cache
def _bundle(language: str) -> FluentBundle:
    """The messages of a language that have been said. Without isolation marks: the page adds its own direction."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415  # slow to import

    return FluentBundle([language], use_isolating=False)


def _fluent(given: Argument, grouped: bool) -> str | FluentType:  # noqa: FBT001
    from fluent.runtime.types import fluent_number  # noqa: PLC0415  # slow to import

    if isinstance(given, str):
        return given
    return fluent_number(given, useGrouping=grouped and abs(given) >= _FIRST_GROUPED)
