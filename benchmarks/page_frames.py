"""How smoothly the page shows a war and the fastest pace, and how long whole games take there.

    python -m benchmarks.page_frames [--static DIR] [--throttle N] [--battles N] [--json]

A built page (default: the package's own) is opened in Debian's Chromium at a phone's size, its main thread slowed down
by `--throttle`. Chromium traces itself: what is printed are the longest task of the main thread and the gaps between
the frames drawn while cards moved, in milliseconds. A second, unthrottled page plays whole games of at least
`--battles` battles at the fastest pace and at once. Tasks are measured by the processor's time, which other programs
take nothing of; gaps by the clock.
"""

from __future__ import annotations

import argparse
import json
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import bataille
from bataille.commands import Turn

STATIC = Path(bataille.__file__).parent / "web" / "static"
CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
PHONE = ViewportSize(width=390, height=844)
CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]
#: How long cards are watched, in milliseconds, and how long a war takes to be found and shown at most.
WATCHED, WAR = 8_000, 20_000
WHOLE = 240_000


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder, as long as it is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()


def sit_down(browser: Browser, address: str, seed: str, **settings: object) -> Page:
    """A page with a classic game that has just been dealt."""
    page = browser.new_context(viewport=PHONE, device_scale_factor=2, service_workers="block").new_page()
    page.goto(address)
    page.wait_for_selector("button")
    page.wait_for_timeout(500)
    kept = {"bataille.settings": settings, "bataille.setup.classic": {"options": "", "seed": seed}}
    page.evaluate(
        "kept => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value)))", kept
    )
    page.goto(f"{address}#/setup/classic")
    page.reload()
    page.locator("footer button.primary:enabled").click()
    page.wait_for_selector("[data-seat]")
    page.wait_for_timeout(1_000)
    return page


def throttle(page: Page, rate: float) -> None:
    """Slow the page's main thread down."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def traced(browser: Browser) -> dict[str, float]:
    """What a trace that was begun says: the longest task, and the gaps between drawn frames (ms)."""
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    mains = {(e["pid"], e["tid"]) for e in events if e.get("args", {}).get("name") == "CrRendererMain"}
    run = [e for e in events if e["name"] == "RunTask" and "dur" in e and (e["pid"], e["tid"]) in mains]
    tasks = [(e["pid"], e.get("tdur", e["dur"]) / 1_000) for e in run]
    busiest = max({pid for pid, _ in tasks}, key=lambda pid: sum(length for of, length in tasks if of == pid))
    drawn = sorted({e["ts"] / 1_000 for e in events if e["name"] == "DrawFrame" and e["pid"] == busiest})
    gaps = [later - earlier for earlier, later in pairwise(drawn) if later - earlier < IDLE]
    lengths = sorted(length for pid, length in tasks if pid == busiest)
    return {
        "frames": len(gaps) + 1,
        "gap median": median(gaps),
        "gap 99 %": sorted(gaps)[int(len(gaps) * 0.99)],
        "gap longest": max(gaps),
        "task longest": lengths[-1],
        "tasks over 50 ms": sum(length > 50 for length in lengths),
    }


#: A pause between frames from which on nothing moved, and none was due (ms).
IDLE = 150


def show_war(browser: Browser, address: str, rate: float) -> dict[str, float]:
    """The frames of a war at a lively pace, found by the errand to the next war."""
    page = sit_down(browser, address, "lion", pace="lively")
    throttle(page, rate)
    page.keyboard.press("w")
    page.wait_for_selector(".laid:nth-child(2)", timeout=WAR)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.wait_for_selector(".laid:nth-child(5)", timeout=WAR)
    page.wait_for_selector(".laid", state="detached", timeout=WAR)
    figures = traced(browser)
    page.context.close()
    return figures


def show_fastest(browser: Browser, address: str, rate: float) -> dict[str, float]:
    """The frames of some seconds at the fastest pace."""
    page = sit_down(browser, address, "lion", pace="fastest")
    throttle(page, rate)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.keyboard.press("a")
    page.wait_for_timeout(WATCHED)
    figures = traced(browser)
    page.context.close()
    return figures


def long_seed(battles: int) -> tuple[str, int]:
    """The first word of a row whose classic game has at least so many battles, and how many it has."""
    for number in range(100_000):
        game = bataille.start("classic", seed=f"word{number}")
        while game.outcome is None:
            game.give(Turn())
        if battles <= game.outcome.battles < 1.2 * battles:
            return f"word{number}", game.outcome.battles
    raise AssertionError("no such game")


def play_whole(browser: Browser, address: str, seed: str, pace: str, rate: float) -> float:
    """How long a whole game takes at a pace, turned automatically (s)."""
    page = sit_down(browser, address, seed, pace=pace)
    throttle(page, rate)
    begun = monotonic()
    page.keyboard.press("a")
    page.wait_for_selector("#ending", timeout=WHOLE)
    taken = monotonic() - begun
    page.context.close()
    return taken


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Frames and whole games of the page.")
    parser.add_argument("--static", type=Path, default=STATIC, help="the built page")
    parser.add_argument("--throttle", type=float, default=4, help="how much slower the page's main thread is made")
    parser.add_argument("--battles", type=int, default=500, help="battles of the whole game at least")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    seed, battles = long_seed(asked.battles)
    figures: dict[str, dict[str, float]] = {}
    with served(asked.static) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        parts: dict[str, Callable[[], dict[str, float]]] = {
            "a war, lively": lambda: show_war(browser, address, asked.throttle),
            "fastest pace": lambda: show_fastest(browser, address, asked.throttle),
            f"{battles} battles, seconds": lambda: {
                f"{pace}, {rate:g} x slower": play_whole(browser, address, seed, pace, rate)
                for pace in ("fastest", "instant")
                for rate in (1, asked.throttle)
            },
        }
        for heading, measure in parts.items():
            figures[heading] = measure()
            if not asked.json:
                lines = [heading, *(f"  {name:24} {value:10.1f}" for name, value in figures[heading].items()), ""]
                sys.stdout.write("\n".join(lines))
                sys.stdout.flush()
        browser.close()
    if asked.json:
        sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
