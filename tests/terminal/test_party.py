"""Who sits where."""

from __future__ import annotations

import pytest

from bataille.errors import UsageError
from bataille.players import players_of
from bataille.terminal.party import SEAT_KEYS, party, usual_player
from bataille.texts import Texts
from bataille.variants import rules_of, variants
from tests.terminal.stage import EN, seated


def test_a_single_person_is_spoken_to() -> None:
    """One person is *you*; the others are animals."""
    company = seated("three-players")
    assert company.names == ("You", "Brave Bear", "Wise Owl")
    assert (company.people, company.reader) == ((0,), 0)
    assert company.players[1].key == "turner"


def test_several_people_are_animals_too() -> None:
    """Nobody is *you* when two share the keyboard."""
    company = seated("classic", who=("you", "you"))
    assert company.names == ("Clever Fox", "Brave Bear")
    assert (company.people, company.reader) == ((0, 1), None)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_seats_are_called_the_same_whoever_plays(language: str) -> None:
    """The opponent keeps its name when the game is shown again, with nobody at the keyboard."""
    texts, rules = Texts(language), rules_of("classic", ["seats=8"])
    assert party(texts, rules, ("you",)).names[1:] == party(texts, rules, ()).names[1:]


def test_names_are_taken_as_they_are_given() -> None:
    """Trimmed, without control codes, at most 20 letters; an empty one is replaced by the animal of the seat."""
    company = seated("three-players", who=("you", "you", "you"), names=(" Ann\x1b[2J ", "", "B" * 30))
    assert company.names == ("Ann[2J", "Brave Bear", "B" * 20)


@pytest.mark.parametrize(
    ("who", "names", "code"),
    [
        (("you",) * 3, (), "usage/players"),
        (("nobody",), (), "usage/player"),
        (("quick",), (), "usage/player"),
        (("you",), ("a", "b", "c"), "usage/names"),
    ],
)
def test_what_cannot_be_seated_is_refused(who: tuple[str, ...], names: tuple[str, ...], code: str) -> None:
    """More players or names than seats, an unknown player, one of another game."""
    with pytest.raises(UsageError) as refused:
        party(EN, rules_of("classic"), who, names)
    assert refused.value.code == code


@pytest.mark.parametrize("family", sorted({variant.rules.part.TAG for variant in variants().values()}))
def test_usual_players_can_play(family: str) -> None:
    """The one to play against first sits down by itself."""
    assert usual_player(family) == players_of(family)[0]


@pytest.mark.parametrize(("family", "key"), [("turn_up", "turner"), ("thinking", "sly"), ("speed", "steady")])
def test_the_best_company_sits_down_unasked(family: str, key: str) -> None:
    """The strong player in thinking, a fair one in speed."""
    assert usual_player(family).key == key


def test_eight_people_have_a_key_each() -> None:
    """All different, and none that the screen needs itself."""
    assert len(set(SEAT_KEYS)) == 8
    assert not set(SEAT_KEYS) & set("pqhawfrmy")


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_eight_computers_have_different_names(language: str) -> None:
    """In every language."""
    names = party(Texts(language), rules_of("classic", ["seats=8"]), ()).names
    assert len(set(names)) == 8
