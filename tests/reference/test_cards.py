"""Which cards are the highest, against the sentences of the rules and published chances."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from tests.reference.cards import ACE_HIGH, Card, asked_by_rank, beats, highest, read_cards

RANKINGS = ("ace-high", "ace-low", "low-wins", "two-over-all")


def owners(text: str, ranking: str) -> list[int]:
    """The seats with the highest of these cards."""
    return highest(dict(enumerate(read_cards(text))), ranking)


@pytest.mark.parametrize(
    ("ranking", "strongest_first"),
    [
        ("ace-high", "XR A K Q J 10 9 8 7 6 5 4 3 2"),
        ("ace-low", "XR K Q J 10 9 8 7 6 5 4 3 2 A"),
        ("low-wins", "XR A 2 3 4 5 6 7 8 9 10 J Q K"),
    ],
)
def test_R2_rankings(ranking: str, strongest_first: str) -> None:
    """Each card beats all that follow and no other."""
    cards = read_cards(strongest_first)
    for one, card in enumerate(cards):
        for other, against in enumerate(cards):
            assert beats(card, against, ranking) == (one < other)


def test_R2_two_over_all() -> None:
    """A loses to 3…K, 2 beats 3…K, A beats 2."""
    ace, two, *others = read_cards("A 2 3 4 5 6 7 8 9 10 J Q K")
    assert beats(ace, two, "two-over-all")
    assert not beats(two, ace, "two-over-all")
    for card in others:
        assert beats(card, ace, "two-over-all")
        assert not beats(ace, card, "two-over-all")
        assert beats(two, card, "two-over-all")
        assert not beats(card, two, "two-over-all")
    assert beats(others[1], others[0], "two-over-all")
    assert not beats(others[0], others[1], "two-over-all")


@pytest.mark.parametrize("ranking", RANKINGS)
def test_R2_jokers(ranking: str) -> None:
    """A joker beats every other card; two jokers are equal."""
    red, black = read_cards("XR XB")
    for rank in ACE_HIGH:
        assert beats(red, Card(rank), ranking)
        assert not beats(Card(rank), red, ranking)
    assert not beats(red, black, ranking)
    assert not beats(black, red, ranking)


def test_R2_suits_never_decide() -> None:
    """Two sevens are equal."""
    seven, other = read_cards("7S 7C")
    assert not beats(seven, other, "ace-high")
    assert not beats(other, seven, "ace-high")


def test_R4_numbered_cards() -> None:
    """The bigger number wins, not the one that a dictionary would put last."""
    ten, nine = read_cards("#10 #9")
    assert beats(ten, nine, "ace-high")
    assert not beats(nine, ten, "ace-high")


@pytest.mark.parametrize(
    ("shown", "ranking", "seats"),
    [
        ("5 9 7", "ace-high", [1]),
        ("5 5 9", "ace-high", [2]),
        ("9 5 9", "ace-high", [0, 2]),
        ("9 9 9", "ace-high", [0, 1, 2]),
        ("K A 2", "low-wins", [1]),
        ("A 2", "two-over-all", [0]),
        ("2 7", "two-over-all", [0]),
        ("A 7", "two-over-all", [1]),
        ("A 2 7", "two-over-all", [0, 1, 2]),
        ("A 2 7 9", "two-over-all", [0, 1, 2, 3]),
        ("A 2 7 7", "two-over-all", [0, 1, 2, 3]),
        ("2 2 7", "two-over-all", [0, 1]),
        ("A A 2", "two-over-all", [0, 1]),
        ("A 7 9 9", "two-over-all", [2, 3]),
        ("A 2 7 XB", "two-over-all", [3]),
        ("XR A XB 2", "two-over-all", [0, 2]),
    ],
)
def test_R3_highest(shown: str, ranking: str, seats: list[int]) -> None:
    """The smallest set each card of which beats every card outside it."""
    assert owners(shown, ranking) == seats


def _shown(seats: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """The ranks that can be shown from one full pack, with the number of ways to draw them in this order."""
    for ranks in product(ACE_HIGH, repeat=seats):
        ways = 1
        for turn, rank in enumerate(ranks):
            ways *= 4 - ranks[:turn].count(rank)
        yield ranks, ways


@pytest.mark.parametrize(("seats", "chance"), [(2, Fraction(1, 17)), (3, Fraction(37, 425)), (4, Fraction(97, 833))])
def test_chance_of_a_war(seats: int, chance: Fraction) -> None:
    """How often the highest card of the first battle is shared."""
    tied = total = 0
    for ranks, ways in _shown(seats):
        total += ways
        if len(highest({seat: Card(rank) for seat, rank in enumerate(ranks)}, "ace-high")) > 1:
            tied += ways
    assert Fraction(tied, total) == chance


def test_chance_of_a_second_war() -> None:
    """Given a tie, the war ties again with 73/1225; the face-down cards make no difference."""
    tied = total = 0
    for (one, other, third, fourth), ways in _shown(4):
        if one == other:
            total += ways
            if len(highest({0: Card(third), 1: Card(fourth)}, "ace-high")) == 2:
                tied += ways
    assert Fraction(tied, total) == Fraction(73, 1225)


@pytest.mark.parametrize(
    ("tied", "down"),
    [("2 2", 2), ("10 10", 10), ("J J", 10), ("Q Q", 10), ("K K", 10), ("A A", 11), ("XR XB", 11), ("#17 #17", 17)],
)
def test_R10_by_rank(tied: str, down: int) -> None:
    """2…10 and numbers ask for their value, J Q K for 10, A and jokers for 11."""
    assert asked_by_rank(read_cards(tied)) == down


def test_R10_by_rank_ring() -> None:
    """A ring asks for the largest number among its cards."""
    assert asked_by_rank(read_cards("A 2 7")) == 11
    assert asked_by_rank(read_cards("2 7")) == 7
