"""Errors in every language."""

from __future__ import annotations

from string import Formatter

from bataille.errors import BatailleError
from bataille.phrase import Phrase
from bataille.texts.texts import Texts

#: The greatest number that the page's numbers hold exactly; greater ones are said as text.
_EXACT = 2**53


def error_message(texts: Texts, error: BatailleError) -> str:
    """What went wrong; in English the same as `str(error)`. A `reason` is what the error's cause says."""
    quoted = {name for _, name, _, way in Formatter().parse(error.MESSAGES[error.code]) if way == "r"}
    arguments: dict[str, str | int] = {}
    for name, given in error.arguments.items():
        if name == "reason" and isinstance(error.__cause__, BatailleError):
            arguments[name] = error_message(texts, error.__cause__)
        else:
            arguments[name] = repr(given) if name in quoted else _argument(texts, given)
    return texts.say_plainly(f"error-{error.code.replace('/', '-')}", **arguments)


def phrase_text(texts: Texts, phrase: str) -> str:
    """A phrase in the language of the texts; other texts, and phrases unknown to the catalogues, stay as they are."""
    if not isinstance(phrase, Phrase) or not texts.has(phrase.key):
        return str(phrase)
    return texts.say_plainly(phrase.key, **{name: _argument(texts, part) for name, part in phrase.arguments.items()})


def _argument(texts: Texts, given: str | int) -> str | int:
    if isinstance(given, str):
        return phrase_text(texts, given)
    return given if abs(given) < _EXACT else str(given)
