"""`bataille export`: the page as static files."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from bataille.cli.options import Rest
from bataille.cli.speech import texts
from bataille.cli.words import refuse_words
from bataille.errors import UsageError


def export(*words: Rest) -> int:
    """Write the page into a folder."""
    folder = _one_folder(words)
    from bataille.web.export import export as write  # noqa: PLC0415  # needed by nothing else

    files = write(folder)
    sys.stdout.write(texts().say("export-done", folder=str(folder), files=files) + "\n")
    return 0


def _one_folder(words: Sequence[str]) -> Path:
    if not words or not words[0]:
        raise UsageError("usage/argument", option="DIR")
    refuse_words("export", [word for word in words if word.startswith("-")] or words[1:])
    return Path(words[0])
