"""Games between computer players: the engine's own, whoever plays how many of them where."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from bataille.autoplay import play_out
from bataille.commands import Grab
from bataille.errors import LabError, RulesError, SeedError, UsageError
from bataille.game import Game
from bataille.lab import Report, simulate
from bataille.lab.campaign import Campaign, play
from bataille.lab.plays import chunk_of, no_games, who_plays
from bataille.lab.seated.company import Company
from bataille.lab.tables import frame_of
from bataille.outcome import Outcome
from bataille.players import players
from bataille.rules import Rules
from bataille.stream import Seeded
from bataille.variants import rules_of

SEED = 4
GAMES = 12
#: With `steal_after=400` slow hands are robbed.
CASES = {
    "thinking": ("middle-high", "random"),
    "thinking seats=3 guard=150": ("sly", "low-high", "random"),
    "speed": ("steady", "quick"),
    "speed steal_after=400 handicap=0,300": ("slow", "quick"),
    "speed captures=none": ("steady", "quick"),
}


def rules(text: str) -> Rules:
    """Of a variant and options."""
    name, *options = text.split()
    return rules_of(name, options)


@cache
def games(text: str) -> list[Game]:
    """Played out by the engine."""
    played = []
    for number in range(GAMES):
        game = Game(rules(text), Seeded(SEED, number))
        play_out(game, {seat: players()[key] for seat, key in enumerate(CASES[text])})
        played.append(game)
    return played


def outcome(game: Game) -> Outcome:
    """How it ended."""
    assert game.outcome is not None
    return game.outcome


@cache
def report(text: str) -> Report:
    """The laboratory's."""
    return simulate(text, GAMES, SEED, players=CASES[text], threads=2)


@pytest.mark.parametrize("text", CASES)
def test_the_games_are_the_engines(text: str) -> None:
    """Winner, termination, battles and wars of each; those played here and those played apart are the same."""
    frame = report(text).frame()
    expected = [outcome(game) for game in games(text)]
    assert frame["winner"].to_list() == [each.winner for each in expected]
    assert frame["termination"].to_list() == [str(each.termination) for each in expected]
    assert frame["battles"].to_list() == [each.battles for each in expected]
    assert frame["wars"].to_list() == [each.wars for each in expected]
    here = frame_of(Company(rules(text), CASES[text]).play(SEED, 2, 3), 2)
    assert here.equals(frame[2:5])
    assert frame.schema == frame_of(no_games(rules(text)), 0).schema


@pytest.mark.parametrize("text", CASES)
def test_processes_and_chunks_change_nothing(text: str) -> None:
    """Whether a process plays one game or all of them."""
    campaign = Campaign(rules(text), SEED, GAMES, players=CASES[text])
    assert play(campaign, threads=1, chunk=5) == play(campaign, threads=3, chunk=9) == report(text).tally


