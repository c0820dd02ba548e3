"""A recorded game, forwards and backwards."""

from __future__ import annotations

import pytest

from bataille.autoplay import play_out
from bataille.game import replayed, start
from bataille.record import record_of
from bataille.room.replay import Replay
from bataille.terminal.pace import Pace
from bataille.terminal.party import party
from bataille.terminal.projection import Projection
from bataille.terminal.scene import scene_of
from bataille.variants import rules_of, variants
from tests.terminal.stage import EN


def _projection(variant: str = "classic", pace: Pace = Pace.INSTANT) -> Projection:
    game = start(rules_of(variant, ["rounds=5"] if variant == "casino" else []), seed="film")
    play_out(game)
    reel = Replay(record_of(game), 100_000)
    return Projection(reel, party(EN, game.rules, ()), EN, pace, "title")


def _run(projection: Projection) -> None:
    for _ in range(100_000):
        if projection.advance() != 0:
            return


def test_steps_forwards_and_backwards() -> None:
    """Two steps on and one back is one step on."""
    projection = _projection()
    game = start("classic", seed="film")
    play_out(game)
    scenes = [scene_of(view) for view, _ in replayed(game)]
    _run(projection)
    assert projection.look().status.startswith("Step 0 of ")
    for action, step in (("go", 1), ("right", 2), ("left", 1), ("left", 0), ("left", 0)):
        projection.act(action)
        _run(projection)
        look = projection.look()
        assert look.status.startswith(f"Step {step} of ")
        assert look.scene.counts == scenes[step].counts


def test_left_in_the_middle_of_a_step_takes_it_back() -> None:
    """What is being shown is shown no further."""
    projection = _projection(pace=Pace.CALM)
    while projection.is_showing:
        projection.advance()
    projection.act("go")
    projection.advance()
    projection.act("left")
    assert not projection.is_showing
    assert projection.look().status.startswith("Step 0 of ")


def test_next_war_shows_one() -> None:
    """The steps before it pass unseen."""
    projection = _projection()
    projection.act("next-war")
    _run(projection)
    assert any("War!" in line for line in projection.look().lines)
    assert projection.look().scene.wars == 1


def test_automatic_and_pause() -> None:
    """By itself; not while it is paused."""
    projection = _projection(pace=Pace.LIVELY)
    projection.act("automatic")
    for _ in range(10):
        projection.advance()
    projection.act("pause")
    status = projection.look().status
    assert projection.look().question == "Paused"
    assert projection.advance() is None
    assert projection.look().status == status
    projection.act("pause")
    assert projection.advance() is not None


@pytest.mark.parametrize("action", ["resign", "misdeal", "card-1", "up"])
def test_what_only_a_game_has_does_nothing(action: str) -> None:
    """It does not end a pause either."""
    projection = _projection()
    _run(projection)
    projection.act("pause")
    projection.act(action)
    assert projection.look().question == "Paused"


@pytest.mark.parametrize("action", ["go", "automatic", "next-war", "finish"])
def test_every_way_on_ends_a_pause(action: str) -> None:
    """And goes on in its way."""
    projection = _projection(pace=Pace.LIVELY)
    _run(projection)
    projection.act("automatic")
    for _ in range(10):
        projection.advance()
    projection.act("pause")
    before = int(projection.look().status.split()[1])
    projection.act(action)
    while projection.is_showing:  # `go` shows the rest of the step first
        projection.advance()
    if action == "go":
        projection.act("go")
    for _ in range(30):
        projection.advance()
    assert projection.look().question == ""
    assert int(projection.look().status.split()[1]) > before


def test_keys_of_a_record() -> None:
    """Forwards and backwards, and nothing that only a game has."""
    text = "\n".join(_projection().keys())
    assert "the step before" in text
    assert "After the game" not in text


@pytest.mark.parametrize("variant", variants())
def test_every_variant_is_shown_to_its_end(variant: str) -> None:
    """`finish` comes to the last step, and the end is told."""
    projection = _projection(variant)
    projection.act("finish")
    _run(projection)
    look = projection.look()
    first, _, last = look.status.removeprefix("Step ").partition(" of ")
    assert first == last
    assert look.lines[-1].strip()
