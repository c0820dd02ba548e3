"""The games in which something is decided: thinking by keys and taps, Speed War by keys, Casino War by buttons."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bataille import Bet, Choose, Grab, Turn, War
from bataille.events import Settled, WarDeclared, Won
from bataille.record import Record, replay
from bataille.texts import card_name
from tests.browser.guest import Guest
from tests.browser.screens import FOURTH, TIE

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


@pytest.mark.parametrize("way", ["keys", "taps"])
def test_R50_a_thinking_game(page: Page, way: str) -> None:
    """Is played to its end, and what was chosen is what was played."""
    guest = Guest(page)
    guest.begin("thinking", "battle_limit=5", seed=FOURTH)
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


def test_R50_two_thinkers_at_one_device(page: Page) -> None:
    """Nobody sees the other's hand: between two people there is a curtain."""
    guest = Guest(page, people=2)
    guest.begin("thinking", "battle_limit=2", seed="lion")
    curtain = page.locator(".curtain")
    hand = page.locator(".hand button[aria-disabled=false]")
    for seat in (0, 1, 0, 1):
        expect(curtain).to_contain_text(guest.name(seat))
        expect(page.locator(".hand button")).to_have_count(0)
        curtain.click()
        hand.first.click()
        page.wait_for_timeout(APART)
    record = guest.see_end()
    assert [len(named(guest, record, seat)) for seat in (0, 1)] == [2, 2]


def test_R41_a_game_of_speed(page: Page) -> None:
    """Played with the space bar alone; times are shown, and a record holds them."""
    guest = Guest(page)
    guest.begin("speed", "battle_limit=6&steal_after=none&penalty=0", seed="lion")
    area = page.locator(".area")
    area.wait_for()
    while not guest.ending.is_visible():
        if area.get_attribute("aria-disabled") != "true" and not area.locator(".call").inner_text() == "…":
            page.keyboard.press(" ")
        page.wait_for_timeout(60)
    record = guest.see_end()
    own = [each.command for each in record.commands if each.seat == 0]
    assert any(isinstance(command, Turn) for command in own)
    won = [event for event in replay(record).events if isinstance(event, Won) and event.seat == 0]
    grabs = [command for command in own if isinstance(command, Grab)]
    assert len(grabs) >= len([event for event in won if event.how == "grabbed"])
    assert record.outcome is not None
    assert record.outcome.battles == 6


@pytest.mark.parametrize("way", ["buttons", "keys"])
def test_R61_an_evening_at_the_casino(page: Page, way: str) -> None:
    """Three rounds, the first a tie, and war; what is left is what the record says."""
    guest = Guest(page)
    guest.begin("casino", "rounds=3", seed=TIE)
    main = page.locator("button.main")
    ready = page.locator("button.main[aria-disabled=false]")
    while True:
        expect(ready.or_(guest.ending).first).to_be_visible()
        if guest.ending.is_visible():
            break
        if way == "buttons":
            main.click()
        else:
            main.press("Enter")
        page.wait_for_timeout(APART)
    record = guest.see_end()
    given = [each.command for each in record.commands]
    assert given[:2] == [Bet(ante=10), War()]
    assert record.outcome is not None
    settled = [event for event in replay(record).events if isinstance(event, Settled)]
    assert len(settled) == 3
    left = record.outcome.bankrolls[0]
    expect(page.locator(".money")).to_contain_text(str(left // 2))
