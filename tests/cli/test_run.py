"""`bataille run`: deals in, outcomes out. Every expected game is played by hand, or by the reference."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import chain, permutations
from pathlib import Path
from random import Random

import pytest

from bataille.autoplay import play_out
from bataille.cards import parse_cards
from bataille.deals import PackDeal
from bataille.game import Game
from bataille.stream import Seeded
from bataille.variants import rules_of
from tests.cli.conftest import Command
from tests.reference import war
from tests.reference.cards import read_cards
from tests.reference.options import Options

PACK = [rank + suit for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A") for suit in "CDHS"]
#: Seat 1 has the higher card in each of 26 battles.
LOW_HIGH = " ".join(chain.from_iterable(zip(PACK[:26], PACK[26:], strict=True)))
#: A pack in which the lead goes to and fro.
MIXED = " ".join(Random("bataille").sample(PACK, len(PACK)))


def alternately(one: str, other: str) -> str:
    """The pack that deals these stocks to two seats (R4)."""
    return " ".join(chain.from_iterable(zip(one.split(), other.split(), strict=True)))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("9H 8C 10S", "4D 3S 7H", (0, "captured-all", 3, 0)),
        ("6C JD QH KS 4C", "6D 2C 3H 5S 9D", (1, "captured-all", 1, 1)),  # 4 against 9 in the war
        ("9D 2H 3S 4C JD", "9C 7H 8S 10C 2C", (0, "captured-all", 1, 1)),  # three down and one up is enough
        ("9D", "9C", (None, "short-war", 1, 1)),  # nothing to lay
        ("9D 2H 3S", "9C 7H 8S", (None, "short-war", 1, 1)),  # runs out face down
        ("9D 2H 3S 4C", "9C 7H 8S 10C", (None, "short-war", 1, 1)),  # has none to turn
        ("9D 2H 3S 4C JD 5S", "9C 7H 8S 10C JC 2D", (None, "short-war", 1, 2)),  # runs out in the second link
        ("KD QD 9D 2H", "3C 4D 9C 7H", (None, "short-war", 3, 1)),  # seat 1 has one card left for a war
    ],
)
def test_winamax_situations(
    bataille: Command, one: str, other: str, expected: tuple[int | None, str, int, int]
) -> None:
    """CodinGame's puzzle: three cards down, a draw as soon as cards run out in a war."""
    winner, termination, battles, wars = expected
    said = bataille("run", "winamax", given=alternately(one, other) + "\n")
    assert (said.status, said.err) == (0, "")
    assert said.objects == [
        {
            "winner": winner,
            "termination": termination,
            "battles": battles,
            "wars": wars,
            "since": None,
            "period": None,
        }
    ]


def test_winamax_in_26_battles(bataille: Command) -> None:
    """A whole pack in which one seat has the higher card each time."""
    expected = '{"winner": 1, "termination": "captured-all", "battles": 26, "wars": 0, "since": null, "period": null}\n'
    assert bataille("run", "winamax", given=LOW_HIGH).out == expected


