"""`bataille replay`: a recorded game once more, as it was seen, or its events for programs."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from bataille.cli.files import in_file, one_file, record_in
from bataille.cli.options import Json, Rest
from bataille.cli.play import chosen_pace, is_full, is_seen
from bataille.cli.speech import texts
from bataille.codec import dumps, encode
from bataille.errors import BatailleError
from bataille.record.replaying import MOST_COMMANDS
from bataille.room.replay import Replay
from bataille.terminal.pace import Pace
from bataille.terminal.party import party


def replay(
    *words: Rest,
    names: Annotated[str | None, Parameter(help="help-names", metavar="NAME,…")] = None,
    pace: Annotated[str | None, Parameter(help="help-pace", metavar="PACE")] = None,
    plain: Annotated[bool, Parameter(help="help-plain", negative="")] = False,
    json: Json = False,
) -> int:
    """Show a record. Raises `UsageError`, `OSError`."""
    rhythm = chosen_pace(pace, Pace.LIVELY if is_seen() else Pace.INSTANT)
    file = one_file("replay", words)
    record = record_in(file)
    try:
        reel = Replay(record, MOST_COMMANDS)
    except BatailleError as error:
        raise in_file(file, error) from error
    if json:
        for number in range(reel.last + 1):
            for event in reel.step(number).events:
                sys.stdout.write(dumps(encode(event)) + "\n")
        return 0
    rules = reel.record.rules
    watchers = party(texts(), rules, (), names.split(",") if names else ())
    if is_full(plain=plain):
        from bataille.terminal.screen import show_again  # noqa: PLC0415  # brings Textual

        show_again(reel, watchers, texts(), rhythm)
    else:
        from bataille.terminal.recital import retell  # noqa: PLC0415  # not needed for the full screen

        retell(reel, watchers, texts(), rhythm)
    return 0
