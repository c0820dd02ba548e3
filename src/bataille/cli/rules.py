"""`bataille rules`: the rules of a variant in words, with what house rules change."""

from __future__ import annotations

import json as codec
import shutil
import sys
from textwrap import fill

from bataille.cli.options import Json, Rest
from bataille.cli.speech import texts
from bataille.cli.words import read_words
from bataille.codec import encode
from bataille.players import players_of
from bataille.rules import Rules
from bataille.texts import Section, rules_text

_WIDEST = 100


def rules(*words: Rest, json: Json = False) -> int:
    """Say the rules of a variant."""
    asked = read_words("rules", words)
    chosen = asked.rules()
    if json:
        sys.stdout.write(codec.dumps({"variant": asked.variant, "rules": encode(chosen)}) + "\n")
        return 0
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    sys.stdout.write(f"{texts().say(f'variant-{asked.variant}')}\n")
    for section in (*rules_text(texts(), chosen, asked.variant), *_players(chosen)):
        sys.stdout.write(f"\n{section.heading}\n")
        for line in section.lines:
            sys.stdout.write(fill(line, width, initial_indent="  ", subsequent_indent="  ") + "\n")
    return 0


def _players(rules: Rules) -> tuple[Section, ...]:
    """The computer players, where one can choose among several."""
    able = players_of(rules.part.TAG)
    if len(able) == 1:
        return ()
    say = texts().say
    lines = [say("players-entry", player=player.key, about=say(f"player-{player.key}.about")) for player in able]
    return (Section(say("players-heading"), tuple(lines)),)
