"""What the page's worker drives: everything in JSON, everything kept."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from bataille.codec import dumps, loads
from bataille.errors import RoomError
from bataille.record import compact, read_record
from bataille.room.parlour import Parlour

from .whole import Now

SITTERS = [{"name": "Ada"}, {"name": "Fox", "player": "turner"}]


def parlour(now: Now | None = None) -> Parlour:
    """A parlour whose chance is counted."""
    numbers = count(1)
    return Parlour(now or Now(), lambda size: next(numbers).to_bytes(size, "big"))


def ask(house: Parlour, **message: Any) -> Any:
    """The lobby's answer."""
    return loads(house.ask(dumps(message)))


def send(house: Parlour, room: str, **message: Any) -> list[Any]:
    """What comes of a message to a room, in order."""
    house.send(room, 1, dumps(message))
    return posted(house)


def give(house: Parlour, room: str, **command: Any) -> list[Any]:
    """What comes of a command."""
    return send(house, room, type="command", **command)


def posted(house: Parlour) -> list[Any]:
    """What has been posted."""
    letters: Any = loads(house.drain())
    assert isinstance(letters, list)
    return letters


def begin(house: Parlour, variant: str = "classic", **wish: Any) -> tuple[str, str]:
    """A new room and the host's token."""
    wished = {"options": {}, "sitters": SITTERS, "devices": [[0]], **wish}
    made = ask(house, type="create", variant=variant, **wished)
    assert made["type"] == "created"
    return made["room"], made["places"][0]["token"]


def test_a_room_is_made_entered_and_played_in() -> None:
    """What is to be kept comes before what rests on it."""
    house = parlour()
    room, token = begin(house)
    (made,) = posted(house)
    assert (made["type"], made["room"]) == ("made", room)
    welcome = send(house, room, type="hello", token=token)[0]
    assert welcome["message"]["type"] == "welcome"
    number = welcome["message"]["views"][0]["question"]["number"]
    told = send(house, room, type="command", id="a", decision=number, body={"type": "turn"})
    assert [each["type"] for each in told] == ["happened", "letter", "letter"]
    assert [each["message"]["type"] for each in told[1:]] == ["events", "accepted"]
    assert posted(house) == []


def test_a_room_is_made_again_as_it_was_kept() -> None:
    """Closed in the middle of a game; the new one knows the same version, view and token."""
    house = parlour()
    room, token = begin(house)
    kept: dict[str, Any] = {"room": room, "entries": []}
    last: Any = None
    for letter in posted(house) + send(house, room, type="hello", token=token):
        if letter["type"] == "made":
            kept["charter"] = letter["charter"]
        elif letter["message"]["type"] == "welcome":
            last = letter["message"]
    for turn in range(30):
        number = last["views"][0]["question"]["number"]
        for letter in send(house, room, type="command", id=str(turn), decision=number, body={"type": "turn"}):
            if letter["type"] == "happened":
                kept["entries"].append(letter["entry"])
            elif letter["message"]["type"] == "events":
                last = letter["message"]
    again = parlour()
    again.reopen(dumps(kept))
    welcome = send(again, room, type="hello", token=token)[0]["message"]
    assert (welcome["version"], welcome["views"]) == (last["version"], last["views"])
    assert again.record(room) == house.record(room)


def test_computer_players_and_time_are_ticked() -> None:
    """A session of the bank's game between computers, watched: each tick says when the next is due."""
    now = Now()
    house = parlour(now)
    sitters = [{"name": "", "player": "always-war"}]
    room, token = begin(house, "casino", sitters=sitters, devices=[[]], options={"rounds": 3})
    send(house, room, type="hello", token=token)
    told = []
    for _ in range(100):
        wait = house.tick(room)
        told += posted(house)
        if wait is None:
            break
        now.milliseconds += wait
    events = [event for each in told if each["type"] == "letter" for event in each["message"].get("events", [])]
    assert events[-1]["type"] == "ended"
    record = read_record(house.record(room))
    assert ask(house, type="shorten", record=str(record)) == {"type": "shortened", "text": compact(record)}


