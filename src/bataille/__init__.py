"""War, the card game: every rule and variant, exact and replayable.

    import bataille

    game = bataille.start("classic", seed="lion", war_down=1)
    events = game.give(bataille.Turn())
    print(game)
    outcome = bataille.play_out(game)
    text = bataille.compact(bataille.record_of(game))

The names below are imported when they are first used, so that importing the package costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bataille.autoplay import play_out
    from bataille.cards import Card, parse_cards
    from bataille.commands import (
        Bet,
        Choose,
        Clock,
        Grab,
        Leave,
        Misdeal,
        Resign,
        Surrender,
        Turn,
        War,
    )
    from bataille.deals import PackDeal, StocksDeal
    from bataille.errors import BatailleError
    from bataille.game import Game, replayed, start
    from bataille.outcome import Outcome, Termination
    from bataille.record import Record, compact, read_compact, read_record, record_of, replay, resume
    from bataille.rules import Rules
    from bataille.stream import Secret, Seeded
    from bataille.variants import variant
    from bataille.view import View

__version__ = "0.1.0"

__all__ = [
    "BatailleError",
    "Bet",
    "Card",
    "Choose",
    "Clock",
    "Game",
    "Grab",
    "Leave",
    "Misdeal",
    "Outcome",
    "PackDeal",
    "Record",
    "Resign",
    "Rules",
    "Secret",
    "Seeded",
    "StocksDeal",
    "Surrender",
    "Termination",
    "Turn",
    "View",
    "War",
    "compact",
    "parse_cards",
    "play_out",
    "read_compact",
    "read_record",
    "record_of",
    "replay",
    "replayed",
    "resume",
    "start",
    "variant",
]

#: Where each name lives; a test holds this against the imports above.
_HOMES = {
    "autoplay": ("play_out",),
    "cards": ("Card", "parse_cards"),
    "commands": ("Bet", "Choose", "Clock", "Grab", "Leave", "Misdeal", "Resign", "Surrender", "Turn", "War"),
    "deals": ("PackDeal", "StocksDeal"),
    "errors": ("BatailleError",),
    "game": ("Game", "replayed", "start"),
    "outcome": ("Outcome", "Termination"),
    "record": ("Record", "compact", "read_compact", "read_record", "record_of", "replay", "resume"),
    "rules": ("Rules",),
    "stream": ("Secret", "Seeded"),
    "variants": ("variant",),
    "view": ("View",),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    """Import a public name at its first use (PEP 562)."""
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
