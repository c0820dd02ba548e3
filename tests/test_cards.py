"""Cards as people write and read them (R1, R4)."""

from __future__ import annotations

import pytest

from bataille.cards import NUMBERS, STANDARD, Card, cards, faces_of, parse_cards, pile
from bataille.errors import CardError


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("AS", "AS"),
        ("10H", "10H"),
        ("TH", "10H"),
        ("th", "10H"),
        ("qd", "QD"),
        ("2♣", "2C"),
        ("Q", "Q"),
        ("T", "10"),
        ("XR", "XR"),
        ("xb", "XB"),
        ("#17", "#17"),
        ("#199", "#199"),
    ],
)
def test_parse(text: str, card: str) -> None:
    """The short text, in either case, with T for 10 and with drawn suits."""
    assert Card.parse(text) == card


@pytest.mark.parametrize("text", ["", "1S", "11", "AX", "S", "#0", "#200", "#007", "ASS", "10", "🂡", "X", "A S"])
def test_what_is_no_card(text: str) -> None:
    """Refused, and named; `10` alone is the rank without a suit."""
    if text == "10":
        assert Card.parse(text).suit is None
        return
    with pytest.raises(CardError) as refused:
        Card.parse(text)
    assert refused.value.arguments == {"text": text}


@pytest.mark.parametrize(
    ("card", "rank", "suit", "shown"),
    [
        ("AS", "A", "S", "A♠"),
        ("10H", "10", "H", "10♥"),
        ("QD", "Q", "D", "Q♦"),
        ("2C", "2", "C", "2♣"),
        ("K", "K", None, "K"),
        ("10", "10", None, "10"),
        ("XR", "X", "R", "★"),
        ("XB", "X", "B", "☆"),
        ("#17", "#17", None, "#17"),
    ],
)
def test_rank_suit_and_how_people_see_it(card: str, rank: str, suit: str | None, shown: str) -> None:
    """A card is its text, and knows its parts."""
    read = Card.parse(card)
    assert (read.rank, read.suit, read.pretty) == (rank, suit, shown)


def test_R1_a_fresh_pack_lies_in_this_order() -> None:
    """From 2 to A, clubs, diamonds, hearts, spades in each rank; then the jokers (docs/architecture.md)."""
    assert [str(card) for card in STANDARD[:5]] == ["2C", "2D", "2H", "2S", "3C"]
    assert [str(card) for card in STANDARD[51:54]] == ["AS", "XR", "XB"]


@pytest.mark.parametrize("faces", [STANDARD, NUMBERS])
def test_piles_hold_every_card(faces: tuple[Card, ...]) -> None:
    """A byte a card, there and back."""
    assert faces_of(faces) is faces
    assert cards(pile(faces, faces), faces) == faces


def test_cards_of_a_line() -> None:
    """Separated by blanks, as many as one likes."""
    assert parse_cards("  AS   th\t2c ") == ("AS", "10H", "2C")
