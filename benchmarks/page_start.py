"""What the page weighs, and how long it takes to be there.

    python -m benchmarks.page_start [--rounds N] [--json]

The page is served by `bataille` and opened in Debian's Chromium, started anew for each visit. Weights are the bytes of
the compressed files that a first visit asks for. Times are medians of `--rounds` visits, from the navigation: by the
clock, and the processor's time that the page's process has used until the engine is there, which other programs take
nothing of. The browser slows down the page but not its worker, so what a processor of a quarter of the speed needs is
given as four times that at most: as if nothing were done at the same time. Memory is the process's share (PSS).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Playwright, sync_playwright

from tests.browser.conftest import Site, launch
from tests.browser.weights import ENGINE, weights

#: Resolves with the milliseconds from the navigation to the first paint, and to the answer that the engine is there.
READY = """() => new Promise((resolve) => {
  const paint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  const there = () => paint() && globalThis.engineReady;
  const look = () => (there() ? resolve([paint(), globalThis.engineReady]) : setTimeout(look, 5));
  look();
})"""
#: Notes when the worker says so.
NOTE = """
const Plain = Worker;
globalThis.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (data.type === "ready") {
        globalThis.engineReady = performance.now();
        globalThis.engineMemory = data.memory;
      }
    });
  }
};
"""


def visit(playwright: Playwright, address: str) -> dict[str, float]:
    """One visit by a browser that knows nothing: milliseconds, bytes."""
    browser = playwright.chromium.launch(**launch())
    page = browser.new_context(service_workers="block").new_page()
    page.add_init_script(NOTE)
    page.goto(address)
    paint, ready = page.evaluate(READY)
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    busiest = max((each for each in processes if each["type"] == "renderer"), key=lambda each: float(each["cpuTime"]))
    figures = {
        "paint": paint,
        "ready": ready,
        "processor": busiest["cpuTime"] * 1000,
        "memory": share(busiest["id"]),
        "engine": page.evaluate("engineMemory"),
    }
    browser.close()
    return figures


def share(process: int) -> int:
    """A process's share of the memory, in bytes."""
    said = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
    return next(int(line.split()[1]) * 1024 for line in said.splitlines() if line.startswith("Pss:"))


def measured(rounds: int) -> dict[str, Any]:
    """Everything."""
    site = Site()
    with sync_playwright() as playwright:
        visit(playwright, site.address)  # the system reads its files
        visits = [visit(playwright, site.address) for _ in range(rounds)]
    site.stop()
    return {"bytes": weights(), **{key: median(each[key] for each in visits) for key in visits[0]}}


def main(arguments: Sequence[str]) -> None:
    """Print it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page_start")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    found = measured(options.rounds)
    if options.json:
        sys.stdout.write(json.dumps(found) + "\n")
        return
    engine = found["bytes"][ENGINE]
    memory, python = found["memory"] / 2**20, found["engine"] / 2**20
    lines = [
        f"page, compressed         {sum(found['bytes'].values()) - engine:>10,} bytes",
        f"engine, compressed       {engine:>10,} bytes",
        f"first paint              {found['paint']:>10.0f} ms",
        f"engine ready             {found['ready']:>10.0f} ms",
        f"  processor's time       {found['processor']:>10.0f} ms, four times slower {4 * found['processor']:.0f} ms",
        f"memory of the page       {memory:>10.0f} MiB, of it the engine's {python:.0f}",
    ]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
