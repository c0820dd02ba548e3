"""The thinking variant under any choices: the same as the reference plays, no card lost, nothing told too early."""

from __future__ import annotations

import re
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bataille.cards import Card, cards
from bataille.codec import dumps, encode
from bataille.commands import Choose, Clock, Command, Misdeal, Resign, Turn
from bataille.deals import Deal, StocksDeal
from bataille.engine.deal import lay_out
from bataille.engine.setup import Setup, set_up
from bataille.errors import BatailleError, CommandError
from bataille.events import Event, Laid, Turned
from bataille.families.thinking import FAMILY
from bataille.families.thinking.table import ThinkingTable
from bataille.game import Game
from bataille.rules import Order, Rules, Thinking, refuse_out_of_range
from bataille.stream import Seeded
from tests.reference.cards import Card as PlainCard
from tests.reference.cards import read_cards
from tests.reference.thinking import Thinking as Reference
from tests.strategies import CHOICES, small_deals

#: What may be combined with the thinking variant (R26), beside its hand.
OPTIONS = ("packs", "jokers", "ranking", "war_down", "order")
LIMITS = ("target", "floor", "time_limit", "wars_to_win", "battle_limit", "tie_break")

#: Choices at random; a generator that Hypothesis watches takes longer than the games.
chance = st.integers(0, 2**32).map(Random)

_CARD = re.compile(r'"((?:10|[2-9JQKA])[CDHS]|XR|XB)"')


@st.composite
def thinking_rules(draw: st.DrawFn, *names: str) -> Rules:
    """Rules of the thinking variant with some of these options changed."""
    chosen = draw(st.lists(st.sampled_from(names), unique=True))
    options: dict[str, Any] = {name: draw(st.sampled_from(CHOICES[name])) for name in chosen}
    seats = draw(st.sampled_from([2, 2, 3, 4, 5, 8]))
    part = Thinking(draw(st.sampled_from([3, 3, 1, 2, 5, 10])))
    try:
        rules = Rules(seats=seats, part=part, guard=60, **options)
        refuse_out_of_range(rules)
    except BatailleError:
        return Rules(seats=seats, part=part, guard=60)
    return rules


def begin(rules: Rules, deal: Deal, seed: int) -> tuple[Setup, ThinkingTable, list[Event]]:
    """A game of an explicit deal."""
    faces, layout = lay_out(deal, rules)
    setup = set_up(rules, faces, Seeded(seed), explicit=True, counted=True)
    return setup, *FAMILY.start(setup, layout)


# --- as the reference plays -------------------------------------------------------------------------------------------


def plain(piles: list[bytes], setup: Setup) -> list[list[PlainCard]]:
    """Piles as the reference has them."""
    return [read_cards(" ".join(cards(pile, setup.faces))) for pile in piles]


@settings(max_examples=500)
@given(st.data(), chance)
def test_engine_plays_as_the_reference(data: st.DataObject, random: Random) -> None:
    """After every round of choices all piles, who is in the game, who chooses next, and the counts are the same."""
    rules = data.draw(thinking_rules(*OPTIONS))
    if rules.order is Order.SHUFFLED:
        rules = Rules(seats=rules.seats, part=rules.part, guard=60)
    deal = data.draw(small_deals(rules))
    setup, thinking, _ = begin(rules, deal, 0)
    assert isinstance(rules.part, Thinking)
    reference = Reference(
        [read_cards(" ".join(cards(stock, setup.faces))) for stock in lay_out(deal, rules)[1].stocks],
        rules.part.hand,
        rules.war_down,
        str(rules.order),
        str(rules.ranking),
    )
    while True:
        table = thinking.table
        assert plain(table.stocks, setup) == reference.stocks
        assert plain(table.hands, setup) == reference.hands
        assert plain(table.rows, setup) == [[laid.card for laid in row] for row in reference.rows]
        assert (table.battles, table.wars) == (reference.battles, reference.wars)
        assert list(table.wars_won) == reference.wars_won
        if table.outcome is not None:
            break
        assert list(table.playing) == reference.playing
        choosing = [may for may in FAMILY.question(setup, thinking).seats if "choose" in may.verbs]
        assert [may.seat for may in choosing] == reference.asked
        chosen = {may.seat: random.choice(may.cards) for may in choosing}
        for seat in random.sample(sorted(chosen), len(chosen)):
            thinking, _ = FAMILY.step(setup, thinking, seat, Choose(chosen[seat]))
        reference.choose({seat: read_cards(card)[0] for seat, card in chosen.items()})
    if table.outcome.termination == "guard":
        assert table.battles == 60
    else:
        assert reference.over
        assert table.outcome.winner == reference.winner


# --- conserved and pure -----------------------------------------------------------------------------------------------


def any_command(random: Random, setup: Setup, thinking: ThinkingTable) -> tuple[int | None, Command]:
    """Mostly what may be given; sometimes what may not."""
    question = FAMILY.question(setup, thinking)
    choosing = [may for may in question.seats if "choose" in may.verbs]
    if choosing and random.random() < 0.9:
        may = random.choice(choosing)
        return may.seat, Choose(random.choice(may.cards))
    if random.random() < 0.02:
        return random.choice(question.seats).seat, Resign()
    seat = random.choice([None, *range(-1, setup.rules.seats + 1)])
    others: list[Command] = [Choose(random.choice(setup.faces)), Turn(), Misdeal(), Clock(7)]
    return seat, random.choice(others)


