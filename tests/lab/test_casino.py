"""Casino War by the million: sessions are the engine's, and their mean is the exact edge."""

from __future__ import annotations

import json

import polars as pl
import pytest

from bataille.autoplay import play_out
from bataille.errors import SeedError
from bataille.events import Event, Settled
from bataille.game import Game
from bataille.lab import simulate
from bataille.lab.casino.croupier import BOLD, Croupier
from bataille.lab.casino.results import RESULTS
from bataille.lab.plots import figure
from bataille.outcome import Outcome, Termination
from bataille.players import players, players_of
from bataille.stream import Seeded
from bataille.texts import LANGUAGES, Texts
from bataille.variants import rules_of

SEED = 11
SESSIONS = 5
TERMINATIONS = list(Termination)
#: Poor guests go broke early or cannot pay for a war; a single pack is shuffled again and again.
CASES = {
    "rounds=80": ("always-war",),
    "rounds=80 table_min=3": ("always-surrender",),
    "packs=1 reshuffle_at=20 seats=3 tie_bonus=true rounds=60": ("always-war", "always-surrender", "always-war"),
    "bankroll=5 burn=0 rounds=400": ("always-war",),
    "bankroll=7 table_min=3 seats=7 burn=1": ("always-war",) * 7,
}


def engine(text: str, number: int) -> tuple[Game, Outcome]:
    """A session of the engine, with its events."""
    game = Game(rules_of("casino", text.split()), Seeded(SEED, number))
    return game, play_out(game, {seat: players()[key] for seat, key in enumerate(CASES[text])})


def count(events: tuple[Event, ...], seat: int) -> dict[int, int]:
    """What came of a seat's antes."""
    settled = [event.what for event in events if isinstance(event, Settled) and event.seat == seat]
    return {place: settled.count(result) for place, result in enumerate(RESULTS)}  # type: ignore[arg-type]


@pytest.mark.parametrize("text", CASES)
def test_R60_sessions_are_the_engines(text: str) -> None:
    """Rounds, wars, bankrolls, end and words drawn of each; what came of the antes in all."""
    seats = len(CASES[text])
    found = Croupier(rules_of("casino", text.split()), CASES[text]).play(SEED, 0, SESSIONS)
    results: list[dict[int, int]] = [dict.fromkeys(range(len(RESULTS)), 0) for _ in range(seats)]
    for number in range(SESSIONS):
        game, outcome = engine(text, number)
        assert (found.battles[number], found.wars[number]) == (outcome.battles, outcome.wars)
        assert TERMINATIONS[found.termination[number]] is outcome.termination
        held = tuple([int(found.columns[f"bankroll_{seat}"][number]) for seat in range(seats)])
        assert held == outcome.bankrolls
        assert found.drawn[number] == game._table.drawn
        for seat in range(seats):
            for place, times in count(game.events, seat).items():
                results[seat][place] += times
    assert [found.counts[f"result_{seat}"] for seat in range(seats)] == results


def test_every_guest_of_the_registry_can_play() -> None:
    """The compiled session knows two ways to answer a tie."""
    assert {player.key for player in players_of("casino")} == set(BOLD)


@pytest.mark.parametrize(
    ("text", "player", "edge"),
    [
        ("packs=1", "always-war", 503 / 20825),
        ("packs=6", "always-war", 142853 / 4965115),
        ("packs=6 tie_bonus=true", "always-war", 23138 / 993023),
        ("packs=6", "always-surrender", 23 / 622),
        ("packs=1", "always-surrender", 1 / 34),
    ],
)
def test_R62_the_mean_result_is_the_exact_edge(text: str, player: str, edge: float) -> None:
    """Of a million first rounds, within four standard errors; the published values are in `docs/figures.md`."""
    found = simulate(f"casino {text} rounds=1", 1_000_000, 5, players=(player,))
    (guest,) = json.loads(json.dumps(found.json()))["guests"]
    assert guest["rounds"] == 1_000_000
    assert guest["exact_decimal"] == pytest.approx(-edge)
    assert abs(guest["mean"] + edge) < 4 * guest["error"]
    assert guest["error"] < 0.0012


def test_threads_and_chunks_change_nothing() -> None:
    """And rows hold what is left in half units."""
    whole = simulate("casino rounds=50 seats=2", 60, 1, threads=1)
    assert simulate("casino rounds=50 seats=2", 60, 1, threads=3, chunk=7).tally == whole.tally
    frame = whole.frame(10, 5)
    assert frame["game"].to_list() == [10, 11, 12, 13, 14]
    assert frame.schema["bankroll_1"] == pl.UInt64
    assert frame.columns == ["game", "termination", "battles", "wars", "bankroll_0", "bankroll_1"]
    told = whole.json()
    assert (told["wins"], told["draws"], told["endless"]) == ([0, 0], 0, 0)
    assert "aces" not in told
    assert whole.command(3) == (
        "bataille play casino rounds=50 seats=2 --players always-war,always-war --seed 1 --game 3"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_sessions_are_told_and_drawn(language: str) -> None:
    """With the exact edge beside the mean, and titles on every chart."""
    found = simulate("casino rounds=30 bankroll=10", 300, 2)
    said = found.text(language)
    assert "142853/4965115" in said
    assert "lab-" not in said
    assert "--players always-war" in said
    drawing = figure(found.tally, Texts(language))
    assert len({axes.get_title() for axes in drawing.axes}) == 4
    assert all(axes.get_xlabel() and axes.get_ylabel() for axes in drawing.axes)


def test_a_single_round_has_no_error() -> None:
    """One result has no spread, so that it cannot be compared."""
    found = simulate("casino rounds=1", 1, 2)
    assert found.json()["guests"][0]["deviations"] is None
    assert found.text()


def test_numbers_out_of_range() -> None:
    """As for every kernel."""
    croupier = Croupier(rules_of("casino", []), ("always-war",))
    for seed, first in ((-1, 0), (2**64, 0), (0, -1), (0, 2**64 - 1)):
        with pytest.raises(SeedError):
            croupier.play(seed, first, 2)
