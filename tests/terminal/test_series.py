"""Games one after the other, and their records."""

from __future__ import annotations

from pathlib import Path

import pytest

from bataille.cards import parse_cards
from bataille.commands import Turn
from bataille.deals import PackDeal
from bataille.record import Decimal, FromSecret, FromSeed, read_record
from bataille.rules import Rules
from bataille.terminal.series import Series, any_seed
from tests.terminal.stage import Hand, seated, series


def test_again_deals_the_same_cards() -> None:
    """The same seed and game; what was played is forgotten."""
    evening = series("classic")
    first = evening.match.turn()
    evening.match.wake()
    evening.again()
    assert evening.match.view().battles == 0
    again = evening.match.turn()
    assert again == first
    assert evening.seed == ("11234434958460738044", "0")


def test_new_deals_the_next_game_of_the_seed() -> None:
    """So that an evening can be repeated from its seed."""
    evening = series("classic")
    packs = [evening.match.record.packs]
    evening.new()
    packs.append(evening.match.record.packs)
    assert packs[0] != packs[1]
    assert evening.seed == ("11234434958460738044", "1")


def test_new_after_a_given_deal_draws_a_seed() -> None:
    """There is no next game of a deal that did not come from a seed."""
    company = seated("classic")
    charter = company.charter(
        Rules(), FromSecret(bytes(32)), deal=PackDeal(parse_cards("A K Q J")), variant="classic", real_time=False
    )
    evening = Series(charter, company, Hand())
    seeds = [evening.seed]
    evening.new()
    seeds.append(evening.seed)
    assert seeds[0] is None
    assert seeds[1] is not None
    assert evening.match.view().counts.stocks == (26, 26)


def test_word_is_called_by_its_name() -> None:
    """Who gave a word as a seed reads that word."""
    company = seated("classic")
    charter = company.charter(Rules(), FromSeed(Decimal(5), Decimal(0)), variant="classic")
    assert Series(charter, company, Hand(), seed="lion").seed == ("lion", "0")


def test_record_is_written_whole_and_is_true(tmp_path: Path) -> None:
    """An unfinished game too; nothing else is left in the folder; what was there is replaced."""
    file = tmp_path / "game.json"
    file.write_text("something old")
    company = seated("classic")
    charter = company.charter(Rules(), FromSeed(Decimal(5), Decimal(0)), variant="classic", real_time=False)
    evening = Series(charter, company, Hand(), file=file)
    evening.match.give(0, Turn())
    evening.match.wake()
    evening.save()
    record = read_record(file.read_text())
    assert record.outcome is None
    assert record.variant is not None
    assert record.variant.key == "classic"
    assert sum(given.times for given in record.commands) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_place_that_cannot_be_written_to_is_refused(tmp_path: Path) -> None:
    """By the system's own error, which names the file that was asked for."""
    company = seated("classic")
    charter = company.charter(Rules(), FromSeed(Decimal(5), Decimal(0)))
    file = tmp_path / "nowhere" / "game.json"
    with pytest.raises(OSError, match="No such file") as refused:
        Series(charter, company, Hand(), file=file).save()
    assert refused.value.filename == str(file)


def test_every_game_has_a_record_of_its_own(tmp_path: Path) -> None:
    """The first in the file asked for, the next in the next free one; what stands there is not touched."""
    (tmp_path / "game-2.json").write_text("precious")
    company = seated("classic")
    charter = company.charter(Rules(), FromSeed(Decimal(5), Decimal(0)), variant="classic", real_time=False)
    evening = Series(charter, company, Hand(), file=tmp_path / "game.json")
    evening.save()
    for following in (evening.new, evening.again):
        following()
        evening.save()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "game-2.json",
        "game-3.json",
        "game-4.json",
        "game.json",
    ]
    assert (tmp_path / "game-2.json").read_text() == "precious"
    chances = [read_record((tmp_path / f"{name}.json").read_text()).chance for name in ("game", "game-3", "game-4")]
    assert chances == [FromSeed(Decimal(5), Decimal(game)) for game in (0, 1, 1)]


def test_drawn_seeds_can_be_written_down() -> None:
    """At most nine digits."""
    assert 0 <= any_seed() < 1_000_000_000
