"""The command line. One module a command; what a command needs is imported when it is given."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from bataille.errors import BatailleError

#: Exit codes: a check said no; the input is wrong; interrupted; nobody reads any more (as the shell counts signals).
NO = 1
WRONG = 2
INTERRUPTED = 130
UNREAD = 141


def main(tokens: Sequence[str] | None = None) -> int:
    """Obey a command line, by default that of the process. Returns the exit code; never raises for wrong input."""
    _open_closed()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # what cannot be said or read shows as a mark instead of failing
    try:
        return _obey(sys.argv[1:] if tokens is None else tokens)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return UNREAD
    finally:
        _forget_unwritten()


def _open_closed() -> None:
    """A stream that the caller closed (`>&-`) is `None`: let it be empty, or take everything."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115  # open as long as the process
            setattr(sys, name, nowhere)


def _obey(tokens: Sequence[str]) -> int:
    from bataille.cli import speech  # noqa: PLC0415  # brings the texts
    from bataille.cli.app import obey  # noqa: PLC0415  # brings Cyclopts

    try:
        status = obey(speech.choose_language(tokens))
        sys.stdout.flush()  # what cannot be written is complained of here, not when Python ends
        return status
    except BatailleError as error:
        speech.complain(error)
    except BrokenPipeError:
        raise
    except OSError as error:
        speech.complain_of_system(error)
    return WRONG


def _forget_unwritten() -> None:
    """Let what cannot be written go nowhere when Python closes the output, instead of failing again."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
