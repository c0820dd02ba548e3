"""Casino War, rule by rule (R60–R64): games with a stacked shoe, paid by hand. Amounts in half units."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from bataille.cards import STANDARD, Card, parse_cards
from bataille.codec import dumps, encode
from bataille.commands import Bet, Choose, Clock, Command, Grab, Leave, Misdeal, Resign, Surrender, Turn, War
from bataille.deals import PackDeal
from bataille.engine.deal import Layout, fresh_pack
from bataille.engine.setup import set_up
from bataille.errors import CommandError, DealError
from bataille.events import BetPlaced, CasinoDealt, Ended, Event, Raised, Settled, Shuffled, Surrendered, WentAway
from bataille.families.casino import FAMILY
from bataille.game import Game, start
from bataille.outcome import Outcome, Termination
from bataille.rules import Casino, Rules
from bataille.stream import Seeded, shuffle
from bataille.view import CasinoView, Limits, May, Question
from tests.stacked import Stacked, stack

NOBODY = Question(0, (), clock=False)


def sit_down(*tops: str, seats: int = 1, packs: int = 1, **options: Any) -> Game:
    """A session whose shoes begin with the given cards; the shoe lasts for several rounds."""
    rules = Rules(seats=seats, packs=packs, part=Casino(**{"reshuffle_at": 21, **options}))
    return Game(rules, Stacked(rules, *tops))


def cloth(game: Game) -> CasinoView:
    """The casino's part of the view."""
    part = game.view().part
    assert isinstance(part, CasinoView)
    return part


def settled(events: Sequence[Event]) -> list[tuple[int, str, int, int]]:
    """Seat, settlement, gain, bankroll: of each bet that was paid or taken."""
    return [(e.seat, e.what, e.gain, e.bankroll) for e in events if isinstance(e, Settled)]


def dealt(events: Sequence[Event]) -> list[tuple[tuple[Card | None, ...], Card, bool, int, int]]:
    """Cards by seat, the bank's, whether for a war, burned, left in the shoe: of each deal."""
    return [(e.cards, e.bank, e.war, e.burned, e.shoe) for e in events if isinstance(e, CasinoDealt)]


def refused(game: Game, command: Command, seat: int | None = 0) -> CommandError:
    """The refusal of a command, after which nothing has changed."""
    before = game.view(), game.events
    with pytest.raises(CommandError) as caught:
        game.give(command, seat)
    assert (game.view(), game.events) == before
    return caught.value


# --- R60: the round ---------------------------------------------------------------------------------------------------


def test_R60_a_higher_card_pays_the_ante_even() -> None:
    """10 on a king against a 7: 200 become 210."""
    game = sit_down("KH 7D")
    assert game.give(Bet(10), 0) == (
        BetPlaced(0, ante=20, tie=0, bankroll=380),
        CasinoDealt(1, war=False, burned=0, cards=(Card("KH"),), bank=Card("7D"), shoe=50),
        Settled(0, "won", 20, 420),
    )


def test_R60_a_lower_card_loses_the_ante() -> None:
    """10 on a 7 against a king: 200 become 190."""
    game = sit_down("7D KH")
    assert settled(game.give(Bet(10), 0)) == [(0, "lost", -20, 380)]


@pytest.mark.parametrize(("cards", "what"), [("AS KD", "won"), ("2C AD", "lost"), ("10C 9D", "won"), ("JC QC", "lost")])
def test_R60_aces_are_high(cards: str, what: str) -> None:
    """The ace beats the king, the two loses to the ace, and ten is more than nine."""
    assert settled(sit_down(cards).give(Bet(10), 0))[0][1] == what


