"""`bataille census`: what is published and what an independent brute force counted."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from bataille.census import Census
from bataille.cli.census import census_json
from bataille.lab.census import count as by_kernel
from bataille.lab.tally import tally_of
from tests.cli.conftest import Command

FOLDER = Path(__file__).parents[1] / "census"
KEYS = ["deals", "wins", "draws", "endless", "periods", "mean", "longest", "lengths"]
LENGTHS_OF_1X6 = {"3": 180, "5": 180, "7": 162, "9": 102, "11": 54, "13": 30, "15": 12}


@pytest.mark.parametrize(
    ("words", "deals", "wins", "draws", "endless", "periods", "mean", "longest"),
    [
        ("1x4", 24, [12, 12], 0, 0, {}, "10/3", 6),
        ("1x6", 720, [360, 360], 0, 0, {}, "97/15", 15),
        ("1x6 order=loser-first", 720, [324, 324], 0, 72, {"12": 72}, "13/2", 17),
        ("2x3 war_down=1", 90, [36, 36], 18, 0, {}, "16/5", 6),
        ("2x3 short=lose", 90, [15, 15], 60, 0, {}, "16/5", 6),
    ],
)
def test_published_counts(
    bataille: Command,
    words: str,
    deals: int,
    wins: list[int],
    draws: int,
    endless: int,
    periods: dict[str, int],
    mean: str,
    longest: int,
) -> None:
    """The rows of `docs/figures.md`: one line of JSON, its keys in this order."""
    said = bataille("census", *words.split())
    (counts,) = said.objects
    lengths = counts.pop("lengths")
    assert counts == {
        "deals": deals,
        "wins": wins,
        "draws": draws,
        "endless": endless,
        "periods": periods,
        "mean": mean,
        "longest": longest,
    }
    assert [*counts, "lengths"] == KEYS
    assert sum(lengths.values()) == deals - endless
    assert (said.status, said.err) == (0, "")


def test_published_lengths(bataille: Command) -> None:
    """Those of 1 × 6, ascending, and not as texts would ascend."""
    (counts,) = bataille("census", "1x6", "--json").objects
    assert list(counts["lengths"].items()) == list(LENGTHS_OF_1X6.items())


@pytest.mark.parametrize("name", ["2x3-down1", "2x3-two-over-all", "2x4-down1-seat", "6x2-single"])
@pytest.mark.parametrize("spoken", ["classic", ""])
def test_counts_of_an_independent_brute_force(bataille: Command, name: str, spoken: str) -> None:
    """Ranks, options, several periods; the variant may be left out."""
    case: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    options = [f"{option}={chosen}" for option, chosen in case["options"].items()]
    said = bataille("census", case["pack"], *spoken.split(), *options, "--ranks", ",".join(case["ranks"]))
    assert said.objects == [case["expected"]]


def test_variants_and_numbered_cards_are_counted_too(bataille: Command) -> None:
    """`pagat` is war_down=1, short=lose; the numbers 2, 3 and 10 make the same games as the ranks 2, 3 and 4."""
    ranks = bataille("census", "2x3", "war_down=1", "short=lose").objects
    assert bataille("census", "2x3", "pagat").objects == ranks
    assert bataille("census", "2×3", "pagat", "--ranks", "#3,#10,#2").objects == ranks


def test_nothing_is_long_where_everything_is_endless() -> None:
    """No mean and no longest game: `null`."""
    counts = census_json(Census(2, (0, 0), 0, 2, {4: 2}, {}))
    assert list(counts) == KEYS
    assert (counts["mean"], counts["longest"], counts["lengths"]) == (None, None, {})
    assert (counts["deals"], counts["endless"], counts["periods"]) == (2, 2, {"4": 2})


def test_people_get_a_table(bataille: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a terminal: seats are counted from 1, as everywhere in words."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    said = bataille("census", "1x6", "order=loser-first")
    rows = [tuple(" ".join(line.split()).rsplit(" ", 1)) for line in said.lines]
    assert rows == [
        ("Deals", "720"),
        ("Won by seat 1", "324"),
        ("Won by seat 2", "324"),
        ("Draws", "0"),
        ("Endless", "72"),
        ("coming back after 12", "72"),
        ("Mean length, in battles", "13/2"),
        ("Longest, in battles", "17"),
        # tests/census/1x6-loser-first.json
        ("3 battles", "180"),
        ("5 battles", "180"),
        ("7 battles", "96"),
        ("9 battles", "90"),
        ("11 battles", "48"),
        ("13 battles", "30"),
        ("15 battles", "18"),
        ("17 battles", "6"),
    ]
    assert len({len(line) for line in said.lines}) == 1  # the numbers stand below each other


def test_programs_get_json_in_a_terminal_too(bataille: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """With `--json`, whatever the language."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    (counts,) = bataille("census", "1x4", "--json", "--language", "it").objects
    assert counts["mean"] == "10/3"


