"""Campaigns on a cluster: worker processes of their own, one of which is killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any

import dask
import pytest
from distributed import LocalCluster

import bataille
from bataille import __version__
from bataille.errors import LabError, RulesError
from bataille.lab import Interrupted, simulate
from bataille.lab.campaign import Campaign, Played, play
from bataille.lab.cluster import Cluster, play_chunk
from bataille.lab.kernel import Games, kernel_for
from bataille.rules import Rules
from bataille.variants import rules_of

pytestmark = pytest.mark.cpython

RULES = "classic order=seat"
SEED = 3


@pytest.fixture(scope="module")
def scheduler() -> Iterator[LocalCluster]:
    """One without workers."""
    local: Callable[..., Any] = LocalCluster
    soon = dask.config.set({"distributed.comm.timeouts.connect": "1s"})  # before it believes that a worker is gone
    with soon, local(n_workers=0, dashboard_address=":0", host="127.0.0.1", silence_logs=50) as cluster:
        yield cluster


@pytest.fixture
def address(scheduler: LocalCluster) -> str:
    """Where it listens."""
    return str(scheduler.scheduler_address)


@contextmanager
def process(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process of Dask's."""
    source = str(Path(bataille.__file__).parents[1])
    started = subprocess.Popen(
        [sys.executable, "-m", "dask", *words],
        env={**os.environ, "PYTHONPATH": source},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield started
    finally:
        started.kill()
        started.wait()


def worker(address: str) -> AbstractContextManager[subprocess.Popen[bytes]]:
    """A worker that nobody starts again."""
    return process("worker", address, "--no-nanny", "--no-dashboard", "--nthreads", "1")


@pytest.fixture
def workers(scheduler: LocalCluster, address: str) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Two of them, that have come."""
    with worker(address) as one, worker(address) as other:
        assert scheduler.scheduler is not None
        while len(scheduler.scheduler.workers) < 2:
            assert one.poll() is other.poll() is None
            time.sleep(0.05)
        yield [one, other]


def test_a_killed_worker_changes_nothing(address: str, workers: list[subprocess.Popen[bytes]]) -> None:
    """Every game is there once, in order, and the tally is that of this machine alone, bit for bit."""
    campaign = Campaign(rules_of("classic", ["order=seat"]), SEED, 4_017)
    expected = play(campaign)
    games: list[Played] = []
    playing: list[str] = []

    def kill(done: int) -> None:
        if done == 1_000:
            playing.extend(cluster._client.nthreads())
            workers[0].send_signal(signal.SIGKILL)

    with Cluster(address) as cluster:
        chunks = partial(cluster.chunks, rows=True, size=100)
        tally = play(campaign, chunks=chunks, progress=kill, take=games.append)
        assert len(playing) == 2
        assert len(cluster._client.nthreads()) == 1
    assert tally == expected
    assert [played.first for played in games] == list(range(0, 4_017, 100))
    assert sum(len(played.games.winner) for played in games) == 4_017
    assert sum((played.tally for played in games[1:]), games[0].tally) == tally


def test_rows_and_checkpoints_too(address: str, workers: list[subprocess.Popen[bytes]], tmp_path: Path) -> None:
    """An interrupted campaign goes on, here or there; the files are the same."""
    assert len(workers) == 2
    here = simulate(RULES, 1_000, SEED, csv=tmp_path / "here.csv")

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    files = {"csv": tmp_path / "there.csv", "checkpoint": tmp_path / "kept.json", "cluster": address}
    with pytest.raises(Interrupted) as caught:
        simulate(RULES, 1_000, SEED, chunk=300, progress=interrupt, **files)  # type: ignore[arg-type]
    assert caught.value.report.tally.games == 300
    there = simulate(RULES, 1_000, SEED, chunk=300, **files)  # type: ignore[arg-type]
    assert there.tally == here.tally
    assert (tmp_path / "there.csv").read_bytes() == (tmp_path / "here.csv").read_bytes()


def test_a_lost_scheduler_is_told_and_what_was_played_is_kept(tmp_path: Path) -> None:
    """The campaign goes on from there without it."""
    kept, told = tmp_path / "kept.json", tmp_path / "scheduler.json"
    program = ["scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(told)]
    with process(*program) as lost:
        while not told.exists():
            assert lost.poll() is None
            time.sleep(0.05)
        address = json.loads(told.read_text(encoding="utf-8"))["address"]

        def kill(done: int) -> None:
            if done == 300:
                lost.kill()

        with worker(address), pytest.raises(LabError, match=f"the cluster at {address} was lost"):
            simulate(RULES, 5_000, SEED, chunk=100, checkpoint=kept, progress=kill, cluster=address)
    played = json.loads(kept.read_text(encoding="utf-8"))["tally"]["games"]
    assert 300 <= played < 5_000
    assert simulate(RULES, 5_000, SEED, checkpoint=kept).tally == simulate(RULES, 5_000, SEED).tally


@pytest.mark.usefixtures("workers")
def test_errors_of_workers_arrive(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In their own words: rules that do not fit their pack, a program of another version."""
    with pytest.raises(RulesError, match="target"):
        simulate("classic target=20", 100, cluster=address)
    monkeypatch.setattr("bataille.lab.cluster.__version__", "9.9")
    with pytest.raises(LabError, match=r"the cluster has version .* which is version 9\.9"):
        simulate("classic", 100, cluster=address)


@pytest.mark.parametrize("address", ["nonsense", "tcp://127.0.0.1", "tcp://127.0.0.1:1", "post://127.0.0.1:1", ""])
def test_bad_addresses(address: str) -> None:
    """Nobody answers there, or nobody could; said before anything is played."""
    with pytest.raises(LabError, match=f"^no cluster answers at {address} \\(.+\\)$"):
        simulate("classic", 100, cluster=address)


def test_a_cluster_without_workers(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for ever."""
    monkeypatch.setattr("bataille.lab.cluster._PATIENCE_FOR_WORKERS", 0.1)
    with pytest.raises(LabError, match=f"the cluster at {address} has no workers"), Cluster(address):
        pass


def test_workers_of_another_version_are_refused() -> None:
    """They might play the same seed differently."""
    with pytest.raises(LabError, match=r"the cluster has version .* which is version 9\.9"):
        play_chunk(Campaign(Rules(), 0, 1), rows=False, version="9.9")


def test_a_workers_threads_prepare_a_kernel_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other: what makes and compiles it is not for several threads."""
    calls: list[int] = []
    busy = Lock()

    class Slow:
        """Takes a while, and must be alone meanwhile."""

        def play(self, seed: int, first: int, count: int) -> Games:
            calls.append(count)
            if count == 1:
                assert busy.acquire(blocking=False)
                time.sleep(0.05)
                busy.release()
            return kernel_for(Rules(), compiled=False).play(seed, first, count)

    monkeypatch.setattr("bataille.lab.cluster.plays", lambda *_: Slow())
    rules = Rules(guard=7)  # no other test plays these
    with ThreadPoolExecutor(3) as pool:
        chunks = [
            pool.submit(play_chunk, Campaign(rules, 0, 2, first), rows=False, version=__version__) for first in range(3)
        ]
        assert [chunk.result().tally.games for chunk in chunks] == [2, 2, 2]
    assert sorted(calls) == [1, 2, 2, 2]
