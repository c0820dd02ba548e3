"""Reports of games that had no end: nothing to average, and no error."""

from __future__ import annotations

import io
import json
import re
from base64 import b64decode
from html import unescape

import numpy as np
import pytest

from bataille.lab import Report, simulate
from bataille.lab.campaign import Campaign
from bataille.lab.kernel.games import blank
from bataille.lab.plots import figure
from bataille.lab.tally import tally_of
from bataille.outcome import Termination
from bataille.rules import Rules
from bataille.texts import LANGUAGES, Texts


@pytest.fixture
def stopped() -> Report:
    """Twenty games that the guard stopped."""
    games = blank(20, 2)
    games.winner.fill(-1)
    games.since.fill(-1)
    games.period.fill(-1)
    games.battles.fill(1)
    games.termination.fill(list(Termination).index(Termination.GUARD))
    return Report(Campaign(Rules(), 0, 20), tally_of(games, 0), 0.5)


def test_nothing_is_averaged(stopped: Report) -> None:
    """Nothing was won, drawn or endless; what cannot be known is null."""
    told = json.loads(json.dumps(stopped.json()))
    assert (told["games"], told["stopped"], told["draws"], told["endless"]) == (20, 20, 0, 0)
    assert told["wins"] == [0, 0]
    assert told["terminations"] == {"guard": 20}
    assert [told[key] for key in ("battles", "wars", "longest", "greatest_comeback", "first_endless")] == [None] * 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_told_and_drawn(stopped: Report, language: str) -> None:
    """A short summary, and charts with titles and axes."""
    assert "20  100" in stopped.text(language)
    drawing = figure(stopped.tally, Texts(language))
    assert all(axes.get_title() and axes.get_xlabel() and axes.get_ylabel() for axes in drawing.axes)
    file = io.BytesIO()
    drawing.savefig(file, format="png")
    assert file.getvalue().startswith(b"\x89PNG")


def test_aces_are_told_where_there_are_some() -> None:
    """A pack of numbers has none."""
    assert "aces dealt" in simulate("bataille-32", 500).text()
    for variant in ("numbers", "four-players pack=numbers"):
        report = simulate(variant, 500)
        assert "aces dealt" not in report.text()
        assert "Correlation of the cards dealt" in report.text()


@pytest.mark.parametrize(("language", "mark"), [("en", ","), ("fr", "\u202f"), ("it", ".")])
def test_long_numbers_are_written_in_groups(language: str, mark: str) -> None:
    """Lengths too, of games and of sessions."""
    games = blank(2, 2)
    games.winner.fill(0)
    games.since.fill(-1)
    games.period.fill(-1)
    games.battles[:] = 12_345, 67_890
    report = Report(Campaign(Rules(), 0, 2), tally_of(games, 0), 0.5)
    said = report.text(language)
    assert f"12{mark}345 – 67{mark}890" in said
    assert f"  12{mark}345 ±" in said
    assert said.count(f"  67{mark}890\n") == 3  # 75, 95 and 99 % last at most so long
    sessions = simulate("casino bankroll=1000", 100)
    lengths = sessions.json()["battles"]
    long = [number for number in (*lengths["percentiles"].values(), lengths["max"]) if number >= 10_000]
    assert len(long) > 1
    for number in long:
        assert f" {number // 1000}{mark}{number % 1000:03}\n" in sessions.text(language)


def test_a_draw_is_no_win() -> None:
    """Games that ended with nobody winning count as draws; two periods are counted apart."""
    games = blank(5, 3)
    games.winner[:] = [-1, 2, -1, -1, 0]
    games.period[:] = [-1, -1, 12, 40, -1]
    games.battles[:] = [7, 9, 100, 100, 9]
    games.termination[2:4] = list(Termination).index(Termination.ENDLESS)
    tally = tally_of(games, 1_000)
    assert (tally.wins, tally.draws, tally.periods) == ((1, 0, 1), 1, {12: 1, 40: 1})
    assert (tally.battles, tally.first_endless) == ({7: 1, 9: 2}, 1_002)
    assert tally.longest is not None
    assert (tally.longest.amount, tally.longest.game) == (9, 1_001)
    assert np.sum(list(tally.battles.values())) == tally.finished == 3


def test_it_shows_itself(stopped: Report) -> None:
    """As text in a terminal; as text and charts, apart from the page they stand in, in a notebook."""
    assert str(stopped) == stopped.__rich__() == stopped.text()
    shown = stopped._repr_mimebundle_()
    assert shown["text/plain"] == stopped.text()
    assert shown["text/html"] == stopped._repr_html_()
    found = re.fullmatch(
        r'<pre>(.*)</pre>\n<img alt="" src="data:image/svg\+xml;base64,(.*)">', shown["text/html"], re.DOTALL
    )
    assert found is not None
    assert unescape(found[1]) == stopped.text()
    assert b64decode(found[2]).decode() == stopped.plot()._repr_svg_()
    assert "<svg" in stopped.plot()._repr_svg_()
