"""`bataille verify`: is a record true? It is played again, and every part of it is compared (R73)."""

from __future__ import annotations

import json as codec
import sys

from bataille.cli import NO
from bataille.cli.files import in_file, one_file, read_file
from bataille.cli.options import Json, Rest
from bataille.cli.speech import complain, texts
from bataille.errors import BatailleError
from bataille.record import read_record
from bataille.texts import error_message


def verify(*words: Rest, json: Json = False) -> int:
    """Check a record. Returns 1 where it is not true."""
    file = one_file("verify", words)
    document = read_file(file)
    try:
        record = read_record(document)
    except BatailleError as error:
        if json:
            _print({"valid": False, "code": error.code, "message": error_message(texts(), error)})
        else:
            complain(in_file(file, error))
        return NO
    outcome = record.outcome
    if json:
        winner, battles = (None, None) if outcome is None else (outcome.winner, outcome.battles)
        _print({"valid": True, "finished": outcome is not None, "winner": winner, "battles": battles})
    elif outcome is None:
        sys.stdout.write(texts().say("verified-unfinished") + "\n")
    else:
        sys.stdout.write(texts().say("verified", battles=outcome.battles) + "\n")
    return 0


def _print(answer: dict[str, object]) -> None:
    sys.stdout.write(codec.dumps(answer, ensure_ascii=False) + "\n")
