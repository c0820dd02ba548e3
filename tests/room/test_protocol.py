from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from bataille.codec import codec, dumps, encode, loads
from bataille.errors import CodecError
from bataille.room import FromRoom, ToRoom
from bataille.room.lobby_messages import FromLobby, ToLobby

from .examples import examples

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
TITLES: dict[str, tuple[str, Any]] = {
    "to-room": ("Messages to a room", ToRoom),
    "from-room": ("Messages from a room", FromRoom),
    "to-lobby": ("Messages to the lobby", ToLobby),
    "from-lobby": ("Messages from the lobby", FromLobby),
}


def shown(title: str) -> dict[str, Any]:
    """The examples of a section of the page, by the heading they stand under."""
    section = PAGE.read_text(encoding="utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]
    return {tag: loads(text) for tag, text in re.findall(r"\n### (\S+)\n.*?```json\n(.*?)\n```", section, re.DOTALL)}


@pytest.mark.parametrize("section", TITLES)
def test_every_message_is_shown(section: str) -> None:
    """Each kind once, and each example is one of its kind."""
    title, union = TITLES[section]
    tags = [kind.TAG for kind in get_args(union)]
    assert sorted(shown(title)) == sorted(tags)
    for tag, example in shown(title).items():
        message: Any = codec(union).decode(example)
        assert tag == message.TAG
        assert encode(message) == example


@pytest.mark.parametrize("section", TITLES)
def test_the_examples_are_what_is_really_said(section: str) -> None:
    """A room and a lobby, asked as the page asks them, say what the page says."""
    title, _ = TITLES[section]
    assert shown(title) == loads(dumps(examples()[section]))


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"command","id":"a","decision":1,"body":{"type":"turn"},"seat":9}',
        '{"type":"command","id":"","decision":1,"body":{"type":"turn"}}',
        '{"type":"command","id":"a","decision":1,"body":{"type":"turn"},"from":0}',
        '{"type":"command","id":"a","decision":true,"body":{"type":"turn"}}',
        '{"type":"command","id":"a","decision":1,"body":{"type":"undo"}}',
        '{"type":"hello","token":"a","token":"b"}',
        '{"type":"hello","token":"a","seen":-1}',
        '{"type":"welcome"}',
        '{"type":"settings","id":"a","change":{"type":"named","seat":0,"name":"a name of more than twenty"}}',
        "[" * 1_024,
        '{"type":"hello","token":"a","seen":' + "1" * 5_000 + "}",
        '{"type":"hello","token":"a","seen":NaN}',
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    """One clean error, whatever comes."""
    with pytest.raises(CodecError):
        codec(ToRoom).decode(loads(text))
