"""What somebody chooses in the page is what is played, also when the page is closed in between."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bataille import Choose
from bataille.events import WarDeclared
from bataille.record import Record, replay
from bataille.texts import card_name
from tests.browser.guest import Guest
from tests.browser.screens import FOURTH

#: Taps closer together than this are one, in milliseconds.
APART = 400


def choose(guest: Guest, way: str) -> list[str]:
    """Choose cards until the game is over, the first of the hand and the last in turns; what they are called."""
    chosen: list[str] = []
    hand = guest.page.locator(".hand button[aria-disabled=false]")
    while True:
        expect(hand.or_(guest.ending).first).to_be_visible()
        if guest.ending.is_visible():
            return chosen
        last = len(chosen) % 2 == 1
        card = hand.last if last else hand.first
        chosen.append(card.get_attribute("aria-label") or "")
        if way == "keys":
            guest.page.keyboard.press(str(hand.count() if last else 1))
        else:
            card.click()
        guest.page.wait_for_timeout(APART)


def named(guest: Guest, record: Record, seat: int) -> list[str]:
    """What a seat chose, by the record, without the cards' places in the hand."""
    given = [each.command for each in record.commands if each.seat == seat]
    return [card_name(guest.texts, command.card) for command in given if isinstance(command, Choose)]


def expect_chosen(guest: Guest, chosen: list[str], record: Record) -> None:
    """The record holds what somebody chose."""
    expected = named(guest, record, 0)
    assert len(chosen) == len(expected)
    assert all(card in label for card, label in zip(expected, chosen, strict=True))


def test_R50_what_is_tapped_is_played(page: Page) -> None:
    """The first card of the hand and the last in turns."""
    guest = Guest(page)
    guest.begin("thinking", "battle_limit=5", seed=FOURTH)
    chosen = choose(guest, "taps")
    expect_chosen(guest, chosen, guest.see_end())


@pytest.mark.soak
@pytest.mark.parametrize("way", ["keys", "taps"])
def test_R50_a_whole_thinking_game(page: Page, way: str) -> None:
    """Without a limit, in either way."""
    guest = Guest(page)
    guest.begin("thinking", seed=FOURTH)
    chosen = choose(guest, way)
    expect_chosen(guest, chosen, guest.see_end())


def test_R52_a_thinking_game_closed_in_a_war_goes_on_there(page: Page) -> None:
    """The same hand, the same cards on the table, the same question."""
    guest = Guest(page)
    guest.begin("thinking", "battle_limit=2", seed=FOURTH)
    page.get_by_text(guest.say("page-thinking-choose")).wait_for()
    page.keyboard.press("1")
    fourth = page.get_by_text(guest.say("page-thinking-fourth"))
    fourth.wait_for()
    hand, laid = page.locator(".hand button"), page.locator(".laid")
    expect(laid).to_have_count(8)
    before = [each.get_attribute("aria-label") for each in hand.all()]
    page.reload()
    fourth.wait_for()
    expect(laid).to_have_count(8)
    assert [each.get_attribute("aria-label") for each in hand.all()] == before
    choose(guest, "keys")
    assert any(isinstance(event, WarDeclared) for event in replay(guest.see_end()).events)
