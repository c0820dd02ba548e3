"""The computer players of Speed War: what they do, and how long they take for it. Times in milliseconds."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean, pstdev

import pytest

from bataille.autoplay import play_out
from bataille.cards import parse_cards
from bataille.commands import Clock, Command, Grab, Turn
from bataille.deals import StocksDeal
from bataille.events import Won
from bataille.game import Game
from bataille.players import Answer, Asked, Player, players, players_of
from bataille.players.reflexes import reaction_time
from bataille.rules import Rules, Speed
from bataille.stream import Block, Seeded
from bataille.value import value

QUICK, STEADY, SLOW = (players()[key] for key in ("quick", "steady", "slow"))


@value
class Monotone:
    """A source that knows one word."""

    word: int

    def block(self, number: int, /) -> Block:  # noqa: ARG002 - a source's signature
        return self.word, self.word, self.word, self.word


def table(*commands: tuple[Command, int | None], steal_after: int | None = 1_500) -> Game:
    """Seat 0 shows a king, seats 1 and 2 tie for nothing; after the given commands."""
    stocks = tuple([parse_cards(stock) for stock in ("KH 3H", "2H 4H", "5H 6H")])
    game = Game(Rules(seats=3, part=Speed(steal_after=steal_after)), Seeded(4), deal=StocksDeal(stocks))
    for command, seat in commands:
        game.give(command, seat)
    return game


def asked(game: Game, seat: int) -> Asked:
    """The open question as it reaches a seat."""
    may = game.may(seat)
    assert may is not None
    return Asked(game.rules, game.view(seat), may, Seeded(4, purpose=1 + seat))


def reaction(game: Game, seat: int) -> int:
    """The reaction time of the steady player to the open question."""
    return reaction_time(asked(game, seat), 600, 150)


def test_there_are_three_levels() -> None:
    """All of them play Speed War and nothing else."""
    assert {player.key for player in players_of("speed")} == {"quick", "slow", "steady"}
    assert all(player.families == ("speed",) for player in players_of("speed"))


@pytest.mark.parametrize(("mean", "deviation"), [(900, 200), (600, 150), (380, 90)])
def test_reaction_times_have_their_mean_and_deviation(mean: int, deviation: int) -> None:
    """Over 3,000 questions: within four standard errors, and none further than three deviations from the mean."""
    first = asked(table(), 0)
    times = [
        reaction_time(
            replace(first, view=replace(first.view, question=replace(first.view.question, number=number))),
            mean,
            deviation,
        )
        for number in range(1, 3_001)
    ]
    assert abs(fmean(times) - mean) < 4 * deviation / 3_000**0.5
    assert abs(pstdev(times) / deviation - 1) < 0.05
    assert mean - 3 * deviation <= min(times) < max(times) <= mean + 3 * deviation
    assert len(set(times)) > deviation


@pytest.mark.parametrize(("player", "mean", "deviation"), [(SLOW, 900, 200), (STEADY, 600, 150), (QUICK, 380, 90)])
def test_each_level_takes_its_own_time(player: Player, mean: int, deviation: int) -> None:
    """To turn the first card it takes one reaction time: with the luckiest words and with the unluckiest."""
    question = asked(table(), 2)
    assert player.answer(question) == Answer(Turn(), reaction_time(question, mean, deviation))
    for word, time in ((1, mean - 3 * deviation), (2**64 - 1, mean + 3 * deviation)):
        assert player.answer(replace(question, source=Monotone(word))) == Answer(Turn(), time)


def test_a_card_is_turned_a_reaction_time_after_the_battle_was_taken() -> None:
    """Whenever it is asked; if that moment is past, at once."""
    early, late, too_late = table(), table((Clock(200), None)), table((Clock(5_000), None))
    time = reaction(early, 1)
    assert STEADY.answer(asked(late, 1)) == Answer(Turn(), time - 200)
    assert STEADY.answer(asked(too_late, 1)) == Answer(Turn(), 0)


def test_the_owner_grabs_a_reaction_time_after_the_battle_went_live() -> None:
    """The same moment, whenever it is asked; if that moment is past, now: nobody grabs in the past."""
    live = ((Clock(1_000), None), (Turn(), None))
    time = reaction(table(*live), 0)
    assert STEADY.answer(asked(table(*live), 0)) == Answer(Grab(1, time), time)
    assert STEADY.answer(asked(table(*live, (Clock(1_100), None)), 0)) == Answer(Grab(1, time), time - 100)
    assert STEADY.answer(asked(table(*live, (Clock(4_000), None)), 0)) == Answer(Grab(1, 3_000), 0)


def test_another_steals_a_reaction_time_after_it_may() -> None:
    """1,500 ms after the battle went live it notices that the owner has not grabbed."""
    game = table((Clock(1_000), None), (Turn(), None))
    time = reaction(game, 2)
    assert STEADY.answer(asked(game, 2)) == Answer(Grab(1, 1_500 + time), 1_500 + time)


def test_nobody_steals_where_only_owners_may_grab() -> None:
    """`steal_after=none`."""
    assert STEADY.answer(asked(table((Turn(), None), steal_after=None), 2)) is None


def test_who_has_turned_waits_for_the_others() -> None:
    """A grab now would be false."""
    assert STEADY.answer(asked(table((Turn(), 0)), 0)) is None


def test_who_has_claimed_waits_for_the_decision() -> None:
    """There is nothing more to do."""
    game = table((Turn(), None), (Grab(1, 300), 0))
    assert STEADY.answer(asked(game, 0)) is None


def test_the_quick_beat_the_slow() -> None:
    """Free for all, 20 games: the quick hand wins all of them, for the slow one is nearly never faster."""
    winners = []
    for number in range(20):
        game = Game(Rules(part=Speed(steal_after=0)), Seeded(1, number))
        winners.append(play_out(game, {0: SLOW, 1: QUICK}).winner)
    assert winners == [1] * 20


def test_a_handicap_helps_the_slow() -> None:
    """With 2,000 ms the slow hand is never too late: it wins all of them."""
    winners = []
    for number in range(20):
        game = Game(Rules(part=Speed(steal_after=0, handicap=(2_000, 0))), Seeded(1, number))
        winners.append(play_out(game, {0: SLOW, 1: QUICK}).winner)
    assert winners == [0] * 20


def test_a_claim_is_decided_before_anybody_else_moves() -> None:
    """A thief would grab long after the owner's claim is decided, at the earliest 1,500 ms later: it never does."""
    game = Game(Rules(part=Speed()), Seeded(2))
    outcome = play_out(game, {0: QUICK, 1: QUICK})
    assert not any(event.how == "stolen" for event in game.events if isinstance(event, Won))
    # A turn-up or link, then its grab, by the slowest of quick hands, then the photo finish.
    assert game.view().time <= (outcome.battles + outcome.wars) * 2 * (380 + 3 * 90) + 15 * outcome.battles
