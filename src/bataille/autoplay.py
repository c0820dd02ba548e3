"""Games played by computer players, with a clock that only they move."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bataille.commands import Clock, Command, Leave, Resign, Turn
from bataille.game import Game
from bataille.outcome import Outcome
from bataille.players import Answer, Asked, Player, players_of
from bataille.rules import Rules, TurnUp
from bataille.stream import Seeded, Source
from bataille.view import Question, SpeedView, View

#: After these a seat plays no more, so that the others are asked anew.
_PARTINGS = (Leave, Resign)


def play_out(game: Game, players: Mapping[int, Player] | None = None, seed: int = 0) -> Outcome:
    """Play a game to its end; seats without a player get the first of the family.

    `seed`: of the players' own chance where the game has no seed of its own (R74).
    """
    seated = seat_players(game.rules, players)
    sources = {seat: source_of_player(game, seat, seed) for seat in seated}
    while game.outcome is None:
        if isinstance(game.rules.part, TurnUp):
            game.give(Turn())
        else:
            for seat, command in moves(game.rules, game.question, game.view, seated, sources):
                game.give(command, seat)
    return game.outcome


def seat_players(rules: Rules, players: Mapping[int, Player] | None = None) -> dict[int, Player]:
    """A player for each seat: the one given, else the first of the family."""
    usual = players_of(rules.part.TAG)[0]
    return {seat: (players or {}).get(seat, usual) for seat in range(rules.seats)}


def moves(
    rules: Rules,
    question: Question,
    look: Callable[[int], View],
    players: Mapping[int, Player],
    sources: Mapping[int, Source],
) -> list[tuple[int | None, Command]]:
    """What computer players give to the open question, each with its seat; `None`: the clock.

    Where time matters it is the quickest of their answers, at its time, unless the clock decides before; else all.
    `look`: what a seat sees. `sources`: the players' own chance.
    """
    answers: list[tuple[int, int, Answer]] = []
    now, due = 0, None
    for may in question.seats:
        view = look(may.seat)
        now, due = view.time, view.part.due if isinstance(view.part, SpeedView) else None
        answer = players[may.seat].answer(Asked(rules, view, may, sources[may.seat]))
        if answer is not None:
            answers.append((answer.after, may.seat, answer))
    if answers and not question.clock and not any(isinstance(answer.command, _PARTINGS) for _, _, answer in answers):
        return [(seat, answer.command) for _, seat, answer in answers]
    after, seat, answer = min(answers, key=lambda each: each[:2], default=(0, None, None))
    if due is not None and (answer is None or due <= now + after):
        return [(None, Clock(due))]
    assert answer is not None, "somebody must want to go on"
    given = (seat, answer.command)
    return [(None, Clock(now + after)), given] if question.clock and after else [given]


def source_of_player(game: Game, seat: int, seed: int = 0) -> Seeded:
    """A computer player's own stream, which never touches the game's (R74)."""
    if isinstance(game.source, Seeded):
        return Seeded(game.source.seed, game.source.game, 1 + seat)
    return Seeded(seed, 0, 1 + seat)