def test_the_same_cards_once_more() -> None:
    """A new room with the deal of a finished record."""
    house = parlour()
    room, token = begin(house, options={"battle_limit": 1})
    (first,) = posted(house)
    number = send(house, room, type="hello", token=token)[0]["message"]["views"][0]["question"]["number"]
    send(house, room, type="command", id="a", decision=number, body={"type": "turn"})
    ask(house, type="again", record=house.record(room), sitters=SITTERS, devices=[[0]])
    (made,) = posted(house)
    assert made["charter"]["chance"] == first["charter"]["chance"]
    assert made["room"] != room
    assert ask(house, type="open", record=house.record(room))["type"] == "opened"


def test_what_is_no_message_is_refused() -> None:
    """To the lobby or to a room, and where there is no room."""
    house = parlour()
    room, _ = begin(house)
    posted(house)
    assert loads(house.ask("{"))["code"] == "codec/syntax"  # type: ignore[index, call-overload]  # an object
    house.send(room, 1, '{"type":"hello"}')
    house.send("elsewhere", 1, '{"type":"record"}')
    house.send(room, 1, " " * 5_000)
    assert [each["message"]["code"] for each in posted(house)] == ["codec/missing", "room/none", "codec/size"]
    with pytest.raises(RoomError, match="no such room"):
        house.record("elsewhere")


def test_who_leaves_is_no_longer_there() -> None:
    """The others are told; a room that was closed is gone, and says nothing more."""
    house = parlour()
    made = ask(
        house, type="create", variant="classic", options={}, sitters=[{"name": "A"}, {"name": "B"}], devices=[[0], [1]]
    )
    room = made["room"]
    for connection, place in enumerate(made["places"]):
        house.send(room, connection, dumps({"type": "hello", "token": place["token"]}))
    posted(house)
    house.gone(room, 1)
    (letter,) = posted(house)
    assert letter["connection"] == 0
    assert [seat["here"] for seat in letter["message"]["seats"]] == [True, False]
    house.close(room)
    house.gone(room, 0)
    assert house.tick(room) is None
    assert posted(house) == []


def test_R44_a_grab_that_is_told_late_was_still_first() -> None:
    """The owner grabbed at 300 ms and was heard at 345, when somebody else's grab of 320 ms was already there."""
    now = Now()
    house = parlour(now)
    sitters = [{"name": "Ada"}, {"name": "Ben"}]
    wish = {"sitters": sitters, "devices": [[0, 1]], "options": {"steal_after": 0}, "seed": "quick"}
    room, token = begin(house, "speed", **wish)
    view = send(house, room, type="hello", token=token)[-2]["message"]["views"][0]
    told: list[Any] = []
    while view["part"]["phase"] != "live":
        seat = next(seat for seat, owed in enumerate(view["part"]["owed"]) if owed)
        number = view["question"]["number"]
        said = give(house, room, id=f"turn-{len(told)}", decision=number, seat=seat, body={"type": "turn"})
        told += [each["message"] for each in said if each["type"] == "letter"]
        view = next(message for message in reversed(told) if message["type"] == "events")["views"][0]
    owner, number = view["part"]["owner"], view["question"]["number"]
    letters: list[Any] = []
    for seat, at, heard in ((1 - owner, 320, 320), (owner, 300, 345)):
        now.milliseconds = view["part"]["since"] + heard
        body = {"type": "grab", "battle": view["part"]["battle"], "at": at}
        letters += give(house, room, id=f"grab-{seat}", decision=number, seat=seat, body=body)
    now.milliseconds += 100
    house.tick(room)
    letters += posted(house)
    events = [event for each in letters if each["type"] == "letter" for event in each["message"].get("events", [])]
    assert [event["seat"] for event in events if event["type"] == "won"] == [owner]
