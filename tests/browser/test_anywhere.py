"""The page where there is no server of ours, or none at all."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Error as PlaywrightError

from bataille import play_out, start
from bataille.variants import variant, variants
from bataille.web.export import export
from tests.browser.conftest import PATIENCE, Complaints, Site
from tests.browser.guest import Guest

#: What makes games with decisions short, by family.
SHORT = {"thinking": "battle_limit=2", "speed": "battle_limit=2&steal_after=0&penalty=0", "casino": "rounds=2"}
FEW = ("classic", "thinking", "speed", "casino")


@contextmanager
def elsewhere(folder: Path) -> Iterator[str]:
    """The folder served by Python's own simple server, which knows nothing of the page; its address."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # theirs
            """Say nothing."""

    handler = functools.partial(Quiet, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def play(guest: Guest, key: str) -> None:
    """Play a variant to its end."""
    family = variant(key).rules.part.TAG
    guest.begin(key, SHORT.get(family, ""), seed="lion")
    if family == "turn_up":
        expect(guest.stock).to_be_visible()
        guest.button("page-play-finish").click()
        game = start(key, seed="lion")
        assert guest.see_end().outcome == play_out(game)
        return
    press = guest.page.locator(".hand button[aria-disabled=false], .area, button.main[aria-disabled=false]").first
    while True:
        expect(press.or_(guest.ending).first).to_be_visible()
        if guest.ending.is_visible():
            break
        with suppress(PlaywrightError):  # the computer may have ended the game meanwhile
            press.press("Enter", timeout=2_000)
        guest.page.wait_for_timeout(400)
    guest.see_end()


def kept_whole(guest: Guest) -> None:
    """Wait until the page says that it plays on without a network."""
    guest.go("#/settings")
    expect(guest.page.get_by_text(guest.say("page-offline-ready"))).to_be_visible()


def play_without_a_server(site: Site, browser: Browser, keys: tuple[str, ...]) -> None:
    """Visit the page once; then stop the server, take the network away, and play."""
    context = browser.new_context(base_url=site.address)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    complaints = Complaints(site.address)
    complaints.watch(page)
    guest = Guest(page)
    guest.go()
    kept_whole(guest)
    site.stop()
    context.set_offline(True)
    page.reload()
    for key in keys:
        play(guest, key)
    assert complaints.found == []
    context.close()


def test_some_variants_without_a_server(own_site: Site, browser: Browser) -> None:
    """One of each family."""
    play_without_a_server(own_site, browser, FEW)


@pytest.mark.soak
def test_all_variants_without_a_server(own_site: Site, browser: Browser) -> None:
    """Every one of the registry."""
    play_without_a_server(own_site, browser, tuple(variants()))


@pytest.mark.parametrize("path", ["", "games/bataille/"])
def test_an_exported_folder(tmp_path: Path, browser: Browser, path: str) -> None:
    """Works on any web server, in any folder, with its policy in a `<meta>`, and without a network afterwards."""
    export(tmp_path / path)
    with elsewhere(tmp_path) as address:
        context = browser.new_context(base_url=address + path)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        complaints = Complaints(address + path)
        complaints.watch(page)
        guest = Guest(page)
        guest.go()
        policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
        assert "default-src 'none'" in policy
        assert "unsafe-inline" not in policy
        play(guest, "classic")
        kept_whole(guest)
        context.set_offline(True)
        page.reload()
        expect(page.get_by_text(guest.say("page-offline-ready"))).to_be_visible()
        assert complaints.found == []
        context.close()