def test_R60_seats_in_order_each_alone_against_the_bank_which_is_last() -> None:
    """The fourth card is the bank's 9: it beats the 2, ties the 9, loses to the king."""
    game = sit_down("2C 9D KH 9S", seats=3)
    assert not dealt(game.give(Bet(10), 0))
    assert not dealt(game.give(Bet(20), 2))
    events = game.give(Bet(15), 1)
    assert dealt(events) == [(parse_cards("2C 9D KH"), Card("9S"), False, 0, 48)]
    assert settled(events) == [(0, "lost", -20, 380), (2, "won", 40, 440)]
    assert game.question == Question(2, (May(1, ("war", "surrender")),), clock=False)


def test_R60_who_has_left_gets_no_card() -> None:
    """Seat 0 is gone: the first card is seat 1's, the second the bank's."""
    game = sit_down("KH 7D", seats=2)
    game.give(Leave(), 0)
    assert dealt(game.give(Bet(10), 1)) == [((None, Card("KH")), Card("7D"), False, 0, 50)]


def test_R60_a_round_is_dealt_when_the_last_seat_that_has_not_bet_leaves() -> None:
    """Seat 1 has bet; seat 0 leaves, and nobody else is waited for."""
    game = sit_down("KH 7D", seats=2)
    game.give(Bet(10), 1)
    events = game.give(Leave(), 0)
    assert events[0] == WentAway(0, "left", 400)
    assert settled(events) == [(1, "won", 20, 420)]


def test_R60_six_packs() -> None:
    """312 cards, every one six times."""
    game = start("casino", seed=1)
    assert game.events == (Shuffled(312),)
    assert sorted(game.packs[0]) == sorted(STANDARD[:52] * 6)
    assert cloth(game).shoe == 312


def test_R60_no_explicit_deal() -> None:
    """The shoe is always shuffled."""
    rules = Rules(seats=1, packs=6, part=Casino())
    with pytest.raises(DealError) as caught:
        Game(rules, Seeded(1), deal=PackDeal(parse_cards("KH 7D")))
    assert caught.value.code == "deal/casino"
    with pytest.raises(DealError) as caught:
        FAMILY.start(set_up(rules, STANDARD, Seeded(1), explicit=True), Layout((b"\0",), 0))
    assert caught.value.code == "deal/casino"


# --- R61: the tie -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pays", "gain"), [(10, 80), (11, 88)])
def test_R61_a_tie_pays_the_tie_bet_at_once(pays: int, gain: int) -> None:
    """4 on the tie win 40 or 44 and come back; the ante of 10 still lies on the table."""
    game = sit_down("7H 7D", tie_pays=pays)
    events = game.give(Bet(10, tie=4), 0)
    assert events[0] == BetPlaced(0, ante=20, tie=8, bankroll=372)
    assert settled(events) == [(0, "tie-bet-won", gain, 380 + gain)]
    assert (cloth(game).antes, cloth(game).ties) == ((20,), (0,))


@pytest.mark.parametrize(("cards", "what", "left"), [("KH 7D", "won", 412), ("7D KH", "lost", 372)])
def test_R61_any_other_card_loses_the_tie_bet(cards: str, what: str, left: int) -> None:
    """4 on the tie are lost beside 10 won or lost."""
    events = sit_down(cards).give(Bet(10, tie=4), 0)
    assert [each[:3] for each in settled(events)] == [
        (0, "tie-bet-lost", -8),
        (0, what, 20 if what == "won" else -20),
    ]
    assert settled(events)[-1][3] == left


def test_R61_surrender_costs_half_the_ante() -> None:
    """Half of 5 is two and a half: 200 become 197½, and no card is burned or dealt."""
    game = sit_down("7H 7D")
    game.give(Bet(5), 0)
    assert game.give(Surrender(), 0) == (Surrendered(0), Settled(0, "surrendered", -5, 395))
    assert (cloth(game).shoe, cloth(game).burned) == (50, 0)
    assert (game.view().battles, game.view().wars) == (1, 0)


