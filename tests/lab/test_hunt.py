"""Hunts: what they find is the extreme of what they played, and what the engine plays."""

from __future__ import annotations

from collections import Counter
from html import escape

import polars as pl
import pytest

from bataille.autoplay import play_out
from bataille.cards import Card
from bataille.deals import PackDeal
from bataille.errors import LabError, RulesError
from bataille.game import Game
from bataille.lab import Hunt, HuntInterrupted, hunt, simulate
from bataille.lab.hunting.find import Find, WrongFindError, verified
from bataille.lab.hunting.goals import Goal
from bataille.lab.kernel import Kernel, kernel_for
from bataille.outcome import Termination
from bataille.record import parse_record, replay
from bataille.rules import Rules
from bataille.stream import Seeded
from bataille.texts import LANGUAGES
from bataille.variants import rules_of
from tests.lab.kernel_games import drawn_rules

#: As many games as are sown before the first climb, and some more.
SOWN, MORE = 5_000, 20_000


def again(found: Hunt) -> Game:
    """The best game, played by the engine from what was told of it."""
    best = found.best
    assert best is not None
    deal = None if best.deal is None else PackDeal(best.deal)
    game = Game(found.rules, Seeded(best.seed, best.game), deal=deal, quiet=True)
    assert play_out(game) == best.outcome
    return game


def test_an_endless_game_is_found_at_once() -> None:
    """Under order=seat nearly half of the games are: it is the first of the seed."""
    found = hunt("endless", "classic order=seat", seed=4)
    assert again(found).outcome is not None
    assert found.best is not None
    assert found.best.outcome.termination is Termination.ENDLESS
    assert found.best.amount == found.best.outcome.period
    tally = simulate("classic order=seat", 100, 4).tally
    assert (found.best.game, found.best.deal) == (tally.first_endless, None)
    assert found.command == f"bataille play classic order=seat --seed 4 --game {tally.first_endless}"


@pytest.fixture(scope="module")
def frame() -> pl.DataFrame:
    """The games that are sown first."""
    return simulate("classic", SOWN, seed=6).frame()


@pytest.mark.parametrize("goal", ["longest", "wars"])
def test_the_most_of_all_games_played(frame: pl.DataFrame, goal: str) -> None:
    """And the first game that has it."""
    measure = {"longest": "battles", "wars": "wars"}[goal]
    found = hunt(goal, "classic", games=SOWN, seed=6)
    assert found.games == SOWN
    assert found.best is not None
    assert found.best.amount == frame[measure].max()
    assert found.best.game == frame[measure].arg_max()
    again(found)


def test_a_comeback_is_that_of_few_and_weak_cards(frame: pl.DataFrame) -> None:
    """The fewest cards that a winner ever held, then the weakest ones that one was dealt."""
    found = hunt("comeback", "classic", games=SOWN, seed=6)
    won = frame.filter(pl.col("winner").is_not_null()).with_columns(
        dealt=pl.when(pl.col("winner") == 0).then(pl.col("strength_0")).otherwise(pl.col("strength_1"))
    )
    expected = won.sort("comeback", "dealt", "game").row(0, named=True)
    assert found.best is not None
    assert (found.best.amount, found.best.game) == (expected["comeback"], expected["game"])


def test_R17_a_winner_whose_cards_all_lay_in_the_centre() -> None:
    """Wins by captures that it had before: it was not down to none."""
    found = hunt("comeback", "no-reshuffle", games=1_000)
    again(found)
    assert found.best is not None
    assert found.best.amount > 0


def test_climbing_finds_better_games_than_sowing() -> None:
    """Deals of the very same cards, which the engine plays to the same end; each find is better than the one before."""
    finds: list[Find] = []
    told: list[int] = []
    found = hunt("comeback", "classic", games=MORE, seed=6, found=finds.append, progress=told.append)
    assert found.games == MORE == told[-1]
    assert found.best is not None
    assert found.best.deal is not None
    assert Counter(found.best.deal) == Counter(Game(Rules(), Seeded(0, 0)).packs[0])
    again(found)
    assert finds[-1] == found.best
    assert len(finds) > 1
    amounts = [find.amount for find in finds]
    assert amounts == sorted(amounts, reverse=True)
    assert found.command is not None
    assert found.command.startswith(f"echo {' '.join(found.best.deal)} | bataille run classic")


@pytest.mark.parametrize("threads", [1, 3])
def test_threads_change_nothing(threads: int) -> None:
    """The same seed finds the same games."""
    one, other = (hunt("wars", "classic", games=MORE, seed=2, threads=count) for count in (2, threads))
    assert (one.best, one.games) == (other.best, other.games)
    assert one.best != hunt("wars", "classic", games=MORE, seed=3).best


