"""Taking the record of a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby

from bataille.commands import Command
from bataille.errors import RecordError
from bataille.events import Event
from bataille.game import Game, replayed
from bataille.record.chance import chance_of
from bataille.record.digests import digest_of, digest_of_events
from bataille.record.record import VERSION, Given, Named, Record
from bataille.rules import Rules
from bataille.variants import variant as variant_of_key
from bataille.variants import variants


def record_of(game: Game, variant: str | None = None) -> Record:
    """The record of a game, finished or not.

    `variant`: the key of the variant that was chosen; `None`: the first whose rules are just these, if there is one.
    Raises `RulesError` for an unknown key, `RecordError`: `record/variant` for a variant of another family,
    `record/source` for a game whose chance came from elsewhere than a seed or a secret.
    """
    return take(game, _named(game.rules, variant))


def take(game: Game, named: Named | None) -> Record:
    """The record of a game of the variant that is `named` so."""
    record = Record(
        version=VERSION,
        variant=named,
        rules=game.rules,
        chance=chance_of(game.source),
        deal=game.deal,
        packs=game.packs,
        real_time=game.real_time,
        commands=_runs(game.commands),
        outcome=game.outcome,
        events=digest_of_events(_events(game)),
        digest=b"",
    )
    return replace(record, digest=digest_of(record))


def _named(rules: Rules, key: str | None) -> Named | None:
    if key is None:
        return next((Named(each.key, each.revision) for each in variants().values() if each.rules == rules), None)
    named = Named(key, variant_of_key(key).revision)
    refuse_misnamed(named, rules)
    return named


def refuse_misnamed(named: Named, rules: Rules) -> None:
    """Raise `RecordError` for a variant that these rules are none of, or whose games are played differently now."""
    known = variants().get(named.key)
    if known is None or type(known.rules.part) is not type(rules.part):
        raise RecordError("record/variant", variant=named.key, family=rules.part.TAG)
    if known.revision != named.revision:
        raise RecordError("record/revision", variant=named.key, found=named.revision, expected=known.revision)


def _runs(commands: Iterable[tuple[int | None, Command]]) -> tuple[Given, ...]:
    """Commands that were given again and again, together."""
    return tuple([Given(*given, times=sum(1 for _ in run)) for given, run in groupby(commands)])


def _events(game: Game) -> Iterable[Event]:
    """The events; of a game that made none, those that it would have made."""
    return (event for _, events in replayed(game) for event in events) if game.quiet else game.events
