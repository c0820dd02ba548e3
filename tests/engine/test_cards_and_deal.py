"""Packs, rankings, the deal and the misdeal (R1–R6), and rules that cannot go together (R26)."""

from __future__ import annotations

from collections import Counter
from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bataille.autoplay import play_out
from bataille.cards import NUMBERS, STANDARD, Card, parse_cards
from bataille.commands import Bet, Clock, Grab, Misdeal, Resign, Turn
from bataille.deals import Deal, PackDeal, StocksDeal
from bataille.engine.compare import highest
from bataille.engine.deal import fresh_pack
from bataille.engine.setup import set_up
from bataille.errors import BatailleError, CardError, CommandError, DealError, RulesError
from bataille.events import Dealt, MisdealCalled
from bataille.families.turn_up import FAMILY as TURN_UP
from bataille.game import Game, start
from bataille.rules import Casino, Ranking, Rules, Short, Speed, Thinking
from bataille.stream import Seeded
from bataille.variants import rules_of, variant
from tests.reference import cards as reference


@pytest.mark.parametrize(
    ("pack", "ranks"),
    [
        ("full", "2 3 4 5 6 7 8 9 10 J Q K A"),
        ("piquet", "7 8 9 10 J Q K A"),
        ("italian", "A 2 3 4 5 6 7 J Q K"),
        ("numbers", "2 3 4 5 6 7 8 9 10"),
    ],
)
@pytest.mark.parametrize("jokers", [0, 2])
@pytest.mark.parametrize("packs", [1, 3])
def test_R1_packs(pack: str, ranks: str, jokers: int, packs: int) -> None:
    """Every rank in four suits, with a red and a black joker if wished, so many packs together."""
    rules = rules_of("classic", [f"pack={pack}", f"jokers={jokers}", f"packs={packs}"])
    expected = Counter({rank + suit: packs for rank in ranks.split() for suit in "CDHS"})
    if jokers:
        expected |= Counter({"XR": packs, "XB": packs})
    assert Counter(str(STANDARD[code]) for code in fresh_pack(rules)) == expected
    assert rules.pack_size == expected.total()


@given(
    st.sampled_from(Ranking),
    st.lists(st.sampled_from(STANDARD), min_size=2, max_size=8),
)
def test_R2_R3_highest(ranking: Ranking, shown: list[Card]) -> None:
    """The highest cards are the smallest set that beats all others, found by trying every set."""
    setup = set_up(Rules(ranking=ranking), STANDARD, Seeded(0))
    codes = bytes(STANDARD.index(card) for card in shown)
    plain = {seat: reference.read_cards(card)[0] for seat, card in enumerate(shown)}
    assert highest(setup, codes) == reference.highest(plain, str(ranking))


@given(st.lists(st.integers(1, 199), min_size=2, max_size=8))
def test_R4_the_bigger_number_wins(numbers: list[int]) -> None:
    """Numbered cards are compared as numbers."""
    setup = set_up(Rules(), NUMBERS, Seeded(0))
    best = [place for place, number in enumerate(numbers) if number == max(numbers)]
    assert highest(setup, bytes(number - 1 for number in numbers)) == best


@pytest.mark.parametrize(("seats", "each", "aside"), [(2, 26, 0), (3, 17, 1), (4, 13, 0), (5, 10, 2), (8, 6, 4)])
def test_R4_everybody_gets_the_same_number(seats: int, each: int, aside: int) -> None:
    """Card i of the pack goes to seat i mod n; the cards left over are out of the game, unseen."""
    game = Game(Rules(seats=seats), Seeded(3))
    (dealt,) = game.events
    assert isinstance(dealt, Dealt)
    assert dealt.aside == aside
    assert dealt.counts.stocks == (each,) * seats
    (pack,) = game.packs
    turned = game.give(Turn())[0]
    assert getattr(turned, "cards", None) == pack[:seats]


