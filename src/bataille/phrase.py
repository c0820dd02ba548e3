"""Words inside a message."""

from __future__ import annotations

from typing import Self


class Phrase(str):
    """An English text that knows how the catalogues say it: by a message and its arguments.

    `english`: a template; `{name}` stands for the argument of that name, which may be a phrase itself.
    """

    __slots__ = ("arguments", "key")

    key: str
    arguments: dict[str, str | int]

    def __new__(cls, key: str, english: str, /, **arguments: str | int) -> Self:
        phrase = super().__new__(cls, english.format(**arguments))
        phrase.key = key
        phrase.arguments = arguments
        return phrase
