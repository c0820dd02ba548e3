"""The computer players of Casino War."""

from __future__ import annotations

from collections import Counter

import pytest

from bataille.autoplay import play_out
from bataille.commands import Bet, Leave, Surrender, War
from bataille.events import Settled
from bataille.game import Game
from bataille.outcome import Termination
from bataille.players import Asked, Player, players, players_of
from bataille.rules import Casino, Rules
from bataille.stream import Seeded
from tests.stacked import Stacked

ALWAYS_WAR = players()["always-war"]
ALWAYS_SURRENDER = players()["always-surrender"]


def answer(player: Player, game: Game, seat: int = 0) -> object:
    """What the player does at once where its seat is asked."""
    may = game.may(seat)
    assert may is not None
    answered = player.answer(Asked(game.rules, game.view(seat), may, Seeded(0, purpose=1 + seat)))
    assert answered is not None
    assert answered.after == 0
    return answered.command


def tied(bankroll: int) -> Game:
    """A tie, after an ante of 6."""
    rules = Rules(seats=1, packs=1, part=Casino(bankroll=bankroll, table_min=6))
    game = Game(rules, Stacked(rules, "7H 7D"))
    game.give(Bet(6), 0)
    return game


def test_they_play_the_casino_alone() -> None:
    """The registry finds them for this family and no other."""
    assert {ALWAYS_WAR, ALWAYS_SURRENDER} <= set(players_of("casino"))
    assert ALWAYS_WAR.families == ALWAYS_SURRENDER.families == ("casino",)


@pytest.mark.parametrize("player", [ALWAYS_WAR, ALWAYS_SURRENDER], ids=lambda player: player.key)
def test_they_bet_the_minimum_and_nothing_on_a_tie(player: Player) -> None:
    """6 of 200."""
    rules = Rules(seats=1, packs=1, part=Casino(table_min=6))
    assert answer(player, Game(rules, Seeded(1))) == Bet(6, tie=0)


def test_R61_the_bold_one_goes_to_war() -> None:
    """With 6 left for the raise."""
    assert answer(ALWAYS_WAR, tied(12)) == War()


def test_R61_the_bold_one_surrenders_where_it_cannot_pay() -> None:
    """With 5 left it may not."""
    assert answer(ALWAYS_WAR, tied(11)) == Surrender()


def test_R61_the_timid_one_surrenders() -> None:
    """However rich it is."""
    assert answer(ALWAYS_SURRENDER, tied(200)) == Surrender()


def test_R63_they_stay_until_they_are_broke() -> None:
    """Side by side at a table without a last round, to the end of their chips; ties go as each likes them."""
    rules = Rules(seats=2, packs=6, part=Casino(bankroll=20))
    game = Game(rules, Seeded(5))
    outcome = play_out(game, {0: ALWAYS_WAR, 1: ALWAYS_SURRENDER})
    assert outcome.termination is Termination.BROKE
    assert max(outcome.bankrolls) < 4
    assert not any(isinstance(command, Leave) for _, command in game.commands)
    settled = Counter((event.seat, event.what) for event in game.events if isinstance(event, Settled))
    assert settled[0, "war-won"] > 0 < settled[0, "war-lost"]
    assert settled[1, "surrendered"] > 0
    assert {what for seat, what in settled if seat == 1} == {"won", "lost", "surrendered"}
