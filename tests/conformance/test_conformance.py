"""What holds for every variant of the registry, whatever its rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bataille.autoplay import play_out, source_of_player
from bataille.cards import Card
from bataille.codec import dumps, encode
from bataille.commands import Clock, Command, Misdeal, Turn
from bataille.errors import CommandError
from bataille.events import Chose, Counts, Drew
from bataille.game import Game
from bataille.players import Asked, players_of
from bataille.rules import Casino
from bataille.stream import Seeded
from bataille.variants import Variant, variant, variants
from bataille.view import View

SEED = 7
GAMES = 3
#: Enough for every family to show all its phases; a whole Casino session may last for hours.
COMMANDS = 400

_CARD = re.compile(r'"((?:10|[2-9JQKA])[CDHS]|XR|XB)"')


@pytest.fixture(params=sorted(variants()))
def each(request: pytest.FixtureRequest) -> Variant:
    """Every variant in turn."""
    return variant(request.param)


def games(each: Variant) -> Iterator[Game]:
    """Some games of a variant, just dealt."""
    for number in range(GAMES):
        yield Game(each.rules, Seeded(SEED, number))


def steps(game: Game) -> Iterator[tuple[int | None, Command]]:
    """The commands that computer players and their clock would give next, one by one, given as they come."""
    for _ in range(COMMANDS):
        if game.outcome is not None:
            return
        before = len(game.commands)
        seat, command = next_command(game)
        game.give(command, seat)
        assert len(game.commands) == before + 1
        yield seat, command


def next_command(game: Game) -> tuple[int | None, Command]:
    """What a computer player does next, or its clock."""
    now = game.view().time
    player = players_of(game.rules.part.TAG)[0]
    answers = []
    for may in game.question.seats:
        answer = player.answer(Asked(game.rules, game.view(may.seat), may, source_of_player(game, may.seat)))
        if answer is not None:
            answers.append((answer.after, may.seat, answer.command))
    if not answers:
        return None, Clock(now + 20)
    after, seat, command = min(answers, key=lambda each: each[:2])
    if game.question.clock and after and not (game.commands and isinstance(game.commands[-1][1], Clock)):
        return None, Clock(now + after)
    return seat, command


def test_cards_are_conserved_at_every_step(each: Variant) -> None:
    """No card is lost or doubled (R28): the piles together hold what was dealt, after every command."""
    if isinstance(each.rules.part, Casino):
        pytest.skip("Casino War deals from a shoe: its own tests count the cards")
    for game in games(each):
        table: Any = common(game)
        dealt = Counter(b"".join(table.stocks) + b"".join(table.hands))
        for _ in steps(game):
            table = common(game)
            piles = [*table.stocks, *table.captures, *table.hands, *table.rows]
            assert Counter(b"".join(piles)) == dealt


def common(game: Game) -> Any:
    """The piles that every card family's table has."""
    return getattr(game._table, "table", game._table)


def test_events_count_what_the_view_counts(each: Variant) -> None:
    """The counts in the last event are those of the view: nobody downstream has to add up (R71)."""
    for game in games(each):
        for _ in steps(game):
            counted = [event.counts for event in game.events if hasattr(event, "counts")]
            if counted:
                assert counted[-1] == game.view().counts


def test_ends_or_is_stopped(each: Variant) -> None:
    """Every game comes to an outcome, and the last event tells it (R18)."""
    if isinstance(each.rules.part, Casino):
        pytest.skip("a session at the bank lasts as long as its players wish")
    for game in games(each):
        outcome = play_out(game)
        assert game.question.number == 0
        assert game.question.seats == ()
        assert encode(game.events[-1]) == {"type": "ended", "outcome": encode(outcome)}


def test_nothing_is_accepted_after_the_end(each: Variant) -> None:
    """A finished game refuses every command (R70)."""
    if isinstance(each.rules.part, Casino):
        pytest.skip("see above")
    game = next(games(each))
    play_out(game)
    for seat in (None, 0):
        with pytest.raises(CommandError, match="over"):
            game.give(Turn(), seat)


def test_same_seed_same_log(each: Variant) -> None:
    """A seed fixes the whole game (R74): the same commands give the same log, another seed another deal."""
    for number in range(GAMES):
        one, two = (Game(each.rules, Seeded(SEED, number)) for _ in range(2))
        for seat, command in steps(one):
            two.give(command, seat)
        assert one.events == two.events
    assert Game(each.rules, Seeded(SEED)).packs != Game(each.rules, Seeded(SEED + 1)).packs


def test_refused_commands_change_nothing(each: Variant) -> None:
    """What the question does not offer is refused with a code, and the game is as it was (R70)."""
    game = next(games(each))
    for _ in steps(game):
        offered = {(may.seat, verb) for may in game.question.seats for verb in may.verbs}
        before = (game.view(), game.events, game.commands)
        for seat in range(each.rules.seats):
            if (seat, "misdeal") not in offered:
                with pytest.raises(CommandError):
                    game.give(Misdeal(), seat)
        assert (game.view(), game.events, game.commands) == before


def test_R72_nothing_hidden_leaves(each: Variant) -> None:
    """No serialised view or event names a card that its seat (or the watcher) has not legitimately seen."""
    for game in games(each):
        seen: dict[int | None, set[str]] = {seat: set() for seat in (None, *range(each.rules.seats))}
        told = 0
        for _ in steps(game):
            fresh = game.events[told:]
            told += len(fresh)
            for seat, known in seen.items():
                for event in fresh:
                    known.update(legitimate(event, seat))
                    assert named(game.hide(event, seat)) <= known
                assert named(game.view(seat)) <= known


def named(told: object) -> set[str]:
    """Every card in the JSON of a value."""
    return set(_CARD.findall(dumps(encode(told))))


def legitimate(event: object, seat: int | None) -> set[str]:
    """The cards that the log's event shows a seat by right: face-up ones to all, drawn and chosen ones to their own."""
    if isinstance(event, Drew | Chose) and event.seat != seat:
        return set()
    return named(event)


def test_counts_never_tell_more_than_numbers(each: Variant) -> None:
    """Piles are shown by their size alone (R5)."""
    game = next(games(each))
    for _ in steps(game):
        counts: Counts = game.view().counts
        assert all(isinstance(size, int) for size in (*counts.stocks, *counts.captures, *counts.hands, *counts.rows))


def test_views_hold_cards_by_name(each: Variant) -> None:
    """The centre shows face-up cards as cards and face-down ones as nothing (R72)."""
    game = next(games(each))
    for _ in steps(game):
        view: View = game.view()
        assert all(card is None or isinstance(card, Card) for row in view.rows for card in row)
