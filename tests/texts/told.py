"""What Python tells of a game of every variant, in JSON: the page's narrator is held to it (`page/src/texts`)."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import product
from typing import Any

from bataille import events as e
from bataille.autoplay import play_out
from bataille.cards import Card
from bataille.codec import encode
from bataille.events import Event
from bataille.game import Game
from bataille.outcome import Outcome, Termination
from bataille.players import players
from bataille.stream import Seeded
from bataille.texts import LANGUAGES, Narrator, Texts
from bataille.variants import Variant, variants
from tests.golden.transcript import PLAYERS

SEED = 11
#: Events of each kind that are told of each game.
OF_EACH_KIND = 5


def chosen(events: tuple[Event, ...]) -> list[Event]:
    """The first events of each kind, in their order."""
    taken: dict[str, int] = {}
    kept = []
    for event in events:
        taken[event.TAG] = taken.get(event.TAG, 0) + 1
        if taken[event.TAG] <= OF_EACH_KIND:
            kept.append(event)
    return kept


def played(variant: Variant) -> Game:
    """A game of computer players."""
    game = Game(variant.rules, Seeded(SEED))
    player = players()[PLAYERS[variant.rules.part.TAG]]
    play_out(game, dict.fromkeys(range(variant.rules.seats), player))
    return game


COUNTS = e.Counts((20, 22), (), (), (4, 6))
#: What happens in none of these games, or seldom.
RARE: tuple[Event, ...] = (
    e.MisdealCalled(1),
    e.TakenBack((Card("KS"), Card("KS")), COUNTS),
    e.Discarded((Card("KS"), Card("KS")), COUNTS),
    e.LeftLying(COUNTS),
    e.BellRang(900_000),
    e.TieBroken((0, 1), (Card("9C"), Card("10D"))),
    e.GrabbedFalsely(0, 1, COUNTS),
    e.GrabbedFalsely(1, 0, COUNTS),
    e.TurnedBack(COUNTS),
    e.Surrendered(0),
    e.Settled(0, "surrendered", -5, 95),
    e.WentAway(1, "left", 123),
    e.WentOut(0, "resigned", COUNTS),
    e.Won(1, "alone", None, None, 10, COUNTS),
    e.WarDeclared(2, (0, 1), (Card("XR"), Card("XB")), (1,)),
    e.WarDeclared(1, (0, 1), (Card("AC"), Card("2D")), ()),
    e.Turned(12_345, (Card("#17"), None), COUNTS),
    e.Ended(Outcome(None, Termination.ENDLESS, (), battles=908, wars=70, since=812, period=96)),
    e.Ended(Outcome(None, Termination.TIME, (0, 1), battles=100, wars=9)),
    e.Ended(Outcome(1, Termination.TARGET, (), battles=100, wars=1)),
)


def tellings() -> Iterator[dict[str, Any]]:
    """One for each variant, language and listener: nobody at the table, or seat 0."""
    for variant in variants().values():
        game = played(variant)
        names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"][: variant.rules.seats]
        for language, you in product(LANGUAGES, (None, 0)):
            narrator = Narrator(Texts(language), variant.rules, names, you)
            events = [game.hide(event, 0 if you is None else you) for event in chosen(game.events)]
            if variant.key == "classic":
                events += RARE
            yield {
                "variant": variant.key,
                "language": language,
                "rules": encode(variant.rules),
                "names": names,
                "you": you,
                "told": [[encode(event), narrator.sentence(event)] for event in events],
            }


if __name__ == "__main__":
    json.dump(list(tellings()), sys.stdout, ensure_ascii=False)
