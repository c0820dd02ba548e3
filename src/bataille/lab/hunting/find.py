"""A find: an extreme game, verified by the engine."""

from __future__ import annotations

from bataille.cards import STANDARD, Card, cards
from bataille.commands import Turn
from bataille.deals import PackDeal
from bataille.events import Counts, LeftLying, Won
from bataille.game import Game
from bataille.lab.hunting.goals import Goal
from bataille.outcome import Outcome
from bataille.record import Record, record_of
from bataille.rules import Rules
from bataille.stream import Seeded
from bataille.value import value


class WrongFindError(AssertionError):
    """The engine plays a find differently: a mistake of the kernel."""


@value
class Find:
    """An extreme game, played again by the engine."""

    #: Battles, wars, cards, or the period, by what was hunted.
    amount: int
    #: Where its chance comes from.
    seed: int
    game: int
    #: The pack, top first, that was dealt; `None`: the one that the seed gives.
    deal: tuple[Card, ...] | None
    outcome: Outcome


def verified(goal: Goal, rules: Rules, amount: int, seed: int, game: int, pack: bytes | None) -> Find:
    """The find, if the engine comes to the same. Raises `WrongFindError`."""
    deal = None if pack is None else cards(pack, STANDARD)
    played = _game(rules, seed, game, deal, quiet=goal is not Goal.COMEBACK)
    least = _held(played.view().counts)
    while played.outcome is None:
        for event in played.give(Turn()):
            # After a battle that was played to its end, before seats go out for want of a card.
            if isinstance(event, LeftLying) or (isinstance(event, Won) and event.how != "last"):
                # Who has nothing may have all its cards in the centre and win by its captures (R17) or a pack (R24).
                least = [min(fewest, held or fewest) for fewest, held in zip(least, _held(event.counts), strict=True)]
    outcome = played.outcome
    found = {
        Goal.LONGEST: outcome.battles,
        Goal.WARS: outcome.wars,
        Goal.COMEBACK: None if outcome.winner is None else least[outcome.winner],
        Goal.ENDLESS: outcome.period,
    }[goal]
    if found != amount:
        raise WrongFindError(f"{goal} of game {game} of seed {seed}: {amount}, but the engine says {found}")
    return Find(amount, seed, game, deal, outcome)


def record_of_find(rules: Rules, find: Find) -> Record:
    """The record of the game."""
    game = _game(rules, find.seed, find.game, find.deal, quiet=False)
    while game.outcome is None:
        game.give(Turn())
    return record_of(game)


def _game(rules: Rules, seed: int, game: int, deal: tuple[Card, ...] | None, *, quiet: bool) -> Game:
    return Game(rules, Seeded(seed, game), deal=None if deal is None else PackDeal(deal), quiet=quiet)


def _held(counts: Counts) -> list[int]:
    """The cards that each seat holds, those in the centre not counted."""
    captures = counts.captures or (0,) * len(counts.stocks)
    return [sum(pair) for pair in zip(counts.stocks, captures, strict=True)]
