"""Makes docs/lab/validation.md of real runs: `scripts/validation [FILE]`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from bataille import __version__
from bataille.lab.validation.exact import censuses, odds
from bataille.lab.validation.rows import LIMIT, Row
from bataille.lab.validation.series import casino, deals, default_rules, first_battles, ruin, series
from bataille.lab.validation.thinking import thinking, unending
from bataille.value import value

#: Plays so many games of a seed for each series, and tells what they come to.
Figures = Callable[[int, int], Iterator[Row]]

SEED = 1
PAGE = Path("docs/lab/validation.md")


@value
class Section:
    """Some figures of a kind. `games`: of each of its series; 0: nothing is left to chance."""

    title: str
    about: str
    games: int
    rows: Figures
    unit: str = "games"


SECTIONS = (
    Section(
        "Exact odds",
        "By counting every case, with fractions: these must be equal.",
        0,
        lambda _games, _seed: odds(),
    ),
    Section(
        "Every deal of a small pack",
        "Deals: won by seat 1 / won by seat 2 / draws / endless; mean battles of those that end; the longest.",
        0,
        lambda _games, _seed: censuses(),
    ),
    Section(
        "Two seats, 52 cards",
        "Published with a standard error where one stands behind ±, else to the places printed.",
        1_000_000,
        series,
    ),
    Section(
        "Who wins under the default rules",
        "And how the aces are dealt. The published chances by aces have an error of their own, which is not known: see "
        "[figures.md](../figures.md).",
        6_000_000,
        default_rules,
    ),
    Section("The first battle", "The exact odds above once more, by playing.", 2_000_000, first_battles),
    Section(
        "Distinct cards",
        "No ties, and captures are shuffled: each battle is a fair coin, so the cards are a fair gambler's money.",
        1_000_000,
        ruin,
    ),
    Section("Casino War", "The mean result of a round from a fresh shoe, in antes.", 2_000_000, casino, "rounds"),
    Section("The thinking variant", "A share of the games that ended.", 3_000, thinking),
    Section("The thinking variant without an end", "Why a guard is needed.", 60, unending),
    Section(
        "The deal",
        "As many deals as a shuffle that is a little uneven could not survive; the tests show that five usual mistakes "
        "are found out by the same figure.",
        10_000_000,
        deals,
        "deals",
    ),
)

_HEAD = """# Validation

What the laboratory counts, beside what others published or what follows from the rules. Made by `scripts/validation`, \
which plays all these games with seed {seed}: the same version makes the same page. This is version {version}.

A *difference* is in standard errors, ours and that of the published value together; a value printed without one is \
taken as rounded to its last place. Chance alone exceeds {limit:g} once in some 370 rows. *Equal* means just that. The \
tests check the same figures with fewer games. [README.md](README.md) says how to read them.
"""


def page(shrink: int = 1, tell: Callable[[str], object] = lambda _: None) -> tuple[str, list[Row]]:
    """The page, and its rows. `shrink`: so many times fewer games than the page is made of."""
    parts = [head()]
    found: list[Row] = []
    for section in SECTIONS:
        tell(section.title)
        games = max(section.games // shrink, 1)
        rows = [*section.rows(games, SEED)]
        found += rows
        about = f"{section.about} {games:,} {section.unit} each." if section.games else section.about
        table = "\n".join(map(_line, rows))
        names = "| what | published | ours | difference | source |\n|---|---|---|---|---|"
        parts.append(f"## {section.title}\n\n{about}\n\n{names}\n{table}\n")
    agreeing = sum(row.agrees for row in found)
    parts.append(f"{agreeing} of {len(found)} figures agree.\n")
    return "\n".join(parts), found


def head() -> str:
    """What stands above the tables."""
    return _HEAD.format(seed=SEED, version=__version__, limit=LIMIT)


def _line(row: Row) -> str:
    if row.holds is not None:
        difference = "holds" if row.holds else "fails"
    elif row.deviations is None:
        difference = "equal" if row.agrees else "differs"
    else:
        difference = f"{row.deviations:+.2f}"
    shown = difference if row.agrees else f"**{difference}**"
    return f"| {row.what} | {row.published} | {row.ours} | {shown} | {row.source} |"


def main(arguments: list[str]) -> int:
    """Write the page. Returns 1 where a figure does not agree."""
    text, rows = page(tell=lambda title: sys.stderr.write(f"{title} …\n"))
    (Path(*arguments) if arguments else PAGE).write_text(text, encoding="utf-8")
    return int(not all(row.agrees for row in rows))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
