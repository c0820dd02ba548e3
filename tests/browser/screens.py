"""Every screen of the page, and the way there: made into pictures, and looked at by axe."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, expect

from tests.browser.conftest import PATIENCE
from tests.browser.guest import Guest

#: In the first battles of these deals there is a war; one of two links; one at a table of four; and a tie with the bank
#: and a war of thinkers, where everybody chooses their first card.
WAR, CHAIN, WAR_OF_FOUR, TIE, FOURTH = "10", "525", "16", "32", "10"


@dataclass(frozen=True)
class Screen:
    """A name, and how somebody who has just come gets there."""

    name: str
    show: Callable[[Guest], None]


@contextmanager
def visited(browser: Browser, address: str, language: str, **settings: str | bool) -> Iterator[Guest]:
    """Somebody before whom cards move slowly, and for whom time can be stopped."""
    context = browser.new_context(base_url=address, service_workers="block", locale=language)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.clock.install()
    yield Guest(page, language, stoppable=True, **{"pace": "calm", **settings})
    context.close()


def start(guest: Guest) -> None:
    guest.go("#/")
    expect(guest.button("page-play")).to_be_visible()


def setup(variant: str, options: str = "") -> Callable[[Guest], None]:
    """Where the table of a variant is set."""

    def show(guest: Guest) -> None:
        guest.go(f"#/setup/{variant}{options and '?'}{options}")
        expect(guest.page.get_by_label(guest.say("page-seed"))).to_be_visible()

    return show


def conflict(guest: Guest) -> None:
    setup("classic", "stakes=true&seats=2")(guest)
    expect(guest.button("page-show-why")).to_be_visible()
    guest.button("page-show-why").click()


def all_rules(guest: Guest) -> None:
    setup("double-war", "war_down=5&seats=3")(guest)
    guest.page.get_by_text(guest.say("page-more-rules")).click()


def looks(guest: Guest) -> None:
    setup("classic", "seats=2")(guest)
    guest.page.locator("li[data-seat='0'] .face").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def rules_card(guest: Guest) -> None:
    guest.go("#/rules/double-war?war_down=2")
    expect(guest.page.get_by_role("article")).to_be_visible()


def settings(guest: Guest) -> None:
    guest.go("#/settings")
    expect(guest.button("page-erase")).to_be_visible()


def erasing(guest: Guest) -> None:
    settings(guest)
    guest.button("page-erase").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def kept(guest: Guest) -> None:
    guest.go("#/kept")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("page-kept"))
    guest.page.wait_for_timeout(200)


def rest(options: str = "", people: int = 1) -> Callable[[Guest], None]:
    """A table after its first battle."""

    def show(guest: Guest) -> None:
        guest.begin("classic", options, seed="lion", people=people)
        expect(guest.stock).to_be_visible()
        guest.stock.click()
        guest.page.wait_for_timeout(400)
        guest.stock.click()  # the rest at once
        guest.page.wait_for_timeout(600)

    return show


def captures(guest: Guest) -> None:
    guest.begin("double-war", "seats=3", seed="lion", people=1)
    for _ in range(3):
        guest.stock.click()
        guest.page.wait_for_timeout(400)
        guest.stock.click()
        guest.page.wait_for_timeout(400)
    guest.page.wait_for_timeout(600)


def war(seed: str, cards: int, options: str = "") -> Callable[[Guest], None]:
    """A war of the first battle, when so many cards lie in the centre; there time stops."""

    def show(guest: Guest) -> None:
        guest.begin("classic", options, seed=seed, people=1)
        expect(guest.stock).to_be_visible()
        guest.stock.click()
        expect(guest.page.locator(".laid")).to_have_count(cards)
        guest.page.wait_for_timeout(500)
        guest.stop_time()

    return show


def end(guest: Guest) -> None:
    guest.begin("classic", "seats=2", seed="lion", people=1)
    expect(guest.stock).to_be_visible()
    guest.button("page-play-finish").click()
    expect(guest.ending).to_be_visible(timeout=60_000)
    expect(guest.link("page-look-again")).to_be_visible()
    guest.page.wait_for_timeout(400)


def menu(guest: Guest) -> None:
    rest()(guest)
    guest.button("page-play-menu").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def keys(guest: Guest) -> None:
    menu(guest)
    guest.page.get_by_role("dialog").get_by_role("button", name=guest.say("page-play-keys")).click()


def history(guest: Guest) -> None:
    menu(guest)
    guest.page.get_by_role("dialog").get_by_role("button", name=guest.say("page-play-history")).click()


def paused(guest: Guest) -> None:
    rest()(guest)
    guest.page.keyboard.press("p")
    expect(guest.button("page-play-go-on")).to_be_visible()


def hand(guest: Guest) -> None:
    guest.begin("thinking", seed=FOURTH, people=1)
    expect(guest.page.get_by_text(guest.say("page-thinking-choose"))).to_be_visible()
    guest.page.wait_for_timeout(400)


def fourth(guest: Guest) -> None:
    hand(guest)
    guest.page.keyboard.press("1")
    expect(guest.page.get_by_text(guest.say("page-thinking-fourth"))).to_be_visible()
    guest.page.wait_for_timeout(400)


def curtain(guest: Guest) -> None:
    guest.begin("thinking", seed=FOURTH, people=2)
    expect(guest.page.locator(".curtain")).to_be_visible()


def speed(people: int, options: str = "") -> Callable[[Guest], None]:
    """A battle of Speed War that may be grabbed: the computer has turned, and so have the people."""

    def show(guest: Guest) -> None:
        guest.begin("speed", options or "steal_after=none", seed="lion", people=people)
        areas = guest.page.locator(".area")
        expect(areas).to_have_count(people)
        for area in areas.all():
            area.click()
        expect(guest.page.locator(".area.grab")).to_have_count(people)
        guest.page.wait_for_timeout(400)

    return show


def bet(guest: Guest) -> None:
    guest.begin("casino", seed=TIE, people=1)
    expect(guest.page.locator("button.main")).to_be_visible()
    guest.page.wait_for_timeout(400)


def tie(guest: Guest) -> None:
    bet(guest)
    guest.page.locator("button.main").click()
    expect(guest.page.locator(".tied")).to_be_visible()
    guest.page.wait_for_timeout(400)


def bank_of_three(guest: Guest) -> None:
    guest.begin("casino", "seats=3", seed=TIE, people=3)
    expect(guest.page.locator("button.main")).to_be_visible()
    guest.page.wait_for_timeout(400)


def question(guest: Guest) -> None:
    settings(guest)
    guest.page.get_by_role("switch", name=guest.say("page-learning")).check()
    guest.begin("numbers", seed="lion", people=1)
    expect(guest.stock).to_be_visible()
    guest.stock.click()
    expect(guest.page.locator("section.ask")).to_be_visible()


def answer(guest: Guest) -> None:
    guest.page.locator("section.ask .cards button").first.click()
    guest.page.wait_for_timeout(200)
    again = guest.page.locator("section.ask .cards button:enabled")
    if again.count():
        again.first.click()
    expect(guest.button("page-learn-on")).to_be_visible()
    guest.button("page-learn-on").focus()


def replay(guest: Guest) -> None:
    settings(guest)
    guest.page.get_by_role("switch", name=guest.say("page-learning")).uncheck()
    guest.go("#/kept")
    guest.link("page-look-again").first.click()
    guest.button("page-replay-war").click()
    guest.page.wait_for_timeout(1500)


def no_game(guest: Guest) -> None:
    guest.go("#/play/none")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("page-play-none"))


def damaged(guest: Guest) -> None:
    guest.go("#/game/xyz")
    expect(guest.page.get_by_role("alert")).to_be_visible()


def failure(guest: Guest) -> None:
    guest.page.route("**/*.wasm", lambda route: route.abort())
    guest.go("#/")
    guest.page.reload()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("page-failure"))


#: In an order in which what is to be seen is there.
SCREENS = (
    Screen("start", start),
    Screen("setup", setup("classic", "seats=2")),
    Screen("setup-thinking", setup("thinking")),
    Screen("setup-speed", setup("speed")),
    Screen("setup-casino", setup("casino")),
    Screen("setup-conflict", conflict),
    Screen("setup-rules", all_rules),
    Screen("setup-looks", looks),
    Screen("rules-card", rules_card),
    Screen("settings", settings),
    Screen("settings-erase", erasing),
    Screen("table", rest("seats=2")),
    Screen("table-menu", menu),
    Screen("table-keys", keys),
    Screen("table-history", history),
    Screen("table-paused", paused),
    Screen("table-captures", captures),
    Screen("table-war", war(WAR, 10, "seats=2")),
    Screen("table-chain", war(CHAIN, 18, "seats=2")),
    Screen("table-3", rest("seats=3")),
    Screen("table-4-war", war(WAR_OF_FOUR, 12, "seats=4")),
    Screen("table-8", rest("seats=8")),
    Screen("table-end", end),
    Screen("thinking", hand),
    Screen("thinking-fourth", fourth),
    Screen("thinking-curtain", curtain),
    Screen("speed", speed(1)),
    Screen("speed-2", speed(2)),
    Screen("speed-4", speed(4, "seats=4&steal_after=none")),
    Screen("casino-bet", bet),
    Screen("casino-tie", tie),
    Screen("casino-3", bank_of_three),
    Screen("kept", kept),
    Screen("learn-question", question),
    Screen("learn-answer", answer),
    Screen("replay", replay),
    Screen("no-game", no_game),
    Screen("damaged-link", damaged),
    Screen("failure", failure),
)
