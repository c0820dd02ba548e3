"""Campaigns: the tally of the engine's own games, whatever the threads and the chunks."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise, permutations

import numpy as np
import pytest

from bataille.autoplay import play_out
from bataille.errors import LabError, RulesError
from bataille.game import Game
from bataille.lab import Interrupted, Report, Tally, simulate
from bataille.lab.campaign import Campaign, Played, play
from bataille.lab.kernel import kernel_for
from bataille.lab.tally import empty, tally_of, total
from bataille.outcome import Outcome, Termination
from bataille.rules import Rules
from bataille.stream import Seeded
from bataille.variants import rules_of

GAMES = 200
#: Under the second nearly half of the games are endless.
RULES = ["classic", "classic order=seat"]


@cache
def outcomes(text: str) -> list[Outcome]:
    """The engine's games."""
    name, *options = text.split()
    rules = rules_of(name, options)
    return [play_out(Game(rules, Seeded(9, number), quiet=True)) for number in range(GAMES)]


@cache
def campaign(text: str) -> Report:
    """The laboratory's games."""
    return simulate(text, GAMES, seed=9, threads=1)


@pytest.mark.parametrize("text", RULES)
def test_a_tally_is_that_of_the_engines_games(text: str) -> None:
    """Everything that an outcome tells is counted, and the games named are the first with the most and the least."""
    tally, games = campaign(text).tally, outcomes(text)
    assert tally.games == GAMES
    assert tally.wins == tuple([sum(game.winner == seat for game in games) for seat in range(2)])
    assert tally.terminations == Counter(str(game.termination) for game in games)
    assert tally.periods == Counter(game.period for game in games if game.period is not None)
    assert tally.endless == sum(game.termination is Termination.ENDLESS for game in games)
    assert tally.stopped == sum(game.termination is Termination.GUARD for game in games)
    ended = [
        (number, game)
        for number, game in enumerate(games)
        if game.termination not in {Termination.ENDLESS, Termination.GUARD}
    ]
    assert tally.finished == len(ended)
    assert tally.draws == sum(game.winner is None for _, game in ended)
    assert tally.battles == Counter(game.battles for _, game in ended)
    assert tally.wars == Counter(game.wars for _, game in ended)
    assert tally.longest is not None
    assert tally.shortest is not None
    longest = min(ended, key=lambda each: (-each[1].battles, each[0]))
    shortest = min(ended, key=lambda each: (each[1].battles, each[0]))
    assert (tally.longest.amount, tally.longest.game) == (longest[1].battles, longest[0])
    assert (tally.shortest.amount, tally.shortest.game) == (shortest[1].battles, shortest[0])
    endless = [number for number, game in enumerate(games) if game.period is not None]
    assert tally.first_endless == (endless[0] if endless else None)


def test_aces_and_strength_are_counted_by_winning() -> None:
    """Four aces in all, strengths of 52 cards in all; every win is counted once."""
    tally = campaign("classic").tally
    assert tally.aces[0] == {aces: tally.aces[1][4 - aces] for aces in tally.aces[0]}
    whole = min(tally.strength[0]) + max(tally.strength[1])
    assert tally.strength[0] == {dealt: tally.strength[1][whole - dealt] for dealt in tally.strength[0]}
    for seat in range(2):
        assert sum(tally.aces_won[seat].values()) == tally.wins[seat]
        assert sum(tally.strength_won[seat].values()) == tally.wins[seat]
        assert sum(tally.strength[seat].values()) == tally.finished
    assert sum(tally.comebacks.values()) == sum(tally.wins)


def test_tallies_add_up_in_any_order() -> None:
    """Four unequal pieces, in all 24 orders and in pairs, are the whole; nothing added changes nothing."""
    whole = campaign("classic order=seat").tally
    kernel = kernel_for(rules_of("classic", ["order=seat"]))
    cuts = [0, 1, 70, 130, GAMES]
    pieces = [tally_of(kernel.play(9, first, last - first), first) for first, last in pairwise(cuts)]
    for order in permutations(pieces):
        assert total(2, list(order)) == whole
        one, two, three, four = order
        assert (one + two) + (three + four) == whole
    assert empty(2) + whole == whole + empty(2) == whole


