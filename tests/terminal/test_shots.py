"""How events are shown: a war builds up, a won pile is swept away."""

from __future__ import annotations

from bataille import events as e
from bataille.commands import Turn
from bataille.game import start
from bataille.terminal.pace import Mode, Pace
from bataille.terminal.scene import Scene, scene_of
from bataille.terminal.shots import Beat, Shot, shots
from bataille.texts import Narrator, Texts


def _war() -> tuple[list[tuple[e.Event, list[Shot]]], Scene]:
    """The first battle with a war of the game of seed 2, event by event, and the table after it."""
    game = start("classic", seed=2)
    narrator = Narrator(Texts("en"), game.rules, ["You", "Clever Fox"], 0)
    scene = scene_of(game.view())
    told: list[tuple[e.Event, list[Shot]]] = []
    while not any(isinstance(event, e.WarDeclared) for event, _ in told):
        told = []
        for event in game.give(Turn()):
            taken = list(shots(scene, event, narrator))
            scene = taken[-1].scene
            told.append((event, taken))
    return told, scene


def test_face_down_cards_of_a_war_are_counted_one_by_one() -> None:
    """1, 2, 3: each time a card more in each row, and one less in each stock; a breath; then the cards that decide."""
    told, _ = _war()
    laid = next(taken for event, taken in told if isinstance(event, e.Laid))
    *counted, shown = laid
    assert [shot.count for shot in counted] == [1, 2, 3]
    assert [shot.beat for shot in counted] == [Beat.COUNT, Beat.COUNT, Beat.BREATH]
    assert [tuple(map(len, shot.scene.rows)) for shot in laid] == [(2, 2), (3, 3), (4, 4), (5, 5)]
    assert all(row[-1] is None for shot in counted for row in shot.scene.rows)
    assert all(row[-1] is not None for row in shown.scene.rows)
    held = [sum(shot.scene.counts.stocks) + shot.scene.prize for shot in laid]
    assert held == [52] * 4
    assert shown.line is not None
    assert "3 cards face down" in shown.line


def test_winner_is_lit_before_the_pile_is_swept_away() -> None:
    """First the winning card and who takes how much, then an empty centre."""
    told, after = _war()
    event, (lit, swept) = next((event, taken) for event, taken in told if isinstance(event, e.Won))
    assert isinstance(event, e.Won)
    assert lit.scene.lit == {event.seat}
    assert lit.scene.prize == 10
    assert lit.line is not None
    assert "10 cards" in lit.line
    assert swept.line is None
    assert swept.scene.prize == 0
    assert swept.scene == after
    assert swept.scene.shown == lit.scene.rows  # in sight until other cards lie there
    assert swept.scene.lit == {event.seat}


def test_tied_cards_are_lit() -> None:
    """Those who fight are seen."""
    told, _ = _war()
    (shot,) = next(taken for event, taken in told if isinstance(event, e.WarDeclared))
    assert shot.scene.lit == {0, 1}


def test_drawn_and_chosen_cards_need_no_word() -> None:
    """Nobody has to hear that somebody fills its hand."""
    scene = scene_of(start("thinking", seed=1).view())
    narrator = Narrator(Texts("en"), start("thinking").rules, ["You", "Clever Fox"], 0)
    (shot,) = shots(scene, e.Chose(0, None), narrator)
    assert (shot.line, shot.beat) == (None, Beat.NONE)


def test_paces_are_ordered() -> None:
    """Calm is slower than lively, fast is quicker, instant takes no time; the ends have no neighbour beyond."""
    times = [pace.ms(Beat.LOOK) for pace in Pace]
    assert times == sorted(times, reverse=True)
    assert times[-1] == 0
    assert [pace.faster for pace in Pace] == [Pace.LIVELY, Pace.FAST, Pace.INSTANT, Pace.INSTANT]
    assert [pace.slower for pace in Pace] == [Pace.CALM, Pace.CALM, Pace.LIVELY, Pace.FAST]


def test_hidden_modes() -> None:
    """On the way to a war or to the end battles are not shown."""
    assert [mode.is_hidden for mode in Mode] == [False, False, True, True]
