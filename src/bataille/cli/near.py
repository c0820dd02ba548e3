"""What was probably meant by a word that a command line has wrong."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from inspect import Parameter, signature

from bataille.errors import UsageError

_EVERYWHERE = ("--language", "--help")

#: Closer than this, a word is a slip; the dashes alone make any two options somewhat alike.
_CLOSE = 0.7


def no_command(command: str, commands: tuple[str, ...]) -> UsageError:
    """There is no such command; an option that stands alone may be meant too."""
    near = get_close_matches(command.lower(), [*commands, *_EVERYWHERE, "--version"], n=1, cutoff=_CLOSE)
    if near:
        return UsageError("usage/near-command", command=command, suggestion=near[0])
    return UsageError("usage/command", command=command)


def no_option(option: str, command: str) -> UsageError:
    """A command has no such option."""
    given = signature(getattr(import_module(f"bataille.cli.{command}"), command)).parameters.values()
    known = [f"--{each.name.replace('_', '-')}" for each in given if each.kind is Parameter.KEYWORD_ONLY]
    near = get_close_matches(option.lower(), [*known, *_EVERYWHERE], n=1, cutoff=_CLOSE)
    if near:
        return UsageError("usage/near-option", option=option, suggestion=near[0])
    return UsageError("usage/option", option=option, command=command)
