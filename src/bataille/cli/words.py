"""The words of a command: a variant, options of the rules as `name=value`, and files, in any order but the first."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bataille.cli.near import no_option
from bataille.cli.speech import texts
from bataille.errors import UsageError
from bataille.rules import Rules, TurnUp
from bataille.value import value
from bataille.variants import rules_of, variants

#: A game is asked for, but no variant: the one that is listed first.
_FIRST = next(iter(variants()))


@value
class Words:
    """What is said besides `--options`."""

    variant: str
    options: tuple[str, ...]
    #: `-` is standard input.
    files: tuple[str, ...]

    def rules(self, *, explicit: bool = False) -> Rules:
        """The rules that are asked for; `explicit`: for explicit deals. Raises `RulesError`."""
        return rules_of(self.variant, self.options, explicit=explicit)

    def chance_rules(self, command: str) -> Rules:
        """Rules for explicit deals that play themselves. Raises `RulesError`, `UsageError` (`usage/family`)."""
        rules = self.rules(explicit=True)
        if not isinstance(rules.part, TurnUp):
            raise UsageError("usage/family", command=command, variant=self.variant)
        return rules


def read_words(command: str, words: Sequence[str], *, files: int = 0) -> Words:
    """Sort the words of a command: the first is the variant, unless it is an option or a file.

    `files`: how many files the command takes. Raises `UsageError`.
    """
    plain = [word for word in words if not is_option(word)]
    for word in plain:
        if word.startswith("-") and word != "-":
            raise no_option(word.partition("=")[0], command)
    named = bool(plain) and plain[0] == words[0] and not (files and _is_file(plain[0]))
    rest = plain[named:]
    if len(rest) > files:
        raise UsageError("usage/word", word=rest[files])
    options = tuple([word for word in words if is_option(word)])
    return Words(plain[0] if named else _FIRST, options, tuple(rest))


def read_subject(command: str, words: Sequence[str], subjects: Sequence[str]) -> str:
    """The first word of a command that must say what it is about. Raises `UsageError`."""
    subject = next(iter(words), "")
    if subject.startswith("-") and not is_option(subject):
        raise no_option(subject.partition("=")[0], command)
    if not subject:
        raise UsageError("usage/subject", command=command, expected=texts().either(subjects))
    if subject not in subjects:
        raise UsageError("usage/value", option=command, value=subject, expected=texts().either(subjects))
    return subject


def _is_file(word: str) -> bool:
    """Whether a first word is surely a file and no variant."""
    return word == "-" or (word not in variants() and ("/" in word or Path(word).is_file()))


def is_option(word: str) -> bool:
    """Whether a word is an option of the rules: `name=value`."""
    name, equals, _ = word.partition("=")
    return bool(equals) and name.isidentifier()


def refuse_words(command: str, words: Sequence[str]) -> None:
    """For a command that takes none. Raises `UsageError`."""
    for word in words:
        if word.startswith("-"):
            raise no_option(word.partition("=")[0], command)
        raise UsageError("usage/word", word=word)
