"""A source of chance whose shuffles come out as the test wants them: the shuffle of `docs/stream.md`, backwards."""

from __future__ import annotations

from bataille.cards import STANDARD, parse_cards, pile
from bataille.engine.deal import fresh_pack
from bataille.rules import Rules
from bataille.stream import _LIMIT, Block, Seeded, _groups


class Stacked:
    """Words that shuffle the rules' pack into given orders, one after the other, and then go on by chance."""

    def __init__(self, rules: Rules, *tops: str) -> None:
        """`tops`: the cards from the top of each pack; the cards that are not named follow as in a fresh pack."""
        fresh = fresh_pack(rules)
        self.row = [word for top in tops for word in _words(fresh, stack(fresh, top))]

    def block(self, number: int, /) -> Block:
        row = self.row[4 * number : 4 * number + 4]
        first, second, third, fourth = (*row, *Seeded(0).block(number)[len(row) :])
        return first, second, third, fourth


def stack(fresh: bytes, top: str) -> bytes:
    """The pack with these cards first and the others behind them."""
    first = pile(parse_cards(top), STANDARD)
    rest = list(fresh)
    for code in first:
        rest.remove(code)
    return first + bytes(rest)


def _words(fresh: bytes, wanted: bytes) -> list[int]:
    """The words that turn one order into the other."""
    order = list(fresh)
    words = []
    for bounds, product in _groups(len(order), _LIMIT):
        number = 0
        for bound in bounds:
            last = bound - 1
            pick = order.index(wanted[last], 0, bound)
            order[last], order[pick] = order[pick], order[last]
            number = number * bound + pick
        # The smallest word of this outcome may be refused as one too many; the next one never is.
        words.append(-(-number * 2**64 // product) + 1)
    return words
