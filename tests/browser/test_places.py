"""Names and addresses as people and strangers write them, and forgetting everything."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bataille.texts import Texts
from tests.browser.guest import Guest

FOXES = "🦊" * 20
#: Markup, the marks of the texts' own format, and marks that turn the writing round: at most 20 characters.
HOSTILE = ("<img/src/onerror=a>", "\"'`{$name}</p>&amp;", "\u202eevil\u2066\u2067")


def sit_down(guest: Guest, *names: str) -> None:
    """Type the names of the people at a classic table of as many seats, and play."""
    guest.go(f"#/setup/classic?seats={len(names)}")
    for seat, name in enumerate(names):
        guest.page.get_by_label(guest.say("page-name-of", seat=seat + 1), exact=True).fill(name)
    guest.page.get_by_role("contentinfo").get_by_role("button").click()


def test_a_name_of_twenty_emoji(page: Page) -> None:
    """Is one of twenty characters; more do not go in."""
    guest = Guest(page, people=2)
    sit_down(guest, FOXES + "🐻", "Ada")
    expect(page.locator("section.seat[data-seat='0'] strong")).to_have_text(FOXES)
    guest.button("page-play-finish").click()
    expect(guest.ending).to_contain_text("🦊" if FOXES in guest.ending.inner_text() else "Ada")
    guest.link("page-home").click()
    guest.link("page-kept").click()
    expect(guest.link("page-look-again")).to_be_visible()


def test_animals_are_called_in_the_language_of_now(page: Page) -> None:
    """In a game that goes on and among what is kept; who has typed a name keeps it."""
    guest = Guest(page, people=["", "Brave Bear"])
    guest.begin("classic", "seats=3", seed="lion")
    game, names = page.url, page.locator("section.seat strong")
    expect(names).to_have_text(["Clever Fox", "Brave Bear", "Wise Owl"])
    guest.go("#/settings")
    page.get_by_role("radio", name="Italiano").check()
    guest.go(game)
    expect(names).to_have_text(["Volpe furba", "Brave Bear", "Gufo saggio"])
    guest.go("#/")
    expect(page.locator(".go-on")).to_contain_text("Volpe furba, Brave Bear")


def test_hostile_names_are_text(page: Page) -> None:
    """At the table, in what is told, at the end, among what is kept: nothing of them is ever more than letters."""
    guest = Guest(page, people=3)
    sit_down(guest, *HOSTILE)
    for seat, name in enumerate(HOSTILE):
        expect(page.locator(f"section.seat[data-seat='{seat}'] strong")).to_have_text(name)
    guest.stock.click()
    for name in HOSTILE:
        expect(guest.log).to_contain_text(name)
    guest.go("#/")
    expect(page.locator(".go-on")).to_contain_text(HOSTILE[0])
    page.locator(".go-on").click()
    guest.button("page-play-finish").click()
    expect(guest.ending).to_be_visible()
    for name in HOSTILE:
        expect(page.locator("section.ending")).to_contain_text(name)
    guest.link("page-look-again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(guest.say("page-replay"))
    for name in HOSTILE:
        expect(page.get_by_role("main")).to_contain_text(name)
    assert page.locator("img").count() == 0


def test_hostile_house_rules_are_text(page: Page) -> None:
    """Rules that somebody keeps under such a name, and addresses that somebody sends."""
    guest = Guest(page)
    guest.go("#/rules/classic?war_down=1")
    guest.button("page-keep").click()
    page.get_by_label(guest.say("page-keep-name")).fill("<img src=x onerror=alert(1)>")
    guest.button("page-keep-now").click()
    guest.go("#/")
    expect(page.locator(".tile").first).to_contain_text("<img src=x onerror=alert(1)>")
    guest.go("#/setup/%3Cimg%20src=x%20onerror=alert(1)%3E")
    expect(page.get_by_role("alert")).to_contain_text("<img src=x onerror=alert(1)>")
    guest.go("#/rules/classic?war_down=%3Cimg%20src=x%3E&%3Cb%3E=1")
    expect(page.get_by_role("alert")).to_be_visible()
    guest.go("#/setup/classic?%3Cimg%20src%3Dx%3E=%3Cb%3E")
    expect(page.locator(".complaint")).to_contain_text("<img src=x>")
    assert page.locator("img").count() == 0


@pytest.mark.parametrize("text", ["xyz", "%E0%A4%A", "1" * 5000])
def test_a_damaged_link(page: Page, text: str) -> None:
    """Is no game, and is said to be none."""
    guest = Guest(page, "fr")
    guest.go(f"#/game/{text}")
    if text.startswith("%"):  # nothing that can be read: as if there were no address
        expect(guest.button("page-play")).to_be_visible()
    else:
        start, _ = Texts("fr").say("page-replay-wrong", reason="\n").split("\n")
        expect(page.get_by_role("alert")).to_contain_text(start)
    assert page.locator("img").count() == 0


def test_unknown_addresses(page: Page) -> None:
    """Lead to the start, or say what there is not."""
    guest = Guest(page)
    for address in ("#/", "#/nowhere", "#//", "#/play", "#nonsense", "#/%"):
        guest.go(address)
        expect(guest.button("page-play")).to_be_visible()
    guest.go("#/play/no-such-room")
    expect(page.get_by_role("heading", level=1)).to_have_text(guest.say("page-play-none"))
    guest.go("#/replay/no-such-record")
    expect(page.get_by_role("heading", level=1)).to_have_text(guest.say("page-kept"))
    guest.go("#/setup/no-such-variant")
    expect(page.get_by_role("alert")).to_have_text(guest.say("page-no-variant", variant="no-such-variant"))


def test_erasing_everything(page: Page) -> None:
    """Games, rules, names, settings and the page itself are gone from the device."""
    guest = Guest(page, "it", people=["Ada"], fourColours=True)
    guest.begin("classic")
    guest.go("#/settings")
    expect(page.get_by_text(guest.say("page-offline-ready"))).to_be_visible()
    assert guest.rooms() == 1
    guest.button("page-erase").click()
    with page.expect_navigation():
        guest.button("page-erase-now").click()
    guest = Guest(page)  # the browser's language
    expect(page.get_by_role("heading", level=1)).to_have_text("Bataille")
    expect(guest.button("page-play")).to_be_visible()
    expect(page.locator(".go-on")).to_have_count(0)
    kept = page.evaluate("JSON.stringify(localStorage)")
    assert "Ada" not in kept
    assert '\\"fourColours\\":true' not in kept
