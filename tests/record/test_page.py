"""What docs/record.md says, for who reads records in another language."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bataille.commands import Misdeal, Turn
from bataille.deals import PackDeal
from bataille.game import Game, start
from bataille.record import compact, read_compact, read_record, record_of, replay
from bataille.stream import Secret
from tests.record.games import BARE, NUMBERS, particular

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    """The text of the page's only block in that language."""
    (text,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    return str(text)


EXAMPLE: dict[str, Any] = json.loads(block("json"))


def canonical(document: object) -> bytes:
    """As the page describes it."""
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def test_the_example_has_its_digests() -> None:
    """Made with the standard library alone."""
    rest = {key: value for key, value in EXAMPLE["record"].items() if key != "digest"}
    assert sha256(canonical(rest)).hexdigest() == EXAMPLE["record"]["digest"]
    assert sha256(canonical(EXAMPLE["events"])).hexdigest() == EXAMPLE["record"]["events"]


def test_the_example_is_read() -> None:
    """And its game is the one that is told: the ace takes the two."""
    record = read_record(json.dumps(EXAMPLE["record"]))
    assert read_compact(EXAMPLE["text"]) == record
    assert compact(record) == EXAMPLE["text"]
    assert replay(record).view().counts.stocks == (2, 0)


def test_the_lines_of_python_run() -> None:
    """In the order of the page, with an unfinished game."""
    names: dict[str, Any] = {"game": start(seed=1)}
    exec(block("python"), names)
    assert names["record"] == record_of(names["game"])
    assert names["game"].commands == ()


def _head(game: Game) -> dict[str, Any]:
    """The head of a game's short form and its first commands, as the page's JavaScript reads them."""
    record = record_of(game)
    seats = [seat for seat, _ in game.commands if seat is not None]
    program = f"""{block("js")}
    const head = headOf(bytesOf({compact(record)!r}));
    const bit = reader(head.commands);
    const commands = [];
    let [kind, given] = [0, []];
    for (let count = 0; count < {len(game.commands)}; count++) {{
      kind = readKind(bit, kind);
      if (bit("table", kind)) {{
        commands.push([kind, null]);
        continue;
      }}
      const asked = [0, 1, 2].filter((seat) => kind !== 1 || !given.includes(seat));
      const all = [...asked, ...[0, 1, 2].filter((seat) => !asked.includes(seat))];
      const seat = all[readPlace(bit, `${{kind}} ${{asked.length}}`, 3)];
      if (kind === 1) given = given.length === 2 ? [] : [...given, seat];
      commands.push([kind, seat]);
    }}
    const shown = (key, value) => {{
      if (value instanceof Uint8Array) return Buffer.from(value).toString("hex");
      return typeof value === "bigint" ? `${{value}}` : value;
    }};
    console.log(JSON.stringify({{ ...head, commands }}, shown));
    """
    node = subprocess.run(
        ["node", "--input-type=module"], input=program, capture_output=True, check=False, encoding="utf-8"
    )
    assert node.returncode == 0, node.stderr
    head: dict[str, Any] = json.loads(node.stdout)
    assert head["check"] == record.digest[:8].hex()
    assert head["version"] == "1"
    assert set(seats) <= {0, 1, 2}
    return head


@pytest.mark.cpython
@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_the_listing_reads_heads_and_commands() -> None:
    """Of games of three seats, by turns of the table and of seats, with every kind of deal and of chance."""
    game = Game(start("three-players").rules, Secret(bytes(range(32))), deal=PackDeal(BARE.cards * 3), real_time=True)
    for seat in (2, 0, 1, None, 0, 2):
        game.give(Turn(), seat)
    head = _head(game)
    assert head["chance"] == {"secret": bytes(range(32)).hex()}
    assert head["realTime"]
    assert head["rules"] == {"seats": 3}
    assert head["variant"] == {"key": "three-players", "revision": "1"}
    # A A K 2 10 10 without suits from 54; the ten of hearts 4 × 8 + 2; the red joker 52; a three without a suit.
    assert head["pack"] == bytes([66, 66, 65, 54, 62, 62, 34, 34, 52, 55] * 3).hex()
    assert head["commands"] == [[1, 2], [1, 0], [1, 1], [1, None], [1, 0], [1, 2]]
    head = _head(particular()["numbers"])
    assert head["stocks"] == [bytes([0, 198, 4]).hex(), "", bytes([6, 6]).hex()]
    assert (head["numbered"], head["realTime"], len(NUMBERS.stocks)) == (True, False, 3)
    assert head["commands"] == [[1, None]] * 5
    game = start("three-players", seed=2**64 - 1, game=300, war_down=1)
    for seat in (1, 1, 2):
        game.give(Misdeal(), seat)
    for _ in range(300):
        game.give(Turn())
    head = _head(game)
    assert head["chance"] == {"seed": str(2**64 - 1), "game": "300"}
    assert head["rules"] == {"seats": 3, "war_down": 1}
    assert (head["variant"], head["pack"], head["stocks"]) == (None, None, None)
    assert head["commands"] == [[9, 1], [9, 1], [9, 2], *[[1, None]] * 300]
