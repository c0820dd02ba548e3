"""A whole session without a pointer: the focus is always somewhere, and where one goes on."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.guest import Guest
from tests.browser.waiting import until

#: More elements than that nobody wants to pass.
FAR = 60


def tab_to(page: Page, goal: Locator) -> None:
    """Press Tab until something has the focus, which is never nowhere."""
    expect(goal).to_be_visible()
    for _ in range(FAR):
        if goal.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the focus does not come there")


def expect_focus(page: Page) -> None:
    """It is on something that is seen or read."""
    until(page, "document.activeElement !== null && document.activeElement !== document.body")


def test_a_session_by_keyboard(page: Page) -> None:
    """From the start through a game to its end, to the replay, and back: Tab, Enter and Space alone."""
    guest = Guest(page)
    keyboard = page.keyboard
    guest.go()
    tab_to(page, guest.button("page-play"))
    keyboard.press("Enter")
    expect(guest.stock).to_be_focused()
    for battle in (1, 2):
        keyboard.press("Space")
        expect(guest.log).to_contain_text(guest.say("page-play-battle", battle=battle))
        page.wait_for_timeout(350)
    expect(guest.stock).to_be_focused()

    tab_to(page, guest.button("page-play-menu"))
    keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect_focus(page)
    tab_to(page, guest.button("page-play-close"))
    keyboard.press("Enter")
    expect(guest.button("page-play-menu")).to_be_focused()

    page.keyboard.press("Shift+Tab")
    expect(guest.button("page-play-finish")).to_be_focused()
    keyboard.press("Space")
    expect(guest.ending).to_be_focused()
    guest.see_end()
    tab_to(page, guest.link("page-look-again"))
    keyboard.press("Enter")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(guest.say("page-replay"))
    expect(heading).to_be_focused()
    tab_to(page, guest.button("page-replay-forward"))
    keyboard.press("Enter")
    expect_focus(page)
    tab_to(page, guest.link("page-share").or_(guest.button("page-share")))


def test_the_focus_follows(page: Page) -> None:
    """To the heading of every place; into a dialog, and back to what opened it."""
    guest = Guest(page)
    guest.go()
    heading = page.get_by_role("heading", level=1)
    for link, title in (("page-kept", "page-kept"), ("page-settings", "page-settings"), ("page-set-table", None)):
        tab_to(page, guest.link(link))
        page.keyboard.press("Enter")
        expect(heading).to_have_text(guest.say(title or "variant-classic"))
        expect(heading).to_be_focused()
        if title == "page-settings":
            erase = guest.button("page-erase")
            tab_to(page, erase)
            page.keyboard.press("Enter")
            tab_to(page, guest.button("page-cancel"))
            page.keyboard.press("Enter")
            expect(erase).to_be_focused()
        page.go_back()
        expect(heading).to_have_text("Bataille")
        expect(heading).to_be_focused()


def test_the_focus_goes_on_from_a_dialog(page: Page) -> None:
    """Whoever is quick stays where they went, though the page hears of the dialog's end only afterwards."""
    guest = Guest(page)
    guest.begin("classic")
    expect(guest.stock).to_be_focused()
    tab_to(page, guest.button("page-play-menu"))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.evaluate(
        "document.querySelector('dialog').close();"
        "document.querySelector('[aria-keyshortcuts=\"f\"]').focus()"  # before anything else happens
    )
    expect(dialog).to_have_count(0)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(guest.button("page-play-finish")).to_be_focused()
