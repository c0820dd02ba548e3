"""What the lobby proposes where options do not go together, and the rules that it gives to be said."""

from __future__ import annotations

from typing import Any

import pytest

from bataille.errors import RulesError
from bataille.record import Decimal, FromSeed
from bataille.room import Refused
from bataille.room.lobby import Lobby
from bataille.room.lobby_messages import Check, Checked, Complaint, Describe, Described
from bataille.wording import Sentence, Words


@pytest.fixture
def lobby() -> Lobby:
    """One that makes no rooms."""
    return Lobby(lambda *_: "", str, lambda: FromSeed(Decimal("1"), Decimal("0")))


def complaint(lobby: Lobby, variant: str, options: dict[str, Any]) -> Complaint | None:
    """Why the options do not go together, if they do not."""
    answer = lobby.receive(Check(variant, options))
    assert isinstance(answer, Checked)
    assert bool(answer.conflicts) == (answer.rules is None)
    return answer.conflicts[0] if answer.conflicts else None


@pytest.mark.parametrize(
    ("remedy", "variant", "options", "expected"),
    [
        ("more-seats", "classic", {"seats": 1}, [{"seats": 2}]),
        ("leave", "thinking", {"short": "draw"}, [{"short": "commit"}]),
        ("leave", "thinking", {"stakes": True}, [{"stakes": False}]),
        ("leave", "casino", {"war_down": 1}, [{"war_down": 3}]),
        ("leave", "casino", {"target": 40}, [{"target": None}]),
        ("handicap", "speed", {"seats": 3, "handicap": (0, 250)}, [{"handicap": (0, 250, 0)}]),
        ("handicap", "speed", {"handicap": (0, 250, 800)}, [{"handicap": (0, 250)}]),
        ("stakes", "classic", {"stakes": True}, [{"captures": "reshuffle"}, {"stakes": False}]),
        ("target", "classic", {"target": 10}, [{"target": 27}, {"target": None}]),
        ("target", "classic", {"target": 100}, [{"target": 52}, {"target": None}]),
        ("floor", "four-players", {"floor": 20}, [{"floor": 13}, {"floor": None}]),
        ("table-max", "casino", {"table_min": 50, "table_max": 10}, [{"table_max": 50}]),
        ("bankroll", "casino", {"bankroll": 1}, [{"bankroll": 2}]),
        ("deeper-shoe", "casino", {"reshuffle_at": 2}, [{"reshuffle_at": 7}]),
        ("shallower-shoe", "casino", {"packs": 1, "reshuffle_at": 200}, [{"reshuffle_at": 52}]),
    ],
)
def test_R26_each_remedy_helps(
    lobby: Lobby, remedy: str, variant: str, options: dict[str, Any], expected: list[dict[str, Any]]
) -> None:
    """Whichever is taken, the options go together afterwards."""
    found = complaint(lobby, variant, options)
    assert found is not None
    assert found.arguments["remedy"] == remedy
    assert list(found.remedies) == expected
    assert [complaint(lobby, variant, options | change) for change in expected] == [None] * len(expected)


def test_R26_every_remedy_is_tried() -> None:
    """None was forgotten above; for an option of another family there is nothing to change."""
    marks: list[Any] = test_R26_each_remedy_helps.pytestmark
    assert {case[0] for case in marks[0].args[1]} == set(RulesError.REMEDIES) - {"family"}


@pytest.mark.parametrize(
    ("options", "code"),
    [({"burn": 1}, "rules/conflict"), ({"war_down": 99}, "rules/value"), ({"wardown": 1}, "rules/near-option")],
)
def test_R26_not_everything_has_a_remedy(lobby: Lobby, options: dict[str, Any], code: str) -> None:
    """An option of Casino War, a value that cannot be, an option that there is not."""
    found = complaint(lobby, "classic", options)
    assert found is not None
    assert (found.code, found.remedies) == (code, ())


def test_R26_rules_are_described(lobby: Lobby) -> None:
    """By the sentences that `bataille rules` says, with what they need; changed options stand at the end."""
    answer = lobby.receive(Describe("captured-pile", {"war_down": 1, "time_limit": "61"}))
    assert isinstance(answer, Described)
    facts, sections = answer.telling.facts, {each.heading: each.sentences for each in answer.telling.sections}
    assert (facts["war_down"], facts["each"], facts["prize"], facts["stakes"]) == (1, 26, 6, "false")
    assert sections["section-brief"][0].words == {"variant": (Words("variant-captured-pile", {}),)}
    assert Sentence("rules-refill-in-war", {}, {}) in sections["section-short"]
    bell = Sentence("rules-end-time", {}, {"duration": (Words("rules-seconds", {"count": 61}),)})
    assert bell in sections["section-end"]
    down, captures, limit = sections["section-house"]
    assert (down.key, down.arguments) == ("rules-house-number", {"choice": "1", "usual": "3"})
    assert captures.words == {
        "option": (Words("option-captures", {}),),
        "choice": (Words("choice-captures-reshuffle", {}),),
        "usual": (Words("choice-captures-bottom", {}),),
        "about": (Words("choice-captures-reshuffle.about", {}),),
    }
    assert limit.arguments == {"choice": "61"}
    assert limit.words["usual"] == (Words("choice-time_limit-none", {}),)


def test_R26_what_does_not_go_together_is_not_described(lobby: Lobby) -> None:
    """It is refused as where a room is made."""
    answer = lobby.receive(Describe("classic", {"stakes": True}))
    assert isinstance(answer, Refused)
    assert answer.code == "rules/conflict"
