"""The page is light: what travels, compressed."""

from __future__ import annotations

from tests.browser.weights import ENGINE, weights


def test_what_the_page_weighs() -> None:
    """At most 150 KB with all cards, in the language with the longest words; the engine with Python at most 4.5 MB."""
    parts = weights()
    assert {"html", "css", "js", "texts", ENGINE} <= parts.keys()
    assert sum(parts.values()) - parts[ENGINE] <= 150_000
    assert parts[ENGINE] <= 4_500_000
