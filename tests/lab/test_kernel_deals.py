"""Asking a kernel for games: what it refuses, what it says, and that chunks do not matter."""

from __future__ import annotations

import numpy as np
import pytest

from bataille.cards import NUMBERS, faces_of, parse_cards, pile
from bataille.engine.deal import fresh_pack
from bataille.errors import BatailleError, DealError, LabError, RulesError, SeedError
from bataille.lab.kernel import Games, kernel_for
from bataille.lab.kernel.table import Columns
from bataille.rules import Captures, Casino, Identical, Pack, Ranking, Rules, Speed, Thinking, TieBreak
from bataille.stream import Seeded, shuffle

#: The names of the results.
ARRAYS = list(Columns._fields)


def plain(rules: Rules, deal: str, sizes: list[list[int]] | None = None) -> Games:
    """The game of an explicit deal, in plain Python."""
    faces = faces_of(parse_cards(deal))
    codes = np.array([list(pile(parse_cards(deal), faces))], np.uint8)
    stocks = None if sizes is None else np.array(sizes)
    return kernel_for(rules, compiled=False).play_deals(codes, stocks, faces=faces)


@pytest.mark.parametrize("part", [Speed(), Thinking()])
def test_other_families_need_the_engine(part: Speed | Thinking) -> None:
    """The kernel plays chance alone."""
    with pytest.raises(LabError) as caught:
        kernel_for(Rules(part=part))
    assert caught.value.code == "lab/family"


def test_casino_needs_the_engine() -> None:
    """The same for Casino War."""
    with pytest.raises(LabError, match="casino"):
        kernel_for(Rules(seats=1, packs=6, part=Casino()))


@pytest.mark.parametrize(
    ("seed", "first", "count", "code"),
    [
        (-1, 0, 1, "seed/range"),
        (2**64, 0, 1, "seed/range"),
        (0, -1, 1, "seed/range"),
        (0, 2**64 - 1, 2, "seed/range"),
        (0, 0, -1, "lab/count"),
    ],
)
def test_numbers_out_of_range_are_refused(seed: int, first: int, count: int, code: str) -> None:
    """Seed and game are words of 64 bits, and nobody plays fewer than no games."""
    with pytest.raises((SeedError, LabError)) as caught:
        kernel_for(Rules(), compiled=False).play(seed, first, count)
    assert caught.value.code == code


@pytest.mark.parametrize("vectors", [False, True])
def test_the_last_game_of_a_seed_can_be_played(*, vectors: bool) -> None:
    """Game 2^64 − 1 has no successor, but is one."""
    kernel = kernel_for(Rules(), compiled=False, vectors=vectors)
    assert kernel.play(2**64 - 1, 2**64 - 1, 1).drawn[0] >= 4


def test_no_games_are_no_error() -> None:
    """Empty arrays."""
    assert kernel_for(Rules(seats=3), compiled=False).play(1, 5, 0).aces.shape == (0, 3)


def test_R20_a_floor_that_does_not_fit_the_pack_is_refused() -> None:
    """As the engine refuses it."""
    with pytest.raises(RulesError, match="floor"):
        kernel_for(Rules(floor=27), compiled=False).play(1, 0, 1)


@pytest.mark.parametrize(
    ("rules", "deal", "sizes", "code"),
    [
        (Rules(seats=3), "AS KS", None, "deal/short"),
        (Rules(), "AS KS QS", [[3, 0]], "deal/alone"),
        (Rules(), "AS KS QS", [[1, 1, 1]], "deal/stocks"),
        (Rules(target=9), "AS KS QS", [[2, 1]], "deal/range"),
        (Rules(floor=2), "AS KS QS", [[2, 1]], "deal/range"),
        (Rules(identical=Identical.DISCARD), "A K", None, "deal/suits"),
        (Rules(ranking=Ranking.ACE_LOW), "#1 #2", None, "deal/ranking"),
    ],
)
def test_deals_that_cannot_be_played_are_refused(
    rules: Rules, deal: str, sizes: list[list[int]] | None, code: str
) -> None:
    """With the engine's codes."""
    with pytest.raises(DealError) as caught:
        plain(rules, deal, sizes)
    assert caught.value.code == code


def test_too_many_cards_are_refused() -> None:
    """A place in the array of cards is a number of sixteen bits."""
    with pytest.raises(LabError) as caught:
        kernel_for(Rules(seats=8), compiled=False).play_deals(np.zeros((1, 1_400), np.uint8))
    assert caught.value.code == "lab/cards"


