"""The thinking variant's good player: it knows that the beaten side of a war takes the cards that caused it (R52).

Who holds the highest cards wins in the end, and nothing takes them away in a battle but a tie. So it plays like
`middle-high`, but in a war that the highest cards of the pack have caused it plays its lowest: whoever loses that war
takes them all.
"""

from __future__ import annotations

from bataille.cards import JOKERS, Card
from bataille.commands import Choose
from bataille.players.player import Answer, Asked, Player
from bataille.players.thinking import at_war, hand_of
from bataille.rules import Rules
from bataille.rules.strength import weakest_first


def answer(asked: Asked) -> Answer | None:
    """The middle card; in wars the highest, or the lowest where losing pays."""
    if "choose" not in asked.may.verbs:
        return None
    hand = hand_of(asked)
    if not at_war(asked):
        return Answer(Choose(hand[len(hand) // 2]))
    best = highest_rank(asked.rules)
    # A seat that still fights has tied with every card it has shown in this war.
    tied = asked.view.rows[asked.may.seat]
    losing_pays = any(card is not None and card.rank == best for card in tied)
    return Answer(Choose(hand[0] if losing_pays else hand[-1]))


def highest_rank(rules: Rules) -> str:
    """The rank of the strongest cards in the pack of the rules."""
    ranks = [Card(rank) for rank in rules.pack.ranks]
    return weakest_first([*ranks, Card(JOKERS[0])] if rules.jokers else ranks, rules.ranking)[-1].rank


PLAYER = Player("sly", ("thinking",), answer, place=1)
