"""The messages that `docs/protocol.md` shows, said by a real room and a real lobby in a game of four cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bataille.cards import Card
from bataille.codec import encode
from bataille.commands import Turn
from bataille.deals import StocksDeal
from bataille.game import Game
from bataille.record import compact, record_of
from bataille.room import AskRecord, Events, Give, Hello, PlayedBy, Settings, Sitter
from bataille.room.lobby import Lobby
from bataille.room.lobby_messages import (
    Again,
    AskCatalogue,
    AskCourse,
    AskOdds,
    At,
    Check,
    Create,
    Describe,
    Open,
    Resume,
    Shorten,
    ToLobby,
)
from bataille.stream import Seeded
from bataille.variants import variant

from .hall import GUEST, HOST, Client, Hall, charter

DEAL = StocksDeal(((Card("KS"), Card("9D")), (Card("QH"), Card("4C"))))
SITTERS = (Sitter("Ada"), Sitter("", "turner"))


def examples() -> dict[str, dict[str, Any]]:
    """By section and tag, in JSON."""
    return {"to-room": to_room(), "from-room": from_room(), "to-lobby": to_lobby(), "from-lobby": from_lobby()}


def by_tag(messages: Iterable[Any]) -> dict[str, Any]:
    """The first of each kind."""
    found: dict[str, Any] = {}
    for message in messages:
        found.setdefault(message.TAG, encode(message))
    return found


def to_room() -> dict[str, Any]:
    """What a client says."""
    return by_tag(
        [Hello(HOST.token, 3), Give("1-0-turn", 1, Turn()), Settings("let-go", PlayedBy(1, "turner")), AskRecord()]
    )


def from_room() -> dict[str, Any]:
    """What a room says in a game of two battles."""
    hall = Hall(charter(deal=DEAL))
    one, two = hall.enter(HOST), hall.enter(GUEST)
    one.give(Turn(), "1-0-turn")
    two.give(Turn(), "1-1-turn")
    late = two.give(Turn(), "late", decision=0)
    turn(one, two)
    one.send(AskRecord())
    hall.deliver()
    first = by_tag(one.told)
    busy = next(message for message in two.told if isinstance(message, Events) and message.version == 3)
    hall.enter(HOST)
    return first | {"events": encode(busy), "refused": encode(late), "bye": encode(one.told[-1])}


def turn(one: Client, two: Client) -> None:
    """The last battle."""
    one.give(Turn())
    two.give(Turn(), decision=2)


def finished() -> Game:
    """The same game without a room."""
    game = Game(variant("classic").rules, Seeded(7), deal=DEAL)
    game.give(Turn())
    game.give(Turn())
    return game


def lobby_messages() -> list[ToLobby]:
    """What a client says to the lobby."""
    record = record_of(finished())
    begun = Game(variant("classic").rules, Seeded(7), deal=DEAL)
    begun.give(Turn())
    return [
        AskCatalogue(),
        Check("classic", {"stakes": True}),
        Describe("speed", {"war_down": 1, "handicap": (0, 800)}),
        Create("classic", {"war_down": 1}, SITTERS, ((0,),), seed="lion"),
        Open(str(record)),
        At(record.digest, 1),
        AskCourse(record.digest),
        AskOdds(variant("casino").rules),
        Resume(str(record_of(begun)), SITTERS, ((0,),)),
        Again(compact(record), SITTERS, ((0,),)),
        Shorten(str(record)),
    ]


def to_lobby() -> dict[str, Any]:
    """The same in JSON."""
    return by_tag(lobby_messages())


def from_lobby() -> dict[str, Any]:
    """What the lobby answers; of the catalogue one entry of each kind, of the rules in words two sections."""
    lobby = Lobby(lambda charter, entries: "room-1", lambda: "token-1", lambda: charter().chance)  # noqa: ARG005
    found = by_tag([*map(lobby.receive, lobby_messages()), lobby.receive(Open("no link!"))])
    for part in ("variants", "options", "players"):
        found["catalogue"][part] = found["catalogue"][part][6:7]
    telling = found["described"]["telling"]
    telling["sections"] = [each for each in telling["sections"] if each["heading"] in {"section-war", "section-house"}]
    return found
