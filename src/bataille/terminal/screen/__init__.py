"""The full screen, by Textual."""

from __future__ import annotations

from bataille.room.replay import Replay
from bataille.terminal.pace import Pace
from bataille.terminal.party import Party
from bataille.terminal.playing import Playing
from bataille.terminal.projection import Projection
from bataille.terminal.screen.app import Stage
from bataille.terminal.series import Series
from bataille.texts import Texts

__all__ = ["Stage", "perform", "play_on", "show_again"]


def perform(series: Series, texts: Texts, pace: Pace) -> None:
    """Play in full screen until nobody wants another game. Ctrl-C raises `KeyboardInterrupt`."""
    _run(play_on(series, texts, pace))


def play_on(series: Series, texts: Texts, pace: Pace) -> Stage:
    """The application for games one after the other."""
    key = series.match.charter.variant
    title = texts.say(f"variant-{key}") if key else texts.say("table-own-rules")

    def next_match(action: str, at: Pace) -> Playing:
        series.save()
        if action == "again":
            series.again()
        else:
            series.new()
        return Playing(series.match, series.party, texts, at, title)

    return Stage(Playing(series.match, series.party, texts, pace, title), next_match)


def show_again(reel: Replay, party: Party, texts: Texts, pace: Pace) -> None:
    """Show a recorded game in full screen. Ctrl-C raises `KeyboardInterrupt`."""
    named = reel.record.variant
    title = texts.say(f"variant-{named.key}") if named else texts.say("table-own-rules")
    _run(Stage(Projection(reel, party, texts, pace, title)))


def _run(stage: Stage) -> None:
    stage.run()
    if stage.interrupted:
        raise KeyboardInterrupt
