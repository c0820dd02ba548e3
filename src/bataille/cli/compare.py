"""`bataille compare`: the same games under several sets of rules, game by game."""

from __future__ import annotations

import json as codec
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from bataille.cli import INTERRUPTED
from bataille.cli.laboratory import (
    bar,
    extra,
    number,
    plot_path,
    refuse_files,
    say_aside,
    say_parts,
    say_results,
    say_undrawn,
    stoppable,
)
from bataille.cli.options import Json, Rest, Seed
from bataille.cli.speech import texts
from bataille.cli.words import is_option, read_words
from bataille.errors import LabError
from bataille.lab.given import MOST_THREADS

if TYPE_CHECKING:
    from bataille.lab.comparison.compare import Comparison

_Text = str | None

_GAMES = 100_000


def compare(
    *words: Rest,
    games: Annotated[_Text, Parameter(help="help-games", metavar="N", allow_leading_hyphen=True)] = None,
    seed: Seed = None,
    json: Json = False,
    csv: Annotated[_Text, Parameter(help="help-compare-csv", metavar="FILE")] = None,
    plot: Annotated[_Text, Parameter(help="help-plot", metavar="FILE")] = None,
    threads: Annotated[_Text, Parameter(help="help-threads", metavar="N", allow_leading_hyphen=True)] = None,
) -> int:
    """Play the same games under several sets of rules."""
    named = rule_sets(words)
    for each in named:
        read_words("compare", each.split()).rules()  # what is wrong with the rules is said before anything slow
    played = _GAMES if games is None else number("--games", games)
    workers = None if threads is None else number("--threads", threads, MOST_THREADS)
    with extra(), stoppable():
        from bataille.lab.comparison.compare import CompareInterrupted  # noqa: PLC0415  # brings Numba
        from bataille.lab.comparison.compare import compare as compared  # noqa: PLC0415  # brings Numba

        refuse_files({"--csv": csv, "--plot": plot})
        charts = plot_path(plot)
        try:
            with bar(played) as progress:
                chance = "0" if seed is None else seed
                found = compared(named, played, chance, threads=workers, progress=progress, csv=csv)
        except CompareInterrupted as interrupted:
            done = interrupted.comparison.sides[0].tally.games
            if done:
                _print(interrupted.comparison, csv, plot, as_json=json)
            say_parts(csv)
            say_undrawn(plot)
            say_aside(texts().say("lab-interrupted", games=done, asked=played))
            return INTERRUPTED
        except BaseException:
            say_parts(csv)
            raise
        _print(found, csv, plot, as_json=json)
        if charts is not None:
            from bataille.lab.charts import save  # noqa: PLC0415  # brings Matplotlib

            save(found.plot(texts().language), charts)
    return 0


def rule_sets(words: Sequence[str]) -> list[str]:
    """Each begins with its variant and goes on with its options; one in quotes is the same. Raises `LabError`."""
    found: list[str] = []
    for word in " ".join(words).split():
        if not is_option(word):
            found.append(word)
        elif not found:
            raise LabError("lab/compare-first", word=word)
        else:
            found[-1] += f" {word}"
    return found


def _print(found: Comparison, *files: _Text, as_json: bool) -> None:
    text = codec.dumps(found.json()) if as_json else found.text(texts().language)
    say_results(text, *files)
