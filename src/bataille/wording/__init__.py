"""What is said of the rules of one game, without any language: which texts, in which order, with which arguments."""

from bataille.wording.house import changes, choice_key, option_text, options
from bataille.wording.sentence import Section, Sentence, Telling, Words
from bataille.wording.telling import tell

__all__ = ["Section", "Sentence", "Telling", "Words", "changes", "choice_key", "option_text", "options", "tell"]
