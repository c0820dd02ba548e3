"""Waiting for what no element of the page shows."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE

_STEP = 50  # milliseconds


def until(page: Page, condition: str, argument: str | None = None) -> None:
    """Wait until an expression is true, or a function of the argument.

    In steps: the page's policy forbids `eval`, by which Playwright's own `wait_for_function` asks again where the first
    answer was no.
    """
    for _ in range(PATIENCE // _STEP):
        with suppress(PlaywrightError):  # the page may be on its way to another address
            if page.evaluate(condition, argument):
                return
        page.wait_for_timeout(_STEP)
    raise AssertionError(condition)