def test_R61_war_raises_by_the_ante_burns_three_and_deals_one_more() -> None:
    """After the 7s three cards are burned, unnamed; then a 9 to the seat, an 8 to the bank."""
    game = sit_down("7H 7D 2C 2D 2H 9C 8C")
    game.give(Bet(10), 0)
    assert game.give(War(), 0)[:2] == (
        Raised(0, ante=20, bankroll=360),
        CasinoDealt(1, war=True, burned=3, cards=(Card("9C"),), bank=Card("8C"), shoe=45),
    )
    assert cloth(game).seen == parse_cards("7H 7D 9C 8C")
    assert cloth(game).burned == 3
    assert game.view().rows == (parse_cards("7H 9C"),)
    assert cloth(game).bank == parse_cards("7D 8C")


@pytest.mark.parametrize("burn", [0, 1, 2, 3])
def test_R61_R63_as_many_are_burned_as_the_option_says(burn: int) -> None:
    """The next cards are the war's."""
    shoe = "7H 7D 2C 3C 4C 5C 6C"
    game = sit_down(shoe, burn=burn)
    game.give(Bet(10), 0)
    first, second = parse_cards(shoe)[2 + burn : 4 + burn]
    assert dealt(game.give(War(), 0)) == [((first,), second, True, burn, 48 - burn)]


def test_R61_all_tied_seats_choose_and_the_bank_burns_once_for_all() -> None:
    """Seats 0 and 3 go to war against one card; seat 2 surrenders; seat 1 has won and watches."""
    game = sit_down("7H 8H 7D 7C 7S 2C 2D 2H 9C 6C 8C", seats=4)
    for seat in range(4):
        game.give(Bet(10), seat)
    assert game.question.seats == tuple(May(seat, ("war", "surrender")) for seat in (0, 2, 3))
    assert game.give(War(), 3) == (Raised(3, ante=20, bankroll=360),)
    assert game.give(Surrender(), 2) == (Surrendered(2), Settled(2, "surrendered", -10, 390))
    assert game.question == Question(2, (May(0, ("war", "surrender")),), clock=False)
    assert game.give(War(), 0) == (
        Raised(0, ante=20, bankroll=360),
        CasinoDealt(1, war=True, burned=3, cards=(Card("9C"), None, None, Card("6C")), bank=Card("8C"), shoe=41),
        Settled(0, "war-won", 20, 420),
        Settled(3, "war-lost", -40, 360),
    )
    assert (game.view().battles, game.view().wars, game.view().wars_won) == (1, 2, (1, 0, 0, 0))


def test_R61_war_is_refused_if_the_bankroll_is_short() -> None:
    """20 of 39 leave 19: nothing but surrender."""
    game = sit_down("7H 7D", bankroll=39)
    game.give(Bet(20), 0)
    assert game.question.seats == (May(0, ("surrender",)),)
    error = refused(game, War())
    assert (error.code, error.arguments) == ("command/raise", {"seat": 0})
    assert settled(game.give(Surrender(), 0)) == [(0, "surrendered", -20, 58)]


def test_R61_war_with_the_last_chip() -> None:
    """20 of 40 leave just enough."""
    game = sit_down("7H 7D 2C 2D 2H 8C 9C", bankroll=40)
    game.give(Bet(20), 0)
    assert game.give(War(), 0)[0] == Raised(0, ante=40, bankroll=0)
    assert game.outcome == Outcome(None, Termination.BROKE, (), battles=1, wars=1, bankrolls=(0,))


def test_R61_the_tie_bet_may_pay_for_the_war() -> None:
    """20 and 2 of 22 leave nothing; the tie pays 20 and gives 2 back, enough to raise."""
    game = sit_down("7H 7D 2C 2D 2H 9C 8C", bankroll=22)
    game.give(Bet(20, tie=2), 0)
    assert settled(game.give(War(), 0)) == [(0, "war-won", 40, 124)]


