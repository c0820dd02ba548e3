"""Checkpoints: files from which an interrupted campaign goes on, to the very same result.

A file is JSON in canonical form with a digest, and is replaced as a whole: whenever the process is stopped, the last
one that was written is there. It holds the tally of the games from the first on, and how far a CSV file of their rows
had come.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import fields, replace
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Annotated, Any, Final

from bataille import __version__
from bataille.codec import Length, Range, codec, dumps, encode, loads
from bataille.errors import CodecError, LabError
from bataille.lab.campaign import LIMIT, Campaign
from bataille.lab.files import is_stream, refuse_folder, refuse_unwritable, written
from bataille.lab.tally import Counts, Extreme, Tally, empty
from bataille.rules import Rules
from bataille.value import value

#: Seconds between two files: what a killed process may have played in vain.
_EVERY: Final = 2.0
#: Bytes that are read at most.
_LARGEST: Final = 1 << 28

Whole = Annotated[int, Range(0, LIMIT)]
#: A number, which may be negative where money is lost, and how many games had it.
Pairs = tuple[tuple[Annotated[int, Range(-LIMIT, LIMIT)], Whole], ...]
Sha256 = Annotated[bytes, Length(32, 32)]


@value
class Mark:
    """How far a file had come: its length in bytes, and the digest of the last of them."""

    length: Whole
    digest: Sha256


@value
class KeptTally:
    """A `Tally` as JSON has it: counts as pairs, since its objects have texts as keys."""

    games: Whole
    wins: tuple[Whole, ...]
    draws: Whole
    terminations: dict[str, Whole]
    periods: Pairs
    battles: Pairs
    wars: Pairs
    chains: Pairs
    lead_changes: Pairs
    comebacks: Pairs
    aces: tuple[Pairs, ...]
    aces_won: tuple[Pairs, ...]
    strength: tuple[Pairs, ...]
    strength_won: tuple[Pairs, ...]
    longest: Extreme | None
    shortest: Extreme | None
    comeback: Extreme | None
    first_endless: Whole | None
    more: dict[str, Pairs]


@value
class Document:
    """The content of a checkpoint."""

    #: The version of Bataille that played: another one may play the same seed differently.
    program: Annotated[str, Length(1, 40)]
    rules: Rules
    #: The computer players, by seat.
    players: tuple[str, ...]
    seed: Annotated[int, Range(0, 2**64 - 1)]
    first: Whole
    tally: KeptTally
    #: Of the file of rows; `None`: there was none.
    csv: Mark | None
    #: SHA-256 of the rest, as a JSON object in canonical form.
    digest: Sha256


_COUNTS = ("periods", "battles", "wars", "chains", "lead_changes", "comebacks")
_BY_SEAT = ("aces", "aces_won", "strength", "strength_won")


class Checkpoint:
    """The file of a campaign. Raises `LabError` where it is another campaign's, `OSError`."""

    def __init__(self, path: Path, campaign: Campaign) -> None:
        if is_stream(path):
            raise LabError("lab/checkpoint-stream", file=str(path))
        self._path = refuse_folder(path)
        self._campaign = campaign
        #: What the games came to that are played already.
        self.tally = empty(campaign.rules.seats)
        #: How far the CSV file had come then.
        self.csv: Mark | None = None
        #: Says where the rows of so many games end in it; they must be on the disk.
        self.mark: Callable[[int], Mark | None] = lambda _: None
        try:
            text = path.read_bytes()
        except FileNotFoundError:
            refuse_unwritable(path)
        else:
            self._read(text)
        self._written = monotonic()

    def note(self, tally: Tally) -> None:
        """Write the tally so far, if the last file is not quite new."""
        if monotonic() - self._written >= _EVERY:
            self.write(tally)

    def write(self, tally: Tally) -> None:
        """Replace the file. Raises `OSError`, and leaves the old one then."""
        campaign = self._campaign
        document = Document(
            __version__,
            campaign.rules,
            campaign.players,
            campaign.seed,
            campaign.first,
            _kept(tally),
            self.mark(tally.games),
            bytes(32),
        )
        document = replace(document, digest=_digest(document))
        with written(self._path) as file:
            file.write(dumps(encode(document)).encode())
            file.flush()
            os.fsync(file.fileno())
        self._written = monotonic()

    def _read(self, text: bytes) -> None:
        name = str(self._path)
        try:
            json = loads(text, limit=_LARGEST)
            found = json.get("program") if isinstance(json, dict) else None
            if isinstance(found, str) and found != __version__:
                raise LabError("lab/checkpoint-program", file=name, found=found[:40], expected=__version__)
            document = codec(Document).decode(json)
        except CodecError as error:
            raise LabError("lab/checkpoint", file=name, reason=str(error)) from error
        if document.digest != _digest(document):
            raise LabError("lab/checkpoint-damaged", file=name)
        self._refuse_other(document)
        self.tally = _tally(document.tally)
        self.csv = document.csv

    def _refuse_other(self, document: Document) -> None:
        asked, name = self._campaign, str(self._path)
        theirs, ours = _options(document), _options(asked)
        for found, expected in zip(theirs, ours, strict=True):
            if found != expected:
                raise LabError("lab/checkpoint-other", file=name, found=found, expected=expected)
        if document.tally.games > asked.games:
            raise LabError("lab/checkpoint-more", file=name, played=document.tally.games, games=asked.games)


def _options(campaign: Document | Campaign) -> list[str]:
    """What makes a campaign another one, as people write it."""
    rules = [f"{each.name}={getattr(campaign.rules, each.name)}".lower() for each in fields(Rules)]
    players = [f"players={','.join(campaign.players)}"]
    return [*rules, *players, f"seed={campaign.seed}", f"first={campaign.first}"]


def _digest(document: Document) -> bytes:
    rest = encode(document)
    assert isinstance(rest, dict)
    del rest["digest"]
    return sha256(dumps(rest).encode()).digest()


def _kept(tally: Tally) -> KeptTally:
    content: dict[str, Any] = {each.name: getattr(tally, each.name) for each in fields(Tally)}
    for name in _COUNTS:
        content[name] = _pairs(content[name])
    for name in _BY_SEAT:
        content[name] = tuple([_pairs(counts) for counts in content[name]])
    content["more"] = {name: _pairs(counts) for name, counts in tally.more.items()}
    return KeptTally(**content)


def _tally(kept: KeptTally) -> Tally:
    content: dict[str, Any] = {each.name: getattr(kept, each.name) for each in fields(KeptTally)}
    for name in _COUNTS:
        content[name] = dict(content[name])
    for name in _BY_SEAT:
        content[name] = tuple([dict(counts) for counts in content[name]])
    content["more"] = {name: dict(counts) for name, counts in kept.more.items()}
    return Tally(**content)


def _pairs(counts: Counts) -> Pairs:
    return tuple(counts.items())
