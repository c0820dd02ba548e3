"""Errors in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter

import pytest

from bataille import errors
from bataille.cards import Card
from bataille.codec import codec
from bataille.errors import Argument, BatailleError, CodecError, RulesError, SeedError
from bataille.phrase import Phrase
from bataille.rules import Rules, Thinking
from bataille.texts import LANGUAGES, Texts, error_message
from bataille.texts.complaint import phrase_text
from bataille.variants import rules_of

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, BatailleError)]
CODES = [(kind, code) for kind in KINDS for code in kind.MESSAGES]


def examples(kind: type[BatailleError], code: str) -> Iterator[BatailleError]:
    """The error with all sorts of arguments."""
    names = [name for name in names_in(kind.MESSAGES[code]) if kind is not CodecError or name != "path"]
    for given in (0, 1, 2, 5, 21, 1_000_000, 2**64, "it's", "war_down=1"):
        if code == "rules/conflict":
            for remedy, english in RulesError.REMEDIES.items():
                arguments: dict[str, Argument] = dict.fromkeys((*names, *names_in(english)), given)
                yield kind(code, **arguments | {"remedy": remedy})
        else:
            yield kind(code, **dict.fromkeys(names, given))


def names_in(message: str) -> list[str]:
    """The arguments that a message names."""
    return [name for _, name, _, _ in Formatter().parse(message) if name is not None]


@pytest.mark.parametrize(("kind", "code"), CODES)
def test_errors_say_in_english_what_they_say_themselves(kind: type[BatailleError], code: str) -> None:
    """The English catalogue is `str(error)`."""
    for error in examples(kind, code):
        assert error_message(Texts("en"), error) == str(error)


@pytest.mark.parametrize(("kind", "code"), CODES)
@pytest.mark.parametrize("language", ["fr", "it"])
def test_errors_are_said_in_every_language(language: str, kind: type[BatailleError], code: str) -> None:
    """With everything that they name, but for what a language says in words of its own."""
    for error in examples(kind, code):
        said = error_message(Texts(language), error)
        for name in {*names_in(kind.MESSAGES[code])} - {"remedy", "origin", "name"}:
            assert str(error.arguments[name]) in said or repr(error.arguments[name]) in said, name


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "war_down: '11' cannot be: expected a whole number from 0 to 10, or by-rank"),
        ("fr", "war_down\u202f: '11' n’est pas possible\u202f; il faut un nombre entier de 0 à 10 ou by-rank"),
        ("it", "war_down: '11' non è possibile; serve un numero intero da 0 a 10 o by-rank"),
    ],
)
def test_what_is_expected_is_said_in_every_language(language: str, said: str) -> None:
    """An argument that has words itself is a phrase."""
    with pytest.raises(RulesError) as refused:
        rules_of("classic", ["war_down=11"])
    assert error_message(Texts(language), refused.value) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "stakes=true and captures=bottom cannot go together: set captures=reshuffle, or stakes=false"),
        (
            "fr",
            "stakes=true et captures=bottom ne vont pas ensemble\u202f: choisissez captures=reshuffle, ou stakes=false",
        ),
        ("it", "stakes=true e captures=bottom non vanno insieme: scegli captures=reshuffle, o stakes=false"),
    ],
)
def test_R26_what_to_change_is_said_in_every_language(language: str, said: str) -> None:
    """A conflict names both options and a remedy."""
    with pytest.raises(RulesError) as refused:
        Rules(stakes=True)
    assert error_message(Texts(language), refused.value) == said


def test_R26_thinking_is_left_as_it_is_in_french() -> None:
    """A remedy with an argument of its own."""
    with pytest.raises(RulesError) as refused:
        Rules(part=Thinking(), short="lose")  # type: ignore[arg-type]
    assert error_message(Texts("fr"), refused.value).endswith("gardez short=commit")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "$: 'ZZ' is no card; cards are written like AS, 10H, Q, XR or #17"),
        ("fr", "$\u202f: 'ZZ' n’est pas une carte\u202f; les cartes s’écrivent AS, 10H, Q, XR ou #17"),
        ("it", "$: 'ZZ' non è una carta; le carte si scrivono AS, 10H, Q, XR o #17"),
    ],
)
def test_a_reason_is_said_in_the_same_language(language: str, said: str) -> None:
    """The error that caused another one speaks for itself."""
    with pytest.raises(CodecError) as refused:
        codec(Card).decode("ZZ")
    assert error_message(Texts(language), refused.value) == said


def test_numbers_too_great_for_the_page_are_text() -> None:
    """They keep all their digits, and are not grouped."""
    assert str(2**64) in error_message(Texts("fr"), SeedError("seed/range", name="seed", number=2**64))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_no_phrase_stay(language: str) -> None:
    """Text from elsewhere is shown as it is, and so is a phrase that no catalogue knows."""
    texts = Texts(language)
    assert phrase_text(texts, "by-rank") == "by-rank"
    assert phrase_text(texts, Phrase("expected-nonsense", "nonsense")) == "nonsense"


FORMS = [
    (int, "a whole number", "un nombre entier", "un numero intero"),
    (Card, "a card", "une carte", "una carta"),
    (bytes, "a hexadecimal text", "un texte hexadécimal", "un testo esadecimale"),
]


@pytest.mark.parametrize(("form", "english", "french", "italian"), FORMS)
def test_types_have_names_in_every_language(form: type, english: str, french: str, italian: str) -> None:
    """What a codec expects, in words."""
    expected = codec(form).expected
    assert [phrase_text(Texts(language), expected) for language in LANGUAGES] == [english, french, italian]
