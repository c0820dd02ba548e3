"""Tables on small displays: no plate, count, number or button lies upon another, and none is cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.guest import Guest
from tests.browser.screens import CHAIN, TIE

#: Small phones upright and lying, larger ones lying, and a small desktop on which everything is twice as large.
SIZES = ((320, 568), (568, 320), (667, 375), (844, 390), (640, 400))
#: Where tables are set.
BEFORE = ViewportSize(width=844, height=844)
#: Seeds whose first battle is a war of several links, by the number of seats.
WARS = {2: CHAIN, 3: "24", 4: "16", 5: "119", 6: "124"}
MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")
ALL = range(2, 9)


def chance(seats: int, variant: str = "classic") -> Callable[[Guest], None]:
    """A game of chance, in the middle of a war where its deal has one; the game rests."""

    def show(guest: Guest) -> None:
        guest.begin(variant, f"seats={seats}", seed=WARS.get(seats, "lion"), people=1)
        expect(guest.stock).to_be_visible()
        guest.stock.click()
        numbers, cards = guest.page.locator(".laid b"), guest.page.locator(".laid")
        expect(numbers.nth(3) if seats in WARS else cards.nth(1)).to_be_visible()
        guest.page.keyboard.press("p")
        expect(guest.button("page-play-go-on")).to_be_visible()

    return show


def thinking(seats: int, options: str = "") -> Callable[[Guest], None]:
    """A hand to choose from."""

    def show(guest: Guest) -> None:
        guest.begin("thinking", f"seats={seats}{options and '&'}{options}", seed="lion", people=1)
        expect(guest.page.locator(".hand button[aria-disabled=false]").first).to_be_visible()

    return show


def speed(seats: int, people: int) -> Callable[[Guest], None]:
    """Cards that have been turned."""

    def show(guest: Guest) -> None:
        guest.begin("speed", f"seats={seats}&steal_after=none", seed="lion", people=people)
        areas = guest.page.locator(".area")
        expect(areas).to_have_count(people)
        for area in areas.all():
            area.click()

    return show


def casino(seats: int) -> Callable[[Guest], None]:
    """Bets to be placed."""

    def show(guest: Guest) -> None:
        guest.begin("casino", f"seats={seats}", seed=TIE, people=seats)
        expect(guest.page.locator("button.main")).to_be_visible()

    return show


Tables = dict[str, Callable[[Guest], None]]
#: What is most likely to be too large, in each of the languages.
CROWDED: dict[str, Tables] = {
    "en": {"war of three": chance(3), "thinking": thinking(2), "a race of eight": speed(8, 1), "bank": casino(1)},
    "fr": {"captures": chance(6, "double-war"), "thinking of three": thinking(3), "eight race": speed(8, 8)},
    "it": {"thinking of eight": thinking(8), "eight": chance(8), "two race": speed(3, 2), "bank of four": casino(4)},
}
EVERY: Tables = {
    **{f"{variant} {seats}": chance(seats, variant) for variant in ("classic", "double-war") for seats in ALL},
    **{f"thinking {seats}": thinking(seats) for seats in ALL},
    "thinking, five cards": thinking(3, "hand=5"),
    **{f"speed {seats}/{people}": speed(seats, people) for seats in ALL for people in {1, 2, seats // 2, seats}},
    **{f"casino {seats}": casino(seats) for seats in range(1, 9)},
}


def at_rest(page: Page) -> list[str]:
    """What is wrong, when everything has come to its new place."""
    wrong: list[str] = page.evaluate(MEASURE)
    for _ in range(20):
        if not wrong:
            break
        page.wait_for_timeout(100)
        wrong = page.evaluate(MEASURE)
    return wrong


def look(page: Page, guest: Guest, tables: Tables, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """What is wrong at these tables."""
    found = []
    for name, show in tables.items():
        page.set_viewport_size(BEFORE)
        show(guest)
        for width, height in sizes:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            found += [f"{name}, {width} × {height}: {each}" for each in at_rest(page)]
    return found


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Without movement things are at once where they will be."""
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.mark.parametrize("language", CROWDED)
def test_crowded_tables_on_small_displays(page: Page, language: str) -> None:
    """Those that are most likely to be too large."""
    large = language == "fr"
    guest = Guest(page, language, pace="calm", largeIndices=large, fourColours=large)
    assert look(page, guest, CROWDED[language]) == []


@pytest.mark.soak
@pytest.mark.parametrize("indices", ["small", "large"])
@pytest.mark.parametrize("language", CROWDED)
def test_all_tables_on_small_displays(page: Page, language: str, indices: str) -> None:
    """Every family, every number of seats, with small indices and large ones."""
    large = indices == "large"
    guest = Guest(page, language, pace="calm", largeIndices=large, fourColours=large)
    assert look(page, guest, EVERY) == []