# --- R62: the war -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bonus", [False, True])
@pytest.mark.parametrize(
    ("second", "what", "gain"), [("9C 8C", "war-won", 20), ("9C 9D", "war-tied", 20), ("8C 9C", "war-lost", -40)]
)
def test_R62_higher_or_equal_wins_the_raise_lower_loses_both(second: str, what: str, gain: int, *, bonus: bool) -> None:
    """10 and 10: the raise pays 10 and both come back, or both are lost; with the bonus an equal card pays 10 more."""
    game = sit_down(f"7H 7D 2C 2D 2H {second}", tie_bonus=bonus)
    game.give(Bet(10), 0)
    gain += 20 * (bonus and what == "war-tied")
    assert settled(game.give(War(), 0)) == [(0, what, gain, 400 + gain)]
    assert game.view().wars_won == (int(what != "war-lost"),)
    assert (cloth(game).antes, cloth(game).raises) == ((0,), (0,))


def test_R62_wars_won_are_counted_through_the_session() -> None:
    """Won, lost, won by an equal card: two of three."""
    wars = "7H 7D 9C 8C", "JH JD 2C 3C", "KH KD QC QH"
    game = sit_down(" ".join(wars), burn=0)
    for won in (1, 1, 2):
        game.give(Bet(2), 0)
        game.give(War(), 0)
        assert game.view().wars_won == (won,)
    assert game.view().wars == 3


# --- R63: the session -------------------------------------------------------------------------------------------------


def test_R63_defaults() -> None:
    """What the sheet says, and the session's own numbers."""
    assert Casino() == Casino(
        burn=3,
        tie_pays=10,
        tie_bonus=False,
        bankroll=200,
        table_min=2,
        table_max=100,
        reshuffle_at=52,
        rounds=None,
    )
    assert start("casino", seed=1).rules == Rules(seats=1, packs=6, part=Casino())


def test_R63_bets_are_whole_amounts_half_units() -> None:
    """200 are 400 halves; what may be bet is said as it is typed."""
    game = sit_down("KH 7D")
    assert cloth(game).bankrolls == (400,)
    assert game.question == Question(1, (May(0, ("bet", "leave"), bets=Limits(2, 100)),), clock=False)
    assert game.view().question == game.question
    assert game.view().outcome is None
    assert cloth(game).phase == "betting"


def test_R63_who_leaves_takes_the_bankroll_home() -> None:
    """Won 10, then both go."""
    game = sit_down("KH 2C 7D", seats=2)
    game.give(Bet(10), 0)
    game.give(Bet(10), 1)
    assert game.give(Leave(), 1) == (WentAway(1, "left", 380),)
    outcome = Outcome(None, Termination.LEFT, (), battles=1, wars=0, bankrolls=(420, 380))
    assert game.give(Leave(), 0) == (WentAway(0, "left", 420), Ended(outcome))
    assert game.outcome == outcome
    assert game.question == game.view().question == NOBODY
    assert game.view().outcome == outcome
    assert cloth(game).phase == "over"


def test_R63_nobody_leaves_in_a_round() -> None:
    """Chips that lie on the table stay there, before the deal and in a tie."""
    game = sit_down("7H 8H 7D", seats=2)
    game.give(Bet(10), 0)
    assert refused(game, Leave(), 0).code == "command/illegal"
    game.give(Bet(10), 1)
    assert refused(game, Leave(), 0).code == "command/illegal"
    assert refused(game, Leave(), 1).code == "command/illegal"


def test_R63_a_seat_that_cannot_bet_the_minimum_is_broke() -> None:
    """Of 20, 19 are lost; seat 1 plays on alone, and when it leaves the session has been left."""
    game = sit_down("2C KH 7D", seats=2, bankroll=20)
    game.give(Bet(19), 0)
    assert game.give(Bet(20), 1)[-1] == WentAway(0, "broke", 2)
    assert game.view().playing == (1,)
    assert game.question.seats == (May(1, ("bet", "leave"), bets=Limits(2, 40)),)
    game.give(Leave(), 1)
    assert game.outcome == Outcome(None, Termination.LEFT, (), battles=1, wars=0, bankrolls=(2, 80))


