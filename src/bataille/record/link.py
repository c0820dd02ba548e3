"""The compact text of a record, for links. `docs/record.md` describes it for other languages.

A head in plain bytes, then the commands in the bits of a range coder. Deals, outcome and digests are left out: reading
plays the game, and that makes them again; a few bytes of the digest tell whether they are the same.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from bataille.errors import BatailleError, RecordError
from bataille.game import Game
from bataille.record.arithmetic import Reader, Writer
from bataille.record.chance import source_of
from bataille.record.head import head_of, packed_head, unpacked_head
from bataille.record.packing import Unpacking
from bataille.record.record import Record
from bataille.record.replaying import MOST_COMMANDS, follow, refuse_long
from bataille.record.script import Script
from bataille.record.taking import refuse_misnamed, take

#: Characters that a compact text may have.
MOST_CHARACTERS: Final = 100_000
_TEXT: Final = re.compile("[A-Za-z0-9_-]+")

#: What a reader is told of a text in which these do not hold; anything else tells only that the text was altered.
_TOLD: Final = ("record/link-version", "record/variant", "record/revision", "record/long")


def compact(record: Record, *, limit: int = MOST_COMMANDS) -> str:
    """A record in as few of the characters `A–Z a–z 0–9 - _` as possible, checked by replaying.

    Raises as `replay`, and `RecordError` (`record/link-long`) for more than 100,000 characters.
    """
    writer = Writer()
    script = Script(writer)
    game = follow(record, limit, script.line)
    if game.outcome is None:
        script.line(game)
    packed = packed_head(head_of(record)) + writer.finished()
    text = urlsafe_b64encode(packed).decode().rstrip("=")
    if len(text) > MOST_CHARACTERS:
        raise RecordError("record/link-long", limit=MOST_CHARACTERS)
    return text


def read_compact(text: str, *, limit: int = MOST_COMMANDS) -> Record:
    """The record of a compact text, equal to the one it was made of; `limit` as in `replay`.

    Raises `RecordError`: `record/link-text` for other characters, `record/link-long`, `record/link-version`, and
    `record/link-damaged` for anything that `compact` does not write.
    """
    packed = _packed(text)
    try:
        record = _read(packed, limit)
        whole = compact(record, limit=limit) == text  # one record has one text
    except BatailleError as error:
        if error.code in _TOLD:
            raise
        raise RecordError("record/link-damaged") from error
    if not whole:
        raise RecordError("record/link-damaged")
    return record


def _packed(text: str) -> bytes:
    if len(text) > MOST_CHARACTERS:
        raise RecordError("record/link-long", limit=MOST_CHARACTERS)
    if not _TEXT.fullmatch(text):
        raise RecordError("record/link-text")
    if len(text) % 4 == 1:
        raise RecordError("record/link-damaged")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _read(packed: bytes, limit: int) -> Record:
    unpacking = Unpacking(packed)
    head = unpacked_head(unpacking)
    if head.variant is not None:
        refuse_misnamed(head.variant, head.rules)
    game = Game(head.rules, source_of(head.chance), deal=head.deal, real_time=head.real_time)
    script = Script(Reader(unpacking.rest()))
    given = 0
    while game.outcome is None and (line := script.line(game)) is not None:
        given += 1
        refuse_long(game, given, limit)
        seat, command = line
        game.give(command, seat)
    record = take(game, head.variant)
    if head_of(record) != head:
        raise RecordError("record/link-damaged")
    return record
