"""What the page weighs, and how long it takes to be there.

    python -m benchmarks.page_start [--rounds N] [--json]

The page is served by `bataille` and opened in Debian's Chromium, started anew for each visit; the visit begins when the
browser is done with itself, since it loads hundreds of files of its own at first. Weights are the bytes of the
compressed files that a first visit asks for. Times are medians of `--rounds` visits, from the navigation by the clock.
Memory is the process's share (PSS).

The processor's time is that of the page's process until the engine is there, by thread: what the page and the engine
themselves need, and what goes on beside them. That is nearly all V8's, which compiles again what has turned out to be
used much; nobody waits for it unless there are too few cores.

The browser can slow down a page but not its worker. So for a processor of a quarter of the speed all processes of the
browser, with all their threads, are stopped three quarters of the time.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import CDPSession, Playwright, sync_playwright

from tests.browser.conftest import Site, launch
from tests.browser.weights import ENGINE, weights

#: Resolves with the milliseconds from the navigation to the first paint, and to the answer that the engine is there.
READY = """async () => {
  const paint = await new Promise((resolve) => {
    const tell = (entries) => entries.forEach(({ name, startTime }) => /contentful/.test(name) && resolve(startTime));
    new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: "paint", buffered: true });
  });
  return [paint, await globalThis.engineReady];
}"""
#: Notes when the worker says so.
NOTE = """
const Plain = Worker;
let ready;
globalThis.engineReady = new Promise((resolve) => (ready = resolve));
globalThis.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (data.type === "ready") {
        ready(performance.now());
        globalThis.engineMemory = data.memory;
      }
    });
  }
};
"""


#: The browser is done with itself when all its processes together use less than this share of one core for a while.
STILL = 0.05
WHILE = 1.0
#: How often the browser goes on and is stopped, in seconds, and how many times slower it is then.
SLICE = 0.004
SLOWER = 4


def visit(playwright: Playwright, address: str, *, slowly: bool = False) -> dict[str, float]:
    """One visit by a browser that knows nothing: milliseconds, bytes."""
    browser = playwright.chromium.launch(**launch())
    page = browser.new_context(service_workers="block").new_page()
    page.add_init_script(NOTE)
    session = browser.new_browser_cdp_session()
    settle(session)
    if slowly:
        with slowed(next(each["id"] for each in processes(session) if each["type"] == "browser")):
            page.goto(address)
            paint, ready = page.evaluate(READY)
        browser.close()
        return {"slow_paint": paint, "slow_ready": ready}
    page.goto(address)
    paint, ready = page.evaluate(READY)
    renderers = [each for each in processes(session) if each["type"] == "renderer"]
    busiest = max(renderers, key=lambda each: float(each["cpuTime"]))["id"]
    figures = {
        "paint": paint,
        "ready": ready,
        **by_thread(busiest),
        "memory": share(busiest),
        "engine": page.evaluate("engineMemory"),
    }
    browser.close()
    return figures


def processes(session: CDPSession) -> list[dict[str, Any]]:
    """Those of a browser: `id`, `type`, `cpuTime` in seconds."""
    found: list[dict[str, Any]] = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return found


def settle(session: CDPSession) -> None:
    """Wait until a browser does nothing."""
    used = -math.inf
    while True:
        before, used = used, sum(each["cpuTime"] for each in processes(session))
        if used - before < STILL * WHILE:
            return
        time.sleep(WHILE)


@contextmanager
def slowed(process: int) -> Iterator[None]:
    """All that runs with a browser is stopped most of the time, so that it is as many times slower as `SLOWER` says."""
    group = os.getpgid(process)
    assert group != os.getpgid(0), "the browser has a group of its own"
    over = threading.Event()

    def stop_and_go() -> None:
        while not over.is_set():
            begun = time.perf_counter()
            time.sleep(SLICE)
            os.killpg(group, signal.SIGSTOP)
            time.sleep((time.perf_counter() - begun) * (SLOWER - 1))
            os.killpg(group, signal.SIGCONT)

    thread = threading.Thread(target=stop_and_go)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def by_thread(process: int) -> dict[str, float]:
    """The processor's time that a page's process has used, in milliseconds."""
    found = dict.fromkeys(("own", "worker", "beside"), 0.0)
    for thread in Path(f"/proc/{process}/task").iterdir():
        name = (thread / "comm").read_text(encoding="ascii")
        key = "own" if thread.name == str(process) else "worker" if name.startswith("DedicatedWorker") else "beside"
        found[key] += int((thread / "schedstat").read_text(encoding="ascii").split()[0]) / 1e6
    return found


def share(process: int) -> int:
    """A process's share of the memory, in bytes."""
    said = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
    return next(int(line.split()[1]) * 1024 for line in said.splitlines() if line.startswith("Pss:"))


def measured(rounds: int) -> dict[str, Any]:
    """Everything."""
    site = Site()
    with sync_playwright() as playwright:
        visit(playwright, site.address)  # the system reads its files
        visits = [visit(playwright, site.address) | visit(playwright, site.address, slowly=True) for _ in range(rounds)]
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
        f"  processor's time, page {found['own']:>10.0f} ms",
        f"    engine               {found['worker']:>10.0f} ms",
        f"    beside them          {found['beside']:>10.0f} ms",
        f"four times slower        {found['slow_ready']:>10.0f} ms, first paint {found['slow_paint']:.0f} ms",
        f"memory of the page       {memory:>10.0f} MiB, of it the engine's {python:.0f}",
    ]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
