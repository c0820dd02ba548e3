"""Every screen is for everybody: nothing that axe finds, nothing that is wider than the display."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import BrowserContext, Page, ViewportSize

from tests.browser.conftest import Complaints
from tests.browser.guest import Guest
from tests.browser.screens import SCREENS

PHONE = ViewportSize(width=390, height=844)
#: A narrow phone; and what is left of a small desktop when everything is twice as large.
TIGHT = (ViewportSize(width=320, height=568), ViewportSize(width=640, height=400))
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """One screen shows what happens when a file cannot be had: nothing is kept for it."""
    return {**browser_context_args, "service_workers": "block", "viewport": PHONE, "reduced_motion": "reduce"}


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_all_screens(page: Page, complaints: Complaints, scheme: Literal["light", "dark"]) -> None:
    """By day and by lamplight."""
    guest = Guest(page, pace="calm", lessMotion=True)  # without movement colours are what they will be
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    axe = Axe()
    found = []
    for screen in SCREENS:
        if screen.name == "failure":  # a file is refused, and the browser complains
            assert complaints.found == []
        page.set_viewport_size(PHONE)
        screen.show(guest)
        for violation in axe.run(page).response["violations"]:
            nodes = [node["html"][:120] for node in violation["nodes"]][:3]
            found.append(f"{screen.name}: {violation['id']}: {nodes}")
        for size in TIGHT:
            page.set_viewport_size(size)
            if page.evaluate(WIDER):
                found.append(f"{screen.name} is wider than {size['width']}")
    complaints.found.clear()
    assert found == []


@pytest.mark.soak
@pytest.mark.parametrize("language", ["fr", "it"])
def test_all_screens_in_other_languages(context: BrowserContext, page: Page, language: str) -> None:
    """Longer words have room, too."""
    context.set_default_timeout(30_000)
    guest = Guest(page, language, pace="calm", lessMotion=True)
    found = []
    for screen in SCREENS[:-1]:
        page.set_viewport_size(PHONE)
        screen.show(guest)
        for size in TIGHT:
            page.set_viewport_size(size)
            if page.evaluate(WIDER):
                found.append(f"{screen.name} is wider than {size['width']}")
    assert found == []
