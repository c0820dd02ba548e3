"""Playing, when fingers are quick and browsers are closed at the wrong moment."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, Route, expect

from bataille import Game, Termination, Turn, play_out, start
from bataille.events import WarDeclared
from bataille.record import replay
from bataille.texts import Narrator
from tests.browser.conftest import Complaints
from tests.browser.guest import Guest

#: With this word the classic deal has a war early in the game.
SEED = "lion"


def to_first_war() -> Game:
    """That game when the battle of its first war is over."""
    game = start("classic", seed=SEED, real_time=True)
    while not any(isinstance(event, WarDeclared) for event in game.give(Turn())):
        assert game.outcome is None, "there is a war"
    return game


def stocks(page: Page) -> list[int]:
    """How many cards each seat has, as the table says, from the first seat."""
    seats = page.locator("section.seat")
    said = {seat.get_attribute("data-seat"): seat.locator(".counts").inner_text() for seat in seats.all()}
    return [int(re.findall(r"\d+", text)[0]) for _, text in sorted(said.items())]


def expect_stocks(page: Page, game: Game) -> None:
    """The table shows what everybody has."""
    for seat, count in enumerate(game.view().counts.stocks):
        expect(page.locator(f"section.seat[data-seat='{seat}'] .counts")).to_contain_text(str(count))
    assert stocks(page) == list(game.view().counts.stocks)


def test_R70_a_double_tap_plays_one_battle(page: Page) -> None:
    """Two taps at once turn one card."""
    guest = Guest(page)
    guest.begin("classic", seed=SEED)
    guest.stock.dblclick()
    game = start("classic", seed=SEED)
    game.give(Turn())
    expect_stocks(page, game)
    page.wait_for_timeout(500)
    expect_stocks(page, game)


def test_a_page_closed_in_a_war_goes_on_there(page: Page) -> None:
    """What lies on the table, and every card that comes, is as if nothing had happened."""
    guest = Guest(page, pace="calm")
    guest.begin("classic", seed=SEED)
    expect(guest.stock).to_be_focused()
    page.keyboard.press("w")
    war = to_first_war()
    declared = next(event for event in reversed(war.events) if isinstance(event, WarDeclared))
    expect(guest.log).to_contain_text(Narrator(guest.texts, war.rules, guest.names(2), 0).sentence(declared))
    page.reload()
    expect(guest.stock).to_be_visible()
    expect_stocks(page, war)
    guest.button("page-play-finish").click()
    record = guest.see_end()
    play_out(war)
    assert replay(record).events == war.events
    assert guest.rooms() == 0


def test_the_back_button(page: Page) -> None:
    """Leads from the table to where it was set, and the other way back to the game as it stood."""
    guest = Guest(page)
    guest.begin("classic", seed=SEED)
    guest.stock.click()
    game = start("classic", seed=SEED)
    game.give(Turn())
    expect_stocks(page, game)
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text(guest.say("variant-classic"))
    page.go_forward()
    expect(guest.stock).to_be_focused()
    expect_stocks(page, game)
    page.wait_for_timeout(300)
    guest.stock.click()
    game.give(Turn())
    expect_stocks(page, game)


def test_two_tabs_on_one_game(page: Page, context: BrowserContext, complaints: Complaints) -> None:
    """One of them plays; the other says so, and can take over what has happened since."""
    guest = Guest(page)
    guest.begin("classic", seed=SEED)
    guest.stock.click()
    game = start("classic", seed=SEED)
    game.give(Turn())
    expect_stocks(page, game)
    other = context.new_page()
    complaints.watch(other)
    second = Guest(other)
    second.go(page.url)
    expect(other.get_by_role("alert")).to_contain_text(guest.say("page-elsewhere"))
    second.button("page-elsewhere-here").click()
    expect_stocks(other, game)
    second.stock.click()
    game.give(Turn())
    expect_stocks(other, game)
    expect(page.get_by_role("alert")).to_contain_text(guest.say("page-elsewhere"))
    guest.button("page-elsewhere-here").click()
    expect_stocks(page, game)
    guest.button("page-play-finish").click()
    play_out(game)
    assert guest.see_end().outcome == game.outcome


def test_R21_the_bell(context: BrowserContext, page: Page) -> None:
    """Fifteen minutes later the most cards have won."""
    context.route("**/worker-*.js", turn_the_clock)
    guest = Guest(page)
    guest.begin("timed", seed=SEED)
    expect(page.get_by_text(re.compile(r"\b1[45]:[0-5][0-9]\b"))).to_be_visible()
    guest.stock.click()
    game = start("timed", seed=SEED)
    game.give(Turn())
    expect_stocks(page, game)
    page.evaluate("new BroadcastChannel('clock').postMessage(900_000)")
    page.wait_for_timeout(350)
    guest.stock.click()
    record = guest.see_end()
    assert record.outcome is not None
    assert record.outcome.termination is Termination.TIME
    held = replay(record).view().counts.stocks
    assert record.outcome.winner == held.index(max(held))


def turn_the_clock(route: Route) -> None:
    """The engine's clock can be put forward by a message."""
    answer = route.fetch()
    ahead = """{
      const now = Performance.prototype.now;
      let ahead = 0;
      Performance.prototype.now = function () { return now.call(this) + ahead; };
      new BroadcastChannel("clock").onmessage = ({ data }) => (ahead += data);
    }"""
    route.fulfill(response=answer, body=ahead + answer.text())


def test_a_network_that_blinks(page: Page, context: BrowserContext) -> None:
    """Is not noticed by a game."""
    guest = Guest(page)
    guest.begin("classic", seed=SEED)
    context.set_offline(True)
    guest.stock.click()
    game = start("classic", seed=SEED)
    game.give(Turn())
    expect_stocks(page, game)
    context.set_offline(False)
    guest.button("page-play-finish").click()
    play_out(game)
    assert guest.see_end().outcome == game.outcome


def test_what_the_log_says(page: Page) -> None:
    """Every event after the deal once, in its order, in the words of Python's narrator, to the one who is spoken to."""
    guest = Guest(page)
    guest.begin("captured-pile", "battle_limit=60", seed=SEED)
    expect(guest.stock).to_be_focused()
    page.evaluate("""() => {
      const log = document.querySelector("[role=log]");
      globalThis.heard = [...log.children].map((line) => line.textContent);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof Element) heard.push(node.textContent);
      }).observe(log, { childList: true });
    }""")
    guest.button("page-play-finish").click()
    record = guest.see_end()
    narrator = Narrator(guest.texts, record.rules, guest.names(2), 0)
    game = replay(record)
    _, *expected = [narrator.sentence(game.hide(event, 0)) for event in game.events]
    expect(guest.log.locator("p").last).to_have_text(expected[-1])
    assert page.evaluate("heard") == expected
