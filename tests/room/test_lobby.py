from __future__ import annotations

from dataclasses import fields
from itertools import count
from typing import Any, get_args

import pytest

from bataille.autoplay import play_out
from bataille.cards import Card
from bataille.codec import codec, dumps, encode, loads
from bataille.commands import Turn
from bataille.deals import StocksDeal
from bataille.families.casino.odds import Ratio
from bataille.game import Game, start
from bataille.players import players
from bataille.record import Decimal, FromSeed, compact, record_of
from bataille.room import Charter, Entry, Refused, Room, Sitter
from bataille.room.catalogue import Catalogue, Off, OneOf, Several, Switch, WholeNumber, _form, catalogue
from bataille.room.lobby import Lobby
from bataille.room.lobby_messages import (
    AskCatalogue,
    AskOdds,
    At,
    Check,
    Checked,
    Create,
    Created,
    FromLobby,
    Odds,
    Open,
    Opened,
    Resume,
    Shown,
)
from bataille.rules import Part, Rules
from bataille.variants import variant, variants

ROOMS: dict[str, tuple[Charter, tuple[Entry, ...]]] = {}
TWO = (Sitter("Ada"), Sitter("", "turner"))


def make_room(charter: Charter, entries: tuple[Entry, ...]) -> str:
    """Keep it, if it is one."""
    Room(charter, 0, entries)
    ROOMS[f"room-{len(ROOMS)}"] = (charter, entries)
    return next(reversed(ROOMS))


@pytest.fixture
def lobby() -> Lobby:
    """A lobby whose tokens and seeds are counted."""
    numbers = count(1)
    return Lobby(make_room, lambda: f"token-{next(numbers)}", lambda: FromSeed(Decimal("99"), Decimal("0")))


def code(answer: FromLobby) -> str:
    """The code of a refusal."""
    assert isinstance(answer, Refused)
    assert answer.id is None
    return answer.code


def test_the_catalogue_offers_every_variant_with_its_options() -> None:
    """In their order, with exactly the options of the rules."""
    offered = catalogue()
    assert [each.key for each in offered.variants] == list(variants())
    for each in offered.variants:
        rules = variant(each.key).rules
        for name, setting in each.options.items():
            assert getattr(rules if hasattr(rules, name) else rules.part, name) == setting
    assert offered.variants[0].options["war_down"] == 3
    assert set(offered.variants[-1].options) == {"seats", "packs", *[field.name for field in fields(variant_part())]}


def variant_part() -> Any:
    """The last variant's part of the rules."""
    return variant(list(variants())[-1]).rules.part


def test_the_catalogue_names_every_option_once() -> None:
    """Of the rules and of every family's part, in the order of the classes."""
    names = [field.name for field in fields(Rules) if field.name != "part"]
    own = [field.name for part in get_args(Part) for field in fields(part)]
    assert [option.name for option in catalogue().options] == names + own


def test_the_catalogue_says_what_an_option_may_be() -> None:
    """R1, R10, R19, R30, R45 as examples of each form."""
    options = {option.name: option for option in catalogue().options}
    assert options["seats"].forms == (WholeNumber(1, 8),)
    assert options["war_down"].forms == (WholeNumber(0, 10), OneOf(("by-rank",), ("choice-war_down-by-rank",)))
    assert options["target"].forms == (WholeNumber(1, 1_000_000_000), Off())
    assert options["target"].default is None
    assert options["stakes"].forms == (Switch(),)
    assert options["handicap"].forms == (Several(0, 60_000),)
    assert options["jokers"].forms == (OneOf((0, 2), ("choice-jokers-0", "choice-jokers-2")),)
    assert options["war_down"].text == "option-war_down"


