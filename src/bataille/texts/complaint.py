"""Errors in every language."""

from __future__ import annotations

from string import Formatter

from bataille.errors import BatailleError
from bataille.texts.texts import Texts

#: The greatest number that the page's numbers hold exactly; greater ones are said as text.
_EXACT = 2**53


def error_message(texts: Texts, error: BatailleError) -> str:
    """What went wrong; in English the same as `str(error)`."""
    conversions = {
        name: conversion for _, name, _, conversion in Formatter().parse(error.MESSAGES[error.code]) if name is not None
    }
    arguments: dict[str, str | int] = {}
    for name, given in error.arguments.items():
        if conversions.get(name) == "r":
            arguments[name] = repr(given)
        else:
            arguments[name] = given if isinstance(given, str) or abs(given) < _EXACT else str(given)
    return texts.say_plainly(f"error-{error.code.replace('/', '-')}", **arguments)