@pytest.mark.parametrize(("threads", "chunk"), [(1, 30), (2, 50), (3, 199), (2, 200), (4, 1_000)])
def test_threads_and_chunks_change_nothing(threads: int, chunk: int) -> None:
    """Bit for bit; chunks come in order, and every game is in one of them."""
    firsts: list[int] = []
    told: list[int] = []
    sums: list[Tally] = []
    taken: list[Played] = []
    cut = Campaign(Rules(), 9, GAMES)
    tally = play(cut, threads=threads, chunk=chunk, progress=told.append, take=taken.append, add=sums.append)
    assert tally == campaign("classic").tally == sums[-1]
    firsts = [played.first for played in taken]
    assert firsts == list(range(0, GAMES, chunk))
    assert told == [min(first + chunk, GAMES) for first in firsts]
    assert [each.games for each in sums] == told


def test_an_interrupted_campaign_tells_of_the_games_before() -> None:
    """The exception carries the report, and is the one that interrupts everything else."""

    def interrupt(done: int) -> None:
        assert done == 1 << 15
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt) as caught:
        simulate("classic", 1 << 17, seed=9, threads=2, progress=interrupt)
    assert isinstance(caught.value, Interrupted)
    report = caught.value.report
    assert not report.complete
    assert report.tally == simulate("classic", 1 << 15, seed=9).tally


@pytest.mark.parametrize("games", [0, -1, 2**63, 10**30])
def test_impossible_numbers_of_games(games: int) -> None:
    """None, fewer, and more than there can be."""
    with pytest.raises(
        LabError, match=f"^{games} games cannot be played: give a number from 1 to 9223372036854775807$"
    ):
        simulate("classic", games)


def test_no_rules() -> None:
    """A variant has to be named."""
    with pytest.raises(RulesError):
        simulate("", 10)


def test_a_report_shows_games_as_arrays_and_as_a_frame() -> None:
    """Played again; as many as asked for."""
    report = campaign("classic order=seat")
    frame = report.frame()
    assert frame["game"].to_list() == list(range(GAMES))
    games = outcomes("classic order=seat")
    assert frame["battles"].to_list() == [game.battles for game in games]
    assert frame["winner"].to_list() == [game.winner for game in games]
    assert frame["termination"].to_list() == [str(game.termination) for game in games]
    assert frame["since"].to_list() == [game.since for game in games]
    assert frame["period"].to_list() == [game.period for game in games]
    assert frame["comeback"].is_null().to_list() == [game.winner is None for game in games]
    assert frame["comeback"].null_count() > 0
    assert frame["aces_0"].to_list() == [4 - aces for aces in frame["aces_1"].to_list()]
    assert report.games(10, 5).battles.tolist() == [game.battles for game in games[10:15]]
    assert report.frame(10, 5)["game"].to_list() == [10, 11, 12, 13, 14]
    last = report.tally.games - 1
    assert report.frame(last, 5)["game"].to_list() == [last]  # the next ones are not of the report
    assert report.frame(last + 2, 5).is_empty()


def test_rules_as_a_value_have_no_command() -> None:
    """Only the number of the game is told; the games are the same."""
    report = simulate(Rules(), GAMES, seed=9)
    assert report.tally == campaign("classic").tally
    assert report.command(3) is None
    assert campaign("classic").command(np.int64(3)) == "bataille play classic --seed 9 --game 3"
    assert f"game {campaign('classic').json()['longest']['game']}" in report.text()


@pytest.mark.parametrize("game", [-1, 2**63])
def test_no_command_shows_what_is_no_game(game: int) -> None:
    """Games of a seed are numbered from 0."""
    with pytest.raises(LabError, match=rf"^no game has the number {game} here$"):
        campaign("classic").command(game)


def test_default_rules_play_as_published() -> None:
    """Long series of `docs/figures.md`, within four standard errors: length, deviation, median, wars, wins by aces."""
    report = simulate("classic", 100_000, seed=2)
    told = report.json()
    battles = told["battles"]
    assert abs(battles["mean"] - 187.96) < 4 * battles["mean_error"] + 0.07
    assert abs(battles["sd"] - 146) < 4 * battles["sd_error"] + 0.5
    assert abs(battles["median"] - 145) < 4 * battles["median_error"] + 0.5
    assert abs(told["wars"]["mean"] - 14.13) < 4 * told["wars"]["mean_error"] + 0.005
    assert told["endless"] == told["draws"] == 0
    half = told["win_shares"][0]
    assert abs(half["share"] - 0.5) < 4 * half["error"]
    for seat in told["aces"]:
        for aces, chance in zip("01234", [0.172, 0.328, 0.499, 0.671, 0.827], strict=True):
            assert abs(seat[aces]["share"] - chance) < 4 * seat[aces]["error"] + 0.0005
