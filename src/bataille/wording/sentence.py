"""Sentences of the catalogues, not said yet."""

from __future__ import annotations

from bataille.errors import Argument
from bataille.value import value


@value
class Words:
    """A text that stands inside a sentence: its key, an attribute of it perhaps (`choice-short-draw.about`)."""

    key: str
    arguments: dict[str, Argument]


@value
class Sentence:
    """One text by its key. What it says may be nothing, and then it is left out."""

    key: str
    arguments: dict[str, Argument]
    #: Arguments that are texts themselves; several are said with commas between them.
    words: dict[str, tuple[Words, ...]]


@value
class Section:
    """A heading, by its key, and what stands under it."""

    heading: str
    sentences: tuple[Sentence, ...]


@value
class Telling:
    """The rules of a game as texts to be said. Every sentence may use the facts as arguments too."""

    facts: dict[str, Argument]
    sections: tuple[Section, ...]
