"""The deal (R1, R4, R6): a shuffled pack, a pack given in order, or the stocks themselves."""

from __future__ import annotations

from functools import lru_cache

from bataille.cards import FIRST_JOKER, FIRST_WITHOUT_SUIT, NUMBERS, RANKS, SUITS, Faces, faces_of, pile
from bataille.deals import Deal, PackDeal
from bataille.engine.battle import Battle
from bataille.engine.endless import note_position
from bataille.engine.setup import Setup
from bataille.errors import DealError
from bataille.events import Dealt, Event
from bataille.rules import Casino, Identical, Pack, Ranking, Rules
from bataille.stream import shuffle
from bataille.table import Table, lay_open
from bataille.value import value


@value
class Layout:
    """The piles of a deal."""

    stocks: tuple[bytes, ...]
    #: Cards left over, out of the game.
    aside: int


def fresh_pack(rules: Rules) -> bytes:
    """All packs of the options in order (R1): by rank and suit, the jokers last, pack after pack."""
    return rules.packs * _one_pack(rules.pack, rules.jokers)


@lru_cache(maxsize=8)
def _one_pack(pack: Pack, jokers: int) -> bytes:
    suited = bytes(RANKS.index(rank) * len(SUITS) + suit for rank in pack.ranks for suit in range(len(SUITS)))
    return suited + bytes(range(FIRST_JOKER, FIRST_JOKER + jokers))


def shuffled_pack(setup: Setup, drawn: int) -> tuple[bytes, int]:
    """A freshly shuffled pack, and how many words of the stream have been drawn then (R74)."""
    return shuffle(setup.source, drawn, fresh_pack(setup.rules))


def deal_out(pack: bytes, seats: int) -> Layout:
    """Card i goes to seat i mod n; everybody gets the same number, the rest is set aside (R4)."""
    each = len(pack) // seats
    if not each:
        raise DealError("deal/short", cards=len(pack), seats=seats)
    dealt = pack[: each * seats]
    return Layout(tuple([dealt[seat::seats] for seat in range(seats)]), len(pack) - len(dealt))


def lay_out(deal: Deal, rules: Rules) -> tuple[Faces, Layout]:
    """The piles of an explicit deal, and the faces of its cards.

    Raises `CardError` or `DealError` for cards that cannot lie in one pack, or a deal that the rules cannot deal or
    play.
    """
    if isinstance(rules.part, Casino):
        raise DealError("deal/casino")
    if isinstance(deal, PackDeal):
        faces = faces_of(deal.cards)
        layout = deal_out(pile(deal.cards, faces), rules.seats)
    else:
        faces = faces_of(card for stock in deal.stocks for card in stock)
        layout = Layout(tuple([pile(stock, faces) for stock in deal.stocks]), 0)
    if len(layout.stocks) != rules.seats:
        raise DealError("deal/stocks", stocks=len(layout.stocks), seats=rules.seats)
    if sum(map(bool, layout.stocks)) < 2:
        raise DealError("deal/alone")
    refuse_unfit(rules, faces, layout)
    return faces, layout


def refuse_unfit(rules: Rules, faces: Faces, layout: Layout) -> None:
    """Raise `DealError` where an explicit deal and the rules do not fit (R19, R20, R26)."""
    if faces is NUMBERS and rules.ranking is not Ranking.ACE_HIGH:
        raise DealError("deal/ranking", ranking=rules.ranking)
    if rules.identical is not Identical.WAR:
        for stock in layout.stocks:
            for code in stock:
                if faces is NUMBERS or code >= FIRST_WITHOUT_SUIT:
                    raise DealError("deal/suits", identical=rules.identical, card=faces[code])
    sizes = [len(stock) for stock in layout.stocks if stock]
    if rules.target is not None and not max(sizes) < rules.target <= sum(sizes):
        raise DealError("deal/range", option="target", value=rules.target, least=max(sizes) + 1, most=sum(sizes))
    if rules.floor is not None and rules.floor > min(sizes):
        raise DealError("deal/range", option="floor", value=rules.floor, least=1, most=min(sizes))


def opening(
    setup: Setup, layout: Layout | None, before: tuple[bytes, ...] = (), drawn: int = 0
) -> tuple[Table, list[Event]]:
    """The table before the first battle.

    `layout`: an explicit deal; `None`: shuffle and deal. After a misdeal (R6), `before` holds the packs shuffled
    already and `drawn` the words drawn from the stream for them.
    """
    packs = before
    if layout is None:
        pack, drawn = shuffled_pack(setup, drawn)
        packs = (*before, pack)
        layout = deal_out(pack, setup.rules.seats)
    battle = Battle(setup, lay_open(layout.stocks, packs=packs, drawn=drawn))
    if setup.finds_endless:
        note_position(battle)
    battle.log.append(Dealt(layout.aside, battle.counts()))
    return battle.table, battle.log
