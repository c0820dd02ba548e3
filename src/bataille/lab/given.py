"""What Python callers give: the wrong type is a `TypeError` that says in a sentence what was expected."""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan
from operator import index
from os import PathLike
from typing import Final, SupportsIndex

from bataille.errors import LabError
from bataille.rules import Rules
from bataille.stream import parse_seed
from bataille.variants import rules_of

#: More threads than these are a slip of the keyboard.
MOST_THREADS: Final = 1024
_SHOWN: Final = 60


def whole(name: str, given: SupportsIndex) -> int:
    """A whole number, NumPy's too, but no truth value. Raises `TypeError`."""
    if isinstance(given, bool) or not isinstance(given, SupportsIndex):
        raise wrong(name, "a whole number", given)
    try:
        return index(given)
    except TypeError:  # an array of several
        raise wrong(name, "a whole number", given) from None


def seed_of(given: str | SupportsIndex) -> int:
    """The number of a seed. Raises `TypeError`, `SeedError`."""
    if isinstance(given, str):
        return parse_seed(given)
    if isinstance(given, bool) or not isinstance(given, SupportsIndex):
        raise wrong("seed", "a whole number or a text", given)
    return parse_seed(whole("seed", given))


def rules_from(given: str | Rules) -> Rules:
    """Rules as they are, or as a text names them: a variant, then options. Raises `RulesError`, `TypeError`."""
    if isinstance(given, str):
        variant, *options = given.split() or [""]
        return rules_of(variant, options)
    if not isinstance(given, Rules):
        raise wrong("rules", "a text like 'classic war_down=1', or Rules", given)
    return given


def threads_of(given: SupportsIndex | None) -> int | None:
    """How many threads. Raises `TypeError`, `LabError` (`lab/threads`)."""
    if given is None:
        return None
    number = whole("threads", given)
    if not 1 <= number <= MOST_THREADS:
        raise LabError("lab/threads", count=number, most=MOST_THREADS)
    return number


def chunk_size(given: SupportsIndex | None) -> int | None:
    """How many games are played in one go. Raises `TypeError`, `LabError` (`lab/chunk`)."""
    if given is None:
        return None
    number = whole("chunk", given)
    if number < 1:
        raise LabError("lab/chunk", count=number)
    return number


def seconds_of(given: float | None) -> float | None:
    """How long. Raises `TypeError`, `LabError` (`lab/seconds`)."""
    if given is None:
        return None
    if isinstance(given, bool) or not isinstance(given, int | float):
        raise wrong("seconds", "a number", given)
    if isnan(given) or given < 0:
        raise LabError("lab/seconds", seconds=str(given))
    return given


def texts_of(name: str, given: Sequence[str], of: str) -> None:
    """Refuse what is no list of texts, one text above all, which is a list of letters. Raises `TypeError`."""
    if not is_list(given, str):
        raise wrong(name, f"a list of {of}", given)


def is_list(given: object, kind: type) -> bool:
    """Whether it is a list or the like of such things, and no text."""
    return isinstance(given, Sequence) and not isinstance(given, str) and all(isinstance(each, kind) for each in given)


def text_of(name: str, given: str | None) -> None:
    """Refuse what is no text. Raises `TypeError`."""
    if given is not None and not isinstance(given, str):
        raise wrong(name, "a text", given)


def paths_of(**given: str | PathLike[str] | None) -> None:
    """Refuse what is no name of a file. Raises `TypeError`, `LabError` (`lab/nameless`)."""
    for name, path in given.items():
        if path == "":
            raise LabError("lab/nameless", argument=name)
        if path is not None and not isinstance(path, str | PathLike):
            raise wrong(name, "the name of a file, a text or a path", path)


def wrong(name: str, expected: str, given: object) -> TypeError:
    """The error: what was expected, and what was given instead."""
    shown = repr(given)
    return TypeError(f"{name} must be {expected}, not {shown if len(shown) <= _SHOWN else type(given).__name__}")
