"""The page in Debian's Chromium, served by the command that serves it to everybody."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, expect

HERE = Path(__file__).parent
_FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
#: For what a fresh profile needs to start Python on a busy machine, in milliseconds.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs the browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")


def launch() -> dict[str, Any]:
    """How the system's own browser is started; it refuses to be locked up when root starts it."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"executable_path": shutil.which("chromium"), "args": [*_FLAGS, *(["--no-sandbox"] if root else [])]}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Of the tests' browser."""
    return {**browser_type_launch_args, **launch()}


class Site:
    """A server of the page in a process of its own, at a port that it found."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "bataille", "--port", "0", "--no-browser", "--language", "en"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found is not None
        self.address = found[0]

    def stop(self) -> None:
        """End it; twice is once."""
        self.process.terminate()
        self.process.wait(timeout=20)
        if self.process.stdout is not None:
            self.process.stdout.close()


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """One server for all tests that do not stop it."""
    served = Site()
    yield served
    served.stop()


@pytest.fixture
def own_site() -> Iterator[Site]:
    """A server that the test may stop."""
    served = Site()
    yield served
    served.stop()


@pytest.fixture(scope="session")
def base_url(site: Site) -> str:
    """What relative addresses begin with."""
    return site.address


class Complaints:
    """What a page should never do: throw, break its policy, ask anybody else."""

    def __init__(self, address: str) -> None:
        self.found: list[str] = []
        self._address = address

    def watch(self, page: Page) -> None:
        """From now on."""
        page.on("pageerror", lambda error: self.found.append(f"thrown: {error}"))
        page.on("console", self._hear)
        page.on("request", self._see)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "ERR_INTERNET_DISCONNECTED" not in message.text:
            self.found.append(f"console: {message.text}")

    def _see(self, request: Request) -> None:
        if not request.url.startswith((self._address, "blob:", "data:")):
            self.found.append(f"asked elsewhere: {request.url}")


@pytest.fixture
def complaints(base_url: str) -> Complaints:
    """Those of the test's pages."""
    return Complaints(base_url)


@pytest.fixture
def page(context: BrowserContext, complaints: Complaints) -> Iterator[Page]:
    """A page that throws nothing, keeps to its policy and asks nobody else: every test is that test too."""
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    complaints.watch(page)
    yield page
    assert complaints.found == []
