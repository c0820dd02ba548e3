"""Games that computer players play among themselves: who is asked when."""

from __future__ import annotations

from bataille.autoplay import play_out
from bataille.commands import Bet, Choose, Leave, Resign
from bataille.game import Game
from bataille.outcome import Termination
from bataille.players import Answer, Asked, Player, players
from bataille.stream import Seeded
from bataille.variants import rules_of


def test_who_goes_is_not_asked_again() -> None:
    """A guest leaves at once; the other plays on alone, round after round."""
    game = Game(rules_of("casino", ["seats=2", "rounds=3"]), Seeded(1))
    leaver = Player("leaver", ("casino",), lambda _: Answer(Leave()), place=9)
    outcome = play_out(game, {1: leaver})
    assert outcome.termination is Termination.ROUNDS
    assert [command for seat, command in game.commands if seat == 1] == [Leave()]
    assert len([command for seat, command in game.commands if seat == 0 and isinstance(command, Bet)]) == 3


def test_one_resigns_and_the_other_has_won() -> None:
    """Nobody is asked for a card when the game is over."""
    game = Game(rules_of("thinking", []), Seeded(1))
    quitter = Player("quitter", ("thinking",), lambda _: Answer(Resign()), place=9)
    assert play_out(game, {1: quitter}).winner == 0
    assert [type(command) for _, command in game.commands][-1] is Resign


def test_a_choice_knows_nothing_of_the_other() -> None:
    """Both seats choose in every battle, whichever is written down first, and see the same question."""
    questions: list[tuple[int, int]] = []
    middle = players()["middle-high"]

    def answer(asked: Asked) -> Answer | None:
        questions.append((asked.may.seat, asked.view.question.number))
        return middle.answer(asked)

    game = Game(rules_of("thinking", []), Seeded(1))
    watched = Player("watched", ("thinking",), answer, place=9)
    play_out(game, {0: watched, 1: watched})
    chosen = [seat for seat, command in game.commands if isinstance(command, Choose)]
    assert chosen.count(0) == chosen.count(1)
    assert len(set(questions)) == len(questions) == len(chosen)
