"""A draw taken to a fresh pack (R24)."""

from __future__ import annotations

from bataille.cards import STANDARD
from bataille.engine.battle import Battle
from bataille.engine.compare import highest
from bataille.engine.deal import shuffled_pack
from bataille.engine.setup import Setup, set_up
from bataille.events import TieBroken
from bataille.rules import TieBreak


def break_tie(battle: Battle, tied: tuple[int, ...]) -> tuple[int, ...]:
    """One card of a freshly shuffled pack to each tied seat, in seat order; again for those that tie for highest.

    Returns the seat that won, or `tied` where the rules leave a draw a draw.
    """
    if battle.setup.rules.tie_break is TieBreak.NONE:
        return tied
    setup = _with_standard_cards(battle.setup)
    while len(tied) > 1:
        pack, battle.table.drawn = shuffled_pack(setup, battle.table.drawn)
        codes = pack[: len(tied)]
        if not setup.quiet:
            battle.log.append(TieBroken(tied, tuple([STANDARD[code] for code in codes])))
        tied = tuple([tied[place] for place in highest(setup, codes)])
    return tied


def _with_standard_cards(setup: Setup) -> Setup:
    """The pack of the options has ordinary cards even where an explicit deal of numbers is played."""
    if setup.faces is STANDARD:
        return setup
    return set_up(setup.rules, STANDARD, setup.source, quiet=setup.quiet)