def held(thinking: ThinkingTable) -> Counter[int]:
    """All cards of the game."""
    table = thinking.table
    return Counter(b"".join([*table.stocks, *table.captures, *table.hands, *table.rows]))


@settings(max_examples=300)
@given(st.data(), chance)
def test_R28_cards_are_conserved_and_steps_are_pure(data: st.DataObject, random: Random) -> None:
    """At every step no card is lost or doubled; a step leaves the old table alone and does the same again."""
    rules = data.draw(thinking_rules(*OPTIONS, *LIMITS))
    setup, thinking, _ = begin(rules, data.draw(small_deals(rules)), data.draw(st.integers(0, 2**64 - 1)))
    dealt = held(thinking)
    for _ in range(400):
        if thinking.table.outcome is not None:
            break
        before = deepcopy(thinking)
        seat, command = any_command(random, setup, thinking)
        try:
            after, events = FAMILY.step(setup, thinking, seat, command)
        except CommandError:
            assert thinking == before
            continue
        assert thinking == before
        assert FAMILY.step(setup, thinking, seat, command) == (after, events)
        assert held(after) == dealt
        counted = [event.counts for event in events if hasattr(event, "counts")]
        if counted:
            assert counted[-1] == FAMILY.view(setup, after, None).counts
        assert all(len(hand) <= rules.part.hand for hand in after.table.hands if isinstance(rules.part, Thinking))
        thinking = after


@settings(max_examples=100)
@given(st.data(), chance)
def test_R50_hands_are_full_whenever_a_card_is_chosen(data: st.DataObject, random: Random) -> None:
    """While a stock has cards its hand lacks none, but for the seats that have gone; a seat asked holds a card."""
    rules = data.draw(thinking_rules(*OPTIONS))
    setup, thinking, _ = begin(rules, data.draw(small_deals(rules)), 1)
    assert isinstance(rules.part, Thinking)
    while thinking.table.outcome is None:
        for seat in thinking.table.playing:
            assert len(thinking.table.hands[seat]) == rules.part.hand or not thinking.table.stocks[seat]
        choosing = [may for may in FAMILY.question(setup, thinking).seats if "choose" in may.verbs]
        assert choosing
        assert all(may.cards for may in choosing)
        may = random.choice(choosing)
        thinking, _ = FAMILY.step(setup, thinking, may.seat, Choose(random.choice(may.cards)))


# --- secrets ----------------------------------------------------------------------------------------------------------


def named(told: object) -> set[str]:
    """Every card in the JSON of a value."""
    return set(_CARD.findall(dumps(encode(told))))


def shown(events: tuple[Event, ...]) -> set[str]:
    """The cards that were laid face up for all to see."""
    return {card for event in events if isinstance(event, Turned | Laid) for card in event.cards if card is not None}


def own(game: Game, seat: int | None) -> set[str]:
    """The cards in a seat's hand, looked up in the table itself."""
    table: ThinkingTable = game._table
    return set() if seat is None else set(cards(table.table.hands[seat], game._setup.faces))


@pytest.mark.parametrize(("seats", "order"), [(2, Order.WINNER_FIRST), (3, Order.SHUFFLED), (5, Order.HIGH_FIRST)])
@pytest.mark.parametrize("number", range(3))
def test_R72_nothing_is_told_before_its_time(seats: int, order: Order, number: int) -> None:
    """Whole games: no view or event names a card that its seat has neither held nor seen face up."""
    rules = Rules(seats=seats, jokers=2, order=order, part=Thinking(), guard=300)
    game = Game(rules, Seeded(9, number))
    seen = {seat: own(game, seat) for seat in (None, *range(seats))}
    random = Random(number)
    fresh = game.events
    while True:
        for seat, known in seen.items():
            known.update(own(game, seat), shown(fresh))
            assert named(game.view(seat)) <= known
            told = [game.hide(event, seat) for event in fresh]
            assert set().union(*map(named, told)) <= known
            assert [type(event) for event in told] == [type(event) for event in fresh]
        if game.outcome is not None:
            break
        may = random.choice([may for may in game.question.seats if "choose" in may.verbs])
        fresh = game.give(Choose(random.choice(may.cards)), may.seat)
    assert game.outcome.battles > 20


@given(chance)
def test_R72_a_view_does_not_depend_on_hidden_cards(random: Random) -> None:
    """Two games alike but for the cards that a seat has not seen look the same to it."""
    pack = [Card(rank + suit) for rank in "23456789JQKA" for suit in "SH"]
    random.shuffle(pack)
    mine, rest = pack[:3], pack[3:]
    views, logs = [], []
    for _ in range(2):
        random.shuffle(rest)
        deal = StocksDeal(((*mine, *rest[:9]), tuple(rest[9:])))
        game = Game(Rules(part=Thinking()), Seeded(0), deal=deal)
        game.give(Choose(random.choice(game.question.seats[1].cards)), 1)
        views.append(game.view(0))
        logs.append([game.hide(event, 0) for event in game.events])
    assert views[0] == views[1]
    assert logs[0] == logs[1]
