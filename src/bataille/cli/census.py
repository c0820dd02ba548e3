"""`bataille census`: every deal of a small pack, counted exactly."""

from __future__ import annotations

import json
import re
import sys
from contextlib import suppress
from typing import Annotated

from cyclopts import Parameter

from bataille.cards import Card
from bataille.census import Census, SmallPack, count
from bataille.cli import INTERRUPTED
from bataille.cli.laboratory import bar, extra, say_aside, stoppable
from bataille.cli.options import Json, Rest
from bataille.cli.progress import progress
from bataille.cli.speech import texts
from bataille.cli.words import read_words
from bataille.errors import CensusError, LabError, UsageError
from bataille.lab.numerals import UNKNOWN, whole
from bataille.rules import Rules

_LIMIT = 10_000_000
#: So many deals take the engine longer than preparing a kernel does.
_MANY = 50_000
_PACK = re.compile("([1-9][0-9]?)[x×]([1-9][0-9]?)")


def census(
    *words: Rest,
    ranks: Annotated[str | None, Parameter(help="help-ranks", metavar="A,2,K")] = None,
    limit: Annotated[int, Parameter(help="help-limit", metavar="N")] = _LIMIT,
    json: Json = False,
) -> int:
    """Count every deal of a pack given as suits times ranks."""
    text = next(iter(words), "")
    found = _PACK.fullmatch(text)
    if found is None:
        raise CensusError("census/pack", text=text)
    pack = _pack(int(found[1]), int(found[2]), ranks)
    rules = read_words("census", words[1:]).chance_rules("census")
    if limit < 1:
        raise UsageError(
            "usage/value", option="--limit", value=str(limit), expected=texts().say("expected-from", least=1)
        )
    if pack.deals > limit:
        raise CensusError("census/size", pack=text, deals=pack.deals, limit=limit)
    counted = _Counted()
    try:
        with stoppable():
            counts = _count(rules, pack, counted)
    except KeyboardInterrupt:
        say_aside(texts().say("census-interrupted", deals=counted.deals, asked=pack.deals))
        return INTERRUPTED
    if json or not sys.stdout.isatty():
        print_json(counts)
    else:
        print_table(counts)
    return 0


def _pack(suits: int, ranks: int, names: str | None) -> SmallPack:
    pack = SmallPack.lowest(suits, ranks)
    if names is None:
        return pack
    named = tuple([Card.parse(name) for name in names.split(",")])
    if len(set(named)) != ranks or any(card.suit for card in named):
        raise CensusError("census/named", ranks=ranks, names=names)
    return SmallPack(suits, named)


class _Counted:
    """How far a census has come."""

    deals = 0


def _count(rules: Rules, pack: SmallPack, counted: _Counted) -> Census:
    """By the kernel where there is one and it pays to prepare it, else by the engine: the counts are the same."""
    if pack.deals >= _MANY:
        with suppress(LabError), extra():
            from bataille.lab.census import can_count  # noqa: PLC0415  # brings NumPy
            from bataille.lab.census import count as count_fast  # noqa: PLC0415  # brings Numba

            if can_count(pack):
                with bar(pack.deals) as show_all:

                    def tell_all(deals: int) -> None:
                        counted.deals = deals
                        if show_all is not None:
                            show_all(deals)

                    return count_fast(rules, pack, tell_all)
    with progress(pack.deals) as show:

        def tell() -> None:
            counted.deals += 1
            show()

        return count(rules, pack, tell)


def census_json(counts: Census) -> dict[str, object]:
    """The counts with the keys that programs may rely on; numbers as keys ascend."""
    return {
        "deals": counts.deals,
        "wins": list(counts.wins),
        "draws": counts.draws,
        "endless": counts.endless,
        "periods": {str(period): games for period, games in counts.periods.items()},
        "mean": None if counts.mean is None else str(counts.mean),
        "longest": counts.longest,
        "lengths": {str(length): games for length, games in counts.lengths.items()},
    }


def print_json(counts: Census) -> None:
    """Print one line of JSON."""
    sys.stdout.write(json.dumps(census_json(counts)) + "\n")


def print_table(counts: Census) -> None:
    """Print the counts for people."""
    say = texts().say
    lines: list[tuple[str, int | str | None]] = [
        (say("census-deals"), counts.deals),
        (say("census-wins", seat=1), counts.wins[0]),
        (say("census-wins", seat=2), counts.wins[1]),
        (say("census-draws"), counts.draws),
        (say("census-endless"), counts.endless),
        *[(f"  {say('census-period', period=period)}", games) for period, games in counts.periods.items()],
        (say("census-mean"), UNKNOWN if counts.mean is None else str(counts.mean)),
        (say("census-longest"), counts.longest),
        *[(f"  {say('battles', count=length)}", games) for length, games in counts.lengths.items()],
    ]
    width = max(len(name) for name, _ in lines)
    for name, number in lines:
        told = UNKNOWN if number is None else number if isinstance(number, str) else whole(texts(), number)
        sys.stdout.write(f"{name:<{width}}  {told:>12}\n")
