"""Plain lines on a terminal and in a pipe."""

from __future__ import annotations

import sys

import pytest

from bataille.terminal.voice import Clock, Voice

LONG = "Battle 7: you turn the Queen of Diamonds, Clever Fox turns the Seven\u00a0of\u00a0Spades.\n  one two"


@pytest.mark.parametrize(
    ("seen", "lines"),
    [
        (
            True,
            [
                "Battle 7: you turn the",
                "Queen of Diamonds, Clever",
                "Fox turns the",
                "Seven\u00a0of\u00a0Spades.",
                "  one two",
            ],
        ),
        (False, LONG.split("\n")),
    ],
)
def test_words_are_not_broken_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *, seen: bool, lines: list[str]
) -> None:
    """Lines end between words, one column before the edge; through a pipe they stay whole."""
    monkeypatch.setenv("COLUMNS", "26")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: seen, raising=False)
    Voice(Clock()).say(LONG)
    assert capsys.readouterr().out.splitlines() == lines


def test_lines_keep_their_indent(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The counts of eight seats stand in a block; a part of a line stays as it is."""
    monkeypatch.setenv("COLUMNS", "30")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    voice = Voice(Clock())
    voice.say("  Clever Fox 10 · Brave Bear 12 · Wise Owl 3")
    voice.say(" · 2", end="")
    assert capsys.readouterr().out == "  Clever Fox 10 · Brave Bear\n  12 · Wise Owl 3\n · 2"
