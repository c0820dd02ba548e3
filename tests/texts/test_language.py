"""Which language is spoken."""

from __future__ import annotations

import pytest

from bataille.texts import language_of


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "it_CH@euro"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "de_DE", "LANGUAGE": "de:it:fr"}, "it"),
        ({"LANG": "fr_FR", "LANGUAGE": "de"}, "fr"),
        ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
        ({"LANGUAGE": "fr"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "fr_FR"}, "en"),
        ({"LANG": "french"}, "en"),
    ],
)
def test_the_environment_is_read_as_gettext_reads_it(environment: dict[str, str], language: str) -> None:
    """`LC_ALL`, `LC_MESSAGES`, `LANG` in this order; `LANGUAGE` comes before them, but not before `C` (GNU gettext,
    2.3 Setting the Locale through Environment Variables).
    """
    assert language_of(environment) == language


@pytest.mark.parametrize(("choice", "language"), [("fr", "fr"), ("IT", "it"), ("fr-CH", "fr"), ("de", "en")])
def test_a_choice_comes_first(choice: str, language: str) -> None:
    """Whatever the environment says."""
    assert language_of({"LC_ALL": "it_IT"}, choice) == language
