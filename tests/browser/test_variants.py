"""Every variant is played to its end, by taps or by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from bataille import play_out, start
from bataille.record import replay
from bataille.variants import variant, variants
from tests.browser.guest import Guest

TURN_UP = [key for key in variants() if variant(key).rules.part.TAG == "turn_up"]

Way = Callable[[Guest], None]


def tap_and_hold(guest: Guest) -> None:
    """A finger stays on one's cards."""
    guest.stock.hover()
    guest.page.mouse.down()


def hold_space(guest: Guest) -> None:
    """The space bar stays down."""
    guest.stock.focus()
    guest.page.keyboard.down(" ")


def tap_finish(guest: Guest) -> None:
    """One battle, then to the end at once."""
    guest.stock.click()
    guest.button("page-play-finish").click()


def press_keys(guest: Guest) -> None:
    """One battle by a key, to the next war by another, to the end by a third."""
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("w")
    guest.page.keyboard.press("f")


WAYS = (tap_and_hold, hold_space, tap_finish, press_keys)


def play_by_chance(guest: Guest, key: str, way: Way) -> None:
    """Play a variant in which nothing is chosen; it ends as the engine says that this shuffle ends."""
    guest.begin(key, seed="lion")
    expect(guest.stock).to_be_visible()
    way(guest)
    record = guest.see_end()
    guest.let_go()
    expected = start(key, seed="lion", real_time=True)
    assert record.outcome == play_out(expected), key
    assert replay(record).events == expected.events, key


@pytest.mark.parametrize("way", WAYS)
def test_games_of_chance(page: Page, way: Way) -> None:
    """Every fourth of them in each of the ways; the engine starts once for all."""
    guest = Guest(page)
    for key in TURN_UP[WAYS.index(way) :: len(WAYS)]:
        play_by_chance(guest, key, way)


@pytest.mark.soak
@pytest.mark.parametrize("way", WAYS)
def test_games_of_chance_in_every_way(page: Page, way: Way) -> None:
    """All of them in each of the ways."""
    guest = Guest(page)
    for key in TURN_UP:
        play_by_chance(guest, key, way)


def test_R26_the_start_offers_every_variant(page: Page) -> None:
    """Of the registry, by the names of the catalogue; the classic game has the big button."""
    guest = Guest(page)
    guest.go()
    expect(guest.button("page-play")).to_be_visible()
    for key in variants():
        if key != "classic":
            expect(page.locator(f'a[href="#/setup/{key}"]')).to_contain_text(guest.say(f"variant-{key}"))
