"""The three catalogues say the same things, in the small part of Fluent that the page says in the same way."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from bataille.texts import LANGUAGES, Texts
from bataille.texts.catalogue import _bundle, sources
from tests.texts.fluent import COUNTS, parts, patterns, resource, ways

OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_read_whole(language: str) -> None:
    """No message is lost to a mistake in the file, none is there twice, and cutting the file finds the same ones."""
    entries = [type(entry) for entry in resource(language).body]
    assert ast.Junk not in entries
    assert ast.Term not in entries
    messages = [entry for entry in resource(language).body if isinstance(entry, ast.Message)]
    assert all(message.value for message in messages)
    names = [message.id.name for message in messages]
    assert [name for name, times in Counter(names).items() if times > 1] == []
    assert list(sources(language)) == names


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_texts(language: str) -> None:
    """The same messages and attributes, with the same arguments."""
    assert patterns(language).keys() == patterns("en").keys()
    different = [key for key in patterns("en") if parts(language, key).variables != parts("en", key).variables]
    assert different == []


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_choose_by_the_same_words(language: str) -> None:
    """No language forgets a case: the words among the variants of a selector are the same, counts apart."""
    for key in patterns("en"):
        here, there = parts(language, key).keys, parts("en", key).keys
        for name in here.keys() & there.keys():
            assert words(here[name]) == words(there[name]), (key, name)
        assert all(name in here or not words(there[name]) for name in there), key


def words(keys: set[str]) -> set[str]:
    """The variants that are chosen by a word, not by a number."""
    return {key for key in keys if key not in {"zero", "one", "two", "few", "many", "other"} and not key.isdecimal()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_selectors_and_arguments(language: str) -> None:
    """No text refers to another one or calls a function: that is where Python and the page would differ."""
    assert [key for key in patterns(language) if parts(language, key).others] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    """In every way: nothing is missing, nothing of Fluent's own shows, no direction marks."""
    texts = Texts(language)
    for key in patterns(language):
        for values in ways(language, key):
            said = texts.say(key, **values)
            assert not re.search(r"[{}\u2066-\u2069]|\?\?\?", said), (key, values)
            assert "  " not in said.replace("\n", ""), (key, values)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 cards", "1 card", "2 cards", "5 cards", "21 cards", "1,000,000 cards"]),
        ("fr", ["0 carte", "1 carte", "2 cartes", "5 cartes", "21 cartes", "1\u202f000\u202f000 de cartes"]),
        ("it", ["0 carte", "1 carta", "2 carte", "5 carte", "21 carte", "1.000.000 di carte"]),
    ],
)
def test_plurals(language: str, said: list[str]) -> None:
    """Each language counts in its own way: French takes nothing for one, and both say a million *of* cards."""
    assert [Texts(language).say("cards", count=count) for count in COUNTS] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["9999 cards", "10,000 cards"]),
        ("fr", ["9999 cartes", "10\u202f000 cartes"]),
        ("it", ["9999 carte", "10.000 carte"]),
    ],
)
def test_long_numbers_are_grouped(language: str, said: list[str]) -> None:
    """From five digits on; Python and browsers do not agree about four digits in Italian."""
    assert [Texts(language).say("cards", count=count) for count in (9_999, 10_000)] == said


def test_numbers_of_commands_are_never_grouped() -> None:
    """People may copy them."""
    assert Texts("en").say_plainly("cards", count=100_000) == "100000 cards"


def test_french_spaces() -> None:
    """A narrow space that does not break stands before ; : ! ? » and after «; `code` and 12:30 are left alone."""
    prose = {key: [re.sub("`[^`]*`", "", text) for text in parts("fr", key).texts] for key in patterns("fr")}
    close = re.compile("[^\u202f][;:!?»]|«[^\u202f]")
    assert [key for key, texts in prose.items() if any(close.search(text) for text in texts)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_round(language: str) -> None:
    """In prose; in English errors say what `str()` says."""
    prose = [key for key in patterns(language) if not (language == "en" and key.startswith("error-"))]
    assert [key for key in prose if any("'" in text for text in parts(language, key).texts)] == []


def test_a_text_that_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Better than nothing, for people; the tests above find it."""
    monkeypatch.delitem(sources("it"), "cards")
    _bundle.cache_clear()
    assert Texts("it").say("cards", count=2) == "2 cards"
    monkeypatch.undo()
    assert Texts("it").say("cards", count=2) == "2 carte"


@pytest.mark.parametrize("key", ["nonsense", "cards.about", "rank-K.nonsense"])
def test_a_text_that_is_nowhere_is_a_mistake_of_ours(key: str) -> None:
    """Nobody reads a key."""
    with pytest.raises(KeyError):
        Texts("fr").say(key, count=1)


def test_an_argument_that_is_missing_is_a_mistake_of_ours() -> None:
    """Nobody reads the name of an argument."""
    with pytest.raises(ValueError, match="cards"):
        Texts("fr").say("cards")


def test_an_unknown_language_is_refused() -> None:
    """Texts are in one of three languages."""
    with pytest.raises(ValueError, match="'de' is none of en, fr, it"):
        Texts("de")


@pytest.mark.parametrize(
    ("language", "both", "either"),
    [
        ("en", "one, two and three", "one, two or three"),
        ("fr", "one, two et three", "one, two ou three"),
        ("it", "one, two e three", "one, two o three"),
    ],
)
def test_lists(language: str, both: str, either: str) -> None:
    """Commas, and a word before the last."""
    texts = Texts(language)
    assert texts.both(["one", "two", "three"]) == both
    assert texts.either(["one", "two", "three"]) == either
    assert texts.both(["one"]) == "one"
    assert texts.both([]) == ""
