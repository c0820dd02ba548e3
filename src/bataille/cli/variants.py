"""`bataille variants`: what can be played."""

from __future__ import annotations

import json as codec
import shutil
import sys
from textwrap import wrap

from bataille.cli.options import Json, Rest
from bataille.cli.speech import texts
from bataille.cli.words import refuse_words
from bataille.variants import Variant
from bataille.variants import variants as known_variants
from bataille.wording import changes, option_text

_INDENT = "    "
_WIDEST = 100


def variants(*words: Rest, json: Json = False) -> int:
    """List every variant with its name and what is special about it."""
    refuse_words("variants", words)
    if json:
        sys.stdout.write(
            codec.dumps([_described(each) for each in known_variants().values()], ensure_ascii=False) + "\n"
        )
        return 0
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    for variant in known_variants().values():
        sys.stdout.write(f"{variant.key}: {texts().say(f'variant-{variant.key}')}\n")
        for line in wrap(texts().say(f"variant-{variant.key}.about"), width - len(_INDENT)):
            sys.stdout.write(f"{_INDENT}{line}\n")
    return 0


def _described(variant: Variant) -> dict[str, object]:
    """A variant for programs; `options`: those that are not as in the first variant of its family."""
    return {
        "key": variant.key,
        "name": texts().say(f"variant-{variant.key}"),
        "about": texts().say(f"variant-{variant.key}.about"),
        "family": variant.rules.part.TAG,
        "options": {name: option_text(chosen) for name, chosen, _ in changes(variant.rules)},
        "revision": variant.revision,
    }
