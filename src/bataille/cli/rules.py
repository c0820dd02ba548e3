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
from bataille.texts import rules_text

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
    for section in rules_text(texts(), chosen, asked.variant):
        sys.stdout.write(f"\n{section.heading}\n")
        for line in section.lines:
            sys.stdout.write(fill(line, width, initial_indent="  ", subsequent_indent="  ") + "\n")
    return 0