@pytest.mark.parametrize(
    ("words", "deal", "winner", "termination", "battles", "wars"),
    [
        # R12, R13: two cards for a war of four: one face down, then K against Q; or nobody can fight.
        ("classic", "5 5 2 3 K Q", 0, "captured-all", 1, 1),
        ("classic short=lose", "5 5 2 3 K Q", None, "short-war", 1, 1),
        ("classic", "AS AH", None, "short-war", 1, 1),
        # R12 `lose`: after K against 2, seat 1 has one card for a war that asks for two.
        ("pagat", "K 2 5 5 9 9", 0, "short-war", 2, 1),
        # R17, R16 `none`: both run out together; most captures win, equal ones draw.
        ("no-reshuffle", "K 2 Q 3", 0, "empty-stock", 2, 0),
        ("no-reshuffle", "K 2 2 K", None, "empty-stock", 2, 0),
        # R19, R20, R22, R23
        ("classic target=3", "K 2 Q 3", 0, "target", 1, 0),
        ("classic floor=2", "2 K Q 3", 1, "floor", 1, 0),
        # The deal says which target fits, not the pack: 39 each, so 40 after one battle.
        ("first-to-40 packs=2", "A K " * 39, 0, "target", 1, 0),
        ("classic wars_to_win=1 war_down=0", "5 5 K 2 3 4", 0, "wars", 1, 1),
        ("classic battle_limit=1", "2 K 3 4", 1, "battles", 1, 0),
        # R21: four seconds for each turn-up and each link; the bell lets the battle finish.
        ("classic time_limit=6", "K 2 Q 3 J 4", 0, "time", 2, 0),
        ("classic time_limit=6 war_down=0", "5 5 K 3 2 4", 0, "time", 1, 1),
        ("classic time_limit=6 seconds_per_turn=6", "K 2 Q 3 J 4", 0, "time", 1, 0),
        # R25
        ("classic order=shuffled guard=1", "K 2 3 4", None, "guard", 1, 0),
        # R4: the card left over is out of the game.
        ("three-players", "K Q J A", 0, "captured-all", 1, 0),
        # R1, R2, R3
        ("jokers", "XB AS", 0, "captured-all", 1, 0),
        ("jokers", "XR XB", None, "short-war", 1, 1),
        ("peasants", "2S AS", 1, "captured-all", 1, 0),
        ("aces-low", "AS 2S", 1, "captured-all", 1, 0),
        ("two-over-all", "AS 2S", 0, "captured-all", 1, 0),
        ("two-over-all seats=3", "A 2 7", None, "short-war", 1, 1),
        ("classic", "#7 #10", 1, "captured-all", 1, 0),
        # R13: seats 0 and 1 tie with their last cards; seat 2, which watched and can still turn one, takes all.
        ("three-players", "2 3 K 5 5 4", 2, "short-war", 2, 1),
        ("three-players", "5 5 4", None, "short-war", 1, 1),
        # R30: seat 0 loses with its 3 the card that it won with its K; without stakes each has won one battle.
        ("double-war battle_limit=2", "K 2 3 Q 9 4", 1, "battles", 2, 0),
        ("captured-pile battle_limit=2", "K 2 3 Q 9 4", None, "battles", 2, 0),
        # No variant is named: the classic game.
        ("war_down=0", "5 5 K 2", 0, "captured-all", 1, 1),
    ],
)
def test_games_played_by_hand(
    bataille: Command, words: str, deal: str, winner: int | None, termination: str, battles: int, wars: int
) -> None:
    """One for each way to end, and for what the rules say of cards."""
    (outcome,) = bataille("run", *words.split(), given=deal).objects
    assert outcome == {
        "winner": winner,
        "termination": termination,
        "battles": battles,
        "wars": wars,
        "since": None,
        "period": None,
    }


@pytest.mark.parametrize("card", ["10H", "TH", "10h", "10♥", "10"])
def test_cards_are_read_as_people_write_them(bataille: Command, card: str) -> None:
    """All of these are a Ten: it beats the Nine and loses to the Jack."""
    said = bataille("run", given=f"{card} 9S\n{card} JS\n")
    assert [outcome["winner"] for outcome in said.objects] == [0, 1]


def test_R25_endless_games_by_hand(bataille: Command) -> None:
    """4 3 against 2 5: 4-2, 3-5, 4-3, 2-5, and all lie as dealt. 2 5 against 4 3: the same after two battles."""
    said = bataille("run", "classic", "order=seat", given="4C 2D 3H 5S\n2 4 5 3\n")
    assert said.objects == [
        {"winner": None, "termination": "endless", "battles": 4, "wars": 0, "since": 0, "period": 4},
        {"winner": None, "termination": "endless", "battles": 6, "wars": 0, "since": 2, "period": 4},
    ]


def test_R25_endless_games_by_the_reference(bataille: Command, tmp_path: Path) -> None:
    """Every deal of six ranks under `order=seat`, 381 of them endless (tests/census/1x6-seat.json)."""
    deals = [" ".join(deal) for deal in permutations("234567")]
    file = tmp_path / "deals"
    file.write_text("\n".join(deals), encoding="utf-8")
    outcomes = bataille("run", "classic", "order=seat", str(file)).objects
    for deal, outcome in zip(deals, outcomes, strict=True):
        expected = war.play(Options(order="seat"), war.deal(read_cards(deal), 2), list)
        assert outcome == {
            "winner": expected.winner,
            "termination": expected.termination,
            "battles": expected.battles,
            "wars": expected.wars,
            "since": expected.since,
            "period": expected.period,
        }
    assert sum(outcome["termination"] == "endless" for outcome in outcomes) == 381