@pytest.mark.parametrize("sizes", [[[2, 2]], [[3, -1]], [[1, 1], [1, 1]]])
def test_arrays_that_do_not_fit_together_are_refused(sizes: list[list[int]]) -> None:
    """More cards than the row has, fewer than none, more deals than rows."""
    with pytest.raises(ValueError, match="sizes"):
        plain(Rules(), "AS KS QS", sizes)


def test_codes_that_are_no_cards_are_refused() -> None:
    """There are 199 numbers."""
    with pytest.raises(ValueError, match="codes"):
        kernel_for(Rules(), compiled=False).play_deals(np.array([[0, 199]], np.uint8), faces=NUMBERS)


def test_R4_a_pack_is_dealt_card_by_card() -> None:
    """Two seats, five cards: A 2 against K 3, and the Q is set aside."""
    games = plain(Rules(), "AS KS 2S 3S QS")
    assert games.strength.tolist() == [[13 + 1, 12 + 2]]
    assert games.aces.tolist() == [[1, 0]]


def test_rows_may_be_longer_than_their_deal() -> None:
    """A against K, one card each: one battle, whatever stands behind in the row."""
    games = plain(Rules(), "AS KS QS QH", [[1, 1]])
    assert (games.winner[0], games.battles[0], games.wars[0]) == (0, 1, 0)


def test_explicit_and_shuffled_deals_are_the_same_games() -> None:
    """A pack that the stream shuffled, given as a deal: the same game, but no words are drawn for it."""
    rules = Rules()
    kernel = kernel_for(rules, compiled=False)
    packs = [shuffle(Seeded(9, game), 0, fresh_pack(rules))[0] for game in range(20)]
    given = kernel.play_deals(np.array([list(pack) for pack in packs], np.uint8))
    dealt = kernel.play(9, 0, 20)
    assert given.battles.tolist() == dealt.battles.tolist()
    assert given.winner.tolist() == dealt.winner.tolist()
    assert (given.drawn == 0).all()


@pytest.mark.parametrize("rules", [Rules(seats=3), Rules(pack=Pack.PIQUET)])
def test_chunks_do_not_matter(rules: Rules) -> None:
    """Games 0 to 27 at once, and in chunks of 7: the same arrays; one after the other and side by side."""
    kernel = kernel_for(rules, compiled=False, vectors=True)
    whole = kernel.play(3, 0, 28)
    chunks = [kernel.play(3, first, 7) for first in range(0, 28, 7)]
    for name in ARRAYS:
        parts = np.concatenate([getattr(chunk, name) for chunk in chunks])
        assert (parts == getattr(whole, name)).all(), name


def test_R17_a_winner_with_all_cards_in_the_centre_was_not_down_to_none() -> None:
    """Seat 1 holds 4, 3, 4 and 5 cards; then a war that nobody can fight, 4 captures against 2: down to 3 cards."""
    rules = Rules(captures=Captures.NONE)
    games = plain(rules, "2S AS KS QS 3H KH JH QH", [[4, 4]])
    assert (games.winner[0], games.battles[0], games.wars[0], games.comeback[0]) == (0, 4, 1, 3)


@pytest.mark.parametrize("identical", [Identical.WAR, Identical.DISCARD])
def test_R24_a_winner_of_a_fresh_pack_was_not_down_to_none(identical: Identical) -> None:
    """One card each, the same: both are out, and a fresh pack says who won. Nobody held less than that card."""
    games = plain(Rules(packs=2, identical=identical, tie_break=TieBreak.FRESH_PACK), "AS AS")
    assert games.winner[0] >= 0
    assert games.comeback[0] == 1


def test_without_detail_the_rest_is_the_same() -> None:
    """The arrays of the detail stay zero; all others are as with it."""
    with_detail = kernel_for(Rules(seats=4), compiled=False).play(3, 0, 20)
    without = kernel_for(Rules(seats=4), detail=False, compiled=False).play(3, 0, 20)
    detail = {"longest_chain", "lead_changes", "comeback", "aces", "strength"}
    for name in ARRAYS:
        if name in detail:
            assert not getattr(without, name).any()
            assert getattr(with_detail, name).any()
        else:
            assert (getattr(without, name) == getattr(with_detail, name)).all()


def test_errors_are_of_the_family() -> None:
    """One base catches what a kernel raises."""
    with pytest.raises(BatailleError):
        kernel_for(Rules(), compiled=False).play(0, 0, -5)
