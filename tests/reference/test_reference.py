"""The reference against published counts, and the census files against both."""

import json
from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import factorial
from typing import Any

import pytest

from tests.reference.cards import Card
from tests.reference.census import Counts, arrangements, census
from tests.reference.census_files import CASES, FOLDER, read
from tests.reference.options import Options
from tests.reference.war import play

# The published table "exact, by enumeration of every deal": suits, ranks, options; deals, wins of each seat, draws,
# endless games by period, mean of the finite lengths, longest.
Row = tuple[int, int, dict[str, Any], int, list[int], int, dict[str, int], str, int]
PUBLISHED: dict[str, Row] = {
    "1x4": (1, 4, {}, 24, [12, 12], 0, {}, "10/3", 6),
    "1x6": (1, 6, {}, 720, [360, 360], 0, {}, "97/15", 15),
    "1x6-loser-first": (1, 6, {"order": "loser-first"}, 720, [324, 324], 0, {"12": 72}, "13/2", 17),
    "2x3-down1": (2, 3, {"war_down": 1, "short": "commit"}, 90, [36, 36], 18, {}, "16/5", 6),
    "2x3-down3-lose": (2, 3, {"war_down": 3, "short": "lose"}, 90, [15, 15], 60, {}, "16/5", 6),
}
LENGTHS_1X6 = {"3": 180, "5": 180, "7": 162, "9": 102, "11": 54, "13": 30, "15": 12}


def check(counts: Counts, row: Row) -> None:
    """All that a row of the published table says."""
    _, _, _, deals, wins, draws, periods, mean, longest = row
    assert counts["deals"] == deals
    assert counts["wins"] == wins
    assert counts["draws"] == draws
    assert counts["endless"] == sum(periods.values())
    assert counts["periods"] == periods
    assert counts["mean"] == mean
    assert counts["longest"] == longest


@pytest.mark.parametrize("name", PUBLISHED)
def test_reference_counts_what_is_published(name: str) -> None:
    """Every row of the published table comes out of the reference."""
    suits, ranks, options, *_ = PUBLISHED[name]
    names = [str(rank) for rank in range(2, 2 + ranks)]
    check(census(suits, names, Options(**options)), PUBLISHED[name])


def test_published_lengths() -> None:
    """The lengths of all games with six cards of one suit, winner's card first."""
    assert census(1, ["2", "3", "4", "5", "6", "7"], Options())["lengths"] == LENGTHS_1X6


@pytest.mark.parametrize("war_down", [0, 1, 10])
def test_one_suit_knows_no_wars(war_down: int) -> None:
    """With one suit the published counts hold whatever `war_down` is."""
    check(census(1, ["2", "3", "4", "5"], Options(war_down=war_down)), PUBLISHED["1x4"])


@pytest.mark.parametrize("name", PUBLISHED)
def test_census_file_agrees_with_the_published_row(name: str) -> None:
    """The file of a published case says the same, and says so."""
    census_file = read(name)
    check(census_file["expected"], PUBLISHED[name])
    assert census_file["source"].startswith("published: ")
    suits, ranks, *_ = PUBLISHED[name]
    assert census_file["pack"] == f"{suits}x{ranks}"


def test_census_file_has_the_published_lengths() -> None:
    """The one published list of lengths."""
    assert read("1x6")["expected"]["lengths"] == LENGTHS_1X6


def test_a_file_for_every_case() -> None:
    """The folder holds the files of the cases and no others."""
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(CASES)


@pytest.mark.parametrize("name", CASES)
def test_census_file_is_consistent(name: str) -> None:
    """Deals, mean, longest and the sums follow from the pack and from the lengths."""
    census_file = read(name)
    suits, ranks = (int(part) for part in census_file["pack"].split("x"))
    expected: Counts = census_file["expected"]
    assert expected["deals"] == factorial(suits * ranks) // factorial(suits) ** ranks
    assert expected["deals"] == sum(expected["wins"]) + expected["draws"] + expected["endless"]
    assert expected["endless"] == sum(expected["periods"].values())
    lengths = {int(length): count for length, count in expected["lengths"].items()}
    finite = sum(lengths.values())
    assert finite == expected["deals"] - expected["endless"]
    assert expected["mean"] == str(Fraction(sum(length * count for length, count in lengths.items()), finite))
    assert expected["longest"] == max(lengths)


