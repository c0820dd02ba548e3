"""Campaigns on several machines: a Dask scheduler hands the chunks to its workers.

A chunk is a task that can be done again, so what a lost worker was doing another one does. Each task is one future here
and is taken from it once, in the order of the games: no game is counted twice or lost, and the result is that of one
machine, bit for bit.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cache
from socket import create_connection
from threading import Lock
from types import TracebackType
from typing import Any, Self

from distributed import Client, Future
from distributed.comm.addressing import parse_address, parse_host_port

from bataille import __version__
from bataille.errors import BatailleError, LabError
from bataille.lab.campaign import Campaign, Played
from bataille.lab.plays import Plays, chunk_of, no_games, plays
from bataille.lab.tally import tally_of
from bataille.rules import Rules

#: Chunks of a campaign on one machine in a task: some tenths of a second of work, so that handing it out costs little.
_CHUNKS = 4
#: Seconds for the scheduler to answer, and for a first worker to be there.
_PATIENCE = 10
_PATIENCE_FOR_WORKERS = 60
#: CPython 3.11 makes syntax trees, from which kernels are made, in one thread at a time only.
_PREPARING = Lock()


class Cluster:
    """The workers of a scheduler, `tcp://HOST:PORT`. Raises `LabError`."""

    def __init__(self, address: str) -> None:
        self._address = address
        try:
            self._client: Any = _client(address)
        except (OSError, ValueError, TypeError) as error:
            raise LabError("lab/cluster", address=address, reason=_first_line(error)) from error

    def __enter__(self) -> Self:
        try:
            self._client.wait_for_workers(1, timeout=_PATIENCE_FOR_WORKERS)
        except TimeoutError as error:
            self._client.close()
            raise LabError("lab/cluster-empty", address=self._address) from error
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self._client.close()

    def chunks(self, campaign: Campaign, *, rows: bool = False, size: int | None = None) -> Generator[Played]:
        """The chunks of a campaign in order; with `rows` the games too, which have to come over the network."""
        end = campaign.first + campaign.games
        size = size or _CHUNKS * chunk_of(campaign.rules)
        waiting: deque[Future[Played]] = deque()
        try:
            for first in range(campaign.first, end, size):
                chunk = replace(campaign, games=min(size, end - first), first=first)
                with self._at_risk():
                    waiting.append(self._client.submit(play_chunk, chunk, rows, __version__, pure=False))
                    most = 2 * self._threads()
                if len(waiting) > most:
                    yield self._result(waiting.popleft())
            while waiting:
                yield self._result(waiting.popleft())
        finally:
            with suppress(OSError):  # the scheduler is gone, and they with it
                self._client.cancel(list(waiting))

    def _threads(self) -> int:
        """Of all workers there are now; there may be none for a while."""
        threads: dict[str, int] = self._client.nthreads()
        return max(sum(threads.values()), 1)

    def _result(self, future: Future[Played]) -> Played:
        with self._at_risk():
            return future.result()

    @contextmanager
    def _at_risk(self) -> Iterator[None]:
        """Whatever a worker, the scheduler or the network says becomes a `LabError`, unless it is one of ours."""
        try:
            yield
        except BatailleError:
            raise
        except Exception as error:
            raise LabError("lab/cluster-lost", address=self._address, reason=_first_line(error)) from error


def play_chunk(chunk: Campaign, rows: bool, version: str) -> Played:  # noqa: FBT001  # Dask calls it
    """Play a chunk, on a worker. Raises `LabError` where the worker might play it differently."""
    if version != __version__:
        raise LabError("lab/cluster-version", found=__version__, expected=version)
    with _PREPARING:
        player = _prepared(chunk.rules, chunk.players)
    games = player.play(chunk.seed, chunk.first, chunk.games)
    return Played(chunk.first, games if rows else no_games(chunk.rules), tally_of(games, chunk.first))


@cache
def _prepared(rules: Rules, players: tuple[str, ...]) -> Plays:
    """Who plays, with a kernel that is compiled. A worker's threads must not do that at once (`_PREPARING`)."""
    player = plays(rules, players)
    player.play(0, 0, 1)
    return player


def _client(address: str) -> Any:
    scheme, place = parse_address(address)
    if scheme in {"tcp", "tls"}:  # Dask would try for long where nobody listens
        host, port = parse_host_port(place)
        create_connection((host, port), timeout=_PATIENCE).close()
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # a lost connection is an error of ours
    client: Callable[..., Any] = Client  # Dask has annotations, but not for all that it calls
    return client(address, timeout=_PATIENCE, set_as_default=False)


def _first_line(error: BaseException) -> str:
    return (str(error) or type(error).__name__).splitlines()[0][:200]