def test_R74_line_k_is_game_k_less_one_of_the_seed(bataille: Command) -> None:
    """The same deal in the first, second and fourth line (the third is empty), shuffled by games 0, 1 and 3."""
    words = ["classic", "order=shuffled"]
    outcomes = bataille("run", *words, "--seed", "7", given=f"{MIXED}\n" * 2 + f"\n{MIXED}\n").objects
    rules = rules_of(words[0], words[1:], explicit=True)
    deal = PackDeal(parse_cards(MIXED))
    games = [play_out(Game(rules, Seeded(7, number), deal=deal)) for number in (0, 1, 3)]
    assert [outcome["battles"] for outcome in outcomes] == [game.battles for game in games]
    assert len({game.battles for game in games}) == 3


def test_R74_seeds_are_numbers_and_words(bataille: Command) -> None:
    """A word is the first eight bytes of its SHA-256; without a seed it is 0; other seeds shuffle otherwise."""

    def played(*seed: str) -> str:
        return bataille("run", "order=shuffled", *seed, given=MIXED).out

    number = int.from_bytes(sha256("déjà vu".encode()).digest()[:8], "little")
    assert played("--seed", "déjà vu") == played("--seed", str(number)) == played(f"--seed={number}")
    assert played() == played("--seed", "0")
    assert len({played(), played("--seed", "1"), played("--seed", "déjà vu")}) == 3


def test_an_empty_seed_is_refused(bataille: Command) -> None:
    """As everywhere else: a variable of a script that is empty must not pass for seed 0."""
    assert bataille("run", "--seed", "", given="A K").refused() == "an empty text is no seed: give a number or any word"


@pytest.mark.parametrize(
    "words", [[], ["-"], ["classic", "-"], ["classic", "seats=2", "-"], ["classic", "-", "seats=2"]]
)
def test_standard_input(bataille: Command, words: list[str]) -> None:
    """Without a file, or for `-`."""
    said = bataille("run", *words, given="A K\nK A")
    assert [outcome["winner"] for outcome in said.objects] == [0, 1]


def test_files(bataille: Command, tmp_path: Path) -> None:
    """With lines as Windows ends them, and empty ones."""
    file = tmp_path / "my deals=1.txt"
    file.write_bytes(b"A K\r\n\r\n \t \r\n  K   A\r\n")
    said = bataille("run", "classic", str(file))
    assert [outcome["winner"] for outcome in said.objects] == [0, 1]
    assert said.status == 0


def test_files_without_a_variant(bataille: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The classic game is played. A variant's name is never taken for a file, and a path never for a variant."""
    monkeypatch.chdir(tmp_path)
    Path("deals").write_text("A K", encoding="utf-8")
    Path("aces-low").write_text("A K", encoding="utf-8")
    assert [outcome["winner"] for outcome in bataille("run", "deals").objects] == [0]
    assert [outcome["winner"] for outcome in bataille("run", "aces-low", given="A K").objects] == [1]
    assert [outcome["winner"] for outcome in bataille("run", "./aces-low").objects] == [0]
    assert bataille("run", "./missing").refused() == "missing: No such file or directory"


def test_byte_order_marks(bataille: Command, tmp_path: Path) -> None:
    """Notepad writes one before the first card; text that is none is still shown with a mark and refused."""
    file = tmp_path / "deals.txt"
    file.write_bytes(b"\xef\xbb\xbfAS KH\r\n")
    assert [outcome["winner"] for outcome in bataille("run", str(file)).objects] == [0]
    assert [outcome["winner"] for outcome in bataille("run", given=b"\xef\xbb\xbfAS KH\nKS AH\n").objects] == [0, 1]
    assert bataille("run", given=b"\xef\xbb\xbfAS \xff\n").refused().startswith("line 1: ")


def test_nothing_in_nothing_out(bataille: Command) -> None:
    """No deal, no line, no complaint."""
    said = bataille("run", "classic")
    assert (said.status, said.out, said.err) == (0, "", "")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("A B", "'B' is no card; cards are written like AS, 10H, Q, XR or #17"),
        ("A #1", "numbered cards (#1 … #199) cannot be mixed with others"),
        ("#200 #1", "'#200' is no card"),
        ("A", "a pack of 1 cannot be dealt to 2 seats: everyone needs at least one card"),
        ("A" * 1_000_001, "longer than 1000000 characters"),
        ("A\x1b[31m K", r"'A\x1b[31m' is no card"),
    ],
)
def test_lines_that_are_no_deal(bataille: Command, line: str, reason: str) -> None:
    """The line is named, counted from 1; what was played before is not lost, and nothing is played behind it."""
    said = bataille("run", "classic", given=f"A K\n\n{line}\nA K\n")
    complaint = said.refused()
    assert complaint.startswith("line 3: ")
    assert reason in complaint
    assert [outcome["winner"] for outcome in said.objects] == [0]


