"""Games to be recorded: of every variant, in every state, with every kind of command."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from bataille.autoplay import play_out
from bataille.cards import Card
from bataille.commands import (
    Bet,
    Choose,
    Clock,
    Command,
    Grab,
    Leave,
    Misdeal,
    Resign,
    Surrender,
    Turn,
    War,
)
from bataille.deals import PackDeal, StocksDeal
from bataille.errors import CommandError
from bataille.game import Game, start
from bataille.rules import Casino, Order, Rules
from bataille.stream import Secret, Seeded
from bataille.variants import variant, variants
from bataille.view import May

#: A session at the bank would last for hours.
ROUNDS = 12

#: Those that end a seat's game come seldom.
_WEIGHTS = {"resign": 0.002, "leave": 0.01, "misdeal": 0.2}


def fresh(key: str, seed: int = 1, *, real_time: bool = False) -> Game:
    """A game of a variant, just dealt, that ends before long."""
    rules = variant(key).rules
    options: dict[str, Any] = {"rounds": ROUNDS} if isinstance(rules.part, Casino) else {}
    return start(rules, seed=seed, real_time=real_time, **options)


def played(key: str, seed: int = 1) -> Game:
    """The same, played to its end by computer players."""
    game = fresh(key, seed)
    play_out(game)
    return game


def begun(key: str, commands: int, seed: int = 1) -> Game:
    """The same, with only so many commands given."""
    game = fresh(key, seed)
    for seat, command in played(key, seed).commands[:commands]:
        game.give(command, seat)
    return game


def wander(game: Game, chance: Random, commands: int) -> Game:
    """Give `game` up to so many commands, each drawn from all that may be given: by seats, seldom by the table."""
    for _ in range(commands):
        if game.outcome is not None:
            break
        seat, command = _any_command(game, chance)
        try:
            game.give(command, seat)
        except CommandError:
            continue
    return game


def _any_command(game: Game, chance: Random) -> tuple[int | None, Command]:
    question = game.question
    choices = [(may, verb) for may in question.seats for verb in may.verbs if verb != "clock"]
    if not choices or (question.clock and chance.random() < 0.3):
        return None, Clock(game.view().time + chance.choice([0, 1, 20, chance.randrange(2_000)]))
    if chance.random() < 0.05:
        return None, Turn()
    may, verb = chance.choices(choices, [_WEIGHTS.get(verb, 1) for _, verb in choices])[0]
    return may.seat, _COMMANDS[verb](game, may, chance)


def _grab(game: Game, may: May, chance: Random) -> Command:
    assert may.seat in range(game.rules.seats)
    return Grab(
        max(1, game.view().battles + chance.choice([0, 0, 0, 1, -1])), chance.choice([0, 350, 1_700, 2**53 - 1])
    )


def _bet(game: Game, may: May, chance: Random) -> Command:
    assert game.outcome is None
    assert may.bets is not None
    ante = chance.randint(may.bets.least, min(may.bets.most, may.bets.least + 20))
    return Bet(ante, chance.choice([0, 0, may.bets.least]))


def _choose(game: Game, may: May, chance: Random) -> Command:
    assert game.outcome is None
    return Choose(chance.choice(may.cards))


_COMMANDS: dict[str, Callable[[Game, May, Random], Command]] = {
    "turn": lambda *_: Turn(),
    "choose": _choose,
    "grab": _grab,
    "bet": _bet,
    "war": lambda *_: War(),
    "surrender": lambda *_: Surrender(),
    "leave": lambda *_: Leave(),
    "misdeal": lambda *_: Misdeal(),
    "resign": lambda *_: Resign(),
}

#: Any cards may be dealt explicitly (R4): these twice or more, without suits, as numbers.
BARE = PackDeal(tuple(map(Card, ["A", "A", "K", "2", "10", "10", "10H", "10H", "XR", "3"])))
NUMBERS = StocksDeal((tuple(map(Card, ["#1", "#199", "#5"])), (), tuple(map(Card, ["#7", "#7"]))))


@cache
def particular() -> dict[str, Game]:
    """Games that no variant plays by itself, by name."""
    slow = Rules(time_limit=60, guard=400)
    real = start(slow, seed=2, real_time=True)
    misdealt = start("three-players", seed=3)
    for seat in (2, 0):
        misdealt.give(Misdeal(), seat)
    games = {
        "secret": Game(Rules(), Secret(bytes(range(32)))),
        "last game of the last seed": Game(Rules(), Seeded(2**64 - 1, 2**64 - 1)),
        "bare": start("classic", seed=4, deal=BARE),
        "numbers": start("three-players", seed=4, deal=NUMBERS),
        "endless": start(Rules(order=Order.SEAT), seed=1, deal=PackDeal(tuple(map(Card, ["2", "3", "3", "2"])))),
        "misdealt": misdealt,
        "seat by seat": wander(start("three-players", seed=5), Random(5), 300),
        "in real time": wander(real, Random(6), 300),
        "quiet": Game(Rules(), Seeded(9), quiet=True),
    }
    for game in games.values():
        if game.outcome is None:
            play_out(game)
    return games


def keys() -> list[str]:
    """Every variant."""
    return list(variants())