def test_R7_everybody_turns_the_top_card_at_once() -> None:
    """One event shows all cards; an empty stock is refilled first, and then turns the first capture."""
    stocks = StocksDeal((parse_cards("9C 8C"), parse_cards("5C 4C 7C")))
    game = start("classic", deal=stocks, captures="turn-over")
    (turned, _) = game.give(Turn())
    assert getattr(turned, "cards", None) == ("9C", "5C")
    game.give(Turn())
    refilled, turned, *_ = game.give(Turn())
    assert (refilled.TAG, getattr(turned, "cards", None)) == ("refilled", ("9C", "7C"))


def test_R4_deal_in_order() -> None:
    """An explicit pack is dealt like a shuffled one; explicit stocks lie as they are given."""
    for deal in (PackDeal(parse_cards("2C KH 3C QH 5S")), StocksDeal((parse_cards("2C 3C"), parse_cards("KH QH")))):
        turned = start("classic", deal=deal).give(Turn())[0]
        assert getattr(turned, "cards", None) == ("2C", "KH")


@pytest.mark.parametrize(
    ("rules", "deal", "code"),
    [
        ("classic", PackDeal(parse_cards("2C")), "deal/short"),
        ("classic", StocksDeal((parse_cards("2C"), parse_cards("3C"), parse_cards("4C"))), "deal/stocks"),
        ("classic", StocksDeal((parse_cards("2C 3C"), ())), "deal/alone"),
        ("peasants", PackDeal(parse_cards("#1 #2")), "deal/ranking"),
        ("first-to-40", PackDeal(parse_cards("2C 3C 4C 5C")), "deal/range"),
        ("classic floor=3", PackDeal(parse_cards("2C 3C 4C 5C")), "deal/range"),
        ("classic identical=take-back", PackDeal(parse_cards("2C 3")), "deal/suits"),
        ("classic identical=discard", PackDeal(parse_cards("#1 #2")), "deal/suits"),
        ("casino", PackDeal(STANDARD[:52]), "deal/casino"),
    ],
)
def test_R4_R26_deals_that_cannot_be(rules: str, deal: Deal, code: str) -> None:
    """An explicit deal that the rules cannot deal out or play is refused, with a code."""
    key, *options = rules.split()
    with pytest.raises(DealError) as refused:
        Game(rules_of(key, options, explicit=True), Seeded(0), deal=deal)
    assert refused.value.code == code


def test_R4_numbered_cards_do_not_mix() -> None:
    """Numbers among other cards are refused."""
    with pytest.raises(CardError, match="cannot be mixed"):
        start("classic", deal=PackDeal(parse_cards("#1 2C")))


def test_R6_misdeal_deals_again_from_the_same_stream() -> None:
    """Shuffled again, once a misdeal is called; the log tells it and both packs are kept; later it is refused."""
    game, other = start("classic", seed=11), start("classic", seed=11)
    called, dealt = game.give(Misdeal(), 1)
    assert called == MisdealCalled(1)
    assert isinstance(dealt, Dealt)
    first, second = game.packs
    assert first == other.packs[0]
    assert second != first
    assert sorted(second) == sorted(first)
    game.give(Turn())
    with pytest.raises(CommandError) as refused:
        game.give(Misdeal(), 1)
    assert refused.value.code == "command/illegal"


def test_R6_no_misdeal_in_an_explicit_deal() -> None:
    """There is nothing to deal again."""
    game = start("classic", deal=PackDeal(parse_cards("2C KH")))
    with pytest.raises(CommandError):
        game.give(Misdeal(), 0)