@pytest.mark.parametrize("name", [name for name in CASES if read(name)["expected"]["deals"] <= 100])
def test_small_census_file_is_what_the_reference_counts(name: str) -> None:
    """The small cases, counted again."""
    check_file(name)


@pytest.mark.soak
@pytest.mark.parametrize("name", CASES)
def test_census_file_is_what_the_reference_counts(name: str) -> None:
    """All cases, counted again."""
    check_file(name)


def check_file(name: str) -> None:
    """A file holds its case, counted by the reference."""
    case = CASES[name]
    census_file = read(name)
    assert census_file["pack"] == case.pack
    assert census_file["ranks"] == case.ranks.split()
    assert census_file["options"] == case.options
    assert census_file["source"] == case.source
    assert census_file["expected"] == json.loads(json.dumps(case.count()))


def test_arrangements_of_equal_cards() -> None:
    """Two 2s and one 3 have three orders."""
    assert set(arrangements({"2": 2, "3": 1})) == {("2", "2", "3"), ("2", "3", "2"), ("3", "2", "2")}
    assert len(list(arrangements({"2": 2, "3": 2, "4": 2}))) == 90


@pytest.mark.parametrize("name", ["2x4-down1", "2x4-down1-none-stakes"])
def test_fair_orders_are_fair(name: str) -> None:
    """Seats that change places change nothing: under these orders both win equally often."""
    wins = read(name)["expected"]["wins"]
    assert wins[0] == wins[1]


def test_R16_turn_over_plays_like_bottom() -> None:
    """A pile of captures that is only turned over returns in the order in which `bottom` would have played it."""
    bottom, turn_over = read("2x4-down1")["expected"], read("2x4-down1-turn-over")["expected"]
    assert turn_over == bottom


@pytest.mark.parametrize("pack", [4, 6])
def test_gamblers_ruin(pack: int) -> None:
    """Distinct ranks, `order=shuffled`: seat 0 with k of n cards wins with k/n after k(n - k) battles on average.

    The game is a chain whose states are all pairs of stocks. Played from every arrangement of the pack with k cards
    for seat 0, once with either order of the prize, a battle leads half of the time to k + 1 cards and then once to
    every arrangement, half of the time to k - 1 and then once to every arrangement. So after every battle all
    arrangements are still equally likely, and the number of cards walks like the fortune of a gambler.
    """
    ranks = [f"#{number}" for number in range(1, pack + 1)]
    every = Counter(permutations(ranks))
    steps = {held: _one_battle(ranks, held) for held in range(1, pack)}
    for held, reached in steps.items():
        assert reached == {held + 1: every, held - 1: every}

    def win(held: int) -> Fraction:
        return Fraction(held, pack)

    def length(held: int) -> Fraction:
        return Fraction(held * (pack - held))

    # The published values solve the equations of the walk, which have one solution.
    assert [win(0), win(pack), length(0), length(pack)] == [Fraction(0), Fraction(1), Fraction(0), Fraction(0)]
    for held, reached in steps.items():
        chance = {after: Fraction(states.total(), 2 * factorial(pack)) for after, states in reached.items()}
        assert win(held) == sum(chance[after] * win(after) for after in chance)
        assert length(held) == 1 + sum(chance[after] * length(after) for after in chance)
    assert length(pack // 2) == {4: 4, 6: 9}[pack]


def _one_battle(ranks: list[str], held: int) -> dict[int, Counter[tuple[str, ...]]]:
    """How often a battle leads to which cards of seat 0 followed by those of seat 1, by their number for seat 0."""
    reached: dict[int, Counter[tuple[str, ...]]] = {}
    options = Options(order="shuffled", battle_limit=1)
    for arrangement in permutations(ranks):
        cards = [Card(rank) for rank in arrangement]
        for prize in (list[Card], _turned):
            one, other = play(options, [cards[:held], cards[held:]], prize).trace[0].stocks
            reached.setdefault(len(one), Counter())[tuple(card.rank for card in one + other)] += 1
    return reached


def _turned(cards: list[Card]) -> list[Card]:
    return cards[::-1]
