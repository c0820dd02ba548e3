"""A table as a small picture, worked out by hand."""

from __future__ import annotations

from bataille.cards import parse_cards
from bataille.commands import Bet, Turn
from bataille.deals import StocksDeal
from bataille.game import start
from bataille.picture import picture
from bataille.rules import Identical


def test_stocks_and_an_empty_centre() -> None:
    """One line a seat: its number and its stock."""
    assert str(start("three-players", seed=1)) == "0     17\n1     17\n2     17"


def test_a_centre_that_was_left_lying() -> None:
    """Cards face up by name, face-down ones as backs (R27: the sevens were taken back)."""
    deal = StocksDeal((parse_cards("8C 2S 7H 9S"), parse_cards("8D 3S 7H 5S")))
    game = start("classic", deal=deal, war_down=1, identical=Identical.TAKE_BACK)
    game.give(Turn())
    assert str(game) == "0      2  8♣ ▒\n1      2  8♦ ▒"


def test_captures_and_hands() -> None:
    """Captures after a plus, a hand after a slash."""
    game = start("captured-pile", deal=StocksDeal((parse_cards("9C 2C"), parse_cards("5C 3C"))))
    game.give(Turn())
    assert str(game) == "0    1+2\n1    1+0"
    assert str(start("thinking", seed=1)) == "0   23/3\n1   23/3"


def test_casino() -> None:
    """Bankroll and chips in whole units, the seat's card, the bank below."""
    game = start("casino", seed=1)
    assert str(game).splitlines()[0].split() == ["0", "200", "0"]
    game.give(Bet(5), 0)
    view = game.view()
    seat, bank = (str(game).splitlines()[0].split(), str(game).splitlines()[1].split())
    (card,) = view.rows[0]
    assert card is not None
    assert seat[-1] == card.pretty
    assert bank[0] == "="
    assert picture(view) == str(game)
