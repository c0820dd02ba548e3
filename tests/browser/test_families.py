"""Games with choices, grabs and bets are played to their end, by taps and by keys, alone and by two at one device."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from bataille.commands import Choose, Grab, Surrender, War
from bataille.outcome import Termination
from bataille.record import Record
from tests.browser.guest import Guest
from tests.browser.waiting import until

ADA_AND_BEN = ("Ada", "Ben")


def given(record: Record, kind: type) -> int:
    """How often a command was given by a seat."""
    return sum(isinstance(each.command, kind) for each in record.commands)


def goes_on(one: Locator, ending: Locator) -> bool:
    """Wait until there is something to do, or the game is over; whether it is not."""
    one.or_(ending).first.wait_for()
    return ending.count() == 0


# --- the thinking variant ---------------------------------------------------------------------------------------------


def test_R50_cards_are_chosen_by_keys(page: Page) -> None:
    """Alone against the computer: the keys 1 to 3 play the cards of the hand."""
    guest = Guest(page)
    guest.begin("thinking", "battle_limit=8", seed="lion")
    ready = page.locator(".hand button[aria-disabled=false]").first
    expect(ready).to_have_accessible_name(re.compile("^1: "))
    turn = 0
    while goes_on(ready, guest.ending):
        page.keyboard.press(str(1 + turn % 3))
        turn += 1
    record = guest.see_end()
    assert record.outcome is not None
    assert record.outcome.battles == 8
    assert given(record, Choose) >= 16


def test_R72_two_share_a_device_and_see_only_their_own_hands(page: Page) -> None:
    """No card of a hand is there before the curtain is lifted, and none is told."""
    guest = Guest(page, people=ADA_AND_BEN)
    guest.begin("thinking", "battle_limit=3", seed="lion")
    curtain, hand = page.locator(".curtain"), page.locator(".hand button")
    expect(curtain).to_contain_text("Ada")
    choosers = []
    while goes_on(curtain, guest.ending):
        expect(hand).to_have_count(0)
        said = curtain.inner_text()
        choosers.append(next(name for name in ADA_AND_BEN if name in said))
        curtain.click()
        expect(hand).to_have_count(3)
        hand.nth(1).click()
        expect(hand).to_have_count(0)
    told = guest.log.inner_text()
    assert choosers[:4] == ["Ada", "Ben", "Ada", "Ben"]
    assert guest.say("event-drew", name="Ben", you="no", known="no", cards="", drawn=1) in told
    assert not re.search("(draws|chooses) the", told)
    guest.see_end()


def test_somebody_lets_the_computer_play_on_and_comes_back(page: Page) -> None:
    """From the menu, and back with one tap."""
    guest = Guest(page, pace="calm")
    guest.begin("thinking", seed="lion")
    expect(page.locator(".hand button[aria-disabled=false]")).to_have_count(3)
    page.keyboard.press("m")
    page.get_by_role("combobox", name=guest.name(0)).select_option("random")
    page.keyboard.press("Escape")
    back = guest.button("page-thinking-again", name=guest.name(0))
    back.click()
    expect(back).to_have_count(0)
    expect(page.locator(".hand button")).not_to_have_count(0)


# --- Speed War --------------------------------------------------------------------------------------------------------


def test_R40_R41_somebody_turns_and_grabs_by_taps(page: Page) -> None:
    """Against the slow computer, everybody being allowed to grab at once."""
    guest = Guest(page)
    guest.begin("speed", "battle_limit=5&steal_after=0", seed="lion")
    area = page.locator(".area")
    while goes_on(page.locator(".area:is(.turn, .lay, .grab, .anyone)"), guest.ending):
        with suppress(PlaywrightError):  # the computer may have ended the game meanwhile
            area.click(timeout=2_000)
    record = guest.see_end()
    assert record.outcome is not None
    assert (record.outcome.termination, record.outcome.battles) == (Termination.BATTLES, 5)
    assert given(record, Grab) > 0
    assert all(each.command.at >= 0 for each in record.commands if isinstance(each.command, Grab))


def test_R42_two_race_with_keys(page: Page) -> None:
    """`S` and `L` turn and grab for two at one keyboard; who grabs before all have turned pays with a card."""
    guest = Guest(page, people=ADA_AND_BEN)
    guest.begin("speed", "battle_limit=4&steal_after=0", seed="lion")
    ada, ben = page.locator(".area[data-seat='0']"), page.locator(".area[data-seat='1']")
    expect(ada).to_have_class(re.compile("turn"))
    page.keyboard.press("s")
    expect(ada).to_have_class(re.compile("wait"))
    page.wait_for_timeout(400)  # sooner it would be the same tap
    page.keyboard.press("s")
    expect(ada).to_contain_text(guest.say("page-speed-early", penalty=1))
    turn = 0
    while goes_on(page.locator(".area:is(.turn, .lay, .grab, .anyone)").first, guest.ending):
        for key, area in (("s", ada), ("l", ben)):
            if re.search("turn|lay", area.get_attribute("class") or ""):
                page.keyboard.press(key)
        if re.search("grab|anyone", ada.get_attribute("class") or ""):
            page.keyboard.press("sl"[turn % 2])
            turn += 1
    record = guest.see_end()
    assert record.outcome is not None
    assert record.outcome.battles == 4


def test_a_race_rests_while_nobody_sees_it(page: Page) -> None:
    """The page is hidden: the game pauses by itself, and goes on when somebody says so."""
    guest = Guest(page)
    guest.begin("speed", seed="lion")
    expect(page.locator(".area")).to_be_visible()
    page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { value: true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
          delete document.hidden;
        }"""
    )
    guest.button("page-play-go-on").click()
    expect(guest.button("page-play-go-on")).to_have_count(0)


