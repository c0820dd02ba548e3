"""Which language to speak."""

from __future__ import annotations

from collections.abc import Mapping

from bataille.texts.catalogue import LANGUAGES


def language_of(environment: Mapping[str, str], choice: str | None = None) -> str:
    """The language chosen (`fr`, `fr-CH`, `it_IT.UTF-8`), else that of the environment, else English.

    The environment is read as gettext reads it: `LC_ALL`, `LC_MESSAGES` or `LANG` name a locale, and unless that is
    `C` or none, the languages of `LANGUAGE` come before it.
    """
    if choice:
        return _spoken([choice])
    named = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, named), "C")
    if _stem(locale) in {"c", "posix"}:
        return "en"
    return _spoken([*environment.get("LANGUAGE", "").split(":"), locale])


def _spoken(wishes: list[str]) -> str:
    return next((_stem(wish) for wish in wishes if _stem(wish) in LANGUAGES), "en")


def _stem(locale: str) -> str:
    """`fr` of `fr_CH.UTF-8`."""
    return locale.replace("-", "_").split("_")[0].split(".")[0].split("@")[0].lower()