def test_R63_half_a_unit_short_is_broke() -> None:
    """Of 3, surrendering 3 leaves one and a half: less than the minimum of 2."""
    game = sit_down("7H 7D", bankroll=3)
    game.give(Bet(3), 0)
    assert game.give(Surrender(), 0)[-2:] == (
        WentAway(0, "broke", 3),
        Ended(Outcome(None, Termination.BROKE, (), battles=1, wars=0, bankrolls=(3,))),
    )


def test_R63_just_the_minimum_is_enough() -> None:
    """2 of 4 are lost, 2 left: bets are still asked for."""
    game = sit_down("2C KH", bankroll=4)
    game.give(Bet(2), 0)
    assert game.question.seats == (May(0, ("bet", "leave"), bets=Limits(2, 2)),)


def test_R63_rounds() -> None:
    """After the second of two rounds, the war of a tie included."""
    game = sit_down("KH 7D 7H 7C 2C 2D 2H 9C 8C", rounds=2)
    assert game.give(Bet(10), 0)[-1] == Settled(0, "won", 20, 420)
    game.give(Bet(10), 0)
    assert game.outcome is None
    outcome = Outcome(None, Termination.ROUNDS, (), battles=2, wars=1, bankrolls=(440,))
    assert game.give(War(), 0)[-1] == Ended(outcome)
    assert game.outcome == outcome


def test_R63_broke_in_the_last_round() -> None:
    """Whoever is broke has gone before the rounds are counted."""
    game = sit_down("2C KH 7D", seats=2, bankroll=20, rounds=1)
    game.give(Bet(20), 0)
    assert game.give(Bet(20), 1)[-2:] == (
        WentAway(0, "broke", 0),
        Ended(Outcome(None, Termination.ROUNDS, (), battles=1, wars=0, bankrolls=(0, 80))),
    )
    alone = sit_down("2C KH", bankroll=20, rounds=1)
    alone.give(Bet(20), 0)
    assert alone.outcome == Outcome(None, Termination.BROKE, (), battles=1, wars=0, bankrolls=(0,))


def test_R63_the_shoe_is_shuffled_between_rounds_when_fewer_are_left_than_the_cut_card_says() -> None:
    """Of 52, 50 and 48 are left: 48 is not fewer than 48. With 46 the next round begins with a shuffle."""
    game = sit_down("2C KH 3C KD 4C KS", "KH 7D", reshuffle_at=48)
    for shoe in (50, 48, 46):
        assert not cloth(game).shuffle_next
        assert dealt(game.give(Bet(2), 0))[0][-1] == shoe
    assert cloth(game).shuffle_next
    assert cloth(game).seen == parse_cards("2C KH 3C KD 4C KS")
    events = game.give(Bet(2), 0)
    assert events[1] == Shuffled(52)
    assert dealt(events) == [((Card("KH"),), Card("7D"), False, 0, 50)]
    assert cloth(game).seen == parse_cards("KH 7D")
    assert not cloth(game).shuffle_next
    fresh = fresh_pack(game.rules)
    assert [tuple(pack) for pack in game.packs] == [
        tuple(STANDARD[code] for code in stack(fresh, top)) for top in ("2C KH 3C KD 4C KS", "KH 7D")
    ]


def test_R63_never_in_a_round() -> None:
    """A tie leaves 50 of 52, fewer than 51, but the war is dealt from the same shoe, and burned cards are gone too."""
    game = sit_down("7H 7D 2C 2D 2H 9C 8C", "7H 7D", reshuffle_at=51)
    game.give(Bet(2), 0)
    assert not cloth(game).shuffle_next
    assert dealt(game.give(War(), 0))[0][-1] == 45
    assert cloth(game).shuffle_next
    game.give(Bet(2), 0)
    assert (cloth(game).shoe, cloth(game).burned, len(game.packs)) == (50, 0, 2)


