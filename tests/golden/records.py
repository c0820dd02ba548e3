"""Records that every later version must read; `python -m tests.golden.records` writes those that are missing.

They are never written anew: a program that can no longer read one has broken somebody's games. Until the first release
nobody has any, and where a corrected rule changes a game its files may be deleted and written again.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bataille.autoplay import play_out
from bataille.cards import parse_cards
from bataille.commands import Misdeal, Turn
from bataille.deals import PackDeal, StocksDeal
from bataille.game import Game, start
from bataille.players import players
from bataille.record import compact, record_of
from bataille.record.record import VERSION
from bataille.rules import Casino, Rules, Speed, Thinking
from bataille.stream import Secret
from tests.golden.transcript import PLAYERS

FOLDER = Path(__file__).parent / "records"


def games() -> Iterator[tuple[str, Game, int | None]]:
    """By name: games just dealt, and how many commands are given; `None`: all."""
    yield "classic", start("classic", seed=42), None
    yield "classic-unfinished", start("classic", seed="lion", game=7), 41
    yield "double-war-of-three", start("double-war", seed=3, seats=3, order="laid"), None
    yield "secret", Game(Rules(war_down="by-rank", jokers=2), Secret(bytes(range(32)))), None
    pack = PackDeal(parse_cards("A A K 2 10 10 10H 10H XR 3"))
    yield "pack", start("four-players", seed=5, deal=pack), None
    stocks = StocksDeal((parse_cards("#1 #199 #5"), (), parse_cards("#7 #7")))
    yield "numbers", start("three-players", seed=6, deal=stocks), None
    yield "thinking", start(Rules(seats=3, part=Thinking(hand=4), battle_limit=60), seed=2**64 - 1), None
    yield "speed", start(Rules(part=Speed(handicap=(0, 300)), battle_limit=40), seed=8, real_time=True), None
    yield "casino", start(Rules(packs=6, seats=2, part=Casino(rounds=25)), seed=9), None


def played() -> Iterator[tuple[str, Game]]:
    """The games of `games`, played by computer players; one more with commands of seats and of the table."""
    for name, game, commands in games():
        player = players()[PLAYERS[game.rules.part.TAG]]
        whole = Game(game.rules, game.source, deal=game.deal, real_time=game.real_time)
        play_out(whole, dict.fromkeys(range(game.rules.seats), player))
        for seat, command in whole.commands[:commands]:
            game.give(command, seat)
        yield name, game
    game = start("timed", seed=10, real_time=True)
    game.give(Misdeal(), 1)
    for seat in (1, 0, None, 0, 1):
        game.give(Turn(), seat)
    yield "seat-by-seat", game


def main() -> None:
    """Write what is missing: each record as JSON, its short form beside it."""
    FOLDER.mkdir(exist_ok=True)
    for name, game in played():
        path = FOLDER / f"{name}-{VERSION}.json"
        if not path.exists():
            record = record_of(game)
            path.write_text(f"{record}\n", encoding="utf-8")
            path.with_suffix(".txt").write_text(f"{compact(record)}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
