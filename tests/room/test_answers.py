from __future__ import annotations

from bataille.room import Accepted, Refused
from bataille.room.answers import Answers


def test_acceptances_are_kept_and_of_refusals_the_last_thousand() -> None:
    """A flood of nonsense takes no more room than that; what took effect is never forgotten."""
    answers = Answers()
    answers.keep(0, Accepted("first", 2))
    for number in range(1_001):
        answers.keep(1, Refused(f"id-{number}", "room/paused", {}))
    assert answers.known(0, "first") == Accepted("first", 2)
    assert answers.known(1, "id-0") is None
    assert answers.known(1, "id-1") == Refused("id-1", "room/paused", {})
    assert answers.known(0, "id-1") is None
