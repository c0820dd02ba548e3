"""`bataille odds`: the numbers are tested with the laboratory; here, how they are said."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Command


def test_casino_for_programs(bataille: Command) -> None:
    """The published edges as exact fractions, with decimals beside them (docs/figures.md)."""
    (odds,) = bataille("odds", "casino", "packs=6", "--json").objects
    assert odds["packs"] == 6
    assert odds["war"]["edge"] == "142853/4965115"
    assert odds["surrender"]["edge"] == "23/622"
    assert odds["tie"]["edge"] == "58/311"
    assert odds["tie"]["edge_decimal"] == 58 / 311
    assert odds["war"]["staked"] == "334/311"  # the ante, and once in 311/23 rounds a raise
    assert odds["tie"]["gains"] == {"-1": "288/311", "10": "23/311"}
    assert odds["tied"] == {"probability": "23/311", "probability_decimal": 23 / 311}


def test_battle_for_programs(bataille: Command) -> None:
    """The published ties (docs/figures.md)."""
    (odds,) = bataille("odds", "battle", "--chain", "2", "--json").objects
    assert (odds["seats"], odds["cards"]) == (2, 52)
    assert odds["tie"] == {"probability": "1/17", "probability_decimal": 1 / 17}
    assert [(each["ties"], each["probability"]) for each in odds["chains"]] == [(1, "1/17"), (2, "73/20825")]
    assert [(each["ties"], each["probability"]) for each in odds["again"]] == [(2, "73/1225")]
    assert bataille("odds", "battle", "four-players", "--json").objects[0]["tie"]["probability"] == "97/833"


def test_casino_for_people(bataille: Command) -> None:
    """Percents as they are published, and the fractions, one bet after the other."""
    said = bataille("odds", "casino")
    assert (said.status, said.err) == (0, "")
    rows = [" ".join(line.split()) for line in said.lines]
    assert rows[0] == "One round from a fresh shoe of 312 cards, in units of the bet"
    assert [row for row in rows if row.startswith("House edge")] == [
        "House edge 2.8771 % 142853/4965115",
        "House edge 3.6977 % 23/622",
        "House edge 18.6495 % 58/311",
    ]
    assert "The first two cards tie 7.3955 % 1 in 13.5 23/311" in rows


@pytest.mark.parametrize(
    ("language", "row"),
    [
        ("en", "The first battle ties 11.6447 % 1 in 8.6 97/833"),
        ("fr", "Égalité au premier tour 11,6447 % 1 sur 8,6 97/833"),
        ("it", "Parità nel primo turno 11,6447 % 1 su 8,6 97/833"),
    ],
)
def test_battle_for_people(bataille: Command, language: str, row: str) -> None:
    """In every language, with its decimals."""
    said = bataille("odds", "battle", "seats=4", "--language", language)
    assert " ".join(said.lines[1].split()) == row
    assert len(said.lines) == 1 + 3 + 2  # a heading, three chains, and two given the one before


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("", "odds needs a word more: casino or battle"),
        ("classic", "odds: 'classic' cannot be: expected casino or battle"),
        ("packs=6", "odds: 'packs=6' cannot be: expected casino or battle"),
        ("--packs", "there is no option --packs; see bataille odds --help"),
        ("casino --packs", "there is no option --packs; see bataille odds --help"),
        ("casino more", "'more' is too much here"),
        ("casino packs=9", "packs: '9' cannot be: expected a whole number from 1 to 8"),
        ("casino --chain 2", "--chain and casino cannot go together"),
        ("battle clasic", "there is no variant 'clasic'; did you mean classic?"),
        ("battle casino", "battles are not decided by chance alone in family=casino"),
        ("battle thinking", "battles are not decided by chance alone in family=thinking"),
        ("battle --chain 9", "1 to 8 ties in a row can be counted exactly here, not 9"),
        ("battle --chain -1", "1 to 8 ties in a row can be counted exactly here, not -1"),
        (
            "battle packs=2 identical=discard --chain 2",
            "only the first tie can be counted exactly here, not 2 in a row",
        ),
        ("battle --chain many", "--chain: 'many' cannot be: expected a whole number"),
        ("battle --chain", "--chain needs a value"),
    ],
)
def test_refused(bataille: Command, words: str, complaint: str) -> None:
    """One line, and nothing on standard output."""
    said = bataille("odds", *words.split())
    assert said.refused() == complaint
    assert not said.out
