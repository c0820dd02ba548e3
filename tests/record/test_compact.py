"""The short form for links: small, equal to the record, and refused when anything was changed."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial
from itertools import count
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bataille.cards import STANDARD, Card
from bataille.commands import Bet, Choose, Clock, Command, Grab, Leave, Misdeal, Resign, Surrender, Turn, War
from bataille.deals import PackDeal, StocksDeal
from bataille.errors import BatailleError, RecordError
from bataille.game import Game, start
from bataille.record import Given, Named, Record, compact, read_compact, record_of
from bataille.record.arithmetic import Reader, Writer
from bataille.record.script import Script
from bataille.rules import Order, Rules, Speed, Thinking, TieBreak
from bataille.stream import Secret, Seeded
from tests.record.games import begun, played
from tests.record.test_reading import RECORDS

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
PACK = list(STANDARD[:52])


def refusal(read: Callable[[], object]) -> RecordError:
    """How a text is refused."""
    with pytest.raises(RecordError) as refused:
        read()
    return refused.value


def comes_back(game: Game) -> str:
    """The game's text, from which its record is read again."""
    record = record_of(game)
    text = compact(record)
    assert read_compact(text) == record
    assert set(text) <= set(ALPHABET)
    return text


# --- sizes ------------------------------------------------------------------------------------------------------------


def turned_at_random(rules: Rules, seed: int) -> Game:
    """A whole chance game, its cards dealt explicitly, its seats turning in any order, its chance a secret."""
    chance = Random(seed)
    pack = tuple(chance.sample(PACK, 52))
    game = Game(rules, Secret(chance.randbytes(32)), deal=PackDeal(pack))
    while game.outcome is None:
        waiting = [may.seat for may in game.question.seats if "turn" in may.verbs]
        game.give(Turn(), chance.choice(waiting))
    return game


@pytest.mark.parametrize("seats", [2, 8])
def test_a_chance_game_has_at_most_2000_characters(seats: int) -> None:
    """Thousands of battles, seat by seat, under an order that makes them (R14 `seat`), with an explicit deal."""
    rules = Rules(seats=seats, order=Order.SEAT, battle_limit=2_000, tie_break=TieBreak.FRESH_PACK)
    games = (turned_at_random(rules, seed) for seed in count())
    game = next(game for game in games if game.view().battles == 2_000)
    assert len(comes_back(game)) <= 2_000


def test_a_classic_game_has_fewer_characters_than_a_line() -> None:
    """Played by turns of the table, as on the page."""
    assert max(len(comes_back(played("classic", seed))) for seed in range(5)) <= 60


def chosen_at_random(rules: Rules, seed: int) -> Game:
    """A whole thinking game, every card drawn at random, which is the worst, every seat choosing in any order."""
    chance = Random(seed)
    game = Game(rules, Seeded(2**64 - 1, seed))
    while game.outcome is None:
        may = chance.choice([may for may in game.question.seats if "choose" in may.verbs])
        game.give(Choose(chance.choice(may.cards)), may.seat)
    return game


@pytest.mark.parametrize(("seats", "hand"), [(2, 3), (4, 10)])
def test_a_thinking_game_of_600_battles_has_at_most_4000_characters(seats: int, hand: int) -> None:
    """The usual one, and one of many seats and many cards."""
    rules = Rules(seats=seats, part=Thinking(hand), battle_limit=600)
    games = (chosen_at_random(rules, seed) for seed in count())
    game = next(game for game in games if game.view().battles == 600)
    assert len(comes_back(game)) <= 4_000


def test_speed_and_casino_are_small() -> None:
    """A character and a half for each command of Speed War, its times included; hardly one for two of the casino."""
    speed, casino = played("speed"), played("casino")
    assert len(comes_back(speed)) <= 100 + 1.5 * len(speed.commands)
    assert len(comes_back(casino)) <= 130 + 0.5 * len(casino.commands)