def test_R63_the_smallest_cut_card_lasts_for_the_largest_round() -> None:
    """One seat and three burned: 7. 45 cards go in 20 rounds; a tie and a war take the last 7."""
    wars = "7H 7D 2C 2D 2H 9C 8C", "KH KD 3C 3D 3H QC JC"
    named = {*parse_cards(" ".join(wars))}
    rest = [card for card in STANDARD[:52] if card not in named]
    pairs = [card for pair in zip(rest[:19], rest[19:], strict=True) for card in pair]  # never of one rank
    game = sit_down(" ".join([wars[0], *pairs, wars[1]]), reshuffle_at=7)
    for number in range(21):
        game.give(Bet(2), 0)
        if number in {0, 20}:
            game.give(War(), 0)
    assert (cloth(game).shoe, game.view().battles, len(game.packs)) == (0, 21, 1)
    game.give(Bet(2), 0)
    assert len(game.packs) == 2


# --- R64: refused bets ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bet", "arguments"),
    [
        (Bet(0), ("ante", 0, 2, 50)),
        (Bet(1), ("ante", 1, 2, 50)),
        (Bet(51), ("ante", 51, 2, 50)),
        (Bet(50, tie=1), ("tie", 1, 2, 50)),
        (Bet(2, tie=51), ("tie", 51, 2, 50)),
        (Bet(50, tie=31), ("ante+tie", 81, 2, 80)),
    ],
)
def test_R64_bets_outside_the_limits_are_refused(bet: Bet, arguments: tuple[str, int, int, int]) -> None:
    """Below the minimum, above the maximum, above the bankroll: nothing changes, and the same seat may bet again."""
    game = sit_down("KH 7D", bankroll=80, table_max=50)
    error = refused(game, bet)
    assert error.code == "command/bet"
    assert tuple(error.arguments[name] for name in ("bet", "value", "least", "most")) == arguments
    assert settled(game.give(Bet(2), 0))


@pytest.mark.parametrize("bet", [Bet(2), Bet(50), Bet(2, tie=2), Bet(30, tie=50), Bet(50, tie=30)])
def test_R64_bets_at_the_limits_are_taken(bet: Bet) -> None:
    """The minimum, the maximum, the whole bankroll."""
    game = sit_down("KH 7D", bankroll=80, table_max=50)
    events = game.give(bet, 0)
    assert events[0] == BetPlaced(0, 2 * bet.ante, 2 * bet.tie, 160 - 2 * bet.ante - 2 * bet.tie)


def test_R64_an_ante_above_the_bankroll() -> None:
    """Ten and a half are left after a surrender: eleven is too much, ten is not."""
    game = sit_down("7H 7D KH 2D", bankroll=13)
    game.give(Bet(5), 0)
    game.give(Surrender(), 0)
    assert cloth(game).bankrolls == (21,)
    assert game.question.seats[0].bets == Limits(2, 10)
    assert refused(game, Bet(11)).arguments["most"] == 10
    error = refused(game, Bet(9, tie=2))
    assert str(error) == "ante+tie=11 cannot be: it must lie between 2 and 10"
    assert game.give(Bet(10), 0)[0] == BetPlaced(0, 20, 0, 1)


# --- R70–R74: commands, views, the stream -----------------------------------------------------------------------------

FOREIGN: list[Command] = [Turn(), Choose(Card("KH")), Grab(1, 0), Clock(5), Misdeal(), Resign()]