@pytest.mark.parametrize("text", CASES)
def test_what_is_counted_by_looking_on(text: str) -> None:
    """Aces and cards dealt; the winner's lowest point and the longest war are possible."""
    arrays = report(text).games()
    seats = rules(text).seats
    for place, game in enumerate(games(text)):
        (pack,) = game.packs
        dealt = [[str(card) for card in pack[: 52 // seats * seats]][seat::seats] for seat in range(seats)]
        assert arrays.aces[place].tolist() == [sum(card[0] == "A" for card in hand) for hand in dealt]
        assert (arrays.longest_chain[place] > 0) == (arrays.wars[place] > 0)
        assert arrays.longest_chain[place] <= arrays.wars[place]
        if outcome(game).winner is None:
            assert arrays.comeback[place] == 0
        else:
            assert 0 < arrays.comeback[place] <= 52 // seats
    # With two seats what one has more the other has less.
    if seats == 2:
        assert len(set(arrays.strength.sum(axis=1).tolist())) == 1


def test_wins_are_told_by_player() -> None:
    """In the summary and in JSON; a player in two seats gets the wins of both."""
    found = simulate("thinking seats=3 guard=150", GAMES, SEED, players=("random", "random", "sly"))
    told = json.loads(json.dumps(found.json()))
    assert told["players"] == ["random", "random", "sly"]
    assert told["wins_by_player"]["random"]["count"] == found.tally.wins[0] + found.tally.wins[1]
    assert told["wins_by_player"]["sly"]["count"] == found.tally.wins[2]
    assert "Won by seat 3 (sly)" in found.text()
    assert "Won by random" in found.text()
    assert found.command(7) == (
        "bataille play thinking seats=3 guard=150 --players random,random,sly --seed 4 --game 7"
    )


def test_R41_grabs_and_steals_are_counted() -> None:
    """Every grab of these players wins its battle; a claim counts from when the battle went live."""
    text = "speed steal_after=400 handicap=0,300"
    found = report(text).games()
    stolen = 0
    for place, game in enumerate(games(text)):
        grabs = [seat for seat, command in game.commands if isinstance(command, Grab)]
        mine = [int(found.columns[f"grabbed_{seat}"][place]) for seat in range(2)]
        theirs = [int(found.columns[f"stolen_{seat}"][place]) for seat in range(2)]
        assert sum(mine) + sum(theirs) <= min(len(grabs), outcome(game).battles)
        stolen += theirs[1]
    assert stolen > 0
    told = report(text).json()
    assert told["stolen"][1]["mean"] == pytest.approx(stolen / GAMES)
    assert told["reaction"][0]["mean"] > told["reaction"][1]["mean"]
    assert told["reaction"][1]["min"] >= 380 - 3 * 90


def test_reactions_are_those_of_the_model() -> None:
    """Steady hands take 600 ms, deviation 150, quick ones 380 and 90, within five standard errors."""
    told = report("speed").json()
    for seat, (mean, deviation) in enumerate([(600, 150), (380, 90)]):
        assert abs(told["reaction"][seat]["mean"] - mean) < 5 * told["reaction"][seat]["mean_error"]
        assert abs(told["reaction"][seat]["sd"] - deviation) < 5 * told["reaction"][seat]["sd_error"]
        assert told["stolen"][seat]["max"] == 0
    assert told["game_seconds"]["mean"] > 0
    assert "Reaction of seat 2 in milliseconds" in report("speed").text()


def test_a_campaign_goes_on_from_its_file(tmp_path: Path) -> None:
    """With what only this family counts; for other players it is another campaign."""
    file = tmp_path / "speed.json"
    simulate("speed", 5, SEED, players=CASES["speed"], checkpoint=file)
    assert simulate("speed", GAMES, SEED, players=CASES["speed"], checkpoint=file).tally == report("speed").tally
    with pytest.raises(LabError, match=r"it has players=steady,quick, not players=quick,quick$"):
        simulate("speed", GAMES, SEED, players=("quick", "quick"), checkpoint=file)


def test_who_plays() -> None:
    """The usual player where none is named; others are refused, as at the table."""
    assert who_plays(rules("thinking seats=3"), ("random",)) == ("random", "sly", "sly")
    assert who_plays(rules("speed")) == ("steady", "steady")
    assert who_plays(rules("classic"), ("turner",)) == who_plays(rules("classic")) == ()
    with pytest.raises(UsageError, match=r"^there is no player 'quick' here; choose from sly, "):
        simulate("thinking", 5, players=("quick",))
    with pytest.raises(UsageError, match=r"^3 players, but seats=2: add seats=3$"):
        simulate("thinking", 5, players=("sly",) * 3)


def test_numbers_out_of_range() -> None:
    """And rules that do not fit their pack."""
    few = Company(rules("thinking"), ("sly", "sly"))
    for seed, first in ((-1, 0), (2**64, 0), (0, -1), (0, 2**64 - 1)):
        with pytest.raises(SeedError):
            few.play(seed, first, 2)
    with pytest.raises(RulesError):
        Company(Rules(part=rules("thinking").part, target=53), ("sly", "sly")).play(0, 0, 1)
    assert few.play(0, 0, 0).aces.shape == (0, 2)


def test_a_process_that_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Is told of; nothing is made up."""
    monkeypatch.setattr("sys.executable", "/bin/false")
    with pytest.raises(LabError, match=r"^a process that played was stopped \(status 1\)$"):
        Company(rules("thinking"), ("sly", "sly")).play(0, 0, 100)


def test_chunks_are_small() -> None:
    """A chunk is some seconds of games, whoever plays."""
    assert chunk_of(rules("thinking")) < chunk_of(rules("casino")) <= chunk_of(rules("classic"))
    assert chunk_of(rules("casino rounds=1")) == chunk_of(rules("classic"))
    assert chunk_of(rules("casino rounds=1000000000")) == 1
    assert np.dtype(np.uint64) == no_games(rules("casino")).columns["bankroll_0"].dtype
