"""How an event is shown: one or a few looks at the table, each for a moment, the first with a sentence.

A war builds up: its face-down cards come one by one, counted, then a breath, then the cards that decide.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import IntEnum

from bataille import events as e
from bataille.cards import Card
from bataille.terminal.scene import Scene, after
from bataille.texts import Narrator
from bataille.value import value

#: Events that need no word: one sees them, or they concern nobody else.
_SILENT = (e.Drew, e.Chose)


class Beat(IntEnum):
    """How long a look lasts at a lively pace, in milliseconds."""

    NONE = 0
    SWEEP = 250
    COUNT = 400
    BREATH = 700
    LOOK = 900
    NEWS = 1_200


@value
class Shot:
    """One look at the table."""

    scene: Scene
    beat: Beat
    #: What has happened; `None`: still the same.
    line: str | None = None
    #: The number of the face-down cards of a war that lie there now, where they are being counted.
    count: int | None = None


def shots(scene: Scene, event: e.Event, narrator: Narrator) -> Iterator[Shot]:
    """How an event is shown. `scene`: the table before it. The last scene is the table after it."""
    then = after(scene, event)
    if isinstance(event, _SILENT):
        yield Shot(then, Beat.NONE)
        return
    line = narrator.sentence(event)
    match event:
        case e.Laid() if any(event.down):
            yield from _counted(scene, event)
            yield Shot(then, Beat.LOOK, line)
        case e.Won():
            yield Shot(replace(scene, lit=frozenset({event.seat})), Beat.LOOK, line)
            yield Shot(then, Beat.SWEEP)
        case e.Turned() | e.Laid() | e.Staked() | e.CasinoDealt():
            yield Shot(then, Beat.LOOK, line)
        case e.BetPlaced() | e.Grabbed() | e.WentLive():
            yield Shot(then, Beat.SWEEP, line)
        case e.Ended():
            yield Shot(then, Beat.NONE, line)
        case _:
            yield Shot(then, Beat.NEWS, line)


def _counted(scene: Scene, event: e.Laid) -> Iterator[Shot]:
    """The face-down cards of a war, one by one (R10)."""
    most = max(event.down)
    nothing: tuple[Card | None, ...] = (None,) * len(event.cards)
    for number in range(1, most + 1):
        laid = tuple([min(number, down) for down in event.down])
        still = [down - done for down, done in zip(event.down, laid, strict=True)]
        up = [card is not None for card in event.cards]
        stocks = tuple([stock + left + card for stock, left, card in zip(event.counts.stocks, still, up, strict=True)])
        rows = tuple([row - left - card for row, left, card in zip(event.counts.rows, still, up, strict=True)])
        partly = e.Laid(laid, nothing, replace(event.counts, stocks=stocks, rows=rows))
        beat = Beat.COUNT if number < most else Beat.BREATH
        yield Shot(replace(after(scene, partly), lit=scene.lit), beat, count=number)