@pytest.mark.parametrize("command", FOREIGN, ids=lambda command: command.TAG)
def test_R70_commands_of_other_games_are_refused(command: Command) -> None:
    """From a seat and from the table, while bets are placed and in a tie: leaving is the only way out."""
    game = sit_down("7H 7D")
    for _ in range(2):
        assert refused(game, command).code == "command/illegal"
        of_the_table = isinstance(command, Turn | Clock)
        assert refused(game, command, None).code == ("command/untimely" if of_the_table else "command/nobody")
        if game.view().battles == 0:
            game.give(Bet(10), 0)


def test_R70_only_who_is_asked_may_answer() -> None:
    """Twice a bet, a choice without a tie, a choice of one who has not tied, a bet in a tie, a seat that has gone."""
    game = sit_down("7H 8H 7D 7S 7C", seats=4)
    game.give(Leave(), 3)
    game.give(Bet(10), 0)
    untimely: list[tuple[Command, int]] = [(Bet(10), 0), (War(), 0), (Surrender(), 1), (Bet(10), 3), (Leave(), 3)]
    for command, seat in untimely:
        assert refused(game, command, seat).code == "command/illegal"
    game.give(Bet(10), 1)
    game.give(Bet(10), 2)
    game.give(War(), 0)
    untimely = [(War(), 0), (Surrender(), 0), (War(), 1), (Surrender(), 1), (Bet(10), 1), (War(), 3)]
    for command, seat in untimely:
        assert refused(game, command, seat).code == "command/illegal"
    for command in (Bet(10), War(), Surrender(), Leave()):
        assert refused(game, command, None).code == "command/nobody"


def test_R70_nothing_is_taken_when_the_session_is_over() -> None:
    """Not even what is always refused gets another reason."""
    game = sit_down("KH 7D", rounds=1)
    game.give(Bet(10), 0)
    for command in [Bet(10), War(), Surrender(), Leave(), *FOREIGN]:
        assert refused(game, command).code == "command/over"
        assert refused(game, command, None).code == "command/over"


def test_R70_each_question_has_a_number_of_its_own() -> None:
    """Bets, the choice after a tie, bets again: 1, 2, 3; while one seat has answered the number stays."""
    game = sit_down("7H 7D 7S", seats=2)
    numbers = [game.question.number]
    given: list[tuple[Command, int]] = [
        (Bet(10), 0),
        (Bet(10), 1),
        (Surrender(), 1),
        (Surrender(), 0),
        (Leave(), 0),
        (Leave(), 1),
    ]
    for command, seat in given:
        game.give(command, seat)
        numbers.append(game.question.number)
    assert numbers == [1, 1, 2, 2, 3, 3, 0]


def test_R71_a_view_shows_the_chips_and_the_cards() -> None:
    """In a tie that one seat has answered: what lies on the table, and of the shoe only how many and what is known."""
    game = sit_down("7H 8H 7D 7S", seats=3)
    for seat in range(3):
        game.give(Bet(10 + seat, tie=4), seat)
    game.give(War(), 2)
    view = game.view(1)
    assert (view.seat, view.battles, view.wars, view.playing, view.time) == (1, 1, 1, (0, 1, 2), 0)
    assert view.rows == (parse_cards("7H"), parse_cards("8H"), parse_cards("7D"))
    assert (view.counts.stocks, view.counts.captures, view.counts.hands, view.counts.rows) == (
        (0, 0, 0),
        (),
        (),
        (1, 1, 1),
    )
    assert view.part == CasinoView(
        phase="tied",
        bankrolls=(400 - 20 + 80, 400 - 8 + 22, 400 - 24 - 24 + 80),
        antes=(20, 0, 24),
        ties=(0, 0, 0),
        raises=(0, 0, 24),
        all_antes=(20, 22, 24),
        all_ties=(8, 8, 8),
        all_surrendered=(0, 0, 0),
        bank=(Card("7S"),),
        shoe=48,
        burned=0,
        seen=parse_cards("7H 8H 7D 7S"),
        shuffle_next=False,
    )