def test_R26_the_catalogue_says_which_families_have_an_option() -> None:
    """Those of R26's list that the thinking variant has settled are not offered there; Casino War has two in common."""
    families = {option.name: set(option.families) for option in catalogue().options}
    common = {field.name for field in fields(Rules) if field.name != "part"}
    settled = {"captures", "stakes", "chain", "short", "contenders", "identical"}
    for name in common:
        assert ("thinking" in families[name]) == (name not in settled)
        assert ("casino" in families[name]) == (name in {"seats", "packs"})
        assert {"turn_up", "speed"} <= families[name]
    assert families["steal_after"] == {"speed"}
    assert families["burn"] == {"casino"}


def test_the_catalogue_names_the_computer_players() -> None:
    """With the families that they play."""
    offered = {each.key: each.families for each in catalogue().players}
    assert offered == {key: each.families for key, each in players().items()}


def test_the_catalogue_survives_the_wire(lobby: Lobby) -> None:
    """Like every message."""
    answer = lobby.receive(AskCatalogue())
    assert isinstance(answer, Catalogue)
    assert codec(FromLobby).decode(loads(dumps(encode(answer)))) == answer


def test_R26_conflicts_are_explained(lobby: Lobby) -> None:
    """With a code and arguments; options that go together come back as rules in full."""
    answer = lobby.receive(Check("classic", {"stakes": True}))
    assert isinstance(answer, Checked)
    assert answer.rules is None
    (complaint,) = answer.conflicts
    assert complaint.code == "rules/conflict"
    assert (complaint.arguments["option_a"], complaint.arguments["option_b"]) == ("stakes=true", "captures=bottom")
    fine = lobby.receive(Check("speed", {"handicap": (0, 250), "war_down": "by-rank", "packs": "2", "target": None}))
    assert isinstance(fine, Checked)
    assert fine.conflicts == ()
    assert fine.rules is not None
    assert encode(fine.rules.part) == {
        "type": "speed",
        "steal_after": 1500,
        "penalty": 1,
        "photo_finish": 15,
        "handicap": [0, 250],
    }
    assert (fine.rules.packs, fine.rules.war_down) == (2, "by-rank")
    unknown = lobby.receive(Check("klassik", {}))
    assert isinstance(unknown, Checked)
    assert unknown.conflicts[0].code == "rules/variant"


def test_a_room_is_made(lobby: Lobby) -> None:
    """A token for each device, the first being the host's; the seed stays with the driver."""
    answer = lobby.receive(Create("classic", {"war_down": 1}, TWO, ((0,), ())))
    assert isinstance(answer, Created)
    assert [(place.token, place.seats, place.host) for place in answer.places] == [
        ("token-1", (0,), True),
        ("token-2", (), False),
    ]
    charter, entries = ROOMS[answer.room]
    assert (charter.rules.war_down, charter.variant, charter.real_time, entries) == (1, "classic", True, ())
    assert charter.chance == FromSeed(Decimal("99"), Decimal("0"))
    assert "99" not in dumps(encode(answer))


def test_R74_a_seed_may_be_a_word_and_a_deal_may_be_given(lobby: Lobby) -> None:
    """`start` with the same seed plays the same game."""
    answer = lobby.receive(Create("classic", {}, TWO, ((0,),), seed="lion", real_time=False))
    assert isinstance(answer, Created)
    charter, _ = ROOMS[answer.room]
    assert Room(charter, 0).record == record_of(start("classic", seed="lion"), "classic")
    deal = StocksDeal(((Card("KS"),), (Card("QS"), Card("JS"))))
    answer = lobby.receive(Create("first-to-40", {"target": 3}, TWO, ((0,),), deal=deal))
    assert isinstance(answer, Created)
    assert ROOMS[answer.room][0].deal == deal


def test_a_room_that_cannot_be_is_refused(lobby: Lobby) -> None:
    """Whatever is wrong with the wish."""
    before = len(ROOMS)
    assert code(lobby.receive(Create("classic", {"seats": 3}, TWO, ((0,),)))) == "room/seats"
    assert code(lobby.receive(Create("klassik", {}, TWO, ((0,),)))) == "rules/variant"
    assert code(lobby.receive(Create("first-to-40", {"packs": 2}, TWO, ((0,),)))) == "rules/conflict"
    deal = StocksDeal(((Card("KS"),), ()))
    assert code(lobby.receive(Create("classic", {}, TWO, ((0,),), deal=deal))) == "deal/alone"
    assert len(ROOMS) == before


