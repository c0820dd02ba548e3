"""The rules of one game in words, for people: `bataille.wording` chooses the sentences, here they are said."""

from __future__ import annotations

from bataille.rules import Rules
from bataille.texts.texts import Texts
from bataille.value import value
from bataille.wording import Sentence, Telling, Words, tell


@value
class Section:
    """A heading and what stands under it, a sentence or a few in each line."""

    heading: str
    lines: tuple[str, ...]


def rules_text(texts: Texts, rules: Rules, key: str | None = None) -> list[Section]:
    """The rules in words. `key`: of the variant that they come from, for the first sentence."""
    telling = tell(rules, key)
    said = []
    for section in telling.sections:
        lines = [_sentence(texts, telling, each) for each in section.sentences]
        said.append(Section(texts.say(section.heading), tuple([line for line in lines if line])))
    return said


def _sentence(texts: Texts, telling: Telling, sentence: Sentence) -> str:
    words = {name: _listed(texts, several) for name, several in sentence.words.items()}
    return texts.say(sentence.key, **(telling.facts | sentence.arguments | words))


def _listed(texts: Texts, several: tuple[Words, ...]) -> str:
    return ", ".join([texts.say(words.key, **words.arguments) for words in several])
