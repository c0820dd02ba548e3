"""Numbers as each language writes them: what is told of many games has decimals, which the catalogues do not round."""

from __future__ import annotations

from math import floor, log10

from bataille.texts import Texts

#: Between groups of three digits, and before the decimals.
_MARKS = {"en": (",", "."), "fr": ("\u202f", ","), "it": (".", ",")}


def decimal(texts: Texts, number: float, places: int) -> str:
    """Rounded to so many decimals; long numbers are written in groups."""
    group, point = _MARKS[texts.language]
    text = f"{number:,.{places}f}" if abs(number) >= 10_000 else f"{number:.{places}f}"
    return text.replace(",", "\0").replace(".", point).replace("\0", group)


def with_error(texts: Texts, number: float, error: float, *, percent: bool = False) -> str:
    """With as many decimals as give the standard error two digits: `187.96 ± 0.15`."""
    number, error = (100 * number, 100 * error) if percent else (number, error)
    places = min(max(1 - floor(log10(error)), 0), 6) if error > 0 else 2
    sign = " %" if percent else ""
    return f"{decimal(texts, number, places)}{sign} ± {decimal(texts, error, places)}"


def per_cent(texts: Texts, number: float, places: int = 2) -> str:
    """`12.34 %`."""
    return f"{decimal(texts, 100 * number, places)} %"
