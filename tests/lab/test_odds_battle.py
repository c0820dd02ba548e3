"""How likely ties are, against print (docs/figures.md), against R3 word by word, and against closed forms."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import factorial

import pytest

from bataille.errors import LabError
from bataille.lab.odds import battle_odds
from bataille.rules import Contenders, Ranking, Rules
from bataille.variants import rules_of

_RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "X")


@pytest.mark.parametrize(("seats", "tie"), [(2, Fraction(1, 17)), (3, Fraction(37, 425)), (4, Fraction(97, 833))])
def test_R9_the_published_ties(seats: int, tie: Fraction) -> None:
    """The highest card of the first battle is shared."""
    assert battle_odds(Rules(seats=seats)).tie == tie


def test_R11_the_published_war_that_ties_again() -> None:
    """73/1225 given the tie."""
    found = battle_odds(Rules())
    assert found.again[0] == Fraction(73, 1225)
    assert found.chains[:2] == (Fraction(1, 17), Fraction(1, 17) * Fraction(73, 1225))


def test_R9_several_packs_and_jokers() -> None:
    """Two seats: every other card of the rank, and jokers among themselves."""
    assert battle_odds(Rules(packs=6)).tie == Fraction(23, 311)
    assert battle_odds(Rules(jokers=2)).tie == Fraction(52 * 3 + 2, 54 * 53)
    assert battle_odds(rules_of("classic", ["pack=piquet", "packs=2"])).tie == Fraction(7, 63)


def _beats(one: str, other: str, ranking: Ranking) -> bool:
    """R2, word by word."""
    if "X" in (one, other):
        return one == "X" != other
    if ranking is Ranking.TWO_OVER_ALL and {one, other} & {"A", "2"} and one != other:
        if {one, other} == {"A", "2"}:
            return one == "A"
        return one == "2" or other == "A"
    order = _RANKS if ranking in {Ranking.ACE_HIGH, Ranking.TWO_OVER_ALL} else ("A", *_RANKS[:12])
    higher = order.index(one) > order.index(other)
    return one != other and higher != (ranking is Ranking.LOW_WINS)


@cache
def _highest(shown: tuple[str, ...], ranking: Ranking) -> int:
    """R3, word by word: the size of the smallest set of shown cards each of which beats every shown card outside it."""
    for size in range(1, len(shown) + 1):
        for chosen in combinations(range(len(shown)), size):
            outside = [shown[place] for place in range(len(shown)) if place not in chosen]
            if all(_beats(shown[place], other, ranking) for place in chosen for other in outside):
                return size
    raise AssertionError(shown)


def _listed(rules: Rules, left: dict[str, int], contenders: int, links: int) -> Fraction:
    """The chance of so many ties in a row, by listing whatever the contenders may show."""
    if not links:
        return Fraction(1)
    total = Fraction(0)
    for shown in product(left, repeat=contenders):
        chance, rest = Fraction(1), dict(left)
        for rank in shown:
            chance *= Fraction(rest[rank], sum(rest.values()))
            rest[rank] -= 1
            if not chance:
                break
        if chance and (tied := _highest(tuple(sorted(shown)), rules.ranking)) > 1:
            again = rules.seats if rules.contenders is Contenders.EVERYONE else tied
            total += chance * _listed(rules, rest, again, links - 1)
    return total


@pytest.mark.parametrize("ranking", list(Ranking))
@pytest.mark.parametrize(
    ("options", "links"),
    [
        (["pack=full", "seats=2", "jokers=2"], 2),
        (["pack=italian", "seats=3", "packs=2", "jokers=2"], 1),
        (["pack=numbers", "seats=4"], 1),
        (["pack=piquet", "seats=3"], 2),
    ],
)
def test_R2_R3_R9_every_link_listed(ranking: Ranking, options: Sequence[str], links: int) -> None:
    """Whatever the pack, the ranking and the seats: the rings of `two-over-all` tie too."""
    rules = rules_of("classic", [*options, f"ranking={ranking}"])
    left = dict.fromkeys(rules.pack.ranks, 4 * rules.packs)
    if rules.jokers:
        left["X"] = rules.jokers * rules.packs
    found = battle_odds(rules, links).chains
    assert found == tuple(_listed(rules, left, rules.seats, number) for number in range(1, links + 1))


@pytest.mark.parametrize("contenders", list(Contenders))
def test_R9_who_fights_the_war(contenders: Contenders) -> None:
    """Three seats, two links, ring or not: those who tied, or everyone."""
    rules = Rules(seats=3, pack=rules_of("guerra-40").pack, ranking=Ranking.TWO_OVER_ALL, contenders=contenders)
    left = dict.fromkeys(rules.pack.ranks, 4)
    assert battle_odds(rules, 2).chains[1] == _listed(rules, left, 3, 2)


def test_R11_a_whole_pack_of_ties() -> None:
    """Nothing face down: all 26 battles of a pack tie where its 26 pairs, two of each rank, come in any order."""
    pairs = factorial(26) // 2**13
    assert battle_odds(Rules(war_down=0), 26).chains[25] == Fraction(pairs * factorial(4) ** 13, factorial(52))


@pytest.mark.parametrize(
    "option", ["ranking=ace-low", "ranking=low-wins", "war_down=1", "order=shuffled", "chain=single"]
)
def test_what_makes_no_difference(option: str) -> None:
    """Which end of the scale is up, and cards that nobody sees."""
    assert battle_odds(rules_of("classic", ["seats=3", option])) == battle_odds(rules_of("classic", ["seats=3"]))


@pytest.mark.parametrize(
    ("options", "most"),
    [
        ([], 8),  # one card, six times four, and the last one (R12)
        (["short=lose"], 7),  # which is too few there
        (["short=draw"], 7),
        (["chain=single"], 23),  # one card, four, and 21 times one
        (["war_down=by-rank"], 4),  # one card, twice twelve after aces, and the last one
        (["war_down=by-rank", "pack=numbers"], 3),  # one card, eleven after tens, and the last six
        (["war_down=by-rank", "pack=numbers", "jokers=2"], 3),  # 19 each: one, twelve, and the last six
        (["packs=2", "identical=discard"], 1),  # R27 may undo a tie
        (["seats=8"], 3),  # six cards: one, four, one
    ],
)
def test_R12_chains_end_where_the_cards_do(options: list[str], most: int) -> None:
    """As many links as all contenders can lay are counted, and no more."""
    rules = rules_of("classic", options)
    assert len(battle_odds(rules, most).chains) == most
    counted = f"1 to {most} ties in a row" if most > 1 else "only the first tie"
    with pytest.raises(LabError, match=f"{counted} can be counted exactly here, not {most + 1}"):
        battle_odds(rules, most + 1)


@pytest.mark.parametrize("links", [0, -1])
def test_no_chain_without_links(links: int) -> None:
    """One at least."""
    with pytest.raises(LabError):
        battle_odds(Rules(), links)


@pytest.mark.parametrize("variant", ["casino", "thinking"])
def test_not_of_chance_alone(variant: str) -> None:
    """Choices decide there."""
    with pytest.raises(LabError):
        battle_odds(rules_of(variant))


def test_speed_war_ties_as_often() -> None:
    """The cards are the same, however fast they come."""
    assert battle_odds(rules_of("speed")) == battle_odds(rules_of("classic"))


@pytest.mark.cpython
def test_odds_need_no_extra() -> None:
    """Neither the API nor the command imports what only the extra brings."""
    program = (
        "import sys; from bataille.cli import main; import bataille.lab.odds\n"
        "assert main(['odds', 'battle']) == 0\n"
        "sys.exit(bool({'numba', 'numpy', 'polars', 'matplotlib'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False, capture_output=True).returncode == 0
