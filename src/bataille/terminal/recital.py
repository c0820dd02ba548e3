"""An evening in plain lines: the game, and others after it."""

from __future__ import annotations

from contextlib import ExitStack

from bataille.room.replay import Replay
from bataille.rules import Speed
from bataille.terminal.asking import Asker
from bataille.terminal.pace import Pace
from bataille.terminal.party import Party
from bataille.terminal.plain import Plain
from bataille.terminal.scene import scene_of
from bataille.terminal.series import Series
from bataille.terminal.teller import Teller
from bataille.terminal.voice import Clock, Voice
from bataille.texts import Texts


def recite(series: Series, texts: Texts, pace: Pace, voice: Voice) -> None:
    """Play until nobody wants another game. Raises `Quit`."""
    while True:
        _welcome(series, texts, voice)
        match = series.match
        with ExitStack() as stack:
            if isinstance(match.rules.part, Speed) and match.people:
                stack.enter_context(voice.keys())
            Plain(match, series.party, texts, voice, pace).play()
        series.save()
        if not match.people:
            return
        if Asker(match, series.party, texts, voice).one_of(texts.say("ask-again"), "an", "again") == "a":
            series.again()
        else:
            series.new()


def retell(reel: Replay, party: Party, texts: Texts, pace: Pace) -> None:
    """Tell a recorded game from the deal to its end."""
    voice = Voice(Clock())
    first = reel.step(0)
    narrator = party.narrator(texts, reel.record.rules)
    teller = Teller(scene_of(first.views[0]), party, narrator, texts, voice, pace)
    for number in range(reel.last + 1):
        teller.tell(reel.step(number).events)


def _welcome(series: Series, texts: Texts, voice: Voice) -> None:
    key = series.match.charter.variant
    variant = texts.say(f"variant-{key}") if key else texts.say("table-own-rules")
    voice.say(texts.say("table-welcome", variant=variant, names=texts.both(series.party.names)))
    if series.seed is not None:
        seed, game = series.seed
        voice.say(texts.say("table-seed", seed=seed, game=game))