def test_R5_views_tell_counts_alone() -> None:
    """Before the first turn-up no view names a card."""
    for seat in (None, 0, 1):
        view = start("classic", seed=1).view(seat)
        assert view.counts.stocks == (26, 26)
        assert view.rows == ((), ())


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ("stakes=true", ("stakes=true", "captures=bottom", "set captures=reshuffle")),
        ("seats=1", ("seats=1", "family=turn_up", "seats=2")),
        ("target=26", ("target=26", "pack=full", "between 27 and 52")),
        ("target=53", ("target=53", "pack=full", "between 27 and 52")),
        ("target=40 packs=2", ("target=40", "packs=2", "everybody starts with 52")),
        ("floor=27", ("floor=27", "pack=full", "between 1 and 26")),
        ("steal_after=0", ("steal_after=0", "family=turn_up", "variant speed")),
        ("burn=0", ("burn=0", "family=turn_up", "variant casino")),
    ],
)
def test_R26_conflicts_name_both_and_a_remedy(options: str, named: tuple[str, ...]) -> None:
    """What cannot go together is refused with both options and what to change."""
    with pytest.raises(RulesError) as refused:
        rules_of("classic", options.split())
    assert refused.value.code == "rules/conflict"
    assert all(part in str(refused.value) for part in named)


@pytest.mark.parametrize("option", ["captures=none", "chain=single", "short=lose", "contenders=everyone"])
def test_R26_thinking_has_settled_these(option: str) -> None:
    """The thinking variant refuses them."""
    with pytest.raises(RulesError, match="family=thinking"):
        rules_of("thinking", [option])


@pytest.mark.parametrize("option", ["war_down=1", "jokers=2", "pack=piquet", "target=40", "time_limit=60"])
def test_R26_casino_has_its_own_options_alone(option: str) -> None:
    """Nothing but R60–R64."""
    with pytest.raises(RulesError, match="family=casino"):
        rules_of("casino", [option])


@pytest.mark.parametrize(
    ("part", "seats", "named"),
    [
        (Casino(table_min=50, table_max=10), 1, "table_max=10"),
        (Casino(bankroll=1), 1, "table_min=2"),
        (Casino(reshuffle_at=10), 4, "reshuffle_at=13"),
        (Casino(reshuffle_at=400), 1, "reshuffle_at=312"),
        (Speed(handicap=(100,)), 2, "one handicap for each seat"),
    ],
)
def test_R26_options_of_a_family_that_do_not_fit(part: Casino | Speed, seats: int, named: str) -> None:
    """The remedy names what would fit."""
    with pytest.raises(RulesError, match=named):
        Rules(seats=seats, packs=6 if isinstance(part, Casino) else 1, part=part)


@pytest.mark.parametrize(
    ("option", "code"),
    [
        ("war_down=11", "rules/value"),
        ("war_down=", "rules/value"),
        ("stakes=yes", "rules/value"),
        ("war-down=1", "rules/near-option"),
        ("war_dwn=1", "rules/near-option"),
        ("colour=red", "rules/option"),
        ("part=speed", "rules/option"),
        ("war_down", "rules/syntax"),
        ("=1", "rules/syntax"),
    ],
)
def test_R26_options_that_cannot_be(option: str, code: str) -> None:
    """A wrong value, an unknown name, no option at all."""
    with pytest.raises(RulesError) as refused:
        rules_of("classic", [option])
    assert refused.value.code == code


def test_R26_unknown_variant_suggests_the_nearest() -> None:
    """A typing error is understood."""
    with pytest.raises(RulesError, match="did you mean classic"):
        rules_of("clasic")


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 9},
        {"seats": 0},
        {"war_down": 11},
        {"war_down": 2.5},
        {"jokers": 1},
        {"short": "zzz"},
        {"refill_in_war": "no"},
        {"guard": 0},
        {"stakes": 1},
    ],
)
def test_rules_are_validated_when_built(wrong: dict[str, Any]) -> None:
    """A value outside its range or of a wrong type is refused with what was expected."""
    with pytest.raises(RulesError, match="expected") as refused:
        Rules(**wrong)
    assert refused.value.code == "rules/value"


def test_rules_take_texts_for_what_they_stand_for() -> None:
    """`short="draw"` is the member, so that it plays the same game and compares equal."""
    texts: dict[str, Any] = {"short": "draw", "war_down": "1", "target": "none"}
    assert Rules(**texts) == Rules(short=Short.DRAW, war_down=1)


