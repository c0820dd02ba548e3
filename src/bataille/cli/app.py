"""The commands and their options, read by Cyclopts. A command is imported when it is given."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from bataille import __version__
from bataille.cli.help import Help
from bataille.cli.near import no_command, no_option
from bataille.cli.speech import texts
from bataille.errors import UsageError

#: In the order of the help; the texts are `help-NAME` in the catalogues.
COMMANDS = (
    "page",
    "serve",
    "export",
    "play",
    "variants",
    "rules",
    "run",
    "census",
    "odds",
    "replay",
    "verify",
    "simulate",
    "compare",
    "hunt",
    "bench",
)
#: Those without options of their own.
_BARE = ("export",)
#: What is meant without a command, and the options that are enough to mean it.
_ALONE = "page"
_OF_ALONE = ("--port", "--no-browser")
#: Options whose file may be standard output, `-`, which Cyclopts takes for an option.
_FILES = ("--csv", "--plot", "--record")


def obey(tokens: Sequence[str]) -> int:
    """Give a command. Returns its exit code. Raises `BatailleError`, `OSError`."""
    try:
        return int(_app()(_with_command(tokens), result_action="return_value") or 0)
    except CycloptsError as error:
        raise _complaint(error, tokens) from error
    except SystemExit as error:  # how Rich, which prints the help, takes it that nobody reads
        raise BrokenPipeError from error


def _with_command(tokens: Sequence[str]) -> Sequence[str]:
    for place, (option, word) in enumerate(pairwise(tokens)):
        if option in _FILES and word == "-":
            return _with_command([*tokens[:place], f"{option}=-", *tokens[place + 2 :]])
    if not tokens or tokens[0].partition("=")[0] in _OF_ALONE:
        return [_ALONE, *tokens]
    return tokens


def _app() -> App:
    app = App(
        name="bataille",
        help="help",
        usage="help.usage",
        version=__version__,
        help_formatter=Help(),
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
    )
    for place, name in enumerate(COMMANDS):
        key = f"help-{name}"
        app.command(
            f"bataille.cli.{name}:{name}",
            name=name,
            help=key,
            usage=f"{key}.usage",
            help_formatter=Help(bare=name in _BARE),
            sort_key=place,
        )
    return app


def _complaint(error: CycloptsError, tokens: Sequence[str]) -> UsageError:
    """What was wrong with a command line, in our own words."""
    command = next(iter(tokens), "")
    option = error.argument.name if error.argument is not None else ""
    match error:
        case UnknownCommandError():
            return no_command(command, COMMANDS)
        case UnknownOptionError():
            return no_option(str(error.token.keyword or error.token.value), command)
        case MissingArgumentError():
            return UsageError("usage/argument", option=error.keyword or option)
        case RepeatArgumentError():
            return UsageError("usage/twice", option=error.token.keyword or option)
        case CoercionError() if error.token is not None:
            expected = texts().say("expected-number")
            return UsageError("usage/value", option=option, value=error.token.value, expected=expected)
        case UnusedCliTokensError(unused_tokens=[word, *_]):
            return UsageError("usage/word", word=word)
        case _:
            return UsageError("usage/other", reason=str(error))
