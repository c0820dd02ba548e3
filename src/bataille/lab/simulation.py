"""`simulate`: many games, and a report of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from bataille.lab.campaign import Campaign, Played, Progress, play
from bataille.lab.checkpoint import Checkpoint
from bataille.lab.given import chunk_size, paths_of, rules_from, seed_of, text_of, texts_of, threads_of, whole
from bataille.lab.plays import plays, who_plays
from bataille.lab.summary import Report
from bataille.lab.tally import Tally, empty
from bataille.rules import Rules

if TYPE_CHECKING:
    from bataille.lab.tables import Tables


class Interrupted(KeyboardInterrupt):
    """Somebody interrupted a campaign; `report` tells of the games played before."""

    def __init__(self, report: Report) -> None:
        super().__init__()
        self.report = report


class UnwrittenError(OSError):
    """Rows or a checkpoint could not be written; `report` tells of the games played before."""

    def __init__(self, error: OSError, report: Report) -> None:
        super().__init__(error.errno, error.strerror, error.filename)
        self.report = report


def simulate(
    rules: str | Rules,
    games: int,
    seed: str | int = 0,
    *,
    threads: int | None = None,
    chunk: int | None = None,
    progress: Progress | None = None,
    take: Callable[[Played], None] | None = None,
    players: Sequence[str] = (),
    csv: str | Path | None = None,
    parquet: str | Path | None = None,
    columns: Sequence[str] | None = None,
    checkpoint: str | Path | None = None,
    cluster: str | None = None,
) -> Report:
    """Play games 0 to `games` − 1 of a seed under rules, or under those a text names: `classic order=shuffled`.

    `players`: the keys of the computer players by seat, where somebody chooses or reacts; by default the first of the
    family.

    `threads`: by default one for each core; `chunk`: games that one plays in one go; the results do not depend on them.
    `progress` is called with the games played so far, `take` with each chunk, in order. `csv`, `parquet`: files with
    one row a game, and these `columns`, by default all. `checkpoint`: a file from which an interrupted campaign goes
    on; there may be more games than it was begun with. `cluster`: the address of a Dask scheduler, whose workers play.

    Raises `RulesError`, `SeedError`, `LabError`, `UsageError` (players that are none), `OSError` (`UnwrittenError`
    after the first games), `Interrupted`, `TypeError`.
    """
    words = tuple(rules.split()) if isinstance(rules, str) else None
    played, games = rules_from(rules), whole("games", games)
    threads, chunk = threads_of(threads), chunk_size(chunk)
    texts_of("players", players, "keys of computer players")
    if columns is not None:
        texts_of("columns", columns, "names of columns")
    paths_of(csv=csv, parquet=parquet, checkpoint=checkpoint)
    text_of("cluster", cluster)
    campaign = Campaign(played, seed_of(seed), games, players=who_plays(played, players))
    plays(played, campaign.players)  # refuses rules that it cannot play
    begun = perf_counter()
    kept = None if checkpoint is None else Checkpoint(Path(checkpoint), campaign)
    so_far = before = empty(played.seats) if kept is None else kept.tally

    def add(tally: Tally) -> None:
        nonlocal so_far
        so_far = tally
        if kept is not None:
            kept.note(tally)

    def keep() -> None:
        if kept is not None and so_far.games:
            kept.write(so_far)

    def report() -> Report:
        return Report(campaign, so_far, perf_counter() - begun, words)

    with _telling(lambda: None if so_far is before else report()), ExitStack() as stack:
        chunks = None
        if cluster is not None:
            from bataille.lab.cluster import Cluster  # noqa: PLC0415  # brings Dask

            rows = take is not None or csv is not None or parquet is not None
            chunks = partial(stack.enter_context(Cluster(cluster)).chunks, rows=rows, size=chunk)
        tables = None
        if csv is not None or parquet is not None or columns is not None:
            tables = stack.enter_context(_tables(played, csv, parquet, columns, kept))

        def take_all(chunk: Played) -> None:
            nonlocal so_far
            try:
                if tables is not None:
                    tables.take(chunk)
            except OSError:
                if so_far is before:  # else the games before these are told, and their rows can be gone on from
                    so_far += chunk.tally
                raise
            if take is not None:
                take(chunk)

        try:
            if tables is not None and tables.first is not None and tables.first < so_far.games:
                again = Campaign(played, campaign.seed, so_far.games - tables.first, tables.first, campaign.players)
                play(again, threads=threads, chunk=chunk, progress=progress, take=tables.take, chunks=chunks)
            if so_far.games < games:
                rest = Campaign(played, campaign.seed, games - so_far.games, so_far.games, campaign.players)
                play(
                    rest,
                    threads=threads,
                    chunk=chunk,
                    progress=progress,
                    take=take_all,
                    add=add,
                    begun=so_far,
                    chunks=chunks,
                )
        except KeyboardInterrupt:
            keep()
            raise Interrupted(report()) from None
        except BaseException:
            with suppress(OSError):  # the error that is on its way says more
                keep()
            raise
        keep()
    return report()


@contextmanager
def _telling(played: Callable[[], Report | None]) -> Iterator[None]:
    """What cannot be written does not take away the results of the games played before."""
    try:
        yield
    except BrokenPipeError:
        raise  # nobody reads any more
    except OSError as error:
        report = played()
        if report is None:
            raise
        raise UnwrittenError(error, report) from error


def _tables(
    rules: Rules,
    csv: str | Path | None,
    parquet: str | Path | None,
    columns: Sequence[str] | None,
    kept: Checkpoint | None,
) -> Tables:
    from bataille.lab.tables import Tables  # noqa: PLC0415  # brings Polars

    tables = Tables(
        rules,
        csv=None if csv is None else Path(csv),
        parquet=None if parquet is None else Path(parquet),
        columns=columns,
        played=0 if kept is None else kept.tally.games,
        mark=None if kept is None else kept.csv,
    )
    if kept is not None:
        kept.mark = tables.mark
    return tables
