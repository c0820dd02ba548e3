"""A hunt for people."""

from __future__ import annotations

import shlex

from bataille.lab.hunting.hunt import Hunt
from bataille.lab.numerals import decimal
from bataille.texts import Texts


def tell(hunt: Hunt, texts: Texts, record: str | None) -> str:
    """What was found, what the engine says of it, how it can be seen, and how much was searched.

    `record`: the file of its record, if there is one.
    """
    games = decimal(texts, hunt.games, 0)
    best = hunt.best
    if best is None:
        return "\n".join([texts.say("hunt-none"), texts.say("hunt-unfound", count=hunt.games, games=games)])
    outcome = best.outcome
    lines = [texts.say(f"hunt-{hunt.goal}", count=best.amount)]
    lines += [f"  {texts.say('hunt-battles', count=outcome.battles)}, {texts.say('hunt-wars-in', count=outcome.wars)}"]
    replay = texts.say("hunt-record") if record is None else shlex.join(["bataille", "replay", record])
    lines += [f"  {hunt.command or replay}"]
    return "\n".join([*lines, texts.say("hunt-searched", count=hunt.games, games=games)])
