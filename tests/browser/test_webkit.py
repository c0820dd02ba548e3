"""A game in WebKitGTK, Safari's engine, through its own driver."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from bataille.texts import Texts
from tests.browser.conftest import Site

PATIENCE = 90
ENDING = "//*[@id='ending']"
BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))


@pytest.fixture
def driver() -> Iterator[int]:
    """The port of a driver, on a display of its own."""
    if not (BROWSERS and shutil.which("WebKitWebDriver") and shutil.which("xvfb-run")):
        pytest.skip("needs webkit2gtk-driver, xvfb and xauth")
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    environment = {**os.environ, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}  # it refuses root otherwise
    command = ["xvfb-run", "-a", "WebKitWebDriver", f"--port={port}"]
    process = subprocess.Popen(command, env=environment, start_new_session=True)
    yield port
    os.killpg(process.pid, signal.SIGTERM)
    process.wait(timeout=PATIENCE)


def ask(port: int, method: str, path: str, body: object = None) -> Any:
    """A command of the WebDriver protocol."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
        connection.request(method, path, None if body is None else json.dumps(body))
        answer = connection.getresponse()
        value = json.load(answer)["value"]
    assert answer.status == 200, value
    return value


def found(port: int, session: str, path: str) -> str:
    """The address of an element, as soon as there is one."""
    for _ in range(PATIENCE * 2):
        elements = ask(port, "POST", f"{session}/elements", {"using": "xpath", "value": path})
        if elements:
            return f"{session}/element/{next(iter(elements[0].values()))}"
        time.sleep(0.5)
    raise AssertionError(path)


@pytest.mark.soak
def test_a_game_in_webkit(driver: int, site: Site) -> None:
    """From the start to the end."""
    for _ in range(PATIENCE):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", driver)) == 0:
                break
        time.sleep(0.5)
    options = {"binary": str(BROWSERS[-1]), "args": ["--automation"]}
    wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
    session = f"/session/{ask(driver, 'POST', '/session', wish)['sessionId']}"
    ask(driver, "POST", f"{session}/url", {"url": site.address})
    say = Texts("en").say
    for key in ("page-play", "page-play-finish"):
        button = found(driver, session, f"//button[normalize-space()='{say(key)}']")
        ask(driver, "POST", f"{button}/click", {})
    said = ask(driver, "GET", f"{found(driver, session, ENDING)}/text")
    ask(driver, "DELETE", session)
    bear = say("outcome", result="won", name=say("seat-bear"), names="")
    assert said in {say("outcome", result="you", name="", names=""), bear}
