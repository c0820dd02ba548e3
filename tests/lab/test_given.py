"""What Python callers may give, and what they are told of anything else: a sentence, before a game is played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bataille.census import SmallPack
from bataille.errors import LabError, RulesError
from bataille.lab import compare, hunt, simulate
from bataille.lab.census import count
from bataille.lab.odds import battle_odds, casino_odds
from bataille.rules import Rules
from bataille.stream import parse_seed

PACK = SmallPack.lowest(2, 2)
TWO = ["classic", "pagat"]

#: Each command with games, seed and threads to be added.
COMMANDS: dict[str, Callable[..., Any]] = {
    "simulate": lambda games=5, **given: simulate("classic", games, **given),
    "compare": lambda games=5, **given: compare(TWO, games, **given),
    "hunt": lambda games=5, **given: hunt("longest", "classic", games=games, **given),
}


@pytest.fixture(params=COMMANDS)
def command(request: pytest.FixtureRequest) -> Callable[..., Any]:
    """Each of them."""
    return COMMANDS[request.param]


@pytest.mark.parametrize("games", [1.5, "5", True, b"5", [5], np.array([1, 2])])
def test_games_are_a_whole_number(command: Callable[..., Any], games: Any) -> None:
    """No other kind of number, no text, no truth value."""
    with pytest.raises(TypeError, match=r"^games must be a whole number, not "):
        command(games=games)


@pytest.mark.parametrize("seed", [None, 1.5, True, b"lion", [1]])
def test_a_seed_is_a_whole_number_or_a_text(command: Callable[..., Any], seed: Any) -> None:
    """Nothing else stands for one."""
    with pytest.raises(TypeError, match=r"^seed must be a whole number or a text, not "):
        command(seed=seed)


@pytest.mark.parametrize("threads", [0, -1, 1025])
def test_so_many_threads_cannot_be(command: Callable[..., Any], threads: int) -> None:
    """From 1 to 1024, as on the command line."""
    with pytest.raises(LabError, match=rf"^threads={threads} cannot be: give a number from 1 to 1024$"):
        command(threads=threads)


@pytest.mark.parametrize("threads", [1.5, "2", True])
def test_threads_are_a_whole_number(command: Callable[..., Any], threads: Any) -> None:
    """Like games."""
    with pytest.raises(TypeError, match=r"^threads must be a whole number, not "):
        command(threads=threads)


def test_numbers_of_numpy_are_numbers(command: Callable[..., Any]) -> None:
    """In a notebook they come from arrays."""
    told = command(games=np.int64(5), seed=np.uint64(2**64 - 1), threads=np.uint8(1)).json()
    assert {**told, "seconds": 0} == {**command(games=5, seed=2**64 - 1).json(), "seconds": 0}
    assert told["seed"] == parse_seed("18446744073709551615")


@pytest.mark.parametrize("rules", [None, 3, ["classic"], b"classic"])
def test_rules_are_a_text_or_rules(rules: Any) -> None:
    """Wherever rules are asked for."""
    expected = r"^rules must be a text like 'classic war_down=1', or Rules, not "
    for ask in (lambda: simulate(rules, 5), lambda: compare(["classic", rules], 5), lambda: hunt("wars", rules)):
        with pytest.raises(TypeError, match=expected):
            ask()
    with pytest.raises(RulesError):
        simulate("", 5)
    for odds in (battle_odds, casino_odds):
        with pytest.raises(TypeError, match=r"^rules must be Rules, not "):
            odds(rules)


@pytest.mark.parametrize("rules", ["classic", "classic pagat", 3, None, Rules()])
def test_a_comparison_takes_a_list(rules: Any) -> None:
    """One text would be a list of letters."""
    with pytest.raises(TypeError, match=r"^rules must be a list of sets of rules, not "):
        compare(rules, 5)


@pytest.mark.parametrize("texts", ["sly", 3, [1], {"sly"}])
def test_players_and_columns_are_lists_of_texts(tmp_path: Path, texts: Any) -> None:
    """One text would be a list of letters."""
    with pytest.raises(TypeError, match=r"^players must be a list of keys of computer players, not "):
        simulate("thinking", 1, players=texts)
    with pytest.raises(TypeError, match=r"^columns must be a list of names of columns, not "):
        simulate("classic", 5, columns=texts, csv=tmp_path / "games.csv")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("option", ["csv", "parquet", "checkpoint"])
def test_files_are_named(option: str) -> None:
    """A number would be a file that is open already."""
    given: dict[str, Any] = {option: 1}
    with pytest.raises(TypeError, match=rf"^{option} must be the name of a file, a text or a path, not 1$"):
        simulate("classic", 5, **given)
    given = {option: ""}
    with pytest.raises(LabError, match=rf"^{option} needs the name of a file$"):
        simulate("classic", 5, **given)


def test_other_options() -> None:
    """Of one command alone."""
    anything: Any = "often"
    with pytest.raises(TypeError, match=r"^cluster must be a text, not 3$"):
        simulate("classic", 5, cluster=3)  # type: ignore[arg-type]
    for ask in (simulate, lambda rules, games, chunk: compare([rules, rules], games, chunk=chunk)):
        with pytest.raises(LabError, match=r"^chunk=0 cannot be: give 1 or more$"):
            ask("classic", 5, chunk=0)
        with pytest.raises(TypeError, match=r"^chunk must be a whole number, not 'often'$"):
            ask("classic", 5, chunk=anything)
    for seconds in (-1, float("nan")):
        with pytest.raises(LabError, match=rf"^seconds={seconds} cannot be: give 0 or more$"):
            hunt("longest", "classic", seconds=seconds)
    for wrong in (anything, True):
        with pytest.raises(TypeError, match=r"^seconds must be a number, not "):
            hunt("longest", "classic", seconds=wrong)
    with pytest.raises(ValueError, match=r"^goal must be one of longest, wars, comeback, endless, not None$"):
        hunt(None, "classic")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^links must be a whole number, not 1.5$"):
        battle_odds(Rules(), 1.5)  # type: ignore[arg-type]


def test_what_a_census_takes() -> None:
    """Threads too."""
    with pytest.raises(LabError, match=r"^threads=0 cannot be"):
        count(Rules(), PACK, threads=0)
    with pytest.raises(TypeError, match=r"^pack must be SmallPack, not str$"):
        count(Rules(), "2x2")  # type: ignore[arg-type]


def test_games_of_a_report_are_numbered() -> None:
    """With whole numbers."""
    report = simulate("classic", 5)
    wrong: Any = 1.5
    with pytest.raises(TypeError, match=r"^first must be a whole number, not 1.5$"):
        report.frame(wrong)
    with pytest.raises(TypeError, match=r"^count must be a whole number, not 1.5$"):
        report.games(0, wrong)


def test_long_things_are_not_repeated() -> None:
    """Their kind says enough."""
    with pytest.raises(TypeError, match=r"^games must be a whole number, not list$"):
        simulate("classic", list(range(1000)))  # type: ignore[arg-type]
