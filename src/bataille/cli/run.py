"""`bataille run`: deals in, one a line; what becomes of them out, one JSON object a line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from bataille.autoplay import play_out
from bataille.cards import parse_cards
from bataille.cli.options import Json, Rest, Seed
from bataille.cli.speech import texts
from bataille.cli.words import read_words
from bataille.deals import PackDeal
from bataille.errors import BatailleError, UsageError
from bataille.game import Game
from bataille.outcome import Outcome
from bataille.rules import Rules
from bataille.stream import Seeded, parse_seed
from bataille.texts import error_message

#: A line may hold about 300,000 cards; one that never ends is refused.
_LONGEST_LINE = 1_000_000
#: UTF-8; a byte order mark, as Windows likes to write it, is no part of the first card.
_ENCODING = "utf-8-sig"


def run(*words: Rest, seed: Seed = None, json: Json = True) -> int:  # noqa: ARG001  # there is no other output
    """Play every deal of a file, or of standard input."""
    asked = read_words("run", words, files=1)
    rules = asked.chance_rules("run")
    number = parse_seed("0" if seed is None else seed)
    for game, deal in _deals(asked.files):
        print_line(outcome_json(_play(rules, deal, Seeded(number, game), game + 1)))
    return 0


def _deals(files: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """The lines that say something, each with how many lines stand before it. Raises `UsageError`."""
    file = next(iter(files), "-")
    with ExitStack() as stack:
        if file != "-":
            lines: TextIO = stack.enter_context(Path(file).open(encoding=_ENCODING, errors="replace"))
        else:
            lines = sys.stdin
            if isinstance(lines, TextIOWrapper):
                lines.reconfigure(encoding=_ENCODING, errors="replace")
        number = 0
        while line := _line(lines, number + 1):
            if not line.isspace():
                yield number, line
            number += 1


def _line(lines: TextIO, number: int) -> str:
    line = lines.readline(_LONGEST_LINE)
    if len(line) == _LONGEST_LINE and not line.endswith("\n"):
        raise _at(number, UsageError("usage/long-line", limit=_LONGEST_LINE))
    return line


def _play(rules: Rules, deal: str, source: Seeded, line: int) -> Outcome:
    """Play a deal (R4) with its own stream (R74): that of the game which its line counts."""
    try:
        game = Game(rules, source, deal=PackDeal(parse_cards(deal)), quiet=True)
    except BatailleError as error:
        raise _at(line, error) from error
    return play_out(game)


def _at(line: int, error: BatailleError) -> UsageError:
    return UsageError("usage/line", line=line, reason=error_message(texts(), error))


def outcome_json(outcome: Outcome) -> dict[str, object]:
    """What became of a game, with the keys that programs may rely on."""
    return {
        "winner": outcome.winner,
        "termination": outcome.termination,
        "battles": outcome.battles,
        "wars": outcome.wars,
        "since": outcome.since,
        "period": outcome.period,
    }


def print_line(thing: dict[str, object]) -> None:
    """Print a line of JSON, at once: somebody may be waiting for it before giving the next deal."""
    sys.stdout.write(json.dumps(thing) + "\n")
    sys.stdout.flush()
