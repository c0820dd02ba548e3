"""The page without its server, and its next version: kept whole, offered, never forced."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from bataille.web.site import PAGE
from tests.browser.conftest import PATIENCE
from tests.browser.waiting import until

SERVER = """
import sys
from pathlib import Path
from bataille.web.serving import listen, serve
listening = listen(port=int(sys.argv[2]))
print(listening.address, flush=True)
serve(listening, Path(sys.argv[1]))
"""
#: Milliseconds: Chromium lets an old version finish what it answers before another takes its place. That is a second or
#: two, but where an answer stays unread it is all of five minutes (service_worker_registration.cc: kMaxLameDuckTime).
LAME_DUCK = 320_000
KEPT = "navigator.serviceWorker.ready.then(async () => (await caches.keys()).length)"
SHOWN = "document.documentElement.dataset.version ?? null"
WAITING = "navigator.serviceWorker.ready.then((registration) => registration.update().then(() => registration))"


class House:
    """A copy of the page, and a server of it that comes and goes at one address."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        """Start serving."""
        port = self.address.strip("/").rpartition(":")[2] or "0"
        command = [sys.executable, "-c", SERVER, str(self.root), port]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()

    def close(self) -> None:
        """Stop serving."""
        if self._process is not None:
            with self._process as process:
                process.terminate()
        self._process = None

    def renew(self) -> None:
        """Put the next version in the place of the page, as a build would."""
        index, script = self.root / "index.html", self.root / "sw.js"
        before = index.read_bytes()
        after = before.replace(b"<html ", b'<html data-version="2" ')
        index.write_bytes(after)
        text = script.read_text(encoding="utf-8").replace(sha256(before).hexdigest(), sha256(after).hexdigest())
        script.write_text(re.sub('VERSION = "[0-9a-f]+"', 'VERSION = "00000002"', text), encoding="utf-8")
        for compressed in (*self.root.glob("index.html.*"), *self.root.glob("sw.js.*")):
            compressed.unlink()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """One that is open."""
    shutil.copytree(PAGE, tmp_path / "page")
    house = House(tmp_path / "page")
    house.open()
    yield house
    house.close()


@pytest.fixture
def kept(house: House, context: BrowserContext) -> Page:
    """The page when all of it is kept."""
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(house.address)
    assert page.evaluate(KEPT) == 1
    until(page, "navigator.serviceWorker.controller !== null")
    return page


def test_the_page_starts_with_the_server_stopped(house: House, kept: Page) -> None:
    """Python included; in a new window too, and by whichever of its addresses."""
    house.close()
    for address in ("", "index.html", "?from=somewhere", "#/rules/classic"):
        page = kept.context.new_page()
        page.goto(house.address + address)
        expect(page.locator("h1").first).to_be_visible()
        assert page.evaluate(KEPT) == 1
        page.close()


def test_a_new_version_waits_until_it_is_wanted(house: House, kept: Page) -> None:
    """It is fetched whole beside the old one; then everything changes at once, and the old one is gone."""
    house.renew()
    house.close()
    house.open()
    kept.evaluate(f"{WAITING}.then(() => undefined)")
    until(kept, "navigator.serviceWorker.ready.then((registration) => registration.waiting !== null)")
    assert kept.evaluate(KEPT) == 2
    kept.reload()
    assert kept.evaluate(SHOWN) is None
    update = kept.get_by_role("button", name="Change to it")
    expect(update).to_be_visible()
    with kept.expect_navigation(timeout=LAME_DUCK):
        update.click()
    assert kept.evaluate(SHOWN) == "2"
    until(kept, "caches.keys().then((names) => names.length === 1)")


def test_half_a_version_is_none(house: House, kept: Page) -> None:
    """A list that does not fit the files, as while they are being replaced, leaves the page as it was."""
    house.renew()
    (house.root / "index.html").write_bytes((house.root / "index.html").read_bytes() + b"<!-- and on -->")
    house.close()
    house.open()
    states = kept.evaluate(
        f"""{WAITING}.then(async (registration) => {{
          const worker = registration.installing ?? registration.waiting;
          while (worker && !["installed", "redundant"].includes(worker.state)) {{
            await new Promise((resolve) => worker.addEventListener("statechange", resolve, {{ once: true }}));
          }}
          return [worker?.state, registration.waiting === null];
        }})"""
    )
    assert states == ["redundant", True]
    assert kept.evaluate(KEPT) == 1
    kept.reload()
    assert kept.evaluate(SHOWN) is None
