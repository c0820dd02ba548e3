"""Numbers as each language writes them: what is told of many games has decimals, which the catalogues do not round."""

from __future__ import annotations

from math import floor, log10

from bataille.lab.spread import Share, Spread, share
from bataille.texts import Texts

#: Stands for a number that nothing tells.
UNKNOWN = "–"
#: Between groups of three digits, and before the decimals.
_MARKS = {"en": (",", "."), "fr": ("\u202f", ","), "it": (".", ",")}
_PARTING = {"en": ", ", "fr": "\u202f; ", "it": "; "}


def decimal(texts: Texts, number: float, places: int) -> str:
    """Rounded to so many decimals; long numbers are written in groups."""
    group, point = _MARKS[texts.language]
    text = f"{number:,.{places}f}" if abs(number) >= 10_000 else f"{number:.{places}f}"
    return text.replace(",", "\0").replace(".", point).replace("\0", group)


def whole(texts: Texts, number: int) -> str:
    """A whole number, in groups where it is long."""
    return decimal(texts, number, 0)


def with_error(
    texts: Texts, number: float | None, error: float | None, *, percent: bool = False, least: int = 0
) -> str:
    """With as many decimals as give the standard error two digits: `187.96 ± 0.15`; a dash for what is not known."""
    if number is None:
        return UNKNOWN
    times, sign = (100, " %") if percent else (1, "")
    if error is None:
        return f"{decimal(texts, times * number, 2)}{sign} ± {UNKNOWN}"
    places = places_of(times * error, least)
    return f"{decimal(texts, times * number, places)}{sign} ± {decimal(texts, times * error, places)}"


def places_of(error: float, least: int = 0) -> int:
    """As many decimals as give an error two digits, from `least` to 6."""
    return min(max(1 - floor(log10(error)), least), 6) if error > 0 else 2


def per_cent(texts: Texts, number: float, places: int = 2) -> str:
    """`12.34 %`."""
    return f"{decimal(texts, 100 * number, places)} %"


def interval(texts: Texts, low: str, high: str) -> str:
    """`[4.56, 100.98]`; other marks part two numbers where a comma stands before the decimals."""
    return f"[{low}{_PARTING[texts.language]}{high}]"


def within(texts: Texts, part: Share) -> str:
    """`50.12 % [49.43 %, 50.81 %]`."""
    return f"{per_cent(texts, part.share)} {interval(texts, per_cent(texts, part.low), per_cent(texts, part.high))}"


def part_of(texts: Texts, count: int, trials: int) -> str:
    """`10,024  50.12 % [49.43 %, 50.81 %]`; the count alone where there is none."""
    part = share(count, trials)
    return whole(texts, count) if part is None or not count else f"{whole(texts, count)}  {within(texts, part)}"


def median_of(texts: Texts, found: Spread) -> str:
    """`145 ± 0.50`."""
    error = UNKNOWN if found.median_error is None else decimal(texts, found.median_error, places_of(found.median_error))
    return f"{whole(texts, found.median)} ± {error}"


def range_of(texts: Texts, found: Spread) -> str:
    """`12 – 1474`."""
    return f"{whole(texts, found.min)} – {whole(texts, found.max)}"
