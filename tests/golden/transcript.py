"""Readable transcripts of games, one a variant; `python -m tests.golden.transcript` writes them anew: read the diff."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from pathlib import Path

from bataille.autoplay import play_out
from bataille.commands import Command
from bataille.events import Counts, Event
from bataille.game import Game, replayed
from bataille.players import players
from bataille.stream import Seeded
from bataille.variants import Variant, variants

FOLDER = Path(__file__).parent / "transcripts"

#: Who plays: pinned, so that a new computer player changes no transcript.
PLAYERS = {"turn_up": "turner", "speed": "steady", "thinking": "middle-high", "casino": "always-war"}
#: A transcript is read by people: it stops after so many commands.
COMMANDS = 120
#: The games of this seed are looked through for a short one with wars in it.
SEED = 2026
GAMES = 40


def transcript(variant: Variant) -> str:
    """The rules that differ from the defaults, then every command and what happened."""
    number, game = _telling(variant)
    lines = [f"{variant.key} (revision {variant.revision}), seed {SEED}, game {number}", ""]
    steps = replayed(game)
    _, dealt = next(steps)
    lines += [_event(event) for event in dealt]
    for (seat, command), (_, events) in list(zip(game.commands, steps, strict=True))[:COMMANDS]:
        lines += [_command(seat, command), *(_event(event) for event in events)]
    return "\n".join(lines) + "\n"


def _telling(variant: Variant) -> tuple[int, Game]:
    """The shortest of the first games that has at least two wars, or the shortest of all."""
    games = [(number, _played(variant, number)) for number in range(GAMES)]
    with_wars = [each for each in games if each[1].view().wars >= 2] or games
    return min(with_wars, key=lambda each: (len(each[1].commands), each[0]))


def _played(variant: Variant, number: int) -> Game:
    game = Game(variant.rules, Seeded(SEED, number))
    player = players()[PLAYERS[variant.rules.part.TAG]]
    play_out(game, dict.fromkeys(range(variant.rules.seats), player))
    return game


def _command(seat: int | None, command: Command) -> str:
    said = " ".join(str(getattr(command, field.name)) for field in fields(command))
    return f"\n> {'table' if seat is None else f'seat {seat}'}: {command.TAG} {said}".rstrip()


def _event(event: Event) -> str:
    told = [f"{field.name}={_text(getattr(event, field.name))}" for field in fields(event)]
    return "  " + " ".join([event.TAG, *told])


def _text(told: object) -> str:
    if isinstance(told, Counts):
        return _text(tuple(getattr(told, field.name) for field in fields(told)))
    if isinstance(told, tuple):
        return "[" + " ".join(map(_text, told)) + "]"
    if told is None:
        return "-"
    if is_dataclass(told):
        return "(" + ", ".join(f"{field.name} {_text(getattr(told, field.name))}" for field in fields(told)) + ")"
    return str(told)


def main() -> None:
    """Write every transcript anew."""
    FOLDER.mkdir(exist_ok=True)
    for key, variant in variants().items():
        (FOLDER / f"{key}.txt").write_text(transcript(variant), encoding="utf-8")


if __name__ == "__main__":
    main()
