"""How a game went: by the rules and by hand, in games small enough to be followed."""

from __future__ import annotations

from bataille.autoplay import play_out
from bataille.cards import Card
from bataille.commands import Turn
from bataille.deals import StocksDeal
from bataille.game import Game, start
from bataille.record import record_of
from bataille.room.course import Course, course_of
from bataille.room.replay import Replay
from bataille.stream import Seeded
from bataille.variants import rules_of


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a stock, top first."""
    return tuple([Card.parse(each) for each in text.split()])


def course(game: Game) -> Course:
    """Of the game's record."""
    return course_of(Replay(record_of(game), 20_000))


def dealt(*stocks: str, variant: str = "classic", **options: str) -> Game:
    """A game of a few cards, played to its end."""
    overrides = [f"{name}={chosen}" for name, chosen in options.items()]
    deal = StocksDeal(tuple([cards(stock) for stock in stocks]))
    game = Game(rules_of(variant, overrides), Seeded(7), deal=deal)
    while game.outcome is None:
        game.give(Turn())
    return game


def test_battle_by_battle() -> None:
    """King takes Queen, Four loses to Nine, and it is over: 2, 3, 4 cards, seat 0 leading all the time."""
    found = course(dealt("KS 9D", "QH 4C"))
    assert found == Course((0, 1, 2), ((2, 2), (3, 1), (4, 0)), (), 0, 0)


def test_a_chain_of_wars_in_one_step() -> None:
    """Sevens tie, then Eights, then the Ace beats the Two: one step, two links, all cards to seat 0."""
    found = course(dealt("7S 2C 8S 2D AS", "7H 3C 8H 3D 2H", war_down="1"))
    assert found == Course((0, 1), ((5, 5), (10, 0)), (1,), 2, 0)


def test_the_lead_changes_when_another_has_the_most() -> None:
    """Seat 1 takes three cards' lead away: after an equal count nobody leads, and the change counts once."""
    found = course(dealt("KS 2S 3S 4S", "QH 9H 9C 9D", battle_limit="4"))
    assert found.holdings == ((4, 4), (5, 3), (4, 4), (3, 5), (2, 6))
    assert found.lead_changes == 1


def test_who_is_out_had_something_after_the_battle() -> None:
    """R17 puts the piles of those who are out into the centre; the graph shows what they had won."""
    found = course(dealt("KS 2S", "QH 9H", captures="none"))
    assert found.holdings[-1] == (2, 2)


def test_a_round_of_casino_war_is_a_battle() -> None:
    """Money by round, in half units, from the bankroll on; a war at the bank is one."""
    game = start("casino", seed=3, rounds=40, bankroll=100)
    play_out(game)
    found = course(game)
    assert found.holdings[0] == (200,)
    assert len(found.steps) == 41
    assert len(found.wars) == game.view().wars