def test_an_unfinished_game_goes_on(lobby: Lobby) -> None:
    """From its record or its compact text; a finished one does not."""
    game = start("classic", seed=7)
    for _ in range(5):
        game.give(Turn())
    record = record_of(game)
    for text in (str(record), compact(record)):
        answer = lobby.receive(Resume(text, TWO, ((0,),)))
        assert isinstance(answer, Created)
        charter, entries = ROOMS[answer.room]
        assert len(entries) == 5
        assert Room(charter, 0, entries).record == record
    play_out(game)
    assert code(lobby.receive(Resume(str(record_of(game)), TWO, ((0,),)))) == "record/over"


@pytest.mark.parametrize("key", ["classic", "thinking"])
def test_a_record_is_opened_and_looked_at(lobby: Lobby, key: str) -> None:
    """Every step, in any order, shows what the game showed."""
    game = start(key, seed=7)
    play_out(game)
    record = record_of(game)
    answer = lobby.receive(Open(str(record)))
    assert answer == Opened(record.digest, key, record.rules, game.outcome, len(game.commands))
    again = Game(game.rules, game.source)
    wanted = [(again.events, [again.view(seat) for seat in (None, 0, 1)])]
    for seat, command in game.commands:
        events = again.give(command, seat)
        wanted.append((events, [again.view(seat) for seat in (None, 0, 1)]))
    last = len(game.commands)
    for number in (0, last, 1, last // 2):
        for place, seat in enumerate((None, 0, 1)):
            shown = lobby.receive(At(record.digest, number, seat))
            assert shown == Shown(number, wanted[number][0], wanted[number][1][place])
    assert code(lobby.receive(At(record.digest, last + 1))) == "room/step"
    assert code(lobby.receive(At(record.digest, 0, 2))) == "room/seat"
    assert code(lobby.receive(At(bytes(32), 0))) == "room/replay"


def test_few_records_are_kept_open(lobby: Lobby) -> None:
    """The one opened longest ago is closed for a fifth; a record without a variant has none."""
    records = [record_of(start(variant("classic").rules, seed=seed, war_down=5)) for seed in range(5)]
    opened = [lobby.receive(Open(str(record))) for record in records]
    assert [each.variant for each in opened if isinstance(each, Opened)] == [None] * 5
    assert code(lobby.receive(At(records[0].digest, 0))) == "room/replay"
    assert isinstance(lobby.receive(At(records[1].digest, 0)), Shown)
    answer = lobby.receive(Resume(str(records[0]), TWO, ((0,),)))
    assert isinstance(answer, Created)
    assert ROOMS[answer.room][0].variant is None


def test_a_record_that_is_not_true_is_refused(lobby: Lobby) -> None:
    """With what is wrong with it."""
    text = str(record_of(start("classic", seed=7)))
    assert code(lobby.receive(Open(text.replace('"seed":"7"', '"seed":"8"')))) == "record/deal"
    assert code(lobby.receive(Open("no link!"))) == "record/link-text"
    assert code(lobby.receive(Open("{"))) == "codec/syntax"


def test_the_catalogue_needs_a_form_for_every_option() -> None:
    """An option of a new kind is a mistake of ours until pages can show it."""
    with pytest.raises(TypeError, match="motto"):
        _form("motto", codec(str).shape)


def test_R60_R61_what_the_bets_cost(lobby: Lobby) -> None:
    """The published edges of six packs, and that 23 of the 311 other cards tie with the first (M. Shackleford)."""
    assert lobby.receive(AskOdds(variant("casino").rules)) == Odds(
        Ratio(142853, 4965115), Ratio(23, 622), Ratio(58, 311), Ratio(23, 311)
    )


def test_other_families_have_no_bank(lobby: Lobby) -> None:
    """So there are no odds."""
    assert code(lobby.receive(AskOdds(Rules()))) == "lab/odds-casino"