def test_bytes_that_are_no_text(bataille: Command) -> None:
    """They are no card either."""
    assert bataille("run", given=b"A K\n\xff\xfe\x00 K\n").refused().startswith("line 2: ")


@pytest.mark.parametrize(
    ("words", "deal", "reason"),
    [
        ("first-to-40", "A K Q J", "target=40 does not fit this deal: it must lie between 3 and 4"),
        ("peasants", "#1 #2", "numbered cards know no ranking=low-wins: leave ranking=ace-high"),
        ("classic seats=8", "A K Q J", "a pack of 4 cannot be dealt to 8 seats: everyone needs at least one card"),
        ("two-packs identical=discard", "A A", "identical=discard compares suits, and A has none"),
    ],
)
def test_deals_that_the_rules_cannot_deal_out(bataille: Command, words: str, deal: str, reason: str) -> None:
    """R4, R26: seen only with the deal."""
    assert bataille("run", *words.split(), given=deal).refused() == f"line 1: {reason}"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("speed", "run plays games of chance, and speed is none"),
        ("thinking", "run plays games of chance, and thinking is none"),
        ("casino", "run plays games of chance, and casino is none"),
        ("clasic", "there is no variant 'clasic'; did you mean classic?"),
        ("classic war_down=11", "war_down: '11' cannot be: expected a whole number from 0 to 10, or by-rank"),
        (
            "classic stakes=true",
            "stakes=true and captures=bottom cannot go together: set captures=reshuffle, or stakes=false",
        ),
        ("classic hand=4", "hand=4 and family=turn_up cannot go together: "),
        ("classic wardown=1", "there is no option 'wardown' here; did you mean war_down?"),
        ("classic one two", "'two' is too much here"),
        ("classic --fast", "there is no option --fast; see bataille run --help"),
        ("classic --fast=1", "there is no option --fast; see bataille run --help"),
        ("classic -f", "there is no option -f; see bataille run --help"),
        ("classic --seed", "--seed needs a value"),
        ("classic --seed 1 --seed 2", "--seed is given twice"),
        ("classic --language", "--language needs a value"),
        ("classic --language de", "'de' is no language here: en, fr or it"),
        ("classic --language fr --language it", "--language is given twice"),
    ],
)
def test_refused(bataille: Command, words: str, complaint: str) -> None:
    """Before a deal is read."""
    said = bataille("run", *words.split(), given="A K\n")
    assert said.refused().startswith(complaint)
    assert not said.out


def test_files_that_cannot_be_read(bataille: Command, tmp_path: Path) -> None:
    """The file is named, in the system's words."""
    missing = tmp_path / "missing"
    assert bataille("run", "classic", str(missing)).refused() == f"{missing}: No such file or directory"
    assert bataille("run", "classic", str(tmp_path)).refused() == f"{tmp_path}: Is a directory"


def test_complaints_in_other_languages(bataille: Command) -> None:
    """The words change, codes and options do not; JSON never does."""
    french = bataille("run", "--language", "fr", "foo=1").refused()
    italian = bataille("--language=it", "run", "foo=1").refused()
    english = bataille("run", "foo=1", "--language", "EN").refused()
    assert len({french, italian, english}) == 3
    assert all("'foo'" in complaint for complaint in (french, italian, english))
    assert bataille("run", "--language", "fr", given="A K").out == bataille("run", given="A K").out


def test_json_is_what_it_prints_anyway(bataille: Command) -> None:
    """`--json` changes nothing."""
    assert bataille("run", "--json", given="A K").out == bataille("run", given="A K").out
    assert json.loads(bataille("run", given="A K").out)["winner"] == 0
