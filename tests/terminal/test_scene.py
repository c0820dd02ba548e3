"""The scene carried on by events is, after each command, the table that the view shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bataille.autoplay import play_out
from bataille.commands import Turn
from bataille.events import Event, Won
from bataille.game import Game, replayed, start
from bataille.terminal.scene import Scene, after, scene_of
from bataille.variants import apply, variant, variants
from bataille.view import View

#: Options that make the less usual events happen.
HOUSES: dict[str, tuple[str, dict[str, object]]] = {
    "twins": ("two-packs", {"identical": "take-back"}),
    "twins out": ("two-packs", {"identical": "discard", "seats": 3}),
    "everyone": ("four-players", {"contenders": "everyone", "short": "last-card"}),
    "stakes": ("double-war", {"seats": 3}),
    "fresh pack": ("classic", {"battle_limit": 4, "tie_break": "fresh-pack"}),
    "thinking three": ("thinking", {"seats": 3, "hand": 2}),
    "speedy stakes": ("speed", {"captures": "reshuffle", "stakes": True, "seats": 3}),
    "casino three": ("casino", {"seats": 3, "rounds": 60}),
}
GAMES: dict[str, tuple[str, dict[str, object]]] = {key: (key, {}) for key in variants()} | HOUSES


def _played(name: str) -> Game:
    key, options = GAMES[name]
    rounds = {"rounds": 40} if name == "casino" else {}
    rules = apply(variant(key).rules, options | rounds)
    game = start(rules, seed=f"scene {name}")
    play_out(game)
    return game


def _visible(scene: Scene) -> tuple[object, ...]:
    """What must be the same. Of the casino, the view keeps the last round's cards until the next: the first bet clears
    the scene.
    """
    common = scene.out, scene.battle, scene.wars
    if scene.cloth is None:
        return *common, scene.counts, scene.rows
    cloth = scene.cloth
    chips = cloth.bankrolls, cloth.bets, cloth.ties, cloth.shoe
    return (*common, chips) if any(cloth.bets) and not cloth.bank else (*common, chips, scene.rows, cloth.bank)


@pytest.mark.parametrize("name", GAMES)
def test_scene_after_events_is_the_scene_of_the_view(name: str) -> None:
    """Counts, rows card by card, outs, battles, wars and chips, in every variant."""
    game = _played(name)
    steps = replayed(game)
    view, _ = next(steps)
    scene = scene_of(view)
    for view, events in steps:
        scene = _carried(scene, events)
        expected = scene_of(view)
        if scene.cloth is not None and not scene.cloth.bank and expected.cloth is not None:
            expected = replace(expected, cloth=replace(expected.cloth, bank=()))
        assert _visible(scene) == _visible(expected)


def _carried(scene: Scene, events: tuple[Event, ...]) -> Scene:
    for event in events:
        scene = after(scene, event)
        assert tuple(map(len, scene.rows)) == scene.counts.rows or scene.cloth is not None
    return scene


def test_won_rows_are_shown_until_other_cards_lie_there() -> None:
    """After every battle of a game with wars: what lay there when it was won; then the new battle alone."""
    game = start("classic", seed=2)
    scene = scene_of(game.view())
    assert scene.shown == ((), ())
    while game.outcome is None and scene.wars < 3:
        for event in game.give(Turn()):
            before, scene = scene, after(scene, event)
            assert scene.shown == (before.rows if isinstance(event, Won) else scene.rows)
        assert scene.rows == ((), ())


def test_holdings_leave_the_centre_out() -> None:
    """R19: stock, captures and hand count, cards on the table do not."""
    view: View = start("thinking", seed=1).view()
    assert scene_of(view).holdings == (26, 26)
