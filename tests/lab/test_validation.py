"""The figures of docs/lab/validation.md, with fewer games; and how a figure is judged."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from bataille.lab.spread import share, spread
from bataille.lab.validation import page
from bataille.lab.validation.exact import censuses, odds, sweep
from bataille.lab.validation.page import SECTIONS, Section
from bataille.lab.validation.rows import Row, averaged, counted, exact, measured
from bataille.lab.validation.series import casino, default_rules, ruin, series
from bataille.lab.validation.thinking import thinking, unending

PAGE = Path(__file__).parents[2] / "docs" / "lab" / "validation.md"
SEED = 1


@pytest.mark.parametrize("row", [*odds(), *censuses()], ids=lambda row: row.what)
def test_exact_figures_are_equal(row: Row) -> None:
    """And stand on the page."""
    assert row.deviations is None
    assert row.ours == row.published
    assert f"| {row.what} | {row.published} | {row.ours} | equal |" in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("rows", "games"),
    [(series, 30_000), (default_rules, 100_000), (ruin, 3_000), (casino, 100_000), (thinking, 60), (unending, 5)],
    ids=lambda each: getattr(each, "__name__", None),
)
def test_figures_with_an_error_agree(rows: page.Figures, games: int) -> None:
    """Within four standard errors; the page has each with more games."""
    written = PAGE.read_text(encoding="utf-8")
    for row in rows(games, SEED):
        assert row.agrees or (row.deviations is not None and abs(row.deviations) < 4), row
        if not row.what.startswith("Endless"):  # says in how many games
            assert f"| {row.what} | {row.published} |" in written


def test_the_page_agrees_throughout() -> None:
    """It was made by the command, with a million games or more of each series of chance, and nothing differs."""
    written = PAGE.read_text(encoding="utf-8")
    assert written.startswith(page.head())
    assert "**" not in written
    lines = [line for line in written.splitlines() if line.startswith("|") and not line.startswith(("| what", "|---"))]
    assert f"{len(lines)} of {len(lines)} figures agree." in written
    for section in SECTIONS:
        assert f"## {section.title}\n\n{section.about}" in written
        if "thinking" not in section.title:
            assert section.games == 0 or section.games >= 1_000_000


def test_a_sweep_by_hand() -> None:
    """Of four cards of two ranks seat 0 must get both high ones, of four distinct ones the higher of each pair."""
    assert sweep(2, 2) == Fraction(1, 6)
    assert sweep(1, 2) == Fraction(1, 2)
    assert sweep(1, 4) == Fraction(1, 4)


def test_figures_that_do_not_agree() -> None:
    """An exact one must be equal; others may differ by three standard errors."""
    assert not exact("it", "1/17", Fraction(1, 18), "nobody").agrees
    near, far = (measured("it", 10.0, 10.0 + away, 0.1, "nobody") for away in (0.29, 0.31))
    assert near.agrees
    assert not far.agrees
    assert measured("it", 10, 10.49, 0.0001, "nobody", places=0).agrees
    assert measured("it", 1.0, 1.4, 0.1, "nobody", known=0.1, places=9).agrees
    assert not counted("it", Fraction(1, 2), share(560, 1_000), "nobody").agrees
    assert not averaged("it", 5, spread({4: 500, 5: 400}), "nobody").agrees
    assert measured("it", 0.5, 0.5, 0.0, "nobody").ours == "0.50 ± 0.00"


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Writes its page, says what it is at, and fails where a figure differs."""
    good = [exact("Sum", 4, 2 + 2, "arithmetic"), Row("Ends", "some", "9 of 10", None, "a book", holds=True)]
    bad = [
        Row("Length", "5.0", "9.0 ± 0.1", 40.0, "a book"),
        Row("Ends", "none", "9 of 10", None, "a book", holds=False),
    ]
    for rows, status, said in (good, 0, "2 of 2 figures agree."), (good + bad, 1, "2 of 4 figures agree."):
        monkeypatch.setattr(page, "SECTIONS", (Section("Some", "Words.", 10, lambda _games, _seed, r=rows: iter(r)),))  # type: ignore[misc]
        file = tmp_path / "page.md"
        assert page.main([str(file)]) == status
        written = file.read_text(encoding="utf-8")
        assert said in written
        assert "| Sum | 4 | 4 | equal | arithmetic |\n| Ends | some | 9 of 10 | holds | a book |" in written
        assert ("| Length | 5.0 | 9.0 ± 0.1 | **+40.00** | a book |" in written) == bool(status)
        assert ("| Ends | none | 9 of 10 | **fails** | a book |" in written) == bool(status)
    assert capsys.readouterr().err == "Some …\nSome …\n"