def test_an_explicit_deal_of_many_packs_is_one_byte_a_card() -> None:
    """Four characters for three cards."""
    pack = PackDeal(tuple(PACK * 8))
    stocks = StocksDeal((tuple(PACK * 4), tuple(PACK * 4)))
    for deal in (pack, stocks):
        assert len(comes_back(start(seed=1, deal=deal))) <= 416 * 4 // 3 + 60


# --- refusals ---------------------------------------------------------------------------------------------------------

TEXTS = {name: compact(record) for name, record in RECORDS.items()}


def test_every_changed_character_is_noticed() -> None:
    """Each of a whole link, by each of the others."""
    text = TEXTS["explicit"]
    for place in range(len(text)):
        for letter in ALPHABET.replace(text[place], ""):
            refusal(partial(read_compact, text[:place] + letter + text[place + 1 :]))


@pytest.mark.parametrize("name", list(TEXTS))
def test_a_link_cut_short_or_prolonged_is_refused(name: str) -> None:
    """Wherever it is cut, whatever is put behind."""
    text = TEXTS[name]
    for end in range(1, len(text)):
        refusal(partial(read_compact, text[:end]))
    for more in ("A", "AA", "AAA", "AAAA", "_", "BCDE"):
        assert refusal(partial(read_compact, text + more)).code == "record/link-damaged"


@given(st.data())
def test_damaged_links_are_refused(data: st.DataObject) -> None:
    """A few characters replaced, left out or put in."""
    name = data.draw(st.sampled_from(list(TEXTS)))
    text = TEXTS[name]
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 4)))
    changed = text[:start] + data.draw(st.text(ALPHABET, max_size=4)) + text[end:]
    if changed != text:
        refusal(lambda: read_compact(changed, limit=2_000))


@given(st.binary(max_size=80), st.integers(0, 127))
def test_any_bytes_are_refused(rest: bytes, holds: int) -> None:
    """That begin like a link and go on anyhow."""
    text = urlsafe_b64encode(bytes([1, holds]) + rest).decode().rstrip("=")
    refusal(lambda: read_compact(text, limit=2_000))


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    """With one of our own errors."""
    refusal(lambda: read_compact(text, limit=2_000))


@pytest.mark.parametrize("text", ["", " ", TEXTS["casino"] + "\n", TEXTS["casino"] + "=", "é", "A+B", "A/B", "\ud800"])
def test_other_characters_are_named(text: str) -> None:
    """No padding, no blanks, no other base64."""
    assert refusal(lambda: read_compact(text)).code == "record/link-text"


def test_long_texts_are_refused_unread() -> None:
    """Ten million characters."""
    assert refusal(lambda: read_compact("A" * 10_000_000)).code == "record/link-long"


def test_a_game_that_makes_a_longer_text_makes_none() -> None:
    """It would not be read."""
    record = record_of(start(seed=1, deal=PackDeal(tuple(PACK * 1_500))))
    assert refusal(lambda: compact(record)).code == "record/link-long"


def _bytes(text: str) -> bytearray:
    return bytearray(urlsafe_b64decode(text + "=" * (-len(text) % 4)))


def _text(packed: bytearray) -> str:
    return urlsafe_b64encode(bytes(packed)).decode().rstrip("=")


def test_another_version_is_named() -> None:
    """Whatever follows."""
    packed = _bytes(TEXTS["finished"])
    packed[0] = 2
    error = refusal(lambda: read_compact(_text(packed)))
    assert (error.code, error.arguments) == ("record/link-version", {"version": 2, "known": 1})


