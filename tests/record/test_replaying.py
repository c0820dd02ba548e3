"""Records replayed: true ones give their game again, others are refused at the first place that differs (R73)."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from bataille.autoplay import play_out
from bataille.cards import Card
from bataille.commands import Choose, Turn
from bataille.deals import PackDeal, StocksDeal
from bataille.errors import RecordError
from bataille.game import Game, start
from bataille.record import Given, Record, compact, parse_record, read_compact, read_record, record_of, replay, resume
from tests.record.games import begun, fresh, keys, particular, played, wander
from tests.record.test_taking import DEALT_BY_42


def refusal(read: Callable[[], object]) -> RecordError:
    """How a record is refused."""
    with pytest.raises(RecordError) as refused:
        read()
    return refused.value


def comes_back(game: Game) -> None:
    """Through JSON, as text and as bytes, through the compact text, and through a replay."""
    record = record_of(game)
    text = str(record)
    assert read_record(text) == read_record(text.encode()) == record
    assert read_compact(compact(record)) == record
    again = replay(record)
    assert again.commands == game.commands
    assert again.outcome == game.outcome
    assert again.view() == game.view()


@pytest.mark.parametrize("key", keys())
def test_R73_a_finished_game_comes_back(key: str) -> None:
    """Played by computer players."""
    comes_back(played(key))


@pytest.mark.parametrize("key", keys())
def test_R73_an_unfinished_game_comes_back(key: str) -> None:
    """Just dealt, and after some commands."""
    comes_back(fresh(key))
    comes_back(begun(key, 17))


@pytest.mark.parametrize("key", keys())
def test_R73_any_legal_commands_come_back(key: str) -> None:
    """Given by seats and by the table, in any order: misdeals, false grabs, resignations."""
    for seed in range(3):
        comes_back(wander(fresh(key, seed, real_time=seed == 1), Random(seed), 120))


@pytest.mark.parametrize("name", list(particular()))
def test_R73_particular_games_come_back(name: str) -> None:
    """Secrets, explicit deals, misdeals, real time, an endless game, one without events."""
    comes_back(particular()[name])


@pytest.mark.parametrize("key", keys())
def test_an_unfinished_game_is_resumed(key: str) -> None:
    """Played on from its record, it goes as it would have gone."""
    whole = played(key)
    half = len(whole.commands) // 2
    game = resume(record_of(begun(key, half)))
    for seat, command in whole.commands[half:]:
        game.give(command, seat)
    assert game.events == whole.events
    assert record_of(game) == record_of(whole)


def test_a_finished_game_is_not_resumed() -> None:
    """There is nothing left to play."""
    assert refusal(lambda: resume(record_of(played("no-reshuffle")))).code == "record/over"


def test_an_altered_record_is_not_resumed() -> None:
    """It is checked as any other."""
    record = record_of(begun("thinking", 5))
    assert refusal(lambda: resume(replace(record, packs=()))).code == "record/deal"


# --- the first place where it differs ---------------------------------------------------------------------------------

Change = Callable[[dict[str, Any]], object]


def _game_of_42() -> dict[str, Any]:
    game = start("classic", seed=42)
    play_out(game)
    record: dict[str, Any] = json.loads(str(record_of(game)))
    return record


def put(*path: str | int, to: object) -> Change:
    """Put something in a place."""

    def change(document: Any) -> None:
        *way, last = path
        for step in way:
            document = document[step]
        document[last] = to

    return change


def lose(*path: str | int) -> Change:
    """Leave something out."""

    def change(document: Any) -> None:
        *way, last = path
        for step in way:
            document = document[step]
        del document[last]

    return change


BATTLES = _game_of_42()["outcome"]["battles"]
TURN = {"type": "turn"}
ROW = {"command": TURN, "seat": None}


@pytest.mark.parametrize("forged", [False, True], ids=["digest left", "digest made anew"])
@pytest.mark.parametrize(
    ("change", "code", "message"),
    [
        (
            put("packs", 0, 17, to="7H"),
            "record/deal",
            f"packs[0][17]: '7H', but the seed deals {str(DEALT_BY_42[17])!r}",
        ),
        (put("packs", to=[]), "record/deal", "packs[0]: nothing, but the seed deals […]"),
        (lose("packs", 0, 51), "record/deal", f"packs[0][51]: nothing, but the seed deals {str(DEALT_BY_42[51])!r}"),
        (lambda document: document["packs"].append([]), "record/deal", "packs[1]: [], but the seed deals nothing"),
        (
            lambda document: document["packs"][0].append("2C"),
            "record/deal",
            "packs[0][52]: '2C', but the seed deals nothing",
        ),
        (put("chance", "seed", to="43"), "record/deal", "packs[0][0]: "),
        (put("chance", "game", to="1"), "record/deal", "packs[0][0]: "),
        (put("chance", to={"type": "secret", "secret": 32 * "00"}), "record/deal", ", but the secret deals "),
        (put("rules", "pack", to="piquet"), "record/deal", "packs[0][0]: "),
        (
            put("deal", to={"type": "pack", "cards": ["2", "3"]}),
            "record/deal",
            "packs[0]: […], but the explicit deal deals nothing",
        ),
        (
            put("deal", to={"type": "pack", "cards": ["2"]}),
            "record/start",
            "no game starts like this: a pack of 1 cannot be dealt to 2 seats: everyone needs at least one card",
        ),
        (
            put("deal", to={"type": "stocks", "stocks": [["2"], ["#3"]]}),
            "record/start",
            "no game starts like this: numbered cards (#1 … #199) cannot be mixed with others",
        ),
        (
            put("commands", 0, "times", to=BATTLES + 1),
            "record/command",
            f"commands[0]: command {BATTLES + 1} cannot be given: the game is over",
        ),
        (
            put("commands", to=[{**ROW, "times": 3}, {"command": TURN, "seat": 5, "times": 1}]),
            "record/command",
            "commands[1]: command 4 cannot be given: there is no seat 5 here; the last is 1",
        ),
        (
            put("commands", to=[{"command": TURN, "seat": 1, "times": 2}]),
            "record/command",
            "commands[0]: command 2 cannot be given: seat 1 may not give 'turn' now",
        ),
        (
            put("commands", to=[{"command": {"type": "clock", "ms": 9}, "seat": None, "times": 1}]),
            "record/command",
            "commands[0]: command 1 cannot be given: ",
        ),
        (
            put("commands", to=[{**ROW, "times": BATTLES - 1}, {**ROW, "times": 1}]),
            "record/runs",
            f"commands[0].times: {BATTLES - 1}, but {BATTLES} was given",
        ),
        (put("commands", 0, "times", to=BATTLES - 1), "record/outcome", "outcome: {…}, but the game ends with null"),
        (
            put("outcome", "battles", to=BATTLES + 1),
            "record/outcome",
            f"outcome.battles: {BATTLES + 1}, but the game ends with {BATTLES}",
        ),
        (put("outcome", "winner", to=None), "record/outcome", "outcome.winner: null, but the game ends with "),
        (put("outcome", "drawn", to=[0, 1]), "record/outcome", "outcome.drawn[0]: 0, but the game ends with nothing"),
        (put("outcome", to=None), "record/outcome", "outcome: null, but the game ends with {…}"),
        (
            put("events", to=32 * "00"),
            "record/events",
            f"events: {40 * '0'!r}…, but the digest of the game's events is ",
        ),
        (put("variant", "key", to="classique"), "record/variant", "variant.key: there is no variant 'classique'"),
        (
            put("variant", "key", to="speed"),
            "record/variant",
            "variant.key: there is no variant 'speed' of family=turn_up",
        ),
        (
            put("variant", "revision", to=2),
            "record/revision",
            "variant.revision: 2, but this program plays revision 1 of classic",
        ),
        (lose("rules", "guard"), "record/form", "rules.guard: nothing, but a record in full has null there"),
        (put("version", to=2), "record/version", "this record has version 2; this program reads version 1"),
        (put("version", to=0), "record/version", "this record has version 0; this program reads version 1"),
    ],
)
def test_R73_the_first_place_that_differs_is_named(change: Change, code: str, message: str, *, forged: bool) -> None:
    """Whether or not somebody has made the digest fit."""
    document = _game_of_42()
    change(document)
    if forged:
        del document["digest"]
        written = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        document["digest"] = sha256(written.encode()).hexdigest()
    error = refusal(lambda: read_record(json.dumps(document)))
    assert (error.code, message in str(error)) == (code, True), str(error)


@pytest.mark.parametrize(
    "change",
    [put("digest", to=32 * "00"), put("real_time", to=True), put("rules", "guard", to=999), put("variant", to=None)],
)
def test_R73_what_changes_nothing_else_changes_the_digest(change: Change) -> None:
    """A rule without effect on this game, a name, the digest itself."""
    document = _game_of_42()
    change(document)
    error = refusal(lambda: read_record(json.dumps(document)))
    assert error.code == "record/digest"
    assert str(error).startswith("digest: '")


def test_R50_a_card_that_is_not_in_the_hand_is_refused() -> None:
    """A choice is checked by playing it."""
    record = record_of(begun("thinking", 1))
    seat = record.commands[0].seat
    held = record.packs[0][-1]  # the last card of the pack is at the bottom of a stock
    forged = replace(record, commands=(Given(seat, Choose(held), 1),))
    error = refusal(lambda: replay(forged))
    assert (error.code, error.arguments["reason"]) == ("record/command", f"seat {seat} does not hold {held}")


def test_R6_a_pack_of_a_later_deal_is_named() -> None:
    """Its place among the packs."""
    record = record_of(particular()["misdealt"])
    one, two, three = record.packs
    error = refusal(lambda: replay(replace(record, packs=(one, three, two))))
    assert (error.code, str(error.arguments["path"])[:8]) == ("record/deal", "packs[1]")


def test_what_comes_first_in_play_is_named_first() -> None:
    """A command that is refused because another pack was dealt than the record says."""
    record = record_of(begun("thinking", 4))
    error = refusal(lambda: replay(replace(record, packs=(record.packs[0][::-1],))))
    assert error.code == "record/deal"
    misdealt = record_of(particular()["misdealt"])
    longer = (*misdealt.commands[:2], Given(None, Turn(), 10_000))
    error = refusal(lambda: replay(replace(misdealt, packs=misdealt.packs[:2], commands=longer)))
    assert error.code == "record/deal"
    error = refusal(lambda: replay(replace(misdealt, commands=longer)))
    assert error.code == "record/command"


# --- limits -----------------------------------------------------------------------------------------------------------


def test_a_record_is_replayed_up_to_a_limit() -> None:
    """A few bytes can hold a thousand million commands."""
    record = record_of(begun("classic", 10))
    assert replay(record, limit=10).view().battles == 10
    error = refusal(lambda: replay(record, limit=9))
    assert (error.code, error.arguments) == ("record/long", {"limit": 9, "cards": 52})
    text = json.dumps({**json.loads(str(record)), "commands": [{**ROW, "times": 2**53 - 1}]})
    assert refusal(lambda: read_record(text)).code == "record/long"


def test_more_cards_are_replayed_for_fewer_commands() -> None:
    """A battle takes longer with them, and its position more memory (R25)."""
    game = start(seed=1, deal=PackDeal(tuple(map(Card, ["2", "3"])) * 260))
    for _ in range(10):
        game.give(Turn())
    record = record_of(game)
    assert replay(record, limit=100).view().battles == 10
    game.give(Turn())
    error = refusal(lambda: replay(record_of(game), limit=100))
    assert (error.code, error.arguments) == ("record/long", {"limit": 10, "cards": 520})
    stocks = StocksDeal(tuple([tuple(map(Card, [rank] * 260)) for rank in "23"]))
    error = refusal(lambda: replay(replace(record, deal=stocks), limit=99))
    assert (error.code, error.arguments) == ("record/long", {"limit": 9, "cards": 520})


def test_parsing_replays_nothing() -> None:
    """It reads what is written, true or not."""
    document = _game_of_42()
    put("outcome", "wars", to=99)(document)
    record: Record = parse_record(json.dumps(document))
    assert record.outcome is not None
    assert record.outcome.wars == 99
