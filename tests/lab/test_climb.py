"""Climbs: which changes of a pack they try, and when a pack gives way to a changed one."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from bataille.cards import STANDARD
from bataille.engine.deal import fresh_pack
from bataille.game import Game
from bataille.lab import hunt, simulate
from bataille.lab.hunting import hunt as module
from bataille.lab.hunting.climb import Climb, Packs, Scores
from bataille.rules import Rules
from bataille.stream import Seeded
from bataille.variants import rules_of

#: Games that are sown before the first climb, packs climbed from, and the most games of a climb without a better one.
SOWN, CLIMBERS, IN_VAIN = 8_192, 16, 24 * 1_024


def climb_from(rules: Rules, copies: int = 1) -> Climb:
    """From the fresh pack."""
    packs = np.array([list(fresh_pack(rules))] * copies, np.uint8)
    return Climb(rules, packs, np.full(copies, 5), np.random.default_rng(3))


def all_changes(climb: Climb) -> list[Packs]:
    """What it tries as long as nothing is better."""
    found: list[Packs] = []
    while len(tried := climb.changed()):
        climb.move(tried, np.full(len(tried), 4))
        found.extend(tried)
    return found


@pytest.mark.parametrize(
    ("options", "changes"),
    [
        ([], 1248),  # the pairs of 52 cards, but not the six of each rank
        (["seats=3"], 1248),  # one card is set aside, and may come into the game
        (["seats=5"], 1248),  # two are, of one rank here
        (["pack=piquet", "seats=3"], 448),  # 32 cards, two of one rank set aside
        (["packs=2"], 104 * 103 // 2 - 13 * 8 * 7 // 2),
        (["packs=2", "identical=discard"], 104 * 103 // 2 - 52),  # suits are looked at (R27)
        (["jokers=2"], 54 * 53 // 2 - 13 * 6 - 1),  # jokers are alike, whatever their colour
    ],
)
def test_every_change_is_tried_once(options: list[str], changes: int) -> None:
    """Two cards change places; never two that are alike, which would be the same game again."""
    rules = rules_of("classic", options)
    start = fresh_pack(rules)
    found = all_changes(climb_from(rules))
    assert len(found) == changes
    assert len({pack.tobytes() for pack in found}) == changes
    for pack in found:
        one, other = (place for place, code in enumerate(start) if pack[place] != code)
        assert (pack[one], pack[other]) == (start[other], start[one])


def test_cards_set_aside_do_not_change_places() -> None:
    """R4: they are out of the game. Five seats leave two of 52 cards."""
    rules = rules_of("classic", ["seats=5"])
    pack = np.array([[*fresh_pack(rules)[1:51], 0, 51]], np.uint8)  # a 2 and an ace are set aside
    climb = Climb(rules, pack, np.array([5]), np.random.default_rng(3))
    assert not [each for each in all_changes(climb) if (each[50], each[51]) == (51, 0)]


def test_gentle_changes_come_first() -> None:
    """Cards of much the same strength alter a game less: 720 of all 1,248 pairs are four ranks apart or more."""
    climb = climb_from(Rules())
    (start,) = climb.packs.astype(int)
    apart = []
    for pack in climb.changed():
        one, other = (place for place in range(52) if pack[place] != start[place])
        apart.append(abs(start[one] // 4 - start[other] // 4))
    assert len(apart) == 64
    assert sum(steps >= 4 for steps in apart) < 25


def test_a_pack_gives_way_to_what_is_as_good() -> None:
    """Each to the best of its own changes, the first of equals; then all changes of the new one are untried."""
    climb = climb_from(Rules(), 3)
    before = climb.packs.copy()
    tried = climb.changed()
    worth: Scores = np.zeros(3 * 64, np.int64)
    worth[[64 + 7, 64 + 9]] = 5
    worth[[2 * 64 + 3, 2 * 64 + 8]] = 6, 7
    climb.move(tried, worth)
    assert climb.heights.tolist() == [5, 5, 7]
    assert climb.packs.tolist() == [before[0].tolist(), tried[64 + 7].tolist(), tried[2 * 64 + 8].tolist()]
    assert len(all_changes(climb)) == 1248 - 64 + 2 * 1248


def test_what_was_not_played_is_not_climbed_to() -> None:
    """A hunt ends in the middle of a step."""
    climb = climb_from(Rules(), 2)
    tried = climb.changed()
    climb.move(tried[:10], np.full(10, 9))
    assert climb.heights.tolist() == [9, 5]
    assert climb.packs[0].tolist() == tried[0].tolist()


def test_the_best_plain_games_are_climbed_from(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sixteen longest of those that are sown first, then the next ones."""
    starts: list[Packs] = []

    class Spy(Climb):
        """Notes where it begins."""

        def __init__(self, rules: Rules, packs: Packs, heights: Scores, random: np.random.Generator) -> None:
            starts.append(packs)
            super().__init__(rules, packs, heights, random)

    monkeypatch.setattr(module, "Climb", Spy)
    hunt("longest", "classic", games=SOWN + 100, seed=6)
    longest = simulate("classic", SOWN, 6).frame().sort(["battles", "game"], descending=[True, False])
    expected = [Game(Rules(), Seeded(6, game)).packs[0] for game in longest["game"].head(CLIMBERS)]
    assert [[STANDARD[code] for code in pack] for pack in starts[0]] == [list(pack) for pack in expected]


def test_a_climb_that_does_not_pay_takes_half(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under rules by which every game is as long: after each climb as many games of the seed are played."""
    played: Counter[str] = Counter()
    sow, deal = module._Field.sow, module._Field.deal

    def sown(self: module._Field, first: int, count: int) -> object:
        assert first == played["sown"]  # each game of the seed once
        played["sown"] += count
        return sow(self, first, count)

    def dealt(self: module._Field, deals: Packs) -> object:
        played["dealt"] += len(deals)
        assert played["dealt"] <= played["sown"] + IN_VAIN
        return deal(self, deals)

    monkeypatch.setattr(module._Field, "sow", sown)
    monkeypatch.setattr(module._Field, "deal", dealt)
    assert hunt("longest", "classic battle_limit=1", games=150_000).games == 150_000
    assert played.total() == 150_000
    assert played["dealt"] >= IN_VAIN
