"""A comparison for people: a table with a column for each set of rules, and plain sentences."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor, log10

from bataille.lab.comparison.compare import SHARES, Comparison, Side
from bataille.lab.comparison.naming import after, before
from bataille.lab.comparison.pairs import Difference
from bataille.lab.numerals import UNKNOWN, decimal, interval, per_cent, places_of, whole, with_error
from bataille.lab.spread import share, spread
from bataille.lab.tally import Counts
from bataille.texts import Texts

#: A name, and what stands below each set of rules.
_Row = tuple[str, list[str]]
#: Decimals that shares and differences have at least, and those by how many per cent lengths differ.
_PLACES = 2
_CHANGE_PLACES = 1
_MOST_PLACES = 6


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
    yield texts.say("lab-games"), [whole(texts, side.tally.games) for side in sides]
    yield texts.say("lab-battles"), [_mean(side.tally.battles, texts) for side in sides]
    yield _against(sides, "battles", texts)
    yield texts.say("lab-wars"), [_mean(side.tally.wars, texts) for side in sides]
    yield _against(sides, "wars", texts)
    yield texts.say("census-wins", seat=1), [_part(side.tally.wins[0], side, texts) for side in sides]
    yield _against(sides, "won", texts)
    yield texts.say("census-draws"), [_part(side.tally.draws, side, texts) for side in sides]
    yield texts.say("census-endless"), [_part(side.tally.endless, side, texts) for side in sides]
    if any(side.tally.endless for side in sides):
        yield _against(sides, "endless", texts)
    if any(side.tally.stopped for side in sides):
        yield texts.say("lab-stopped"), [_part(side.tally.stopped, side, texts) for side in sides]


def _mean(counts: Counts, texts: Texts) -> str:
    found = spread(counts)
    return UNKNOWN if found is None else with_error(texts, found.mean, found.mean_error)


def _part(count: int, side: Side, texts: Texts) -> str:
    part = share(count, side.tally.games)
    return "0" if part is None or not count else with_error(texts, part.share, part.error, percent=True, least=_PLACES)


def _against(sides: tuple[Side, ...], measure: str, texts: Texts) -> _Row:
    """Shares differ by points: a change in per cent would be another number."""
    key, times = ("compare-points", 100) if measure in SHARES else ("compare-difference", 1)
    cells = [_signed(side.difference(measure), times, texts) for side in sides]
    return f"  {texts.say(key, rules=sides[0].name)}", cells


def _signed(found: Difference | None, times: int, texts: Texts) -> str:
    """`+82.71 [81.20, 84.22]`."""
    if found is None:
        return ""
    ends = [times * end for end in found.within or ()]
    places = max(places_of(times * (found.error or 0), _PLACES), _places(ends, _PLACES))
    mean = round(times * found.mean, places) or 0.0  # without the sign of what is nearly nothing
    within = interval(texts, *[decimal(texts, end, places) for end in ends]) if ends else f"[{UNKNOWN}]"
    return f"{'+' if mean > 0 else ''}{decimal(texts, mean, places)} {within}"


def _places(ends: list[float], least: int) -> int:
    """As many decimals as keep the end of an interval from looking like 0, on whose other side it lies."""
    near = min((abs(end) for end in ends if end), default=1.0)
    return min(max(-floor(log10(near)), least), _MOST_PLACES)


def _sentences(first: Side, side: Side, texts: Texts) -> Iterator[str]:
    yield _sentence(first, side, texts)
    if first.unfinished or side.unfinished:
        parts = {"share": _unfinished(side, texts), "other": _unfinished(first, texts)}
        key = "compare-unfinished" if _compared(side) else "compare-unfinished-all"
        yield texts.say(key, rules=before(side, first, texts), first=after(first, texts), **parts)


def _compared(side: Side) -> int:
    """Games of which both lengths are known."""
    return side.pairs["battles"].games if side.pairs else 0


def _unfinished(side: Side, texts: Texts) -> str:
    """With the digits that it has in the table."""
    part = share(side.unfinished, side.tally.games)
    if part is None or not part.count:
        return "0 %"
    return per_cent(texts, part.share, places_of(100 * (part.error or 0), _PLACES))


def _sentence(first: Side, side: Side, texts: Texts) -> str:
    """How much longer a game is under these rules than under the first, or that nothing of it is seen."""
    found = side.difference("battles")
    said = {"rules": before(side, first, texts), "first": after(first, texts)}
    if found is None:
        return texts.say("compare-one" if _compared(side) else "compare-none", **said)
    said["games"] = whole(texts, found.games)
    if found.within is None:
        return _alike(found, said, texts)
    # Both intervals say the same of no difference; that of the ratio is not always known.
    low, high = found.within
    key = "compare-same" if low <= 0 <= high else "compare-longer" if low > 0 else "compare-shorter"
    change, least, unit = found.mean, _PLACES, "compare-battles"
    if found.ratio is not None and found.ratio_within is not None:
        change, low, high = [100 * (ratio - 1) for ratio in (found.ratio, *found.ratio_within)]
        least, unit = _CHANGE_PLACES, "compare-per-cent"
    if key != "compare-same":
        low, high = sorted([abs(low), abs(high)])
    places = _places([low, high], least)
    for name, number in ("amount", abs(change)), ("low", low), ("high", high):
        said[name] = texts.say(unit, number=decimal(texts, number, places))
    return texts.say(key, **said)


def _alike(found: Difference, said: dict[str, str], texts: Texts) -> str:
    """Where all games differ by the same, which tells nothing of how sure that is."""
    if not found.mean:
        return texts.say("compare-alike", **said)
    key = "compare-all-longer" if found.mean > 0 else "compare-all-shorter"
    return texts.say(key, amount=texts.say("battles", count=round(abs(found.mean))), **said)
