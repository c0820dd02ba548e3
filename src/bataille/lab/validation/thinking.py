"""Figures of the thinking variant, for which nothing but a first model is known."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import sqrt

from bataille.commands import Choose
from bataille.lab.seated.sitting import sit
from bataille.lab.simulation import simulate
from bataille.lab.spread import Share, share
from bataille.lab.validation.rows import Row, measured
from bataille.players import Answer, Asked, Player, players
from bataille.players.thinking import hand_of
from bataille.variants import rules_of

#: Games a pair in the model, so that its figures have an error too.
_MODEL = 3_000
_SOURCE = f"a first model, {_MODEL:,} games a pair"
#: After so many battles a game that does not end is stopped, in series where most do not.
_GUARD = 2_000
_NEARLY_ALL = 0.8


def _always(asked: Asked, place: int) -> Answer | None:
    """The same place of the hand, weakest first, in battles and wars."""
    if "choose" not in asked.may.verbs:
        return None
    hand = hand_of(asked)
    return Answer(Choose(hand[len(hand) // 2 if place == 1 else place]))


LOWEST, MIDDLE, HIGHEST = (
    Player(f"always-{name}", ("thinking",), partial(_always, place=place), place=10)
    for name, place in (("lowest", 0), ("middle", 1), ("highest", -1))
)


def thinking(games: int, seed: int) -> Iterator[Row]:
    """Wins by policy."""
    for first, second, chance in ("middle-high", "random", 0.979), ("middle-high", "low-high", 0.706):
        tally = simulate("thinking", games, seed, players=(first, second)).tally
        yield _row(f"Thinking: {first} beats {second}", chance, share(tally.wins[0], tally.finished))
    rules, rival = rules_of("thinking", []), players()["random"]
    outcomes = [sit(rules, (HIGHEST, rival), seed, game).outcome for game in range(games)]
    won = [outcome.winner == 0 for outcome in outcomes if outcome.winner is not None]
    yield _row("Thinking: always the highest card beats random", 0.40, share(sum(won), len(won)), places=2)


def unending(games: int, seed: int) -> Iterator[Row]:
    """Policies under which two equal players hardly ever come to an end."""
    rules = rules_of("thinking", [f"guard={_GUARD}"])
    for player, name in (LOWEST, "lowest"), (MIDDLE, "middle"):
        stopped = [sit(rules, (player, player), seed, game).outcome.winner is None for game in range(games)]
        part = share(sum(stopped), games)
        assert part is not None
        yield Row(
            f"Thinking: always the {name} card on both sides, games still going on after {_GUARD:,} battles",
            "nearly all",
            f"{100 * part.share:.0f} % of {games}",
            None,
            _SOURCE,
            part.share > _NEARLY_ALL,
        )


def _row(what: str, chance: float, ours: Share | None, places: int = 3) -> Row:
    assert ours is not None
    known = sqrt(chance * (1 - chance) / _MODEL)
    return measured(what, chance, ours.share, ours.error, _SOURCE, known=round(known, 4), places=places)