def test_R71_a_view_adds_up_what_was_put_down() -> None:
    """Two rounds: a tie that one seat surrenders, then plain bets without the side bet."""
    game = sit_down("7H 7D 7S 9H 9D 2C KC 3C", seats=2, burn=0)
    game.give(Bet(10, tie=2), 0)
    game.give(Bet(15), 1)
    game.give(Surrender(), 0)
    game.give(War(), 1)
    game.give(Bet(20), 0)
    part = cloth(game)
    assert (part.all_antes, part.all_ties, part.all_surrendered) == ((60, 30), (4, 0), (20, 0))


def test_R71_the_last_rounds_cards_lie_until_the_next_is_dealt() -> None:
    """A new round clears the table of everybody's cards, also of the one who has gone."""
    game = sit_down("7H 8H 9D KC 2C", seats=2)
    game.give(Bet(10), 0)
    game.give(Bet(10), 1)
    assert (game.view().rows, cloth(game).bank) == ((parse_cards("7H"), parse_cards("8H")), parse_cards("9D"))
    game.give(Leave(), 0)
    game.give(Bet(10), 1)
    assert (game.view().rows, cloth(game).bank) == (((), parse_cards("KC")), parse_cards("2C"))


def test_R72_no_view_and_no_event_names_a_card_that_has_not_lain_open() -> None:
    """A session of one pack without a second shuffle: whatever is named has been dealt face up."""
    rules = Rules(seats=2, packs=1, part=Casino(reshuffle_at=9))
    wars = 0
    for seed in range(40):
        game = Game(rules, Seeded(seed))
        known: set[str] = set()
        while cloth(game).shoe >= 9 and game.outcome is None:
            may = game.question.seats[0]
            events = game.give(War() if "war" in may.verbs else Bet(2), may.seat)
            for event in events:
                if isinstance(event, CasinoDealt):
                    known |= {card for card in (*event.cards, event.bank) if card is not None}
                assert game.hide(event, 0) == event
            for watcher in (None, 0, 1):
                shown = dumps(encode((game.view(watcher), events)))
                named = set(re.findall(r'"((?:[2-9JQKA]|10)[CDHS])"', shown))
                assert named <= known
        wars += game.view().wars
        assert len(game.packs) == 1
        assert cloth(game).burned == 52 - cloth(game).shoe - len(known)
    assert wars > 10


def test_R74_every_shoe_comes_from_the_stream_in_order_of_play() -> None:
    """The second shoe starts at the word after the first one's last."""
    rules = Rules(seats=1, packs=1, part=Casino(bankroll=1000))
    game = Game(rules, Seeded(7))
    position, shoes = 0, []
    while len(game.packs) < 3:
        game.give(Surrender() if "surrender" in game.question.seats[0].verbs else Bet(2), 0)
    for _ in range(3):
        shoe, position = shuffle(Seeded(7), position, fresh_pack(rules))
        shoes.append(tuple(STANDARD[code] for code in shoe))
    assert game.packs == tuple(shoes)


def test_R74_who_bets_what_never_changes_the_cards() -> None:
    """Two guests with other antes see the same shoe."""
    games = [start("casino", seed="lion") for _ in range(2)]
    for game, ante in zip(games, (2, 50), strict=True):
        game.give(Bet(ante, tie=ante), 0)
    assert dealt(games[0].events) == dealt(games[1].events)


def test_a_quiet_session_makes_no_events_and_ends_the_same() -> None:
    """For those who only want the outcome."""
    rules = Rules(seats=2, packs=6, part=Casino(rounds=200))
    outcomes = []
    for quiet in (False, True):
        game = Game(rules, Seeded(11), quiet=quiet)
        while game.outcome is None:
            may = game.question.seats[0]
            game.give(War() if "war" in may.verbs else Bet(2, tie=2), may.seat)
        outcomes.append(game.outcome)
        assert bool(game.events) is not quiet
    assert outcomes[0] == outcomes[1]
    assert outcomes[0].battles == 200
