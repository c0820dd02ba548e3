from __future__ import annotations

import pytest

from bataille.commands import Bet
from bataille.errors import RoomError
from bataille.players import players_of
from bataille.record import Decimal, FromSecret, FromSeed
from bataille.room import Accepted, Charter, GoOn, Named, Pause, Place, PlayedBy, Presence, Refused, Sitter
from bataille.room.log import Change
from bataille.rules import Rules

from .hall import GUEST, HOST, WATCHER, Hall, charter


def refusal(hall: Hall, place: Place, change: Change) -> str:
    """The code with which a change is refused."""
    answer = hall.enter(place).set(change)
    assert isinstance(answer, Refused)
    return answer.code


def test_only_the_host_pauses() -> None:
    """Another device asks in vain."""
    hall = Hall(charter())
    assert [refusal(hall, GUEST, change) for change in (Pause(), GoOn())] == ["room/host"] * 2


def test_a_device_looks_after_its_own_seats() -> None:
    """It may name them and hand them to a computer player; those of others are the host's business."""
    hall = Hall(charter(places=[HOST, GUEST, WATCHER]))
    assert refusal(hall, GUEST, Named(0, "Zoé")) == "room/host"
    assert refusal(hall, WATCHER, PlayedBy(0, "turner")) == "room/host"
    guest = hall.enter(GUEST)
    assert isinstance(guest.set(Named(1, "Zoé")), Accepted)
    host = hall.enter(HOST)
    assert isinstance(host.set(PlayedBy(1, "turner")), Accepted)
    assert [(seat.name, seat.player) for seat in guest.presence.seats] == [("seat 0", None), ("Zoé", "turner")]


def test_a_computer_player_takes_over_and_gives_back() -> None:
    """While it plays, people of that seat may not; their commands count again afterwards."""
    hall = Hall(charter("casino", "rounds=3", places=[HOST]))
    host = hall.enter(HOST)
    host.set(PlayedBy(0, "always-war"))
    hall.play_on()
    assert len(host.views[0].rows[0]) > 0
    answer = host.give(Bet(2))
    assert isinstance(answer, Refused)
    assert answer.code == "room/played"
    host.set(PlayedBy(0, None))
    hall.play_on()
    assert isinstance(host.give(Bet(2)), Accepted)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (PlayedBy(1, "always-war"), "room/player"),
        (PlayedBy(1, "nobody"), "room/player"),
        (PlayedBy(2, "turner"), "room/seat"),
        (Named(7, "Zoé"), "room/seat"),
        (PlayedBy(1, None), "room/nobody"),
    ],
)
def test_what_cannot_be_set_is_refused(change: Change, code: str) -> None:
    """Computer players of other families, seats that are not there, a seat that would be nobody's."""
    hall = Hall(charter(places=[HOST], players=[None, "turner"]))
    assert refusal(hall, HOST, change) == code
    assert hall.entries == []


def test_settings_are_told_when_they_are_stored() -> None:
    """Like commands."""
    hall = Hall(charter())
    host, guest = hall.enter(HOST), hall.enter(GUEST)
    told = len(guest.told)
    host.set(Pause(), "a")
    assert host.answer == Accepted("a", 2)
    assert guest.told[told + 1 :] == [guest.presence]
    assert guest.presence.paused
    assert guest.version == 2
    host.set(Pause(), "b")
    assert len([message for message in guest.told[told:] if isinstance(message, Presence)]) == 1


SEED = FromSeed(Decimal("1"), Decimal("0"))
TWO = (Sitter(), Sitter())


@pytest.mark.parametrize(
    ("sitters", "places"),
    [
        ((Sitter(),), (HOST, GUEST)),
        (TWO, (HOST,)),
        (TWO, (HOST, GUEST, Place("more", (2,)))),
        (TWO, (HOST, Place("again", (0, 1)))),
        (TWO, (HOST, Place("twice", (1, 1)))),
        (TWO, (HOST, Place(HOST.token, (1,)))),
    ],
)
def test_a_room_needs_somebody_at_every_seat(sitters: tuple[Sitter, ...], places: tuple[Place, ...]) -> None:
    """Each seat lies in one place, or a computer player plays it; each token opens one place."""
    with pytest.raises(RoomError) as caught:
        Charter(Rules(), SEED, sitters, places)
    assert caught.value.code == "room/seats"


def test_a_room_needs_computer_players_of_its_family() -> None:
    """As with settings."""
    with pytest.raises(RoomError) as caught:
        Charter(Rules(), SEED, (Sitter("", "sly"), Sitter()), (GUEST,))
    assert caught.value.code == "room/player"


def test_secrets_are_in_no_log() -> None:
    """Neither a token nor the secret of a deal is in what Python shows of them."""
    assert HOST.token not in repr(HOST)


def test_chance_of_computer_players_comes_from_the_deals_own() -> None:
    """R74: of a seed by its purpose; of a secret so that it is fixed, and another for another secret or seat."""
    asked = []
    for chance in (SEED, FromSecret(bytes(32)), FromSecret(bytes(range(32)))):
        key = players_of("turn_up")[0].key
        hall = Hall(Charter(Rules(), chance, (Sitter("", key), Sitter("", key)), ()))
        asked.append([ask.asked.source.block(0) for ask in hall.room.asks()])
    assert len({block for blocks in asked for block in blocks}) == 6