def test_other_variants_and_revisions_are_named() -> None:
    """As in JSON: the program may be older than the link."""
    text = compact(record_of(start("classic", seed=1)))
    packed = _bytes(text)
    place = packed.index(b"classic") + len(b"classic")
    assert packed[place] == 1
    packed[place] = 2
    assert refusal(lambda: read_compact(_text(packed))).code == "record/revision"
    renamed = _bytes(text).replace(b"classic", b"klassik")
    assert refusal(lambda: read_compact(_text(renamed))).code == "record/variant"
    longer = _bytes(text).replace(b"\x07classic", b"\x29" + b"classic" + b"c" * 34)
    assert refusal(lambda: read_compact(_text(longer))).code == "record/link-damaged"


def test_a_link_is_replayed_up_to_a_limit() -> None:
    """A few characters can ask for any number of battles."""
    record = record_of(begun("classic", 50))
    text = compact(record)
    assert read_compact(text, limit=50) == record
    error = refusal(lambda: read_compact(text, limit=49))
    assert (error.code, error.arguments) == ("record/long", {"limit": 49, "cards": 52})


def test_a_false_record_has_no_short_form() -> None:
    """It is checked before it is written."""
    record = record_of(begun("thinking", 6))
    assert refusal(lambda: compact(replace(record, events=bytes(32)))).code == "record/events"
    assert refusal(lambda: compact(replace(record, variant=Named("thinking", 9)))).code == "record/revision"


#: One command of each kind, with numbers that no game has seen.
ANY: list[Command] = [
    Turn(),
    Choose(Card("AS")),
    Choose(Card("#9")),
    Grab(1, 0),
    Grab(10**20 - 1, 2**53 - 1),
    Bet(10**9, 10**9),
    War(),
    Surrender(),
    Leave(),
    Clock(2**53 - 1),
    Misdeal(),
    Resign(),
]


@pytest.mark.parametrize("command", ANY, ids=lambda command: str(command.TAG))
@pytest.mark.parametrize("seat", [None, 0, 1, 7])
def test_illegal_commands_are_refused_when_they_are_written_too(command: Command, seat: int | None) -> None:
    """A record may claim anything; the game's refusal is what is told."""
    for game in (start("thinking", seed=1), start(Rules(part=Speed()), seed=1), start("casino", seed=1)):
        record = record_of(game)
        try:
            game.give(command, seat)
        except BatailleError:
            forged = replace(record, commands=(Given(seat, command, 1),))
            assert refusal(partial(compact, forged)).code == "record/command"
        else:
            comes_back(game)


@pytest.mark.parametrize("number", [0, 1, 2, 3, 255, 10**9, 2**53 - 1])
def test_numbers_come_back(number: int) -> None:
    """Each written as it was first met, then again for next to nothing."""
    game = start(Rules(part=Speed()), seed=1)
    writer = Writer()
    lines: list[tuple[int | None, Command]] = [
        (1, Grab(number + 1, number)),
        (0, Grab(1, 0)),
        (None, Clock(number)),
    ] * 2
    script = Script(writer)
    for seat, command in lines:
        script.line(game, seat, command)
    script = Script(Reader(writer.finished()))
    assert [script.line(game) for _ in lines] == lines


def test_a_number_of_any_length_is_refused() -> None:
    """In the head, where ten bytes are enough, and in a command, where ones without end would ask for more."""
    assert refusal(lambda: read_compact(_text(bytearray([1, 0] + [0xFF] * 11)))).code == "record/link-damaged"
    assert refusal(lambda: Script(Endless()).line(start("speed", seed=1))).code == "record/link-damaged"


class Endless:
    """A coder that reads a grab of seat 0 whose battle has no end."""

    def bit(self, context: Hashable, _: int = 0, /) -> int:
        grab = {("kind", 0, 4): 1, ("kind", 0, 9): 1}
        return grab.get(context, int(isinstance(context, tuple) and context[0] == "battle"))  # type: ignore[call-overload, no-any-return]


def test_records_are_equal_whole() -> None:
    """Of every family: the digests, the packs and the outcome are made again."""
    for name, record in RECORDS.items():
        again: Record = read_compact(TEXTS[name])
        assert str(again) == str(record)
