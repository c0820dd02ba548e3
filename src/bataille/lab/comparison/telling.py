"""A comparison for people: a table with a column for each set of rules, and plain sentences."""

from __future__ import annotations

from collections.abc import Iterator

from bataille.lab.comparison.compare import Comparison, Side
from bataille.lab.comparison.naming import after, before
from bataille.lab.comparison.pairs import Difference
from bataille.lab.numerals import UNKNOWN, decimal, per_cent, with_error
from bataille.lab.spread import share, spread
from bataille.lab.tally import Counts
from bataille.texts import Texts

#: A name, and what stands below each set of rules.
_Row = tuple[str, list[str]]
#: Less than this part is told with more decimals.
_LITTLE = 0.001


def tell(comparison: Comparison, texts: Texts) -> str:
    """The results in lines. What stands behind ± is a standard error; what stands in brackets is a 95 % interval."""
    rows = list(_rows(comparison, texts))
    left = max(len(name) for name, _ in rows)
    columns = list(zip(*[cells for _, cells in rows], strict=True))
    widths = [max(map(len, column)) for column in columns]
    lines = [
        "  ".join([f"{name:<{left}}", *[f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)]])
        for name, cells in rows
    ]
    first = after(comparison.sides[0], texts)
    sentences = [line for side in comparison.sides[1:] for line in _sentences(comparison.sides[0], side, texts)]
    notes = [
        texts.say("compare-other-deals", rules=before(side, comparison.sides[0], texts), first=first)
        for side in comparison.sides
        if not side.same_deals
    ]
    return "\n".join([*[line.rstrip() for line in lines], "", *sentences, *notes])


def _rows(comparison: Comparison, texts: Texts) -> Iterator[_Row]:
    sides = comparison.sides
    yield "", [side.name for side in sides]
    yield texts.say("lab-games"), [decimal(texts, side.tally.games, 0) for side in sides]
    yield texts.say("lab-battles"), [_mean(side.tally.battles, texts) for side in sides]
    yield _against(sides, "battles", texts)
    yield texts.say("lab-wars"), [_mean(side.tally.wars, texts) for side in sides]
    yield _against(sides, "wars", texts)
    yield texts.say("census-wins", seat=1), [_part(side.tally.wins[0], side, texts) for side in sides]
    yield _against(sides, "won", texts, percent=True)
    yield texts.say("census-draws"), [_part(side.tally.draws, side, texts) for side in sides]
    yield texts.say("census-endless"), [_part(side.tally.endless, side, texts) for side in sides]
    if any(side.tally.endless for side in sides):
        yield _against(sides, "endless", texts, percent=True)
    if any(side.tally.stopped for side in sides):
        yield texts.say("lab-stopped"), [_part(side.tally.stopped, side, texts) for side in sides]


def _mean(counts: Counts, texts: Texts) -> str:
    found = spread(counts)
    return UNKNOWN if found is None else with_error(texts, found.mean, found.mean_error)


def _part(count: int, side: Side, texts: Texts) -> str:
    part = share(count, side.tally.games)
    return "0" if part is None or not count else with_error(texts, part.share, part.error, percent=True)


def _against(sides: tuple[Side, ...], measure: str, texts: Texts, *, percent: bool = False) -> _Row:
    cells = [_signed(side.difference(measure), texts, percent=percent) for side in sides]
    return f"  {texts.say('compare-difference', rules=sides[0].name)}", cells


def _signed(found: Difference | None, texts: Texts, *, percent: bool) -> str:
    """`+82.71 [81.20, 84.22]`."""
    if found is None:
        return ""
    numbers = [found.mean, found.low, found.high]
    mean, low, high = [per_cent(texts, number) if percent else decimal(texts, number, 2) for number in numbers]
    return f"{'+' if found.mean > 0 else ''}{mean} [{low}, {high}]"


def _sentences(first: Side, side: Side, texts: Texts) -> Iterator[str]:
    yield _sentence(first, side, texts)
    if first.unfinished or side.unfinished:
        ours, theirs = (per_cent(texts, each.unfinished / each.tally.games, 1) for each in (side, first))
        parts = {"share": ours, "other": theirs}
        yield texts.say("compare-unfinished", rules=before(side, first, texts), first=after(first, texts), **parts)


def _sentence(first: Side, side: Side, texts: Texts) -> str:
    """How much longer a game is under these rules than under the first, or that nothing of it is seen."""
    found = side.difference("battles")
    rules, than = before(side, first, texts), after(first, texts)
    if found is None or found.ratio is None or found.ratio_low is None or found.ratio_high is None:
        return texts.say("compare-none", rules=rules, first=than)
    games = decimal(texts, found.games, 0)
    change, low, high = found.ratio - 1, found.ratio_low - 1, found.ratio_high - 1
    if low <= 0 <= high:
        ends = {"low": per_cent(texts, low, 1), "high": per_cent(texts, high, 1)}
        return texts.say("compare-same", rules=rules, first=than, games=games, **ends)
    places = 1 if abs(change) >= _LITTLE else 3
    ends = {
        "low": per_cent(texts, min(abs(low), abs(high)), places),
        "high": per_cent(texts, max(abs(low), abs(high)), places),
    }
    key = "compare-longer" if change > 0 else "compare-shorter"
    return texts.say(key, rules=rules, first=than, percent=per_cent(texts, abs(change), places), games=games, **ends)
