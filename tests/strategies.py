"""What Hypothesis draws: rules of the chance games, and explicit deals that they can play."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from bataille.cards import FIRST_WITHOUT_SUIT, NUMBERS, STANDARD, Card
from bataille.deals import Deal, PackDeal, StocksDeal
from bataille.engine.deal import fresh_pack, lay_out
from bataille.errors import BatailleError
from bataille.rules import (
    Captures,
    Chain,
    Contenders,
    Identical,
    Order,
    Ranking,
    Rules,
    Short,
    TieBreak,
    refuse_out_of_range,
)

#: By option: what is drawn for it beside its default.
CHOICES: dict[str, list[Any]] = {
    "packs": [2],
    "jokers": [2],
    "ranking": list(Ranking),
    "contenders": list(Contenders),
    "war_down": [0, 1, 2, 4, 10, "by-rank"],
    "chain": list(Chain),
    "short": list(Short),
    "refill_in_war": [False],
    "order": list(Order),
    "captures": list(Captures),
    "identical": list(Identical),
    "stakes": [True],
    "target": list(range(2, 20)),
    "floor": list(range(1, 8)),
    "time_limit": [20, 60, 200],
    "wars_to_win": [1, 2, 3],
    "battle_limit": [1, 3, 10, 50],
    "tie_break": list(TieBreak),
}


@st.composite
def chance_rules(draw: st.DrawFn) -> Rules:
    """Rules of a chance game, with few or many options changed, that go together and stop before long."""
    names = draw(st.lists(st.sampled_from(sorted(CHOICES)), unique=True))
    options: dict[str, Any] = {name: draw(st.sampled_from(CHOICES[name])) for name in names}
    seats = draw(st.sampled_from([2, 2, 2, 3, 4, 5, 8]))
    try:
        rules = Rules(seats=seats, guard=draw(st.sampled_from([50, 500])), **options)
        refuse_out_of_range(rules)
    except BatailleError:
        return Rules(seats=seats, guard=50)
    return rules


@st.composite
def small_deals(draw: st.DrawFn, rules: Rules) -> Deal:
    """An explicit deal of a few cards of one kind, as a pack or as stocks, that the rules can deal and play."""
    kind = draw(st.sampled_from(["suited", "bare", "numbers"]))
    faces = {"suited": STANDARD[:FIRST_WITHOUT_SUIT], "bare": STANDARD[FIRST_WITHOUT_SUIT:], "numbers": NUMBERS[:9]}[
        kind
    ]
    few = draw(st.integers(3, len(faces)))
    cards = draw(st.lists(st.sampled_from(faces[-few:]), min_size=2 * rules.seats, max_size=6 * rules.seats))
    deal = PackDeal(tuple(cards)) if draw(st.booleans()) else _cut(draw, tuple(cards), rules.seats)
    try:
        lay_out(deal, rules)
    except BatailleError:
        return (
            PackDeal(STANDARD[: 6 * rules.seats]) if rules.target is None and rules.floor is None else _fitting(rules)
        )
    return deal


def _cut(draw: st.DrawFn, cards: tuple[Card, ...], seats: int) -> StocksDeal:
    """The cards in stocks of any lengths."""
    cuts = sorted(draw(st.lists(st.integers(0, len(cards)), min_size=seats - 1, max_size=seats - 1)))
    return StocksDeal(tuple(cards[start:end] for start, end in zip([0, *cuts], [*cuts, len(cards)], strict=True)))


def _fitting(rules: Rules) -> PackDeal:
    """A deal for which a target or a floor is in range: the whole pack, dealt evenly."""
    each = rules.pack_size // rules.seats
    return PackDeal(tuple([STANDARD[code] for code in fresh_pack(rules)[: each * rules.seats]]))
