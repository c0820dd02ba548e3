"""Which cards are highest (R3)."""

from __future__ import annotations

from bataille.engine.setup import Setup
from bataille.rules.strength import ACE_BELOW, TWO_ABOVE


def highest(setup: Setup, codes: bytes) -> list[int]:
    """The places in `codes` of the highest cards: one place, or those that tie."""
    strengths = codes.translate(setup.strength)
    if len(strengths) == 2 and not setup.ring:  # written out, the usual case takes half the time
        first, second = strengths
        return [0] if first > second else [1] if first < second else [0, 1]
    best = max(strengths)
    if setup.ring and best == TWO_ABOVE and ACE_BELOW in strengths:
        return _ring(strengths)
    if strengths.count(best) == 1:
        return [strengths.index(best)]
    return [place for place, strength in enumerate(strengths) if strength == best]


def _ring(strengths: bytes) -> list[int]:
    """R3 with an ace and a two shown and no joker: a third rank closes the ring, else the ace beats the two."""
    if any(strength not in (ACE_BELOW, TWO_ABOVE) for strength in strengths):
        return list(range(len(strengths)))
    return [place for place, strength in enumerate(strengths) if strength == ACE_BELOW]
