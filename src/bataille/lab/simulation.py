"""`simulate`: many games, and a report of them."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from bataille.lab.campaign import Campaign, Played, Progress, play
from bataille.lab.kernel import kernel_for
from bataille.lab.summary import Report
from bataille.lab.tally import Tally, empty
from bataille.rules import Rules
from bataille.stream import parse_seed
from bataille.variants import rules_of


class Interrupted(KeyboardInterrupt):
    """Somebody interrupted a campaign; `report` tells of the games played before."""

    def __init__(self, report: Report) -> None:
        super().__init__()
        self.report = report


def simulate(
    rules: str | Rules,
    games: int,
    seed: str | int = 0,
    *,
    threads: int | None = None,
    progress: Progress | None = None,
    take: Callable[[Played], None] | None = None,
) -> Report:
    """Play games 0 to `games` − 1 of a seed under rules, or under those a text names: `classic order=shuffled`.

    `threads`: by default one for each core; the results do not depend on them. `progress` is called with the games
    played so far, `take` with each chunk, in order. Raises `RulesError`, `SeedError`, `LabError`, `Interrupted`.
    """
    words = tuple(rules.split()) if isinstance(rules, str) else None
    played = rules_from(rules) if isinstance(rules, str) else rules
    kernel_for(played)  # refuses rules that it cannot play
    campaign = Campaign(played, parse_seed(seed), games)
    begun = perf_counter()
    so_far = empty(played.seats)

    def add(tally: Tally) -> None:
        nonlocal so_far
        so_far = tally

    def report() -> Report:
        return Report(campaign, so_far, perf_counter() - begun, words)

    try:
        play(campaign, threads=threads, progress=progress, take=take, add=add)
    except KeyboardInterrupt:
        raise Interrupted(report()) from None
    return report()


def rules_from(text: str) -> Rules:
    """The rules that a text names: a variant, then options. Raises `RulesError`."""
    variant, *options = text.split() or [""]
    return rules_of(variant, options)
