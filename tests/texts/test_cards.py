"""Cards in words, and the letters in their corners."""

from __future__ import annotations

import pytest

from bataille.cards import NUMBERS, STANDARD, Card
from bataille.texts import LANGUAGES, Texts, card_name, corner, rank_name, the_card


@pytest.mark.parametrize(
    ("language", "card", "name", "the"),
    [
        ("en", "KH", "King of Hearts", "the King of Hearts"),
        ("fr", "KH", "roi de cœur", "le roi de cœur"),
        ("it", "KH", "re di cuori", "il re di cuori"),
        ("fr", "QS", "dame de pique", "la dame de pique"),
        ("it", "QS", "donna di picche", "la donna di picche"),
        ("fr", "AC", "as de trèfle", "l’as de trèfle"),
        ("it", "AC", "asso di fiori", "l’asso di fiori"),
        ("it", "8D", "otto di quadri", "l’otto di quadri"),
        ("en", "10D", "Ten of Diamonds", "the Ten of Diamonds"),
        ("fr", "10D", "dix de carreau", "le dix de carreau"),
        ("en", "7", "Seven", "the Seven"),
        ("it", "J", "fante", "il fante"),
        ("en", "XR", "red Joker", "the red Joker"),
        ("fr", "XB", "joker noir", "le joker noir"),
        ("it", "XR", "jolly rosso", "il jolly rosso"),
        ("en", "#17", "number 17", "number 17"),
        ("fr", "#17", "numéro 17", "le numéro 17"),
        ("it", "#8", "numero 8", "il numero 8"),
    ],
)
def test_cards_have_names(language: str, card: str, name: str, the: str) -> None:
    """Ranks and suits as words, with the article that their gender and first letter ask for."""
    texts = Texts(language)
    assert card_name(texts, Card.parse(card)) == name
    assert the_card(texts, Card.parse(card)) == the


@pytest.mark.parametrize(
    ("language", "letters"), [("en", "10 J Q K A ★ 17"), ("fr", "10 V D R A ★ 17"), ("it", "10 F D R A ★ 17")]
)
def test_corners(language: str, letters: str) -> None:
    """Jack, Queen, King; valet, dame, roi; fante, donna, re."""
    shown = [corner(Texts(language), Card.parse(card)) for card in ("10H", "JH", "QH", "K", "AS", "XB", "#17")]
    assert " ".join(shown) == letters


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_are_called_alike(language: str) -> None:
    """The names of all cards differ."""
    texts = Texts(language)
    assert len({card_name(texts, card) for card in STANDARD + NUMBERS}) == len(STANDARD + NUMBERS)


@pytest.mark.parametrize(("language", "rank"), [("en", "Queen"), ("fr", "dame"), ("it", "donna")])
def test_ranks_have_names(language: str, rank: str) -> None:
    """Without the suit."""
    assert rank_name(Texts(language), Card.parse("QC")) == rank
