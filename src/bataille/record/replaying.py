"""Replaying a record: every part of it is checked (R73)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bataille.codec import encode
from bataille.commands import Command
from bataille.deals import PackDeal
from bataille.errors import BatailleError, CommandError, RecordError
from bataille.game import Game
from bataille.record.chance import source_of
from bataille.record.difference import first_difference
from bataille.record.record import Record
from bataille.record.taking import refuse_misnamed, take

#: Commands that are replayed where the caller sets no other limit: as many as the guard allows battles (R25).
MOST_COMMANDS: Final = 100_000

#: What is compared when all commands have been given, in this order, and the code of its refusal.
_COMPARED: Final = {
    "commands": "record/runs",
    "outcome": "record/outcome",
    "events": "record/events",
    "digest": "record/digest",
}

Watch = Callable[[Game, int | None, Command], object]


def replay(record: Record, *, limit: int = MOST_COMMANDS) -> Game:
    """The game of a record, played again: every part of the record has been checked then.

    Raises `RecordError`, which names the first place where record and game differ: `record/long` for more commands
    than `limit`, or fewer where there are more cards than a pack has.
    """
    return follow(record, limit, _look_away)


def resume(record: Record, *, limit: int = MOST_COMMANDS) -> Game:
    """The game of an unfinished record, to be played on. Raises as `replay`; `record/over` for a finished one."""
    if record.outcome is not None:
        raise RecordError("record/over")
    return replay(record, limit=limit)


def follow(record: Record, limit: int, watch: Watch) -> Game:
    """As `replay`; `watch` sees the game before each command, and the command."""
    if record.variant is not None:
        refuse_misnamed(record.variant, record.rules)
    game = _begin(record)
    refuse_long(game, sum(given.times for given in record.commands), limit)
    _compare_packs(record, game, len(game.packs) if record.deal is None else None)
    _give_all(record, game, watch)
    _compare_packs(record, game, None)
    taken = take(game, record.variant)
    for name, code in _COMPARED.items():
        found, expected = getattr(record, name), getattr(taken, name)
        if found != expected:
            place = first_difference(encode(found), encode(expected), name)
            raise RecordError(code, path=place.path, found=place.found, expected=place.expected)
    return game


def refuse_long(game: Game, commands: int, limit: int) -> None:
    """Raise `RecordError` (`record/long`) for more commands than may be replayed."""
    cards = _cards(game)
    most = limit * 52 // max(cards, 52)
    if commands > most:
        raise RecordError("record/long", limit=most, cards=cards)


def _cards(game: Game) -> int:
    """How many cards a game is played with: the more, the longer a command takes."""
    if game.deal is None:
        return game.rules.pack_size
    return len(game.deal.cards) if isinstance(game.deal, PackDeal) else sum(map(len, game.deal.stocks))


def _begin(record: Record) -> Game:
    try:
        return Game(record.rules, source_of(record.chance), deal=record.deal, real_time=record.real_time)
    except BatailleError as error:
        raise RecordError("record/start", reason=str(error)) from error


def _give_all(record: Record, game: Game, watch: Watch) -> None:
    for place, given in enumerate(record.commands):
        for _ in range(given.times):
            watch(game, given.seat, given.command)
            try:
                game.give(given.command, given.seat)
            except CommandError as error:
                _compare_packs(record, game, len(game.packs))  # what comes first in play is named first
                number = len(game.commands) + 1
                raise RecordError(
                    "record/command", path=f"commands[{place}]", number=number, reason=str(error)
                ) from error


def _compare_packs(record: Record, game: Game, count: int | None) -> None:
    """Raise `RecordError` (`record/deal`) where the first `count` packs (`None`: all) are not those of the game."""
    found, expected = record.packs[:count], game.packs
    if found != expected:
        place = first_difference(encode(found), encode(expected), "packs")
        origin = record.chance.TAG if record.deal is None else "explicit deal"
        raise RecordError("record/deal", path=place.path, found=place.found, origin=origin, expected=place.expected)


def _look_away(game: Game, seat: int | None, command: Command) -> None:
    """Nobody watches."""
