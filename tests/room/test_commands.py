from __future__ import annotations

import pytest

from bataille.commands import Bet, Choose, Command, Grab, Misdeal, Resign, Turn
from bataille.room import Accepted, Events, Give, Pause, Place, PlayedBy, Refused
from bataille.room.messages import FromRoom
from bataille.view import ThinkingView

from .hall import GUEST, HOST, WATCHER, Hall, charter

TWO_AT_ONE = Place("device-token", (0, 1), host=True)


def code(answer: FromRoom) -> str:
    """The code of a refusal."""
    assert isinstance(answer, Refused)
    return answer.code


def test_two_people_turn_at_once() -> None:
    """Both answer the same question: neither is late, and the battle is played with the second."""
    hall = Hall(charter())
    one, two = hall.enter(HOST), hall.enter(GUEST)
    assert one.give(Turn(), "a") == Accepted("a", 2)
    assert two.give(Turn(), "b", decision=1) == Accepted("b", 3)
    assert one.views[0].battles == two.views[0].battles == 1
    assert one.version == two.version == 3


def test_a_command_is_late_only_when_its_question_is_closed() -> None:
    """The number of the question decides, not the version that the client has seen."""
    hall = Hall(charter())
    one, two = hall.enter(HOST), hall.enter(GUEST)
    one.give(Turn())
    two.give(Turn())
    assert code(two.give(Resign(), decision=1)) == "command/late"
    assert code(two.give(Turn(), decision=3)) == "room/decision"
    assert two.views[0].battles == 1


@pytest.mark.parametrize("times", range(2, 6))
def test_a_resent_command_has_one_effect_and_one_answer(times: int) -> None:
    """The id tells it: every copy gets the same acknowledgement, also after it has been answered."""
    hall = Hall(charter())
    one = hall.enter(HOST)
    hall.enter(GUEST)
    for _ in range(times):
        one.send(Give("tap", 1, Turn()))
    hall.settle()
    one.send(Give("tap", 1, Turn()))
    hall.settle()
    assert [message for message in one.told if isinstance(message, Accepted)] == [Accepted("tap", 2)] * (times + 1)
    assert len(hall.entries) == 1


def test_a_double_tap_under_another_id_has_one_effect() -> None:
    """The same command for the same decision and seat: the acknowledgement names the version of the first."""
    hall = Hall(charter())
    one, two = hall.enter(HOST), hall.enter(GUEST)
    one.give(Turn(), "first")
    assert one.give(Turn(), "second", decision=1) == Accepted("second", 2)
    two.give(Turn())
    assert one.give(Turn(), "third", decision=1) == Accepted("third", 2)
    assert len(hall.entries) == 2


def test_a_refusal_is_remembered() -> None:
    """A copy of a refused command does not take effect later, when it could."""
    hall = Hall(charter())
    one = hall.enter(HOST)
    one.set(Pause())
    assert code(one.give(Turn(), "tap")) == "room/paused"
    one.set(PlayedBy(1, "turner"))
    assert code(one.give(Turn(), "tap")) == "room/paused"


def test_nothing_is_told_before_it_is_stored() -> None:
    """Decided is not yet said: neither events nor acknowledgements, nor refusals that rest on them."""
    hall = Hall(charter())
    one, two = hall.enter(HOST), hall.enter(GUEST)
    before = [len(one.told), len(two.told)]
    one.send(Give("a", 1, Turn()))
    two.send(Give("b", 1, Turn()))
    two.send(Give("c", 1, Resign()))
    hall.deliver()
    assert [len(one.told), len(two.told)] == before
    entries = hall.room.to_store()
    assert [entry.version for entry in entries] == [2, 3]
    assert [(entry.place, entry.id) for entry in entries] == [(0, "a"), (1, "b")]
    hall.room.stored(2)
    hall.deliver()
    assert one.answer == Accepted("a", 2)
    assert not [message for message in two.told if isinstance(message, Accepted | Refused)]
    hall.room.stored(3)
    hall.deliver()
    assert Accepted("b", 3) in two.told
    assert code(two.answer) == "command/late"
    assert [message.version for message in one.told if isinstance(message, Events)] == [2, 3]


def test_the_token_says_the_seat() -> None:
    """Nobody gives a command for another's seat."""
    hall = Hall(charter())
    one = hall.enter(HOST)
    assert code(one.give(Turn(), seat=1)) == "room/seat"
    assert isinstance(one.give(Turn(), seat=0), Accepted)


def test_one_device_plays_several_seats() -> None:
    """A command names one of its seats, or a turn stands for all that may turn."""
    hall = Hall(charter(places=[TWO_AT_ONE]))
    device = hall.enter(TWO_AT_ONE)
    assert [view.seat for view in device.views] == [0, 1]
    assert isinstance(device.give(Turn(), seat=1), Accepted)
    assert isinstance(device.give(Turn()), Accepted)
    assert device.views[0].battles == 1
    assert isinstance(device.give(Turn()), Accepted)
    assert device.views[0].battles == 2
    assert code(device.give(Resign())) == "room/which"


def test_a_turn_for_all_needs_all_seats() -> None:
    """A device turns for its own seats and for computer players, not for other people; a watcher for nobody."""
    three = charter("three-players", places=[TWO_AT_ONE, Place("other", (2,)), WATCHER])
    hall = Hall(three)
    assert code(hall.enter(TWO_AT_ONE).give(Turn())) == "room/which"
    assert code(hall.enter(WATCHER).give(Turn())) == "room/which"
    hall = Hall(charter("three-players", places=[TWO_AT_ONE], players=[None, None, "turner"]))
    assert isinstance(hall.enter(TWO_AT_ONE).give(Turn()), Accepted)


def test_a_misdeal_asks_everybody_again() -> None:
    """R6: the question keeps its number, and a turn given before the misdeal has to be given again."""
    hall = Hall(charter())
    one, two = hall.enter(HOST), hall.enter(GUEST)
    one.give(Turn())
    two.give(Misdeal())
    assert one.give(Turn(), decision=1) == Accepted("id-3", 4)


def test_a_finished_game_takes_no_commands() -> None:
    """Whatever comes after the end is refused as such, not as late."""
    hall = Hall(charter())
    one, two = hall.enter(HOST), hall.enter(GUEST)
    one.give(Resign())
    assert code(two.give(Turn(), decision=1)) == "command/over"
    assert hall.is_over()


def test_commands_of_other_families_are_refused() -> None:
    """The engine says what may be given."""
    hall = Hall(charter())
    one = hall.enter(HOST)
    wrong: tuple[Command, ...] = (Bet(2), Grab(1, 0))
    assert [code(one.give(command)) for command in wrong] == ["command/illegal"] * 2


def test_choices_stay_secret_until_all_have_chosen() -> None:
    """R50, R72: a device sees the hands and choices of its own seats."""
    hall = Hall(charter("thinking"))
    one, two = hall.enter(HOST), hall.enter(GUEST)
    mine, theirs = one.views[0].part, two.views[0].part
    assert isinstance(mine, ThinkingView)
    assert isinstance(theirs, ThinkingView)
    one.give(Choose(mine.hand[0]))
    assert [event.card for event in one.events] == [mine.hand[0]]
    assert [event.card for event in two.events] == [None]
    hall = Hall(charter("thinking", places=[TWO_AT_ONE]))
    device = hall.enter(TWO_AT_ONE)
    for seat, part in enumerate([mine, theirs]):
        device.give(Choose(part.hand[0]), seat=seat)
    assert [event.card for event in device.events[:2]] == [mine.hand[0], theirs.hand[0]]