def test_the_table_speaks_other_languages(bataille: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same numbers under other words."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    tables = [bataille("census", "1x4", "--language", language).lines for language in ("en", "fr", "it")]
    words, numbers = zip(
        *[zip(*[line.rsplit(maxsplit=1) for line in table], strict=True) for table in tables], strict=True
    )
    assert len(set(numbers)) == 1
    assert len(set(words)) == 3


def test_a_bar_is_drawn_where_somebody_looks(bataille: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """On standard error, so that the counts stay clean."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    said = bataille("census", "1x6")
    assert said.err
    assert said.objects[0]["deals"] == 720


def test_long_numbers_are_written_in_groups(bataille: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the other tables: 40,320 deals, half of them won by each, since nothing but the seats differs."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    deals, wins = (row.split()[-1] for row in bataille("census", "1x8").lines[:2])
    assert (deals, wins) == ("40,320", "20,160")
    assert bataille("census", "1x8", "--language", "it").lines[0].endswith(" 40.320")


@pytest.mark.parametrize("kernel", [False, True])
def test_an_interrupted_census_says_how_far_it_came(
    bataille: Command, monkeypatch: pytest.MonkeyPatch, *, kernel: bool
) -> None:
    """Its counts would not be exact: none are printed. The exit code is that of every interrupted command."""
    import bataille.lab.census as lab  # noqa: PLC0415  # for this test alone

    def interrupt(*_: object) -> object:
        raise KeyboardInterrupt

    played = 0
    if kernel:
        monkeypatch.setattr("bataille.cli.census._MANY", 700)
        monkeypatch.setattr(lab, "CHUNK", 500)
        monkeypatch.setattr(lab, "tally_of", lambda games, first: interrupt() if first else tally_of(games, first))
        played = 500
    else:
        monkeypatch.setattr("bataille.census.deal_out", interrupt)
    said = bataille("census", "1x6")
    assert (said.status, said.out) == (130, "")
    assert said.err == f"bataille: interrupted: {played} of 720 deals were counted\n"


@pytest.mark.parametrize("missing", [None, "numba"])
def test_large_packs_are_counted_by_the_kernel(
    bataille: Command, monkeypatch: pytest.MonkeyPatch, missing: str | None
) -> None:
    """Where it is installed; without it the engine counts the same."""
    called: list[int] = []

    def fast(*asked: object) -> Census:
        called.append(1)
        if missing:
            raise ModuleNotFoundError(name=missing)
        return by_kernel(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr("bataille.lab.census.count", fast)
    monkeypatch.setattr("bataille.cli.census._MANY", 700)
    (counts,) = bataille("census", "1x6").objects
    assert counts["lengths"] == LENGTHS_OF_1X6
    bataille("census", "2x3")
    assert len(called) == 1


def test_the_limit_can_be_moved(bataille: Command) -> None:
    """Exactly as many deals as allowed are counted."""
    assert bataille("census", "2x3", "--limit", "90").objects[0]["deals"] == 90
    refusal = bataille("census", "2x3", "--limit", "89").refused()
    assert refusal == "2x3 has 90 deals, more than 89: allow more with --limit"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("", "'' is no pack; write suits x ranks, like 2x3"),
        ("classic", "'classic' is no pack; write suits x ranks, like 2x3"),
        ("war_down=1 2x3", "'war_down=1' is no pack; write suits x ranks, like 2x3"),
        ("2x", "'2x' is no pack; write suits x ranks, like 2x3"),
        ("0x4", "'0x4' is no pack; write suits x ranks, like 2x3"),
        ("²x3", "'²x3' is no pack; write suits x ranks, like 2x3"),
        ("3x1", "a pack of 3 cannot be dealt in equal halves to two seats"),
        ("2x14", "a census takes 1 to 13 ranks, not 14"),
        # 16!/(2!)^8 deals
        ("2x8", "2x8 has 81729648000 deals, more than 10000000: allow more with --limit"),
        ("2x3 --ranks A,K", "A,K are not 3 different ranks"),
        ("2x3 --ranks A,K,A", "A,K,A are not 3 different ranks"),
        ("2x3 --ranks AS,KS,QS", "AS,KS,QS are not 3 different ranks"),
        ("2x3 --ranks A,K,Z", "'Z' is no card; cards are written like AS, 10H, Q, XR or #17"),
        ("2x3 --ranks #1,#2,A", "numbered cards (#1 … #199) cannot be mixed with others"),
        ("2x3 --limit many", "--limit: 'many' cannot be: expected a whole number"),
        ("2x3 --limit=-1", "--limit: '-1' cannot be: expected a whole number of at least 1"),
        ("2x3 --limit 0", "--limit: '0' cannot be: expected a whole number of at least 1"),
        ("2x3 clasic", "there is no variant 'clasic'; did you mean classic?"),
        ("2x3 classic more", "'more' is too much here"),
        ("2x3 --deals 3", "there is no option --deals; see bataille census --help"),
        ("2x3 speed", "census plays games of chance, and speed is none"),
        ("2x3 casino", "census plays games of chance, and casino is none"),
        ("2x3 four-players", "a census is made for two seats, not 4"),
        ("2x3 order=shuffled", "order=shuffled brings chance into the game: there is nothing exact to count"),
        ("2x3 captured-pile", "captures=reshuffle brings chance into the game: there is nothing exact to count"),
        ("2x3 first-to-40", "target=40 does not fit this deal: it must lie between 4 and 6"),
        ("2x3 identical=discard", "identical=discard compares suits, and 2 has none"),
    ],
)
def test_refused(bataille: Command, words: str, complaint: str) -> None:
    """What cannot be counted, or not exactly."""
    said = bataille("census", *words.split())
    assert said.refused() == complaint
    assert not said.out
