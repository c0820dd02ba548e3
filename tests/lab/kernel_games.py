"""What the engine tells of a game and what a kernel tells of it, in the same words; rules drawn by a fixed seed."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from bataille.autoplay import play_out
from bataille.cards import Faces
from bataille.commands import Turn
from bataille.engine.deal import Layout
from bataille.errors import BatailleError
from bataille.events import LeftLying, WentOut, Won
from bataille.game import Game
from bataille.lab.kernel import Games, kernel_for
from bataille.lab.kernel.table import Columns
from bataille.outcome import Outcome, Termination
from bataille.rules import Captures, Chain, Order, Pack, Ranking, Rules, Short, TieBreak, refuse_out_of_range
from bataille.rules.strength import strengths
from bataille.stream import Seeded
from tests.strategies import CHOICES

TERMINATIONS = tuple(Termination)
#: The results that are told of a game only on request: the last of the columns.
DETAIL = Columns._fields[8:]
#: The kernel's paths: whether with the detail, and whether with the processor's vectors; `None`: where that is faster.
PATHS = ((True, False), (True, None), (False, None), (False, False))
#: Options under which two seats play whole passes at once, as `CHOICES`.
PASSES: dict[str, list[Any]] = {
    "packs": [2],
    "jokers": [2],
    "ranking": [Ranking.ACE_LOW, Ranking.LOW_WINS],
    "war_down": [0, 1, 2, 4, 10],
    "chain": [Chain.SINGLE],
    "short": list(Short),
    "refill_in_war": [False],
    "order": [Order.LOSER_FIRST, Order.SEAT, Order.LAID, Order.SHUFFLED],
    "captures": list(Captures),
    "battle_limit": [50],
    "tie_break": list(TieBreak),
}


class Told(NamedTuple):
    """One game; -1 where there is nothing."""

    winner: int
    termination: Termination
    battles: int
    wars: int
    since: int
    period: int
    #: The seats that share a draw, a bit for each.
    sharing: int
    #: Words drawn from the stream.
    drawn: int


class Detail(NamedTuple):
    """What is counted of one game besides."""

    longest_chain: int
    lead_changes: int
    comeback: int
    aces: list[int]
    strength: list[int]


def told_by_engine(game: Game) -> Told:
    """Play a game out."""
    return _told(play_out(game), game)


def _told(outcome: Outcome, game: Game) -> Told:
    return Told(
        -1 if outcome.winner is None else outcome.winner,
        outcome.termination,
        outcome.battles,
        outcome.wars,
        -1 if outcome.since is None else outcome.since,
        -1 if outcome.period is None else outcome.period,
        sum(1 << seat for seat in outcome.drawn),
        game._table.drawn,
    )


def told_by_kernel(games: Games, place: int) -> Told:
    """One of the games."""
    return Told(
        int(games.winner[place]),
        TERMINATIONS[games.termination[place]],
        int(games.battles[place]),
        int(games.wars[place]),
        int(games.since[place]),
        int(games.period[place]),
        int(games.sharing[place]),
        int(games.drawn[place]),
    )


def detail_by_kernel(games: Games, place: int) -> Detail:
    """The detail of one of the games."""
    return Detail(
        int(games.longest_chain[place]),
        int(games.lead_changes[place]),
        int(games.comeback[place]),
        games.aces[place].tolist(),
        games.strength[place].tolist(),
    )


def watched(game: Game, layout: Layout, faces: Faces) -> tuple[Told, Detail]:
    """Play a game out battle by battle and count by looking on. `layout`: its deal, in codes of `faces`."""
    seats = game.rules.seats
    strength = strengths(game.rules.ranking, faces)
    chain = changes = 0
    held = [len(stock) for stock in layout.stocks]
    least = held
    leader = _leader(held)
    while game.outcome is None:
        events = game.give(Turn())
        chain = max(chain, game._table.links)
        if not any(isinstance(event, Won | LeftLying) for event in events):
            continue  # R12 `draw`: the battle was not played to its end
        held = _held(game, events)
        # Who has nothing may have all its cards in the centre and win by its captures (R17) or a fresh pack (R24).
        least = [min(fewest, number or fewest) for fewest, number in zip(least, held, strict=True)]
        now = _leader(held)
        if now is not None:
            changes += leader not in {None, now}
            leader = now
    assert game.outcome is not None
    winner = game.outcome.winner
    detail = Detail(
        chain,
        changes,
        0 if winner is None else least[winner],
        [sum(faces[code].rank == "A" for code in layout.stocks[seat]) for seat in range(seats)],
        [sum(strength[code] for code in layout.stocks[seat]) for seat in range(seats)],
    )
    return _told(game.outcome, game), detail


def _held(game: Game, events: tuple[Any, ...]) -> list[int]:
    """The cards each seat held after the battle, before seats went out for want of a card (R17)."""
    table = game._table
    held = [table.holds(seat) for seat in range(game.rules.seats)]
    captured = dict(table.left)
    for event in events:
        if isinstance(event, WentOut) and event.why == "empty":
            held[event.seat] = captured[event.seat]
        if isinstance(event, Won) and event.how == "last":
            held[event.seat] -= event.prize
    return held


def _leader(held: list[int]) -> int | None:
    """The seat that alone holds the most cards."""
    most = max(held)
    return held.index(most) if held.count(most) == 1 else None


def told_of_games(rules: Rules, seed: int, first: int, count: int) -> list[Told]:
    """What the engine tells of games of a seed."""
    return [told_by_engine(Game(rules, Seeded(seed, first + place), quiet=True)) for place in range(count)]


def compare(rules: Rules, seed: int, first: int, told: list[Told], *, detail: bool = True) -> list[str]:
    """Compiled kernel and what the engine told of games of a seed: what differs, at most ten lines."""
    games = kernel_for(rules, detail=detail).play(seed, first, len(told))
    found = []
    for place, expected in enumerate(told):
        if told_by_kernel(games, place) != expected:
            found.append(f"{rules} game {first + place}: {told_by_kernel(games, place)}, the engine {expected}")
    return found[:10]


def compare_paths(
    rules: Rules, seed: int, count: int, first: int = 0, paths: Sequence[tuple[bool, bool | None]] = PATHS
) -> list[str]:
    """The same games by two or more paths: what differs from the first."""
    played = [kernel_for(rules, detail=detail, vectors=vectors).play(seed, first, count) for detail, vectors in paths]
    found = []
    for (detail, vectors), games in zip(paths[1:], played[1:], strict=True):
        for name in Columns._fields[: None if detail and paths[0][0] else -len(DETAIL)]:
            differ = np.flatnonzero(getattr(games, name) != getattr(played[0], name))
            if len(differ):
                found.append(
                    f"{rules} detail={detail} vectors={vectors}: {name} of {len(differ)}, first {first + differ[0]}"
                )
    return found


def drawn_rules(seed: int, number: int, choices: Mapping[str, list[Any]] = CHOICES) -> list[Rules]:
    """Different rules of chance games that can be shuffled and dealt, options and seats drawn by a fixed seed."""
    source = random.Random(seed)
    found: dict[Rules, None] = {}
    seats = [2, 2, 3, 4, 5, 6, 7, 8] if choices is CHOICES else [2, 2, 3, 4]
    while len(found) < number:
        names = source.sample(sorted(choices), source.randrange(2, min(9, len(choices))))
        options: dict[str, Any] = {name: source.choice(choices[name]) for name in names}
        options["pack"] = source.choice(list(Pack))
        try:
            rules = Rules(seats=source.choice(seats), guard=source.choice([None, 3_000]), **options)
            refuse_out_of_range(rules)
        except BatailleError:
            continue
        found[rules] = None
    return list(found)
