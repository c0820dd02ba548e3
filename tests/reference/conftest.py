"""Worked examples are played twice: by the reference and by the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pytest

from tests.reference import war
from tests.reference.cards import Card
from tests.reference.engine import engine_play
from tests.reference.options import Options
from tests.reference.war import Result, Shuffle


class Play(Protocol):
    """The signature of the reference's `play`."""

    def __call__(
        self, options: Options, stocks: Sequence[Sequence[Card]], shuffle: Shuffle, pack: Sequence[Card] = ()
    ) -> Result: ...


@pytest.fixture(params=["reference", "engine"])
def play(request: pytest.FixtureRequest) -> Play:
    """Who plays the example."""
    players: dict[str, Callable[..., Result]] = {"reference": war.play, "engine": engine_play}
    return players[request.param]
