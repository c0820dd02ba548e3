"""Cards in words."""

from __future__ import annotations

from bataille.cards import JOKERS, Card
from bataille.texts.texts import Texts


def card_name(texts: Texts, card: Card) -> str:
    """`King of Hearts`, `red Joker`, `Seven`, `number 17`."""
    return _named(texts, card, "")


def the_card(texts: Texts, card: Card) -> str:
    """`the King of Hearts`, `the red Joker`, `the Seven`, `number 17`."""
    return _named(texts, card, ".the")


def rank_name(texts: Texts, card: Card) -> str:
    """`King`, `Joker`, `number 17`."""
    return _rank(texts, card, "")


def rank_against(texts: Texts, card: Card) -> str:
    """The rank as it stands in `King beats Seven`, in the middle of a sentence."""
    return _rank(texts, card, ".versus")


def ranks(texts: Texts, card: Card) -> str:
    """The rank in the plural: `Kings`."""
    return _rank(texts, card, ".many")


def corner(texts: Texts, card: Card) -> str:
    """What stands in the corner of the card: `K`, `10`, `★`, `17`."""
    return _rank(texts, card, ".letter")


def _named(texts: Texts, card: Card, form: str) -> str:
    if card in JOKERS:
        return texts.say(f"joker-{card.suit}{form}")
    rank = _rank(texts, card, form)
    return rank if card.suit is None else texts.say("card", rank=rank, suit=texts.say(f"suit-{card.suit}"))


def _rank(texts: Texts, card: Card, form: str) -> str:
    if card.startswith("#"):
        return texts.say(f"rank-number{form}", number=card[1:])
    return texts.say(f"rank-{card.rank}{form}")
