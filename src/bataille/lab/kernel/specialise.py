"""From rules to the source text of their kernel: the modules of `source` in one, the options as constants at its top.

Numba forgets the values of globals when it keeps compiled code on disk, and closures over compiled functions do not
come back in a later process at all; a file for each set of rules is what its cache was made for. It can be read,
stepped through and profiled like any other.
"""

from __future__ import annotations

import ast
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from types import CodeType

from bataille.cards import STANDARD, Card
from bataille.lab.kernel import choices, plain, rows, table
from bataille.lab.kernel.fold import ROLLED, folded
from bataille.lab.kernel.groups import bottom_of
from bataille.lab.kernel.table import ROW
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
)
from bataille.rules.strength import strengths

#: The modules in an order in which each stands below those it uses.
_MODULES = (
    "stream",
    "piles",
    "seats",
    "collect",
    "leaving",
    "war",
    "ending",
    "battle",
    "turns",
    "passes",
    "stride",
    "stretch",
    "skirmish",
    "play",
    "deal",
    "endless",
    "results",
    "decks",
    "coins",
    "lanes",
    "abreast",
    "games",
)
#: Modules that the text imports: they belong to what is compiled.
_IMPORTED = ("choices", "draws", "jit", "table", "vectors")
#: What the text needs of the processor's vectors.
_DRAWS = ("make_words", "shuffle_four", "shuffle_listed")
_VECTORS = [name for name in rows.__all__ if name not in {"Row", *_DRAWS}]
_WITH_VECTORS = (
    f"from bataille.lab.kernel.vectors import {', '.join(_VECTORS)}",
    f"from bataille.lab.kernel.draws import {', '.join(_DRAWS)}",
)

#: Seats at most whose games go into lanes.
LANE_SEATS = 4
_SHORT = {
    Short.COMMIT: choices.COMMIT,
    Short.LOSE: choices.LOSE,
    Short.LAST_CARD: choices.LAST_CARD,
    Short.EQUAL: choices.EQUAL,
    Short.DRAW: choices.DRAW,
}
_ORDER = {
    Order.WINNER_FIRST: choices.WINNER_FIRST,
    Order.LOSER_FIRST: choices.LOSER_FIRST,
    Order.SEAT: choices.BY_SEAT,
    Order.LAID: choices.LAID,
    Order.HIGH_FIRST: choices.HIGH_FIRST,
    Order.SHUFFLED: choices.SHUFFLED,
}
_IDENTICAL = {
    Identical.WAR: choices.WAR,
    Identical.TAKE_BACK: choices.TAKE_BACK,
    Identical.DISCARD: choices.DISCARD,
}


def fits_strides(rules: Rules) -> bool:
    """Whether two seats can play whole passes under these rules (see `source.passes`)."""
    return (
        rules.ranking is not Ranking.TWO_OVER_ALL
        and rules.order is not Order.HIGH_FIRST
        and not isinstance(rules.war_down, str)
        and rules.identical is Identical.WAR
        and not rules.stakes
        and rules.target is rules.floor is rules.time_limit is rules.wars_to_win is None
        and (rules.order is not Order.SHUFFLED or _fits_lanes(rules))
    )


def _fits_lanes(rules: Rules) -> bool:
    """Whether games can be played side by side (see `source.lanes`).

    With more seats the compiler would take a third longer than for `classic`.
    """
    return (
        rules.seats <= LANE_SEATS
        and tops(rules.pack_size)[-1] == 1
        and rules.pack_size <= ROW
        and rules.captures is Captures.BOTTOM
        and rules.tie_break is TieBreak.NONE
        and rules.battle_limit is None
        and (rules.finds_endless or rules.last_battle > 2 * ROW)
        and (rules.seats == 2 or rules.order is not Order.SHUFFLED)
    )


