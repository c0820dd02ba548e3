"""The engine in the page is the engine: the worker of the built page, asked without the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from bataille.codec import dumps, encode
from bataille.game import replayed
from bataille.record import read_record, replay
from tests.browser.waiting import until
from tests.golden.records import FOLDER

RECORDS = sorted(FOLDER.glob("*.json"))

#: Starts another worker of the page's and gives `ask`, which asks its lobby.
START = """async () => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const script = loaded.find((name) => /worker-/.test(name));
  const worker = new Worker(script, { type: "module" });
  let count = 0;
  const waiting = new Map();
  const ready = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.type === "ready") resolve();
      else if (data.type === "failed") reject(new Error(data.reason));
      else if (data.type === "answer") waiting.get(data.id)(JSON.parse(data.text));
    };
  });
  worker.postMessage({ type: "start", base: document.baseURI });
  await ready;
  globalThis.ask = (message) =>
    new Promise((resolve) => {
      waiting.set(++count, resolve);
      worker.postMessage({ type: "ask", id: count, text: JSON.stringify(message) });
    });
}"""
#: The events of every step of a record.
STEPS = """async (record) => {
  const opened = await ask({ type: "open", record });
  if (opened.type !== "opened") throw new Error(JSON.stringify(opened));
  const events = [];
  for (let number = 0; number <= opened.last; number++) {
    events.push((await ask({ type: "at", record: opened.record, number, seat: null })).events);
  }
  return events;
}"""


@pytest.fixture
def asked(page: Page) -> Page:
    """A page with `ask`."""
    page.goto("")
    until(page, "performance.getEntriesByType('resource').some(({ name }) => /worker-/.test(name))")
    page.evaluate(START)
    return page


def events_of(path: Path) -> list[Any]:
    """What Python here says happened, step by step."""
    game = replay(read_record(path.read_text(encoding="utf-8")))
    return [json.loads(dumps(encode(events))) for _, events in replayed(game)]


def test_the_events_of_all_golden_records_are_the_same(asked: Page) -> None:
    """Step by step, whole; and the links of these records open as well."""
    for path in RECORDS:
        expected = events_of(path)
        assert asked.evaluate(STEPS, path.read_text(encoding="utf-8")) == expected, path.stem
        assert asked.evaluate(STEPS, path.with_suffix(".txt").read_text().strip()) == expected, path.stem
