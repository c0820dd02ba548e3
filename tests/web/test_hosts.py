"""By which names a server may be asked: none that somebody else could point here."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from bataille.web.hosts import loopback, reachable
from tests.web.conftest import client_of

pytestmark = pytest.mark.cpython

OURS = ["localhost", "localhost:5252", "LOCALHOST:80", "localhost.", "127.0.0.1", "127.0.0.1:80", "[::1]", "[::1]:80"]
FOREIGN = [
    "",
    "evil.example",
    "evil.example:5252",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evil.example/localhost",
    "user@localhost",
    "[evil.example]:80",
    "0x7f000001",
]
ADDRESSES = ["192.168.1.7", "192.168.1.7:5252", "[fd00::7]:5252", "10.0.0.1:80"]


@pytest.mark.parametrize("host", OURS)
def test_this_device(host: str) -> None:
    """Knows itself, whatever the port, by its usual names."""
    assert loopback().has(host)
    assert reachable("0.0.0.0").has(host)


@pytest.mark.parametrize("host", FOREIGN)
def test_foreign_names(host: str) -> None:
    """Are refused, alone and in a net (DNS rebinding)."""
    assert not loopback().has(host)
    assert not reachable("0.0.0.0").has(host)


@pytest.mark.parametrize("host", ADDRESSES)
def test_addresses(host: str) -> None:
    """Are asked for by others; who serves this device alone has none but its own."""
    assert reachable("0.0.0.0").has(host)
    assert not loopback().has(host)


def test_names_that_were_given() -> None:
    """The one of `--host`, and the device's own, as neighbours call it."""
    hosts = reachable("Cards.Example")
    assert hosts.has("cards.example:5252")
    assert hosts.has(socket.gethostname())
    assert hosts.has(f"{socket.gethostname()}.local:80")
    assert not hosts.has("other.example")


@pytest.mark.parametrize("host", ["evil.example", "192.168.1.7"])
def test_the_server_refuses(built: Path, host: str) -> None:
    """With the status made for it (RFC 9110, 15.5.20), and without the page."""
    answer = client_of(built, loopback()).get("/", host=host)
    assert answer.status == 421
    assert b"Bataille" not in answer.body


def test_the_server_answers_by_its_own(built: Path) -> None:
    """To others by address, where it is there for others."""
    assert client_of(built, reachable("0.0.0.0")).get("/", host="192.168.1.7:5252").status == 200
