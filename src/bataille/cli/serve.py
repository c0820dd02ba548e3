"""`bataille serve`: the page for other people."""

from __future__ import annotations

import re
import sys
from typing import Annotated

from cyclopts import Parameter

from bataille.cli.options import Port, Rest
from bataille.cli.speech import texts
from bataille.cli.words import refuse_words
from bataille.errors import UsageError

_HIGHEST = 65_535


def serve(
    *words: Rest,
    host: Annotated[str | None, Parameter(help="help-host", metavar="HOST")] = None,
    port: Port = None,
) -> int:
    """Serve the page to other devices."""
    refuse_words("serve", words)
    from bataille.web import serving  # noqa: PLC0415  # brings Starlette and uvicorn

    listening = serving.listen(host or serving.EVERYWHERE, port_number(port))
    say = texts().say
    sys.stdout.write(say("serve-at", address=listening.address) + "\n")
    others = listening.address_for_others
    if others is not None:
        sys.stdout.write(say("serve-others", address=others) + "\n")
    sys.stdout.flush()
    serving.serve(listening)
    return 0


def port_number(text: str | None) -> int | None:
    """The port of `--port`. Raises `UsageError`."""
    if text is None:
        return None
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) > _HIGHEST:
        expected = texts().say_plainly("expected-between", least=0, most=_HIGHEST)
        raise UsageError("usage/value", option="--port", value=text[:60], expected=expected)
    return int(text)