def test_the_best_reaction_time_is_kept(page: Page) -> None:
    """It is there again when the page is opened anew, and gone when everything is erased."""
    guest = Guest(page)
    guest.begin("speed", "steal_after=0", seed="lion")
    area = page.locator(".area")
    best = area.get_by_text(re.compile(guest.say("page-speed-best", ms=0).replace("0", r"\d+")))
    while goes_on(page.locator(".area:is(.turn, .lay, .grab, .anyone)"), best):
        with suppress(PlaywrightError):  # the computer may have been quicker
            area.click(timeout=2_000)
        page.wait_for_timeout(400)  # sooner it would be the same tap
    said = best.inner_text()
    page.reload()
    expect(best).to_have_text(said)
    guest.go("#/settings")
    guest.button("page-erase").click()
    guest.button("page-erase-now").click()
    until(page, "localStorage.getItem('bataille.reactions') === null")


# --- Casino War -------------------------------------------------------------------------------------------------------


def test_R60_R64_chips_are_bet_by_taps(page: Page) -> None:
    """Five more on the bet and the smallest side bet; the exact edge is shown, and what was put down adds up."""
    guest = Guest(page)
    guest.begin("casino", "rounds=4&packs=1", seed="lion")
    main = page.locator(".main")
    guest.button("page-casino-put", chip=5, bet=guest.say("page-casino-ante")).click()
    guest.button("page-casino-more", bet=guest.say("page-casino-tie")).click()
    expect(main).to_have_text(guest.say("page-casino-bet-both", ante=15, tie=2))
    expect(page.locator(".edges")).to_contain_text("503/20825")
    bets = 0
    while goes_on(main, guest.ending):
        bets += main.inner_text() == guest.say("page-casino-bet-both", ante=15, tie=2)
        main.click()
        page.wait_for_timeout(400)  # sooner it would be the same tap
    record = guest.see_end()
    assert record.outcome is not None
    assert (record.outcome.termination, bets) == (Termination.ROUNDS, 4)
    expect(page.locator(".lesson tbody")).to_contain_text("68.00")


def test_R61_ties_are_answered_by_keys(page: Page) -> None:
    """Enter bets, `W` goes to war and `S` surrenders, in a shoe in which cards tie soon."""
    guest = Guest(page)
    guest.begin("casino", "rounds=12&packs=1", seed="16")
    ready = page.locator(".main[aria-disabled=false]")
    keys = iter("wswswsws")
    while goes_on(ready, guest.ending):
        tied = page.locator(".tied").count() > 0
        page.keyboard.press(next(keys) if tied else "Enter")
        page.wait_for_timeout(400)  # sooner it would be the same tap
    record = guest.see_end()
    assert record.outcome is not None
    assert record.outcome.battles == 12
    assert given(record, War) + given(record, Surrender) > 0


def test_R63_somebody_leaves_the_table(page: Page) -> None:
    """With what there is left."""
    guest = Guest(page)
    guest.begin("casino", "bankroll=50", seed="lion")
    guest.button("action-leave").click()
    record = guest.see_end()
    assert record.outcome is not None
    assert (record.outcome.termination, record.outcome.bankrolls) == (Termination.LEFT, (100,))
