"""The servers as processes: where they listen, what they say, and how they end."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from bataille.errors import WebError
from bataille.web import serving
from tests.cli.conftest import Command, bataille
from tests.web.conftest import INDEX

pytestmark = [pytest.mark.cpython, pytest.mark.usefixtures("heard")]

__all__ = ["bataille"]

#: The command, with another page than the one of the build.
PROGRAM = """
import sys
from pathlib import Path
from bataille.cli import main
from bataille.web import serving
serving.serve.__defaults__ = (Path(sys.argv[1]),)
sys.exit(main(sys.argv[2:]))
"""

Start = Callable[..., Popen[str]]

#: As many seconds as a busy machine may take for what is done at once elsewhere.
PATIENCE = 60


@pytest.fixture
def start(built: Path) -> Iterator[Start]:
    """Starts a server; it ends with the test."""
    with ExitStack() as stack:

        def begin(*words: str, **environment: str) -> Popen[str]:
            kept = {name: text for name, text in os.environ.items() if name not in {"BROWSER", "DISPLAY"}}
            server = Popen(
                [sys.executable, "-c", PROGRAM, str(built), *words, "--language", "en"],
                stdout=PIPE,
                stderr=PIPE,
                text=True,
                env={**kept, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
            )
            process = stack.enter_context(server)
            stack.callback(process.kill)
            return process

        yield begin


def address(process: Popen[str]) -> str:
    """What a server says first."""
    assert process.stdout is not None
    said = process.stdout.readline()
    found = re.fullmatch(r"The cards are on the table: (http://127\.0\.0\.1:\d+/) \(Ctrl-C ends\)\n", said)
    assert found is not None, said
    return found[1]


def fetched(place: str) -> bytes:
    """The page, by a real socket."""
    with urllib.request.urlopen(place) as answer:
        body: bytes = answer.read()
        return body


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_a_server_ends_when_it_is_asked_to(start: Start, number: signal.Signals, status: int) -> None:
    """Ctrl-C interrupts, as everywhere; to be ended by the system is no mishap. Neither says a word."""
    process = start("--no-browser", "--port", "0")
    assert fetched(address(process)) == INDEX
    process.send_signal(number)
    assert process.communicate(timeout=PATIENCE) == ("", "")
    assert process.returncode == status


def test_a_server_ends_while_somebody_is_connected(start: Start) -> None:
    """A browser keeps its connections open for minutes."""
    process = start("page", "--no-browser", "--port=0")
    host, port = address(process).removeprefix("http://").strip("/").split(":")
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert connection.recv(15) == b"HTTP/1.1 200 OK"
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 130


def test_the_browser_is_opened(start: Start, tmp_path: Path) -> None:
    """At the address that is said, when the server answers there."""
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >"{seen}.part"\nmv "{seen}.part" "{seen}"\n', encoding="utf-8")
    browser.chmod(0o755)
    process = start("--port", "0", BROWSER=str(browser))
    place = address(process)
    fetched(place)
    subprocess.run(["sh", "-c", f'while [ ! -e "{seen}" ]; do sleep 0.05; done'], check=True, timeout=PATIENCE)
    assert seen.read_text(encoding="utf-8").strip() == place


def test_serve_tells_others_where(start: Start) -> None:
    """It listens at all addresses, and asks for itself by this device's."""
    process = start("serve", "--port", "0")
    assert fetched(address(process)) == INDEX


def test_a_taken_port() -> None:
    """The next one of ours, where none was asked for; otherwise it is said."""
    with ExitStack() as stack:
        first = serving.listen()
        stack.callback(first.socket.close)
        second = serving.listen()
        stack.callback(second.socket.close)
        ports = [listening.socket.getsockname()[1] for listening in (first, second)]
        assert ports[0] < ports[1]
        assert ports[0] in serving.PORTS
        with pytest.raises(WebError, match=str(ports[0])):
            serving.listen(port=ports[0])


def test_every_port_of_ours_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then any other will do."""
    with ExitStack() as stack:
        taken = serving.listen(port=0)
        stack.callback(taken.socket.close)
        port = taken.socket.getsockname()[1]
        monkeypatch.setattr(serving, "PORTS", range(port, port + 1))
        other = serving.listen()
        stack.callback(other.socket.close)
        assert other.socket.getsockname()[1] != port


def test_addresses() -> None:
    """As a browser wants them; a server for all has one for others too, unless it is alone."""
    with ExitStack() as stack:
        alone = serving.listen(port=0)
        everywhere = serving.listen(serving.EVERYWHERE, 0)
        for each in (alone, everywhere):
            stack.callback(each.socket.close)
        assert alone.address == f"http://127.0.0.1:{alone.socket.getsockname()[1]}/"
        assert everywhere.address == f"http://127.0.0.1:{everywhere.socket.getsockname()[1]}/"
        assert alone.address_for_others is None
        shown = everywhere.address_for_others
        assert shown is None or re.fullmatch(r"http://[\d.]+:\d+/", shown)
        assert not alone.hosts.has("192.168.1.7")
        assert everywhere.hosts.has("192.168.1.7")


@pytest.mark.parametrize("host", ["no-such-host.invalid", "192.0.2.77", "a" * 70, "a..b"])
def test_places_that_do_not_exist(host: str) -> None:
    """Are told from ports that are taken."""
    with pytest.raises(WebError, match="listen at"):
        serving.listen(host, 0)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--port", "65536"], "--port: '65536' cannot be: expected a whole number from 0 to 65535"),
        (["--port=-1"], "--port: '-1' cannot be: expected a whole number from 0 to 65535"),
        (["serve", "--port", "http"], "--port: 'http' cannot be: expected a whole number from 0 to 65535"),
        (["page", "classic"], "'classic' is too much here"),
        (["--no-browser", "--prot", "1"], "there is no option --prot; did you mean --port?"),
        (["--prot", "1"], "there is no command '--prot'; see bataille --help"),
    ],
)
def test_wrong_words(bataille: Command, words: list[str], complaint: str) -> None:
    """Are refused before anything listens."""
    assert bataille(*words).refused() == complaint


def test_a_taken_port_is_complained_of(bataille: Command) -> None:
    """With what to do about it."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = bataille("--no-browser", "--port", str(port)).refused()
    assert said == f"port {port} is taken: choose another one with --port"
