"""Records as they are taken (R73)."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from hashlib import sha256
from pathlib import Path

import pytest

from bataille.autoplay import play_out
from bataille.cards import STANDARD, Card
from bataille.codec import dumps, encode
from bataille.commands import Clock, Misdeal, Resign, Turn
from bataille.deals import PackDeal
from bataille.errors import RecordError, RulesError, SeedError
from bataille.game import Game, start
from bataille.record import Decimal, FromSecret, FromSeed, Given, Named, record_of
from bataille.rules import Rules
from bataille.stream import Block, Secret, Seeded
from tests.record.games import begun, keys, played

#: From the test vectors of docs/stream.md: how seed 42 shuffles 52 cards.
_PAGE = (Path(__file__).parents[2] / "docs" / "stream.md").read_text(encoding="utf-8")
_VECTOR = re.search(r'"seed": "42", "game": "0", .*"cards": 52, .*"order": \[(.*)\]', _PAGE)
assert _VECTOR is not None
DEALT_BY_42 = tuple(STANDARD[int(code)] for code in _VECTOR[1].split(","))


def test_R73_a_record_holds_rules_deal_origin_commands_and_outcome() -> None:
    """Of a whole game of 42: the pack is the one that the stream's published vectors give."""
    game = start("classic", seed=42)
    outcome = play_out(game)
    record = record_of(game)
    assert record.version == 1
    assert record.variant == Named("classic", 1)
    assert record.rules == Rules()
    assert record.chance == FromSeed(Decimal("42"), Decimal("0"))
    assert record.deal is None
    assert record.packs == (DEALT_BY_42,)
    assert not record.real_time
    assert record.commands == (Given(None, Turn(), outcome.battles),)
    assert record.outcome == outcome


def test_R73_rules_are_held_in_full() -> None:
    """Every option is written, defaults too, so that no later default changes an old game."""
    written = json.loads(str(record_of(start("thinking", seed=1))))["rules"]
    assert set(written) == {field.name for field in fields(Rules)}
    assert written["part"] == {"type": "thinking", "hand": 3}


@pytest.mark.parametrize("key", keys())
def test_R73_digests_can_be_made_from_the_text_alone(key: str) -> None:
    """SHA-256 over JSON with sorted keys, no blanks, plain characters: here by the standard library alone."""
    game = begun(key, 40)
    written = json.loads(str(record_of(game)))
    digest = written.pop("digest")
    assert _sha256(written) == digest
    assert _sha256([json.loads(dumps(encode(event))) for event in game.events]) == written["events"]


def _sha256(document: object) -> str:
    text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def test_a_secret_is_published_with_the_record() -> None:
    """In hexadecimal (R74)."""
    game = Game(Rules(), Secret(bytes(range(32))))
    assert record_of(game).chance == FromSecret(bytes(range(32)))
    assert json.loads(str(record_of(game)))["chance"] == {
        "type": "secret",
        "secret": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    }


def test_a_seed_is_a_text() -> None:
    """2^64 − 1 is no number to many a reader of JSON."""
    written = json.loads(str(record_of(Game(Rules(), Seeded(2**64 - 1, 2**64 - 1)))))
    assert written["chance"] == {"type": "seed", "seed": "18446744073709551615", "game": "18446744073709551615"}


@pytest.mark.parametrize("text", ["", "-1", "00", "+1", "1.0", " 1", "٣", "18446744073709551616", "9" * 5000])
def test_a_number_has_one_text(text: str) -> None:
    """No sign, no zero in front, no more than 2^64 − 1."""
    with pytest.raises(SeedError, match="0 to 18446744073709551615"):
        Decimal.parse(text)


class Stub:
    """Words that nothing can write down."""

    def block(self, number: int, /) -> Block:
        return (number, 0, 0, 0)


@pytest.mark.parametrize("source", [Stub(), Seeded(1, 0, purpose=2)])
def test_chance_from_elsewhere_makes_no_record(source: Stub | Seeded) -> None:
    """Such as a test's own words, or a computer player's stream."""
    with pytest.raises(RecordError, match=f"like that of a {type(source).__name__}") as refused:
        record_of(Game(Rules(), source))
    assert refused.value.code == "record/source"


def test_a_variant_is_known_by_its_rules() -> None:
    """The first that has just these, if one has."""
    assert record_of(start("speed", seed=1)).variant == Named("speed", 1)
    assert record_of(start("classic", seed=1, war_down=1)).variant == Named("bataille", 1)
    assert record_of(start("classic", seed=1, war_down=7)).variant is None


def test_a_variant_is_named_by_who_chose_it() -> None:
    """Whatever was changed in it."""
    assert record_of(start("classic", seed=1, war_down=7), "classic").variant == Named("classic", 1)


def test_a_variant_must_exist_and_be_of_the_family() -> None:
    """A name that says nothing is refused."""
    with pytest.raises(RulesError, match="did you mean classic"):
        record_of(start(seed=1), "clasic")
    with pytest.raises(RecordError, match="there is no variant 'casino' of family=turn_up") as refused:
        record_of(start(seed=1), "casino")
    assert refused.value.code == "record/variant"


def test_an_explicit_deal_is_held_and_no_pack_is() -> None:
    """Nothing was shuffled (R4)."""
    deal = PackDeal(tuple(map(Card, ["A", "A", "#2"][:2])))
    record = record_of(start(seed=1, deal=deal))
    assert record.deal == deal
    assert record.packs == ()


def test_R6_every_misdeal_adds_a_pack() -> None:
    """Each order that was dealt is held, the first one first."""
    game = start(seed=42)
    game.give(Misdeal(), 1)
    game.give(Misdeal(), 0)
    record = record_of(game)
    assert record.packs == game.packs
    assert len(set(record.packs)) == 3
    assert record.packs[0] == DEALT_BY_42
    assert record.commands == (Given(1, Misdeal(), 1), Given(0, Misdeal(), 1))


def test_commands_in_a_row_are_counted() -> None:
    """Same seat and same command only."""
    game = start("three-players", seed=1)
    for seat in (None, None, 0, 1, 2, None):
        game.give(Turn(), seat)
    game.give(Resign(), 2)
    game.give(Resign(), 1)
    assert record_of(game).commands == (
        Given(None, Turn(), 2),
        Given(0, Turn(), 1),
        Given(1, Turn(), 1),
        Given(2, Turn(), 1),
        Given(None, Turn(), 1),
        Given(2, Resign(), 1),
        Given(1, Resign(), 1),
    )


def test_R21_time_is_among_the_commands() -> None:
    """And the record says that it was told."""
    game = start("timed", seed=1, real_time=True)
    game.give(Clock(1_500))
    record = record_of(game)
    assert record.real_time
    assert record.commands == (Given(None, Clock(1_500), 1),)


@pytest.mark.parametrize("key", keys())
def test_a_quiet_game_has_the_same_record(key: str) -> None:
    """Events that were never made are made for their digest."""
    loud = played(key)
    quiet = Game(loud.rules, loud.source, quiet=True)
    for seat, command in loud.commands:
        quiet.give(command, seat)
    assert record_of(quiet) == record_of(loud)
