"""The census files: exact counts over every deal of small packs, one JSON file a case in `tests/census`.

`python -m tests.reference.census_files` writes them anew from the reference implementation (about a minute).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.reference.census import Counts, census
from tests.reference.options import Options

FOLDER = Path(__file__).parent.parent / "census"

PUBLISHED = "published: all but the lengths; lengths: independent brute force in tests/reference"
PUBLISHED_LENGTHS = "published: all counts"
COUNTED = "independent brute force in tests/reference"


@dataclass(frozen=True)
class Case:
    """A small pack and the options it is played with; options that are not named have their defaults."""

    suits: int
    ranks: str  # separated by blanks
    options: Mapping[str, Any]
    source: str = COUNTED

    @property
    def pack(self) -> str:
        """The pack as SUITSxRANKS."""
        return f"{self.suits}x{len(self.ranks.split())}"

    def count(self) -> Counts:
        """Play every deal with the reference."""
        return census(self.suits, self.ranks.split(), Options(**self.options))


def _case(suits: int, ranks: str, *, source: str = COUNTED, **options: Any) -> Case:
    return Case(suits, ranks, options, source)


CASES: dict[str, Case] = {
    # One suit: no wars, only the order of collecting and the ends matter.
    "1x4": _case(1, "2 3 4 5", order="winner-first", source=PUBLISHED),
    "1x6": _case(1, "2 3 4 5 6 7", order="winner-first", source=PUBLISHED_LENGTHS),
    "1x6-loser-first": _case(1, "2 3 4 5 6 7", order="loser-first", source=PUBLISHED),
    "1x6-seat": _case(1, "2 3 4 5 6 7", order="seat"),
    "1x6-two-over-all": _case(1, "A 2 3 4 5 K", ranking="two-over-all"),
    "1x8": _case(1, "2 3 4 5 6 7 8 9", order="winner-first"),
    # Wars.
    "2x3-down1": _case(2, "2 3 4", war_down=1, order="winner-first", short="commit", source=PUBLISHED),
    "2x3-down3-lose": _case(2, "2 3 4", war_down=3, order="winner-first", short="lose", source=PUBLISHED),
    "2x3-two-over-all": _case(2, "A 2 3", war_down=1, ranking="two-over-all"),
    "2x4-down0": _case(2, "2 3 4 5", war_down=0),
    "2x4-down1": _case(2, "2 3 4 5", war_down=1),
    "2x4-down3": _case(2, "2 3 4 5", war_down=3),
    "2x4-down1-lose": _case(2, "2 3 4 5", war_down=1, short="lose"),
    "2x4-down1-last-card": _case(2, "2 3 4 5", war_down=1, short="last-card"),
    "2x4-down3-equal": _case(2, "2 3 4 5", war_down=3, short="equal"),
    "2x4-down1-draw": _case(2, "2 3 4 5", war_down=1, short="draw"),
    "2x4-by-rank-lose": _case(2, "2 3 4 5", war_down="by-rank", short="lose"),
    "2x4-by-rank-ace-low": _case(2, "A 2 3 4", war_down="by-rank", ranking="ace-low"),
    "2x4-by-rank-low-wins": _case(2, "A 2 3 4", war_down="by-rank", ranking="low-wins"),
    # The order of the prize pile.
    "2x4-down1-loser-first": _case(2, "2 3 4 5", war_down=1, order="loser-first"),
    "2x4-down1-seat": _case(2, "2 3 4 5", war_down=1, order="seat"),
    "2x4-down1-laid": _case(2, "2 3 4 5", war_down=1, order="laid"),
    "2x4-down1-high-first": _case(2, "2 3 4 5", war_down=1, order="high-first"),
    "2x4-two-over-all-high-first": _case(2, "A 2 3 K", war_down=1, ranking="two-over-all", order="high-first"),
    # Captures and stakes.
    "2x4-down1-turn-over": _case(2, "2 3 4 5", war_down=1, captures="turn-over"),
    "2x4-down1-no-refill": _case(2, "2 3 4 5", war_down=1, captures="turn-over", refill_in_war=False),
    "2x4-down1-stakes": _case(2, "2 3 4 5", war_down=1, captures="turn-over", stakes=True),
    "2x4-down1-none": _case(2, "2 3 4 5", war_down=1, captures="none"),
    "2x4-down1-none-stakes": _case(2, "2 3 4 5", war_down=1, captures="none", stakes=True),
    # Other ends.
    "2x4-down1-target6": _case(2, "2 3 4 5", war_down=1, target=6),
    "2x4-down1-floor2": _case(2, "2 3 4 5", war_down=1, floor=2),
    "2x4-down0-wars2": _case(2, "2 3 4 5", war_down=0, wars_to_win=2),
    "2x4-down1-battles4": _case(2, "2 3 4 5", war_down=1, battle_limit=4),
    # Many equal cards: long chains.
    "3x2": _case(3, "2 3", war_down=0),
    "4x2-down0": _case(4, "2 3", war_down=0),
    "6x2-by-rank": _case(6, "2 3", war_down="by-rank"),
    "6x2-single": _case(6, "2 3", war_down=2, chain="single", order="laid"),
    "4x3-down1-single": _case(4, "2 3 4", war_down=1, chain="single"),
}


def read(name: str) -> dict[str, Any]:
    """A census file: pack, suits, ranks, options, source, expected."""
    census_file: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return census_file


def write(name: str, case: Case) -> None:
    """Count a case and write its file."""
    census_file = {
        "pack": case.pack,
        "suits": case.suits,
        "ranks": case.ranks.split(),
        "options": dict(case.options),
        "source": case.source,
        "expected": case.count(),
    }
    (FOLDER / f"{name}.json").write_text(json.dumps(census_file, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    """Write every file."""
    for name, case in CASES.items():
        write(name, case)
        print(name)  # noqa: T201 - a command


if __name__ == "__main__":
    main()