def test_games_with_chance_have_a_record() -> None:
    """Their chance goes on after the deal: only a record tells of all of it, and it is true."""
    found = hunt("comeback", "classic order=shuffled", games=MORE)
    again(found)
    assert found.best is not None
    assert found.best.deal is not None
    assert found.command is None
    assert "--record" in found.text()
    assert "  bataille replay 'my game.json'" in found.text(record="my game.json").splitlines()
    record = found.record()
    assert record is not None
    assert replay(parse_record(str(record))).outcome == found.best.outcome


def test_nothing_is_found_in_a_few_games_or_no_time() -> None:
    """An endless game of the default rules is rarer than one in millions."""
    found = hunt("endless", "classic", games=100)
    assert (found.best, found.games, found.record(), found.command) == (None, 100, None, None)
    assert found.json()["best"] is None
    assert "Nothing of the kind was found." in str(found)
    assert hunt("longest", "classic", seconds=0).games == 0


def test_an_interrupted_hunt_has_the_best_so_far(frame: pl.DataFrame) -> None:
    """The exception carries it, and is the one that interrupts everything else; it comes before long."""

    def interrupt(done: int) -> None:
        assert done
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt) as caught:
        hunt("longest", "classic", seed=6, progress=interrupt)
    assert isinstance(caught.value, HuntInterrupted)
    found = caught.value.hunt
    assert found.best is not None
    assert 0 < found.games < 1_000
    assert found.best.amount == frame["battles"].head(found.games).max()
    again(found)


def test_interrupted_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """While rules are compiled: nothing was found."""

    def interrupt(*_arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Kernel, "play", interrupt)
    with pytest.raises(HuntInterrupted) as caught:
        hunt("longest", "classic")
    assert (caught.value.hunt.games, caught.value.hunt.best) == (0, None)


RULES = [rules_of("classic", ["short=draw", "tie_break=fresh-pack", "war_down=10"]), *drawn_rules(8, 60)]


@pytest.mark.parametrize("rules", RULES)
def test_the_fewest_cards_of_winners_under_all_rules(rules: Rules) -> None:
    """Kernel and engine agree on them; not counted is a battle that R12 `draw` broke off before the fresh pack."""
    for seed in range(47, 55):
        games = kernel_for(rules, compiled=False, vectors=False).play(seed, 0, 1)
        if games.winner[0] >= 0:
            fewest = int(games.comeback[0])
            assert verified(Goal.COMEBACK, rules, fewest, seed, 0, None).amount == fewest


def test_a_find_that_the_engine_does_not_confirm_is_none() -> None:
    """It never is told."""
    with pytest.raises(WrongFindError, match="but the engine says"):
        verified(Goal.LONGEST, Rules(), 1, 0, 0, None)
    with pytest.raises(WrongFindError, match="but the engine says None"):
        verified(Goal.ENDLESS, Rules(), 12, 0, 0, None)


def test_seeds_of_all_sizes() -> None:
    """Words, and numbers up to the greatest."""
    for seed in ("lion", 2**64 - 1):
        assert hunt("longest", "classic", games=100, seed=seed).best is not None


def test_bad_input() -> None:
    """No such goal, rules or number of games; and rules under which nothing can be proved endless."""
    with pytest.raises(ValueError, match="shortest"):
        hunt("shortest", "classic")
    with pytest.raises(RulesError):
        hunt("longest", "clasic")
    for games in (0, -1, 2**63):
        with pytest.raises(LabError, match=f"{games} games cannot be played"):
            hunt("longest", "classic", games=games)
    for rules in ("classic order=shuffled", "captured-pile", "timed"):
        with pytest.raises(LabError, match="cannot be proved under these rules"):
            hunt("endless", rules)
    with pytest.raises(LabError, match="not family=thinking"):
        hunt("longest", "thinking")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("goal", list(Goal))
def test_told_in_every_language(goal: Goal, language: str) -> None:
    """What was found, and how much was searched."""
    rules = rules_of("classic", [])
    outcome = play_out(Game(rules, Seeded(0, 0), quiet=True))
    deal = tuple(map(Card.parse, ("A", "K")))
    for find in (Find(7, 0, 0, None, outcome), Find(7, 0, 0, deal, outcome), None):
        text = Hunt(goal, rules, ("classic",), 0, 500, 0.1, find).text(language)
        assert "hunt-" not in text
        assert "500" in text
        assert ("7" in text) == (find is not None)
    assert Hunt(goal, rules, None, 0, 500, 0.1, Find(7, 0, 0, None, outcome)).command is None


def test_it_shows_itself() -> None:
    """In a notebook, as the text that a terminal has."""
    done = hunt("longest", "classic", games=500)
    shown = done._repr_mimebundle_()
    assert shown["text/plain"] == str(done) == done.text()
    assert shown["text/html"] == f"<pre>{escape(done.text())}</pre>"
