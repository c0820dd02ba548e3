"""Makes pictures of every screen, in every language and size: python -m tests.browser.pictures [FOLDER]"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.browser.conftest import Site, launch
from tests.browser.screens import SCREENS, visited

SIZES = ((390, 844), (667, 375), (1280, 800))
SMALL = (320, 568)
#: Ways of looking at things that somebody may choose, by the name of their pictures' folder.
WAYS: dict[str, dict[str, str | bool]] = {
    "en": {"language": "en"},
    "fr": {"language": "fr"},
    "it": {"language": "it"},
    "dark": {"language": "en", "theme": "dark"},
    "large": {"language": "fr", "fourColours": True, "largeIndices": True},
    "still": {"language": "en", "lessMotion": True},
}


def take(browser: Browser, address: str, way: str, folder: Path, wanted: list[str]) -> None:
    """All pictures of one way; only the wanted screens, where some are named, and what leads to them."""
    kinds = dict(WAYS[way])
    sizes = [*SIZES, SMALL] if way == "en" else SIZES if way in {"fr", "it"} else SIZES[:1]
    with visited(browser, address, str(kinds.pop("language")), **kinds) as guest:
        for screen in SCREENS:
            if wanted and screen.name not in wanted:
                continue
            try:
                for number, (width, height) in enumerate(sizes):
                    guest.page.set_viewport_size(ViewportSize(width=width, height=height))
                    if number == 0:
                        screen.show(guest)
                    guest.page.wait_for_timeout(300)  # for what glides to its new place
                    path = folder / f"{width}x{height}" / f"{screen.name}-{way}.png"
                    guest.page.screenshot(path=path, animations="disabled")
            except (PlaywrightError, AssertionError) as error:  # the other pictures are worth something without it
                sys.stderr.write(f"{way} {screen.name}: {error}\n")


def main(arguments: list[str]) -> None:
    """`[FOLDER [WAY …] [SCREEN …]]`."""
    folder = Path(arguments[0] if arguments else "pictures")
    ways = [each for each in arguments[1:] if each in WAYS] or list(WAYS)
    wanted = [each for each in arguments[1:] if each not in WAYS]
    site = Site()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch())
        for way in ways:
            take(browser, site.address, way, folder, wanted)
        browser.close()
    site.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