def test_rules_need_the_part_of_a_family() -> None:
    """Nothing else stands for a family."""
    nothing: Any = None
    with pytest.raises(RulesError) as refused:
        Rules(part=nothing)
    assert refused.value.code == "rules/part"


@pytest.mark.parametrize("wrong", [{"hand": 0}, {"hand": 11}, {"hand": True}])
def test_parts_are_validated_when_built(wrong: dict[str, Any]) -> None:
    """The options of a family likewise."""
    with pytest.raises(RulesError):
        Thinking(**wrong)


def test_presets_cannot_be_changed() -> None:
    """The whole process shares them."""
    rules: Any = variant("classic").rules
    with pytest.raises(FrozenInstanceError):
        rules.war_down = 0


def test_R26_an_option_given_twice() -> None:
    """Which of the two is meant nobody knows."""
    with pytest.raises(RulesError) as refused:
        rules_of("classic", ["war_down=1", "war_down=2"])
    assert refused.value.code == "rules/twice"


@pytest.mark.parametrize(("key", "code"), [("CLASSIC", "rules/variant"), ("zzz", "rules/no-variant")])
def test_unknown_variants(key: str, code: str) -> None:
    """The nearest is suggested where one is near."""
    with pytest.raises(RulesError) as refused:
        variant(key)
    assert refused.value.code == code


def test_R6_no_misdeal_after_somebody_has_gone() -> None:
    """Dealing again would bring the seat back that has resigned."""
    game = start("three-players", seed=4)
    game.give(Resign(), 2)
    assert all("misdeal" not in may.verbs for may in game.question.seats)
    with pytest.raises(CommandError):
        game.give(Misdeal(), 0)


@pytest.mark.parametrize("command", [Bet(2.5), Clock(10**30), Clock(-1), Grab(1, -5), Grab(0, 5), "turn", None])  # type: ignore[arg-type]
def test_R70_malformed_commands(command: Any) -> None:
    """What no record could hold is refused before any family sees it, and nothing has changed."""
    game = start("speed", seed=4)
    with pytest.raises(CommandError) as refused:
        game.give(command, 0)
    assert refused.value.code == "command/malformed"
    assert game.commands == ()


@pytest.mark.parametrize("seat", [-1, 2])
def test_R72_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    """Not even from the end of a list."""
    with pytest.raises(CommandError) as refused:
        start("thinking", seed=4).view(seat)
    assert refused.value.code == "command/seat"


def test_R4_cards_that_are_none() -> None:
    """A deal of texts is read as cards, and what is no card is named."""
    stocks: Any = (("AS",), ("XX",))
    with pytest.raises(CardError, match="'XX' is no card"):
        start("classic", deal=StocksDeal(stocks))


@pytest.mark.parametrize("key", ["classic", "casino"])
def test_R70_what_the_table_is_not_asked_for(key: str) -> None:
    """Time where no clock runs, turns where there are none."""
    command = Clock(5) if key == "classic" else Turn()
    with pytest.raises(CommandError) as refused:
        start(key, seed=4).give(command)
    assert refused.value.code == "command/untimely"


def test_R26_options_without_effect_are_accepted() -> None:
    """`refill_in_war` means nothing without captures, and is no conflict."""
    assert rules_of("classic", ["refill_in_war=false", "identical=take-back"]).refill_in_war is False


def test_R70_a_battle_is_played_when_every_seat_has_turned() -> None:
    """Seats turn one after the other, in any order; a second turn for the same battle is refused."""
    game = start("three-players", seed=4)
    assert game.give(Turn(), 2) == ()
    assert game.give(Turn(), 0) == ()
    with pytest.raises(CommandError):
        game.give(Turn(), 0)
    assert [may.verbs for may in game.question.seats] == [
        ("misdeal", "resign"),
        ("turn", "misdeal", "resign"),
        ("misdeal", "resign"),
    ]
    together = start("three-players", seed=4)
    assert game.give(Turn(), 1) == together.give(Turn())


