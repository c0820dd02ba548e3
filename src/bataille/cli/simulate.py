"""`bataille simulate`: many games, and what they came to."""

from __future__ import annotations

import json as codec
from pathlib import Path
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
    say_lost,
    say_parts,
    say_results,
    say_undrawn,
    stoppable,
)
from bataille.cli.options import Json, Rest, Seed
from bataille.cli.speech import texts
from bataille.cli.words import read_words
from bataille.errors import UsageError
from bataille.lab.given import MOST_THREADS
from bataille.rules import Casino, TurnUp

if TYPE_CHECKING:
    from bataille.lab.summary import Report

_Text = str | None

_GAMES = 100_000
#: Where computer players choose or react, which is slow.
_SITTINGS = 1_000


def simulate(
    *words: Rest,
    games: Annotated[_Text, Parameter(help="help-games", metavar="N", allow_leading_hyphen=True)] = None,
    seed: Seed = None,
    players: Annotated[_Text, Parameter(help="help-policies", metavar="KEY,…")] = None,
    json: Json = False,
    csv: Annotated[_Text, Parameter(help="help-csv", metavar="FILE")] = None,
    parquet: Annotated[_Text, Parameter(help="help-parquet", metavar="FILE")] = None,
    columns: Annotated[_Text, Parameter(help="help-columns", metavar="A,B,C")] = None,
    plot: Annotated[_Text, Parameter(help="help-plot", metavar="FILE")] = None,
    checkpoint: Annotated[_Text, Parameter(help="help-checkpoint", metavar="FILE")] = None,
    threads: Annotated[_Text, Parameter(help="help-threads", metavar="N", allow_leading_hyphen=True)] = None,
    cluster: Annotated[_Text, Parameter(help="help-cluster", metavar="ADDRESS")] = None,
) -> int:
    """Play many games of a seed."""
    asked = read_words("simulate", words)
    rules = asked.rules()  # what is wrong with the rules is said before anything slow
    usual = _GAMES if isinstance(rules.part, TurnUp | Casino) else _SITTINGS
    played = usual if games is None else number("--games", games)
    workers = None if threads is None else number("--threads", threads, MOST_THREADS)
    with extra(), stoppable():
        from bataille.lab.simulation import Interrupted, UnwrittenError  # noqa: PLC0415  # brings Numba
        from bataille.lab.simulation import simulate as simulated  # noqa: PLC0415  # brings Numba

        refuse_files({"--csv": csv, "--parquet": parquet, "--plot": plot, "--checkpoint": checkpoint})
        if columns is not None and csv is None and parquet is None:
            raise UsageError("usage/without", option="--columns", other=texts().either(["--csv", "--parquet"]))
        if cluster == "":
            raise UsageError("usage/argument", option="--cluster")
        if cluster is not None and threads is not None:
            raise UsageError("usage/together", option_a="--cluster", option_b="--threads")
        charts = plot_path(plot)
        try:
            with bar(played) as progress:
                report = simulated(
                    " ".join([asked.variant, *asked.options]),
                    played,
                    "0" if seed is None else seed,
                    players=() if players is None else [player.strip() for player in players.split(",")],
                    threads=workers,
                    progress=progress,
                    csv=csv,
                    parquet=parquet,
                    columns=None if columns is None else columns.split(","),
                    checkpoint=checkpoint,
                    cluster=cluster,
                )
        except Interrupted as interrupted:
            _print(interrupted.report, csv, plot, as_json=json)
            say_parts(csv, parquet)
            say_lost(parquet)
            say_undrawn(plot)
            _say_how_far("lab-interrupted", interrupted.report, checkpoint)
            return INTERRUPTED
        except UnwrittenError as unwritten:
            _print(unwritten.report, csv, plot, as_json=json)
            say_parts(csv, parquet)
            say_undrawn(plot)
            _say_how_far("lab-unwritten", unwritten.report, checkpoint)
            raise
        except BaseException:
            say_parts(csv, parquet)
            raise
        _print(report, csv, plot, as_json=json)
        if charts is not None:
            from bataille.lab.charts import save  # noqa: PLC0415  # brings Matplotlib

            save(report.plot(texts().language), charts)
    return 0


def _print(report: Report, *files: _Text, as_json: bool) -> None:
    """The results, if there are any."""
    if report.tally.games:
        text = codec.dumps(report.json()) if as_json else report.text(texts().language)
        say_results(text, *files)


def _say_how_far(key: str, report: Report, checkpoint: _Text) -> None:
    say_aside(texts().say(key, games=report.tally.games, asked=report.campaign.games))
    if checkpoint is not None and report.tally.games and Path(checkpoint).exists():
        say_aside(texts().say("lab-goes-on", file=checkpoint))
