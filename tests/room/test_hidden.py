"""Nothing hidden leaves a room: every byte of every message of whole games is looked through."""

from __future__ import annotations

import re

import pytest

from bataille.codec import codec, dumps, encode, loads
from bataille.events import Chose, Drew
from bataille.room import Events, FromRoom, Local
from bataille.rules import Casino
from bataille.variants import Variant, variant, variants

from .whole import play

_CARD = re.compile(r'"((?:10|[2-9JQKA])[CDHS]|XR|XB)"')
#: Words that a running game's messages have no use for.
_SECRETS = re.compile(r'"(seed|secret|chance|token|source)"')


Told = dict[int | None, list[FromRoom]]


@pytest.fixture(params=sorted(variants()), scope="module")
def each(request: pytest.FixtureRequest) -> Variant:
    """Every variant in turn."""
    return variant(request.param)


@pytest.fixture(scope="module")
def played(each: Variant) -> tuple[Local, Told]:
    """One game of it, and what everybody was told."""
    return play(each)


def named(text: str) -> set[str]:
    """Every card in a message."""
    return set(_CARD.findall(text))


def legitimate(event: object, seat: int | None) -> set[str]:
    """The cards that an event of the log shows a seat by right: drawn and chosen ones to their owner alone."""
    if isinstance(event, Drew | Chose) and event.seat != seat:
        return set()
    return named(dumps(encode(event)))


def test_R72_no_message_names_a_card_that_its_seat_has_not_seen(played: tuple[Local, Told]) -> None:
    """Every device alone, and the watcher, from the deal to the end."""
    local, told = played
    log = local.room._match.history._events
    for seat, messages in told.items():
        known: set[str] = set()
        heard = 0
        for message in messages:
            if isinstance(message, Events):
                for events in log[message.since : message.version]:
                    known.update(*[legitimate(event, seat) for event in events])
                heard += 1
            assert named(dumps(encode(message))) <= known
        assert heard == len(local.entries) + 1


def test_R72_no_message_holds_what_fixes_the_game(played: tuple[Local, Told]) -> None:
    """Neither the seed nor the tokens of others."""
    _, told = played
    for messages in told.values():
        assert [message for message in messages if _SECRETS.search(dumps(encode(message)))] == []


def test_messages_survive_the_wire(played: tuple[Local, Told]) -> None:
    """Every message of a whole game is read back as it was written."""
    _, told = played
    reader = codec(FromRoom)
    for message in told[0]:
        read = reader.decode(loads(dumps(encode(message))))
        assert read == message


def test_every_game_comes_to_its_end(each: Variant) -> None:
    """By its computer players and its clock alone."""
    if isinstance(each.rules.part, Casino):
        pytest.skip("a session at the bank lasts as long as its players wish")
    local, _ = play(each, 5_000)
    assert local.room.is_over
    assert local.tick() is None