def test_R70_resigning_may_complete_the_turns() -> None:
    """With two turns given, the third seat's resignation starts the battle; its cards go with the prize (R17)."""
    game = start("three-players", seed=4)
    game.give(Turn(), 0)
    game.give(Turn(), 1)
    events = [event.TAG for event in game.give(Resign(), 2)]
    assert events[:2] == ["went-out", "turned"]
    counts = game.view().counts
    assert sum(counts.stocks) == 51


def test_R18_resigned() -> None:
    """The only seat left takes the centre and has won."""
    game = start("classic", seed=4)
    game.give(Resign(), 0)
    assert game.outcome is not None
    assert (game.outcome.winner, str(game.outcome.termination), game.outcome.battles) == (1, "resigned", 0)
    assert game.view().counts.stocks == (0, 52)


def test_R21_the_clock() -> None:
    """Time comes by command: it never runs backwards, and the bell between two battles ends the game."""
    game = start("timed", seed=4, real_time=True)
    game.give(Turn())
    assert game.give(Clock(899_999)) == ()
    with pytest.raises(CommandError) as refused:
        game.give(Clock(899_998))
    assert refused.value.code == "command/time"
    game.give(Clock(900_000))
    assert game.outcome is not None
    assert game.outcome.termination == "time"
    holdings = game.view().counts.stocks
    assert game.outcome.winner == holdings.index(max(holdings))


@pytest.mark.parametrize(("key", "real_time"), [("classic", True), ("timed", False)])
def test_R21_no_clock_where_none_is_needed(key: str, *, real_time: bool) -> None:
    """A game without a bell, or one that counts its time by turns, refuses the time."""
    with pytest.raises(CommandError):
        start(key, seed=4, real_time=real_time).give(Clock(5))


@pytest.mark.parametrize(("seat", "code"), [(2, "command/seat"), (-1, "command/seat")])
def test_R70_no_such_seat(seat: int, code: str) -> None:
    """A seat that is not at the table is told so."""
    with pytest.raises(BatailleError) as refused:
        start("classic", seed=4).give(Turn(), seat)
    assert refused.value.code == code


def test_R20_a_seat_that_is_out_from_the_start_is_below_the_floor() -> None:
    """It holds nothing after the first battle, so that the game ends then, and the most cards win."""
    stocks = StocksDeal((parse_cards("KS QS"), parse_cards("2C 3C"), ()))
    outcome = play_out(start("classic", deal=stocks, seats=3, floor=1))
    assert (outcome.termination, outcome.battles, outcome.winner) == ("floor", 1, 0)


def test_R10_by_rank_with_numbers() -> None:
    """Tied threes ask for three cards face down: the fours decide after them."""
    stocks = StocksDeal((parse_cards("#3 #1 #1 #1 #9 #2"), parse_cards("#3 #2 #2 #2 #4 #1")))
    game = start("by-rank", deal=stocks)
    game.give(Turn())
    assert game.view().counts.stocks == (11, 1)


def test_R10_by_rank_with_jokers() -> None:
    """Tied jokers ask for eleven cards face down: the Ace decides after them."""
    stocks = StocksDeal((parse_cards("XR" + " 2C" * 11 + " AS 4H"), parse_cards("XB" + " 3D" * 11 + " KS 5H")))
    game = start("by-rank", deal=stocks)
    game.give(Turn())
    assert game.view().counts.stocks == (27, 1)


def test_R25_an_older_table_of_a_line_may_be_stepped_again() -> None:
    """A step is a pure function: what came later on the line is not its past."""
    rules = rules_of("classic", ["order=seat"])
    setup = set_up(rules, STANDARD, Seeded(5))
    tables = [TURN_UP.start(setup, None)[0]]
    while tables[-1].outcome is None and len(tables) < 60:
        tables.append(TURN_UP.step(setup, tables[-1], None, Turn())[0])
    again = tables[10]
    for table in tables[11:]:
        again, _ = TURN_UP.step(setup, again, None, Turn())
        assert again == table
        assert len(again.positions) == again.battles + 1
