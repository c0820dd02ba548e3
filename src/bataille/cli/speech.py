"""The language of the command line, and its complaints: one line each, on standard error."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextvars import ContextVar
from errno import errorcode

from bataille.errors import BatailleError, UsageError
from bataille.texts import LANGUAGES, Texts, error_message, language_of

_OPTION = "--language"

_texts: ContextVar[Texts] = ContextVar("texts")


def texts() -> Texts:
    """The texts in the language chosen."""
    return _texts.get()


def choose_language(tokens: Sequence[str]) -> list[str]:
    """Take `--language` out of a command line, wherever it stands, and speak that or the environment's language.

    Raises `UsageError` (`usage/language`, `usage/argument`, `usage/twice`).
    """
    _texts.set(Texts(language_of(os.environ)))
    rest: list[str] = []
    choices: list[str] = []
    waiting = iter(tokens)
    for word in waiting:
        if word == "--":
            rest += [word, *waiting]
        elif word == _OPTION:
            choices.append(_following(waiting))
        elif word.startswith(f"{_OPTION}="):
            choices.append(word.partition("=")[2])
        else:
            rest.append(word)
    if len(choices) > 1:
        raise UsageError("usage/twice", option=_OPTION)
    for choice in choices:
        if choice.lower() not in LANGUAGES:
            raise UsageError("usage/language", language=choice)
        _texts.set(Texts(choice.lower()))
    return rest


def _following(waiting: Iterator[str]) -> str:
    choice = next(waiting, None)
    if choice is None:
        raise UsageError("usage/argument", option=_OPTION)
    return choice


def complain(error: BatailleError) -> None:
    """Say what went wrong."""
    _say_aside(error_message(texts(), error))


def complain_of_system(error: OSError) -> None:
    """Say what the system refused, in our own words where there are some."""
    key = f"system-{errorcode.get(error.errno or 0)}"
    why = texts().say(key) if texts().has(key) else str(error.strerror or error)
    file = texts().say("system-standard-output") if error.filename == "-" else str(error.filename)
    _say_aside(texts().say("error-usage-record", file=file, reason=why) if error.filename else why)


def _say_aside(text: str) -> None:
    sys.stderr.write(f"bataille: {' '.join(text.split())}\n")
