"""What the package says to people, in English, French and Italian: command line, terminal and page share the texts."""

from bataille.texts.cards import card_name, corner, rank_name, the_card
from bataille.texts.catalogue import LANGUAGES
from bataille.texts.complaint import error_message
from bataille.texts.language import language_of
from bataille.texts.narrator import Narrator
from bataille.texts.rules import Section, rules_text
from bataille.texts.texts import Texts

__all__ = [
    "LANGUAGES",
    "Narrator",
    "Section",
    "Texts",
    "card_name",
    "corner",
    "error_message",
    "language_of",
    "rank_name",
    "rules_text",
    "the_card",
]
