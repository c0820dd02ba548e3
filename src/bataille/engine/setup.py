"""What is fixed while a game runs: the rules, the kind of cards, the source of chance, and what follows from them."""

from __future__ import annotations

from functools import lru_cache

from bataille.cards import FIRST_JOKER, NUMBERS, STANDARD, Faces, rank_index
from bataille.rules import Captures, Identical, Ranking, Rules, Speed, Thinking
from bataille.rules.strength import strengths
from bataille.stream import Source
from bataille.table import Places
from bataille.value import value

_EVERY_CODE = bytes(range(256))


@value
class Setup:
    """The constants of one game. Made by `set_up`."""

    rules: Rules
    #: The card of each code.
    faces: Faces
    #: Where chance comes from (R74).
    source: Source
    #: Whether the deal was given instead of shuffled (R4).
    explicit: bool
    #: Whether time is counted by turns because nobody plays in real time (R21); never in Speed War.
    counted: bool
    #: Whether a step makes no events, for those who only want the outcome.
    quiet: bool
    #: How strong each code is, as a table for `bytes.translate`: the bigger beats the smaller, except in a ring (R3).
    strength: bytes
    #: Whether A, 2 and a third rank make a ring that nobody wins (R3).
    ring: bool
    #: What each code is to R25, as a table for `bytes.translate`: its rank, or itself where R27 looks at suits.
    likeness: bytes
    #: Whether identical cards are told from others of their rank (R27).
    minds_suits: bool
    #: Whether a position that returns proves that the game never ends (R25).
    finds_endless: bool
    #: Whether won cards go to a pile of their own (R15), and whether that pile can become a stock again (R16).
    separate: bool
    refills: bool
    #: Whether seats have hands (R50).
    hands: bool
    #: Whether the game may end by R19–R23 before the cards have run out.
    limited: bool
    #: Whether there are two seats, with a stock and a row each and nothing else.
    plain_pair: bool
    #: The battle after which the guard stops a game that is not known to be endless (R25).
    last_battle: int
    #: Rows without cards, and without face-down cards.
    no_rows: tuple[bytes, ...]
    none_down: Places


def set_up(
    rules: Rules,
    faces: Faces,
    source: Source,
    *,
    explicit: bool = False,
    counted: bool = False,
    quiet: bool = False,
) -> Setup:
    """Everything a game needs besides its deal and its commands."""
    limits = (rules.wars_to_win, rules.target, rules.floor, rules.time_limit, rules.battle_limit)
    return Setup(
        rules=rules,
        faces=faces,
        source=source,
        explicit=explicit,
        counted=counted and not isinstance(rules.part, Speed),
        quiet=quiet,
        strength=strengths(rules.ranking, faces),
        ring=rules.ranking is Ranking.TWO_OVER_ALL,
        minds_suits=rules.identical is not Identical.WAR,
        likeness=_EVERY_CODE if rules.identical is not Identical.WAR else _ranks(faces),
        finds_endless=rules.finds_endless,
        separate=rules.captures is not Captures.BOTTOM,
        refills=rules.captures in (Captures.RESHUFFLE, Captures.TURN_OVER),
        hands=isinstance(rules.part, Thinking),
        limited=any(limit is not None for limit in limits),
        plain_pair=rules.seats == 2 and rules.captures is Captures.BOTTOM and not isinstance(rules.part, Thinking),
        last_battle=rules.last_battle,
        no_rows=(b"",) * rules.seats,
        none_down=((),) * rules.seats,
    )


@lru_cache(maxsize=2)
def _ranks(faces: Faces) -> bytes:
    """For `bytes.translate`: each code to its rank; 255, the mark between piles, to itself."""
    if faces is NUMBERS:
        return _EVERY_CODE
    ranks = [rank_index(code) for code in range(len(STANDARD))]
    return bytes(ranks) + _EVERY_CODE[len(ranks) :]


def is_joker(code: int) -> bool:
    """Whether a `STANDARD` code is a joker."""
    return FIRST_JOKER <= code < FIRST_JOKER + 2
