"""`bataille hunt`: extreme games, each played again by the engine."""

from __future__ import annotations

import json as codec
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from bataille.cli import INTERRUPTED, NO
from bataille.cli.files import record_path
from bataille.cli.laboratory import bar, extra, number, say_aside, say_results, stoppable
from bataille.cli.options import Json, Rest, Seed
from bataille.cli.speech import texts
from bataille.cli.words import read_subject, read_words
from bataille.lab.given import MOST_THREADS

if TYPE_CHECKING:
    from bataille.lab.hunting.find import Find
    from bataille.lab.hunting.hunt import Hunt

_Text = str | None

_GOALS = ("longest", "wars", "comeback", "endless")
_MOST_SECONDS = 10_000_000


def hunt(
    *words: Rest,
    games: Annotated[_Text, Parameter(help="help-hunt-games", metavar="N", allow_leading_hyphen=True)] = None,
    seconds: Annotated[_Text, Parameter(help="help-seconds", metavar="N", allow_leading_hyphen=True)] = None,
    seed: Seed = None,
    json: Json = False,
    record: Annotated[_Text, Parameter(help="help-hunt-record", metavar="FILE")] = None,
    threads: Annotated[_Text, Parameter(help="help-threads", metavar="N", allow_leading_hyphen=True)] = None,
) -> int:
    """Search for an extreme game; the first word says what for."""
    goal = read_subject("hunt", words, _GOALS)
    asked = read_words("hunt", words[1:])
    asked.rules()  # what is wrong with the rules is said before anything slow
    most = None if games is None else number("--games", games)
    time = None if seconds is None else number("--seconds", seconds, _MOST_SECONDS)
    workers = None if threads is None else number("--threads", threads, MOST_THREADS)
    file = record_path(record)
    with extra(), stoppable():
        from bataille.lab.files import refuse_unwritable  # noqa: PLC0415  # the laboratory's
        from bataille.lab.hunting.hunt import GAMES, HuntInterrupted  # noqa: PLC0415  # brings Numba
        from bataille.lab.hunting.hunt import hunt as hunted  # noqa: PLC0415  # brings Numba

        if file is not None:
            refuse_unwritable(file)
        total = GAMES if most is None and time is None else most
        try:
            with bar(total) as progress:
                done = hunted(
                    goal,
                    " ".join([asked.variant, *asked.options]),
                    games=most,
                    seconds=time,
                    seed="0" if seed is None else seed,
                    threads=workers,
                    progress=progress,
                    found=None if progress is None else partial(_say_better, goal),
                )
        except HuntInterrupted as interrupted:
            _show(interrupted.hunt, file, as_json=json)
            say_aside(texts().say("hunt-interrupted" if interrupted.hunt.best else "hunt-interrupted-none"))
            return INTERRUPTED
        _show(done, file, as_json=json)
    return NO if done.best is None else 0


def _say_better(goal: str, find: Find) -> None:
    say_aside(texts().say(f"hunt-{goal}", count=find.amount))


def _show(done: Hunt, file: Path | None, *, as_json: bool) -> None:
    name = None if file is None else str(file)
    say_results(codec.dumps(done.json()) if as_json else done.text(texts().language, record=name), name)
    found = done.record()
    if file is not None and found is not None:
        from bataille.lab.files import written  # noqa: PLC0415  # the laboratory's

        with written(file) as record:
            record.write(f"{found}\n".encode())
