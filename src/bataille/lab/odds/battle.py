"""How likely the first battle of a fresh deal is a war (R9), and its wars tie again and again (R11).

A *link* is one card face up from each contender: the first battle's turn-up is the first link, its war the next.
Face-down cards are as good as any unseen ones, so the cards shown, link after link, are any cards of the pack in any
order. A chain is counted by `bataille.lab.odds.chains`.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import islice, pairwise

from bataille.errors import LabError
from bataille.lab.given import whole, wrong
from bataille.lab.odds.chains import chains
from bataille.rules import Casino, Chain, Identical, Rules, Short, Thinking
from bataille.value import value

#: How many links are counted where nothing else is said.
USUAL_CHAIN = 3
#: By seats, the most links that are counted in seconds, not minutes: contenders may fall away at every one.
_WITHIN_REASON = {2: 52, 3: 9, 4: 6, 5: 4, 6: 4, 7: 3, 8: 3}
#: R10: face-down cards for an ace or a joker, the most that a rank asks for.
_MOST_BY_RANK = 11
_MOST_IN_NUMBERS = 10


@value
class BattleOdds:
    """Ties for the highest card, one after the other, from the first turn-up of a fresh deal on."""

    #: The chance that the first link ties; that the first two do; and so on.
    chains: tuple[Fraction, ...]

    @property
    def tie(self) -> Fraction:
        """The highest card of the first battle is shared."""
        return self.chains[0]

    @property
    def again(self) -> tuple[Fraction, ...]:
        """The chance that the war ties again, given the tie; that the next one does, given both; and so on."""
        return tuple([longer / shorter for shorter, longer in pairwise(self.chains)])


def battle_odds(rules: Rules, links: int | None = None) -> BattleOdds:
    """The odds of up to `links` ties in a row; by default three, or as many as can be.

    Raises `LabError`: `lab/odds-battle` for a family whose battles are not chance alone, `lab/chain` or
    `lab/chain-first` for fewer than one link or more than can be counted (see `most_links`); `TypeError`.
    """
    if not isinstance(rules, Rules):
        raise wrong("rules", "Rules", rules)
    links = None if links is None else whole("links", links)
    if isinstance(rules.part, Casino | Thinking):
        raise LabError("lab/odds-battle", family=rules.part.TAG)
    most = most_links(rules)
    wanted = min(USUAL_CHAIN, most) if links is None else links
    if most == 1 != wanted:
        raise LabError("lab/chain-first", links=wanted)
    if not 1 <= wanted <= most:
        raise LabError("lab/chain", links=wanted, most=most)
    return BattleOdds(tuple(islice(chains(rules), wanted)))


def most_links(rules: Rules) -> int:
    """How many links can be counted: as many as all contenders can lay in every case (R12), within reason.

    Only the first where R27 may undo a tie.
    """
    if rules.packs > 1 and rules.identical is not Identical.WAR:
        return 1
    links, left = 1, rules.pack_size // rules.seats - 1
    while left and links < _WITHIN_REASON[rules.seats]:
        down = _down(rules) if links == 1 or rules.chain is Chain.REPEAT else 0
        if left <= down and rules.short in {Short.LOSE, Short.DRAW}:
            break
        left -= min(down + 1, left)
        links += 1
    return links


def _down(rules: Rules) -> int:
    """The most cards face down that a link asks for (R10)."""
    if rules.war_down != "by-rank":
        return rules.war_down
    return _MOST_BY_RANK if "A" in rules.pack.ranks or rules.jokers else _MOST_IN_NUMBERS
