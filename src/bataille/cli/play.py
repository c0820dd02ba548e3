"""`bataille play`: a game in the terminal, in full screen where that can be, else in plain lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

from cyclopts import Parameter

from bataille.cli.files import in_file, record_in, record_path
from bataille.cli.options import Rest, Seed
from bataille.cli.speech import texts
from bataille.cli.words import Words, read_words
from bataille.errors import BatailleError, UsageError
from bataille.record import Decimal, FromSeed
from bataille.record import resume as take_up
from bataille.room import entries_of
from bataille.rules import Casino, Rules, Speed
from bataille.stream import parse_seed
from bataille.terminal.asking import Quit
from bataille.terminal.pace import Pace
from bataille.terminal.party import SEAT_KEYS, Party, party
from bataille.terminal.series import Series, any_seed
from bataille.terminal.voice import Clock, Voice

_Text = str | None
_LAST_GAME = 2**64 - 1
_MOST_PEOPLE = len(SEAT_KEYS)

#: Terminals that only write one line after the other.
_PLAIN_TERMINALS = {"", "dumb", "unknown"}


def play(
    *words: Rest,
    seed: Seed = None,
    game: Annotated[_Text, Parameter(help="help-game", metavar="N")] = None,
    auto: Annotated[bool, Parameter(help="help-auto", negative="")] = False,
    humans: Annotated[_Text, Parameter(help="help-people", metavar="N")] = None,
    players: Annotated[_Text, Parameter(help="help-players", metavar="you,…")] = None,
    names: Annotated[_Text, Parameter(help="help-names", metavar="NAME,…")] = None,
    pace: Annotated[_Text, Parameter(help="help-pace", metavar="PACE")] = None,
    plain: Annotated[bool, Parameter(help="help-plain", negative="")] = False,
    resume: Annotated[_Text, Parameter(help="help-resume", metavar="FILE")] = None,
    record: Annotated[_Text, Parameter(help="help-record", metavar="FILE")] = None,
) -> int:
    """Play in the terminal."""
    seen = is_seen()
    who = _who(auto=auto, humans=humans, players=players)
    rhythm = chosen_pace(pace, Pace.LIVELY if seen else Pace.INSTANT)
    if resume is not None:
        _refuse_beside("--resume", {"--seed": seed, "--game": game, "VARIANT": " ".join(words) or None})
        series = _resumed(resume, who, names, record, seen=seen)
    else:
        asked = read_words("play", words)
        rules = _rules(asked, len(who))
        seated = _seat(rules, who, names, seen=seen)
        chance = FromSeed(
            Decimal(any_seed() if seed is None else parse_seed(seed)), Decimal(_number("--game", game, _LAST_GAME))
        )
        real = seen and (bool(seated.people) or rhythm is not Pace.INSTANT)
        charter = seated.charter(rules, chance, variant=asked.variant, real_time=real)
        series = Series(charter, seated, Clock(), seed=seed, file=record_path(record))
    series.save()  # a place that cannot be written to is refused before the game, not after it
    try:
        _perform(series, rhythm, full=is_full(plain=plain))
    except Quit:
        pass
    finally:
        series.save(last=True)
    return 0


def _rules(asked: Words, people: int) -> Rules:
    """The rules; in Casino War, where everybody plays alone, the table is as large as the party."""
    rules = asked.rules()
    given = any(option.startswith("seats=") for option in asked.options)
    if isinstance(rules.part, Casino) and people > rules.seats and not given:
        return replace(asked, options=(*asked.options, f"seats={people}")).rules()
    return rules


def _resumed(name: str, who: Sequence[str], names: _Text, file: _Text, *, seen: bool) -> Series:
    """The series that begins with an unfinished game. Raises `UsageError`, `OSError`."""
    old = record_in(name)
    try:
        take_up(old)
    except BatailleError as error:
        raise in_file(name, error) from error
    seated = _seat(old.rules, who, names, seen=seen)
    variant = None if old.variant is None else old.variant.key
    charter = seated.charter(old.rules, old.chance, deal=old.deal, variant=variant, real_time=old.real_time)
    return Series(charter, seated, Clock(), entries_of(old), file=record_path(file))


def _perform(series: Series, pace: Pace, *, full: bool) -> None:
    if full:
        from bataille.terminal.screen import perform  # noqa: PLC0415  # brings Textual

        perform(series, texts(), pace)
    else:
        from bataille.terminal.recital import recite  # noqa: PLC0415  # not needed for the full screen

        recite(series, texts(), pace, Voice(series.clock, hurried=pace is Pace.INSTANT and not series.match.people))


def _who(*, auto: bool, humans: _Text, players: _Text) -> Sequence[str]:
    """Who sits in the seats, in their order; seats that are not named are the computer's. Raises `UsageError`."""
    given = {"--auto": "" if auto else None, "--humans": humans, "--players": players}
    chosen = [option for option, value in given.items() if value is not None]
    if len(chosen) > 1:
        raise UsageError("usage/together", option_a=chosen[0], option_b=chosen[1])
    if auto:
        return ()
    if players is not None:
        return [player.strip() for player in players.split(",")]
    return ("you",) * _number("--humans", humans or "1", _MOST_PEOPLE)


def _seat(rules: Rules, who: Sequence[str], names: _Text, *, seen: bool) -> Party:
    """Seat the party. Speed War needs keys the moment they are pressed, so that a pipe can only watch it."""
    seated = party(texts(), rules, who, names.split(",") if names else ())
    if isinstance(rules.part, Speed) and seated.people and not seen:
        raise UsageError("usage/keyboard")
    return seated


def is_seen() -> bool:
    """Whether somebody sits at a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def is_full(*, plain: bool) -> bool:
    """Whether the full screen can be had, and is wanted. Textual draws on standard error."""
    able = os.environ.get("TERM", "") not in _PLAIN_TERMINALS and sys.stdout.encoding.lower().startswith("utf")
    return is_seen() and sys.stderr.isatty() and able and not plain


def chosen_pace(name: _Text, usual: Pace) -> Pace:
    """The pace that was asked for. Raises `UsageError`."""
    if name is None:
        return usual
    if name not in set(Pace):
        raise UsageError("usage/value", option="--pace", value=name, expected=texts().either(list(Pace)))
    return Pace(name)


def _number(option: str, text: _Text, most: int) -> int:
    """A whole number from 0 to `most`; 0 where none is given. Raises `UsageError`."""
    if text is None:
        return 0
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) <= most):
        expected = texts().say_plainly("expected-between", least=0, most=str(most))
        raise UsageError("usage/value", option=option, value=text, expected=expected)
    return int(text)


def _refuse_beside(option: str, others: dict[str, _Text]) -> None:
    for other, value in others.items():
        if value is not None:
            raise UsageError("usage/together", option_a=option, option_b=other)
