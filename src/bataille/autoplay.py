"""Games played by computer players, with a clock that only they move."""

from __future__ import annotations

from collections.abc import Mapping

from bataille.commands import Clock, Turn
from bataille.game import Game
from bataille.outcome import Outcome
from bataille.players import Answer, Asked, Player, players_of
from bataille.rules import TurnUp
from bataille.stream import Seeded
from bataille.view import SpeedView


def play_out(game: Game, players: Mapping[int, Player] | None = None, seed: int = 0) -> Outcome:
    """Play a game to its end; seats without a player get the first of the family.

    `seed`: of the players' own chance where the game has no seed of its own (R74).
    """
    while game.outcome is None:
        if isinstance(game.rules.part, TurnUp):
            game.give(Turn())
        else:
            _answer(game, players or {}, seed)
    return game.outcome


def _answer(game: Game, players: Mapping[int, Player], seed: int) -> None:
    """The quickest of the answers to the open question, given at its time, unless the clock decides before."""
    question = game.question
    view = game.view()
    due = view.part.due if isinstance(view.part, SpeedView) else None
    first = players_of(game.rules.part.TAG)[0]
    answers: list[tuple[int, int, Answer]] = []
    for may in question.seats:
        source = source_of_player(game, may.seat, seed)
        asked = Asked(game.rules, game.view(may.seat), may, source)
        answer = players.get(may.seat, first).answer(asked)
        if answer is not None:
            answers.append((answer.after, may.seat, answer))
    after, seat, answer = min(answers, key=lambda each: each[:2], default=(0, None, None))
    if due is not None and (answer is None or due <= view.time + after):
        game.give(Clock(due))
        return
    assert answer is not None, "somebody must want to go on"
    if question.clock and after:
        game.give(Clock(view.time + after))
    game.give(answer.command, seat)


def source_of_player(game: Game, seat: int, seed: int = 0) -> Seeded:
    """A computer player's own stream, which never touches the game's (R74)."""
    if isinstance(game.source, Seeded):
        return Seeded(game.source.seed, game.source.game, 1 + seat)
    return Seeded(seed, 0, 1 + seat)