def options_of(rules: Rules, *, detail: bool, vectors: bool) -> dict[str, int]:
    """The constants of `source.options` for these rules. `vectors`: of the processor, which play passes at once."""
    finds_endless = rules.finds_endless
    by_rank = isinstance(rules.war_down, str)
    return {
        "SEATS": rules.seats,
        "CARDS_IN_PACK": rules.pack_size,
        **{f"TOP_{place}": top for place, top in enumerate(tops(rules.pack_size), 1)},
        "PACK_WORDS": sum(top > 1 for top in tops(rules.pack_size)),
        "SUIT_BITS": 0 if rules.identical is Identical.WAR else 2,
        "RING": int(rules.ranking is Ranking.TWO_OVER_ALL),
        "EVERYONE": int(rules.contenders is Contenders.EVERYONE),
        "WAR_DOWN": 0 if isinstance(rules.war_down, str) else rules.war_down,
        "BY_RANK": int(by_rank),
        "SINGLE": int(rules.chain is Chain.SINGLE),
        "SHORT_RULE": _SHORT[rules.short],
        "REFILL_IN_WAR": int(rules.refill_in_war),
        "ORDER": _ORDER[rules.order],
        "SEPARATE": int(rules.captures is not Captures.BOTTOM),
        "REFILLS": int(rules.captures in (Captures.RESHUFFLE, Captures.TURN_OVER)),
        "RESHUFFLE": int(rules.captures is Captures.RESHUFFLE),
        "IDENTICAL": _IDENTICAL[rules.identical],
        "STAKES": int(rules.stakes),
        "TARGET": rules.target or 0,
        "FLOOR": rules.floor or 0,
        "TIME_LIMIT": 1_000 * (rules.time_limit or 0),
        "TURN_TIME": 1_000 * rules.seconds_per_turn if rules.time_limit else 0,
        "WARS_TO_WIN": rules.wars_to_win or 0,
        "BATTLE_LIMIT": rules.battle_limit or 0,
        "FRESH_PACK": int(rules.tie_break is TieBreak.FRESH_PACK),
        "FINDS_ENDLESS": int(finds_endless),
        "LAST_BATTLE": 0 if finds_endless else rules.last_battle,
        "STRIDES": int(vectors and rules.order is not Order.SHUFFLED),
        "VECTORS": int(vectors and _fits_lanes(rules)),
        "ACE": strengths(rules.ranking, STANDARD)[STANDARD.index(Card.parse("AS"))],
        "DECIDED": 0 if isinstance(rules.war_down, str) else _decided(rules),
        "BLOCKS": 4 if rules.order is Order.SHUFFLED or rules.captures is Captures.RESHUFFLE else 1,
        "DETAIL": int(detail),
    }


def _decided(rules: Rules) -> int:
    """A bit for each number of cards behind a tie at which a link of its war is decided; none of them may be set.

    A prize that is shuffled with more than one word is left to the table.
    """
    assert not isinstance(rules.war_down, str)
    later = 1 if rules.chain is Chain.SINGLE else rules.war_down + 1
    most = 8 if rules.order is Order.SHUFFLED else 62
    return sum(1 << behind for behind in range(rules.war_down + 1, most + 1, later)) | 1 << 62


def tops(cards: int) -> list[int]:
    """The first bounds of the first six groups in which so many cards are shuffled; 1 after the last."""
    found = [cards]
    while len(found) < 6:
        found.append(max(bottom_of(found[-1]) - 1, 1))
    return found


def text_of(options: dict[str, int]) -> str:
    """The source text of a kernel for Numba."""
    lines = [
        f'"""A kernel of bataille.lab: {", ".join(f"{name} {number}" for name, number in options.items())}.',
        f'\nDigest of what it imports: {_digest()}."""',
        f"from bataille.lab.kernel.jit import {', '.join(plain.__all__)}",
        *(["from bataille.lab.kernel.jit import rolled"] if options["SEATS"] > ROLLED else ()),
        *(_WITH_VECTORS if options["STRIDES"] or options["VECTORS"] else ()),
        f"from bataille.lab.kernel.table import {', '.join(table.__all__)}",
        "",
        folded(_bodies(), constants() | options, "play"),
    ]
    return "\n".join(lines)


@lru_cache(maxsize=1)
def plain_code() -> CodeType:
    """The source for plain Python: to be run where the constants and the options are known."""
    return compile(_bodies(), "<kernel>", "exec")


@lru_cache(maxsize=1)
def constants() -> dict[str, int]:
    """The names of places in the table and of choices."""
    return {
        name: number
        for module in (choices, table)
        for name, number in vars(module).items()
        if name.isupper() and isinstance(number, int)
    }


@lru_cache(maxsize=1)
def _bodies() -> str:
    """All modules of the source, without what they import of each other."""
    return "".join(f"\n# --- {name} ---\n{_body(_read(f'source/{name}.py'))}" for name in _MODULES)


def _body(text: str) -> str:
    lines = text.splitlines(keepends=True)
    for node in ast.parse(text).body:
        if isinstance(node, ast.Expr | ast.ImportFrom):
            lines[node.lineno - 1 : node.end_lineno] = [""] * ((node.end_lineno or 0) - node.lineno + 1)
    return "".join(lines)


@lru_cache(maxsize=1)
def _digest() -> str:
    """Of the modules that the text imports, so that a change of one makes another text."""
    return sha256("".join(_read(f"{name}.py") for name in _IMPORTED).encode()).hexdigest()[:16]


def _read(name: str) -> str:
    return (files("bataille.lab.kernel") / name).read_text(encoding="utf-8")
