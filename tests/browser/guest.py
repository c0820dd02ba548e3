"""Somebody at the page who knows where everything is: finds it by the words that it has, in their language."""

from __future__ import annotations

import json
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from bataille.record import Record, read_record
from bataille.texts import Narrator, Texts
from tests.browser.waiting import until

#: What seats are called unless somebody gives them names, in the order of the page's animals.
ANIMALS = ("fox", "bear", "owl", "hare", "hedgehog", "cat", "wolf", "goose")

_KEPT = """(store) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("bataille");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const all = opening.result.transaction(store).objectStore(store).getAll();
    all.onerror = () => reject(all.error);
    all.onsuccess = () => {
      opening.result.close();
      resolve(all.result);
    };
  };
})"""


class Guest:
    """Sits at a page, whose clock may be one that can be stopped.

    `people`: how many of the first seats are played here, or their names; `settings`: the page's.
    """

    def __init__(
        self,
        page: Page,
        language: str = "en",
        *,
        people: int | Sequence[str] = 1,
        stoppable: bool = False,
        **settings: str | bool,
    ) -> None:
        self.page = page
        self.texts = Texts(language)
        names = [""] * people if isinstance(people, int) else list(people)
        party = [{"name": name, "human": True} for name in names] + [{"human": False}] * (8 - len(names))
        self._names = names
        self._stoppable = stoppable
        self._stopped = False
        kept = {"settings": {"language": language, "pace": "instant", **settings}, "party": party}
        items = json.dumps({f"bataille.{key}": json.dumps(each) for key, each in kept.items()})
        page.add_init_script(
            f"if (!sessionStorage.met) Object.assign(localStorage, {items});"
            "sessionStorage.met = true;"  # once: what the page changes stays changed
        )

    def say(self, key: str, **arguments: str | int) -> str:
        """A text of the page."""
        return self.texts.say(key, **arguments)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        typed = self._names[seat] if seat < len(self._names) else ""
        return typed or self.say(f"seat-{ANIMALS[seat]}")

    def names(self, seats: int) -> list[str]:
        """What all seats are called."""
        return [self.name(seat) for seat in range(seats)]

    def button(self, key: str, **arguments: str | int) -> Locator:
        """A button by the text on it."""
        return self.page.get_by_role("button", name=self.say(key, **arguments), exact=True)

    def link(self, key: str, **arguments: str | int) -> Locator:
        """A link, likewise."""
        return self.page.get_by_role("link", name=self.say(key, **arguments), exact=True)

    def go(self, address: str = "") -> None:
        """To a place, by its address in the page: `#/settings`. Time goes on."""
        if self._stopped:
            self.page.clock.resume()
            self._stopped = False
        self.page.goto(address)

    def begin(self, variant: str, options: str = "", *, seed: str = "", people: int | None = None) -> None:
        """Set the table, and play. `people`: how many of the first seats are played here; else as the last time."""
        self.go(f"#/setup/{variant}{options and '?'}{options}")
        field = self.page.get_by_label(self.say("page-seed"))
        if seed:
            field.fill(seed)
        if people is not None:
            field.wait_for()
            for seat, chair in enumerate(self.page.locator("li[data-seat]").all()):
                kind = "page-person" if seat < people else "page-computer"
                chair.get_by_role("radio", name=self.say(kind), exact=True).check()
        self.page.get_by_role("contentinfo").get_by_role("button").click()
        self.page.wait_for_url("**/#/play/*")

    def stop_time(self) -> None:
        """Nothing moves from now on, where the page's clock can be stopped."""
        if self._stoppable:
            self.page.clock.pause_at(self.page.evaluate("Date.now() / 1000"))
            self._stopped = True

    @property
    def stock(self) -> Locator:
        """One's own cards in a game of chance, to be tapped."""
        return self.button("page-play-turn")

    @property
    def ending(self) -> Locator:
        """What is said when a game is over: who won."""
        return self.page.locator("#ending")

    @property
    def log(self) -> Locator:
        """What listeners are told."""
        return self.page.get_by_role("log")

    def see_end(self, timeout: float = 60_000) -> Record:
        """Wait for the end; what is said there is true. The record is replayed and checked as it is read."""
        expect(self.ending).to_be_visible(timeout=timeout)
        replay = self.link("page-look-again").get_attribute("href") or ""
        record = self.record(replay.removeprefix("#/replay/"))
        assert record.outcome is not None
        you = 0 if len(self._names) == 1 else None
        narrator = Narrator(self.texts, record.rules, self.names(record.rules.seats), you)
        expect(self.ending).to_have_text(narrator.result(record.outcome))
        return record

    def let_go(self) -> None:
        """Take the hands off."""
        self.page.mouse.up()
        self.page.keyboard.up(" ")

    def record(self, digest: str) -> Record:
        """The record of a game that is kept here."""
        until(self.page, f"async (id) => (await ({_KEPT})('records')).some((each) => each.id === id)", digest)
        kept: list[dict[str, str]] = self.page.evaluate(_KEPT, "records")
        return next(read_record(each["record"]) for each in kept if each["id"] == digest)

    def rooms(self) -> int:
        """How many unfinished games are kept here."""
        return len(self.page.evaluate(_KEPT, "rooms"))
