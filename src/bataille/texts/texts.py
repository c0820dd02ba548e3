"""Texts in one language."""

from __future__ import annotations

from collections.abc import Sequence

from bataille.texts.catalogue import LANGUAGES, Argument, format_message, sources

_FALLBACK = "en"


class Texts:
    """Everything the package says, in one language: `en`, `fr` or `it`.

    `say("cards", count=3)` is a message, `say("rank-K.the")` an attribute of one.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is none of {', '.join(LANGUAGES)}")
        self.language = language

    def say(self, key: str, /, **arguments: Argument) -> str:
        """A text; in English where the language lacks it. Raises `KeyError` where there is none at all."""
        return self._say(key, arguments, grouped=True)

    def say_plainly(self, key: str, /, **arguments: Argument) -> str:
        """The same with numbers as commands write them, without groups."""
        return self._say(key, arguments, grouped=False)

    def _say(self, key: str, arguments: dict[str, Argument], *, grouped: bool) -> str:
        try:
            return format_message(self.language, key, arguments, grouped=grouped)
        except KeyError:
            return format_message(_FALLBACK, key, arguments, grouped=grouped)

    def has(self, key: str) -> bool:
        """Whether there is a message of this id."""
        return key in sources(_FALLBACK)

    def keys(self, start: str) -> list[str]:
        """The ids of all messages that begin like this, in the order of the catalogue."""
        return [key for key in sources(_FALLBACK) if key.startswith(start)]

    def both(self, things: Sequence[str]) -> str:
        """`Clever Fox, Brave Bear and you`."""
        return self._listed("list-and", things)

    def either(self, things: Sequence[str]) -> str:
        """`true, false or none`."""
        return self._listed("list-or", things)

    def _listed(self, key: str, things: Sequence[str]) -> str:
        if len(things) < 2:
            return "".join(things)
        return self.say(key, start=", ".join(things[:-1]), last=things[-1])


def sentence_case(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
