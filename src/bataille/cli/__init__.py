"""The command line. One module a command; what a command needs is imported when it is given."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from bataille.errors import BatailleError

#: Exit codes: a check said no; the input is wrong; interrupted; nobody reads any more (as the shell counts signals).
NO = 1
WRONG = 2
INTERRUPTED = 130
UNREAD = 141


def main(tokens: Sequence[str] | None = None) -> int:
    """Obey a command line, by default that of the process. Returns the exit code; never raises for wrong input."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # what cannot be said or read shows as a mark instead of failing
    try:
        status = _obey(sys.argv[1:] if tokens is None else tokens)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return UNREAD
    return status


def _obey(tokens: Sequence[str]) -> int:
    from bataille.cli import speech  # noqa: PLC0415  # brings the texts
    from bataille.cli.app import obey  # noqa: PLC0415  # brings Cyclopts

    try:
        return obey(speech.choose_language(tokens))
    except BatailleError as error:
        speech.complain(error)
    except BrokenPipeError:
        raise
    except OSError as error:
        speech.complain_of_system(error)
    return WRONG


def _forget_output() -> None:
    """Let what is still in the buffer go nowhere when Python closes it, instead of failing again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
