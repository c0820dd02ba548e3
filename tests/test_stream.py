"""The random stream (R74): its words, its seeds, and whether its shuffle favours anything."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import islice, product
from math import factorial, prod
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bataille.errors import SeedError, StreamError
from bataille.stream import (
    Block,
    Secret,
    Seeded,
    Source,
    _philox,
    _shuffle,
    below,
    parse_seed,
    shuffle,
    words,
)

PAGE = (Path(__file__).parents[1] / "docs" / "stream.md").read_text(encoding="utf-8")
WORDS = 2**64
PACK = bytes(range(52))


def block_on_the_page(language: str) -> str:
    """The text of the only block in that language on the page that publishes the stream."""
    (text,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    return str(text)


VECTORS: dict[str, list[dict[str, Any]]] = json.loads(block_on_the_page("json"))

u64 = st.integers(0, WORDS - 1) | st.sampled_from([0, 1, WORDS - 1])
seeded = st.builds(Seeded, u64, u64, u64)
secrets = st.builds(Secret, st.binary(min_size=32, max_size=32))
sources = seeded | secrets
positions = st.integers(0, 1000)


class Written:
    """A source that begins with given words and goes on as a seeded one."""

    def __init__(self, row: Sequence[int]) -> None:
        self.row = row

    def block(self, number: int, /) -> Block:
        known = self.row[4 * number : 4 * number + 4]
        a, b, c, d = [*known, *Seeded(0).block(number)[len(known) :]]
        return a, b, c, d


def vector_source(vector: dict[str, Any]) -> Source:
    if "secret" in vector:
        return Secret(bytes.fromhex(vector["secret"]))
    return Seeded(int(vector["seed"]), int(vector["game"]), int(vector["purpose"]))


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counter", "key", "expected"),
    [
        ("0" * 64, "0" * 32, "16554d9eca36314c db20fe9d672d0fdc d7e772cee186176b 7e68b68aec7ba23b"),
        ("f" * 64, "f" * 32, "87b092c3013fe90b 438c3c67be8d0224 9cc7d7c69cd777b6 a09caebf594f0ba0"),
        (
            "243f6a8885a308d313198a2e03707344a4093822299f31d0082efa98ec4e6c89",
            "452821e638d01377be5466cf34e90c6c",
            "a528f45403e61d95 38c72dbd566e9788 a5a1610e72fd18b5 57bd43b5e52b7fe6",
        ),
    ],
)
def test_R74_philox_gives_the_published_answers(counter: str, key: str, expected: str) -> None:
    """The three known answers for philox4x64-10 in Random123's kat_vectors (Salmon et al., 2011)."""
    a, b, c, d, key0, key1 = (int(word, 16) for word in re.findall("." * 16, counter + key))
    assert " ".join(f"{word:016x}" for word in _philox((a, b, c, d), key0, key1)) == expected


@pytest.mark.cpython
@given(u64, u64, u64, st.integers(0, 2**70) | st.sampled_from([0, WORDS - 2, WORDS - 1, WORDS]))
def test_R74_seeded_blocks_are_numpys(seed: int, game: int, purpose: int, number: int) -> None:
    """Word for word `Philox(key=[seed, game])` with counter word 3 = purpose, wherever the counter stands."""
    import numpy as np  # noqa: PLC0415  # not there under Pyodide

    high, low = divmod(number, WORDS)
    philox = np.random.Philox(
        key=np.array([seed, game], np.uint64), counter=np.array([low, high, 0, purpose], np.uint64)
    )
    assert Seeded(seed, game, purpose).block(number) == tuple(map(int, philox.random_raw(4)))


@pytest.mark.cpython
@given(u64, u64, positions)
def test_R74_seeded_words_are_numpys_in_their_order(seed: int, game: int, position: int) -> None:
    """A position counts NumPy's words from its first one on."""
    import numpy as np  # noqa: PLC0415  # not there under Pyodide

    philox = np.random.Philox(key=np.array([seed, game], np.uint64))
    theirs = [int(word) for word in philox.random_raw(position + 10)]
    assert list(islice(words(Seeded(seed, game), position), 10)) == theirs[position:]


@given(st.binary(min_size=32, max_size=32), st.integers(0, WORDS - 1))
def test_R74_secret_blocks_are_digests_of_a_counter(secret: bytes, number: int) -> None:
    """SHA-256 of prefix, secret and counter, each word little-endian."""
    counter = bytes(number >> 8 * place & 255 for place in range(8))
    digest = sha256(b"war.stream.v1" + secret + counter).digest()
    expected = tuple(sum(byte << 8 * place for place, byte in enumerate(digest[at : at + 8])) for at in (0, 8, 16, 24))
    assert Secret(secret).block(number) == expected


@given(sources, positions)
def test_R74_words_begin_anywhere(source: Source, position: int) -> None:
    """Word p is word p mod 4 of block p // 4."""
    row = list(islice(words(source, position), 9))
    assert row == [source.block(place // 4)[place % 4] for place in range(position, position + 9)]


def test_R74_seeds_games_and_purposes_have_streams_of_their_own() -> None:
    """Whoever plays and whichever game: no two share a word (by chance once in 10^16 such tests)."""
    streams = [Seeded(seed, game, purpose) for seed in range(3) for game in range(3) for purpose in range(3)]
    row = [word for source in streams for word in islice(words(source, 0), 8)]
    assert len(set(row)) == len(row)


# --- seeds ------------------------------------------------------------------------------------------------------------


@given(u64)
def test_R74_a_number_is_its_own_seed(number: int) -> None:
    """0 … 2^64 − 1, as a number or in plain digits."""
    assert parse_seed(number) == number
    assert parse_seed(str(number)) == number


@given(st.text(min_size=1).filter(lambda text: not re.fullmatch("[0-9]+", text)))
@example("+7")
@example("-7")
@example(" 7")
@example("7\n")
@example("7.0")
@example("1e3")
@example("0x7")
@example("1_000")
@example("\N{ARABIC-INDIC DIGIT SEVEN}")
def test_R74_any_other_text_is_a_word(text: str) -> None:
    """The first 8 bytes of its SHA-256, little-endian; nothing is trimmed or folded."""
    assert parse_seed(text) == int(sha256(text.encode()).digest()[7::-1].hex(), 16)


@pytest.mark.parametrize("digits", ["00", "007", "0" * 30, str(WORDS), "9" * 20, "9" * 5000])
def test_R74_digits_that_write_no_seed_are_a_word(digits: str) -> None:
    """A needless zero or too large a number makes a word, of any length."""
    assert parse_seed(digits) == int(sha256(digits.encode()).digest()[7::-1].hex(), 16)


@pytest.mark.parametrize("number", [-1, WORDS, -(10**30)])
def test_R74_a_number_out_of_range_is_no_seed(number: int) -> None:
    """Refused, and the message says which number."""
    with pytest.raises(SeedError, match=f"the seed must be .* not {number}$") as caught:
        parse_seed(number)
    assert caught.value.code == "seed/range"


def test_R74_an_endless_number_is_refused_in_a_short_message() -> None:
    """Python itself refuses to print so many digits."""
    with pytest.raises(SeedError, match=r"not 0x[0-9a-f]{18}…$"):
        parse_seed(10**5000)
    with pytest.raises(StreamError, match=r"not among -0x[0-9a-f]{17}…$"):
        below(Seeded(0), 0, -(10**5000))


def test_R74_no_text_is_no_seed() -> None:
    """An empty field is a mistake, not a wish for the hash of nothing."""
    with pytest.raises(SeedError) as caught:
        parse_seed("")
    assert caught.value.code == "seed/empty"


def test_R74_a_text_without_utf8_is_no_seed() -> None:
    """A lone surrogate, as an undecodable byte of a command line becomes."""
    with pytest.raises(SeedError) as caught:
        parse_seed("caf\udce9")
    assert caught.value.code == "seed/unicode"


@pytest.mark.parametrize("name", ["seed", "game", "purpose"])
@pytest.mark.parametrize("number", [-1, WORDS])
def test_R74_a_seeded_stream_is_named_by_words(name: str, number: int) -> None:
    """Seed, game and purpose are 0 … 2^64 − 1; the message names the one that is not."""
    with pytest.raises(SeedError, match=f"the {name} must be") as caught:
        Seeded(**{"seed": 0, name: number})
    assert caught.value.arguments == {"name": name, "number": str(number)}


@pytest.mark.parametrize("length", [0, 31, 33])
def test_R74_a_secret_has_32_bytes(length: int) -> None:
    """A shorter one could be guessed; a longer one was meant for something else."""
    with pytest.raises(SeedError, match=f"32 bytes, not {length}"):
        Secret(bytes(length))


def test_R72_a_secret_does_not_print() -> None:
    """Logs and messages may hold the source, never the secret."""
    source = Secret(b"0123456789abcdef0123456789abcdef")
    assert repr(source) == str(source) == "Secret(…)"


# --- one number -------------------------------------------------------------------------------------------------------


@given(sources, positions, st.integers(1, WORDS))
@example(Seeded(0), 0, 1)
@example(Seeded(0), 0, WORDS)
def test_R74_below_stays_below(source: Source, position: int, bound: int) -> None:
    """The first word that is not in excess decides; it stands just before the new position."""
    number, after = below(source, position, bound)
    drawn = list(islice(words(source, position), after - position))
    assert 0 <= number < bound
    assert number == drawn[-1] * bound // WORDS
    assert [word * bound % WORDS >= WORDS % bound for word in drawn] == [False] * (len(drawn) - 1) + [True]


@pytest.mark.parametrize("bound", [2, 3, 6, 10, 1000, 2**40 + 1])
def test_R74_below_gives_every_number_as_many_words(bound: int) -> None:
    """The words of a number are neighbours: their first and last ones show that there are ⌊2^64 / bound⌋."""
    for number in {*range(min(bound, 1000)), bound - 1}:
        first = -(-number * WORDS // bound)  # rounded up
        last = -(-(number + 1) * WORDS // bound) - 1
        fair = range(last - WORDS // bound + 1, last + 1)
        assert below(Written([fair[0]]), 0, bound) == (number, 1)
        assert below(Written([fair[-1]]), 0, bound) == (number, 1)
        for refused in {first, fair[0] - 1} - {fair[0], first - 1}:
            assert below(Written([refused]), 0, bound)[1] > 1


@pytest.mark.parametrize("bound", [0, -1, WORDS + 1])
def test_R74_below_refuses_what_a_word_cannot_choose_from(bound: int) -> None:
    """Nothing at all, or more things than there are words."""
    with pytest.raises(StreamError, match=f"not among {bound}$") as caught:
        below(Seeded(0), 0, bound)
    assert caught.value.code == "stream/bound"


# --- the shuffle, exactly ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "width", "words_each"), [(5, 10, 8), (6, 12, 5), (7, 16, 13)])
def test_R74_all_orders_are_equally_likely_with_one_word(cards: int, width: int, words_each: int) -> None:
    """Of all words of 12 bits, ⌊4096 / 720⌋ = 5 give each order of six cards, and the rest are drawn again."""
    orders: Counter[bytes] = Counter()
    for word in range(2**width):
        with suppress(StopIteration):  # drawn again
            order, drawn = _shuffle(iter([word]), PACK[:cards], width, limit=factorial(cards))
            orders[order] += 1
            assert drawn == 1
    assert len(orders) == factorial(cards)
    assert set(orders.values()) == {words_each}


def test_R74_all_orders_of_six_cards_are_equally_likely_with_two_words() -> None:
    """Of all pairs of words of 8 bits, ⌊256 / 30⌋ × ⌊256 / 24⌋ give each of the 720 orders."""
    orders: Counter[bytes] = Counter()
    for pair in product(range(2**8), repeat=2):
        with suppress(StopIteration):
            orders[_shuffle(iter(pair), b"ABCDEF", width=8, limit=30)[0]] += 1
    assert len(orders) == 720
    assert set(orders.values()) == {8 * 10}


def test_R74_all_orders_of_six_cards_are_equally_likely_with_64_bits() -> None:
    """Every order has ⌊2^64 / 720⌋ neighbouring words, seen from both of their ends; those in between are refused."""
    orders = set()
    for number in range(720):
        last = -(-(number + 1) * WORDS // 720) - 1
        ends = (last - WORDS // 720 + 1, last)
        low, high = (shuffle(Written([word]), 0, b"ABCDEF") for word in ends)
        assert low == high
        assert low[1] == 1
        orders.add(low[0])
        if number * WORDS // 720 < ends[0] - 1:
            assert shuffle(Written([ends[0] - 1]), 0, b"ABCDEF")[1] > 1
    assert len(orders) == 720


def by_number(row: Iterator[int], cards: bytes) -> tuple[bytes, int]:
    """The same shuffle thought of otherwise: a word picks one of `product` numbers, whose digits are the draws."""
    order, top, drawn = list(cards), len(cards), 0
    while top > 1:
        bottom = next(low for low in range(max(2, top - 60), top + 1) if prod(range(low, top + 1)) <= 2**58)
        outcomes = prod(range(bottom, top + 1))
        number, rest = divmod(next(row) * outcomes, WORDS)
        drawn += 1
        if rest < WORDS % outcomes:
            continue
        digits = []
        for bound in range(bottom, top + 1):
            number, digit = divmod(number, bound)
            digits.append((bound - 1, digit))
        for last, pick in reversed(digits):
            order[last], order[pick] = order[pick], order[last]
        top = bottom - 1
    return bytes(order), drawn


@given(st.lists(u64, max_size=12), st.binary(max_size=120))
@example([0, 0, 1], PACK)
@example([2**63] * 5, PACK)
def test_R74_shuffle_is_the_published_one(row: list[int], cards: bytes) -> None:
    """Any words, good or refused, give what an independent reading of the page gives."""
    assert shuffle(Written(row), 0, cards) == by_number(words(Written(row), 0), cards)


@pytest.mark.parametrize("cards", [416, 1000, 5000])
def test_R74_shuffle_takes_piles_of_any_size(cards: int) -> None:
    """Eight packs and beyond."""
    pile = bytes(card % 256 for card in range(cards))
    order, drawn = by_number(words(Seeded(3), 5), pile)
    assert shuffle(Seeded(3), 5, pile) == (order, 5 + drawn)


@given(sources, positions, st.binary(max_size=200))
def test_R74_shuffle_is_a_permutation(source: Source, position: int, cards: bytes) -> None:
    """No card is lost or doubled, and none or one draws no word."""
    order, after = shuffle(source, position, cards)
    assert sorted(order) == sorted(cards)
    assert (after == position) == (len(cards) < 2)


@given(sources, positions, st.binary(min_size=2, max_size=120))
def test_R74_shuffle_uses_just_the_words_it_counts(source: Source, position: int, cards: bytes) -> None:
    """What lies outside the old and the new position cannot matter; the same call gives the same again."""
    order, after = shuffle(source, position, cards)
    drawn = list(islice(words(source, position), after - position))
    assert shuffle(Written(drawn), 0, cards) == (order, after - position)
    assert shuffle(source, position, cards) == (order, after)


# --- the page ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("vector", VECTORS["seeds"], ids=lambda vector: ascii(vector["text"]))
def test_R74_seeds_on_the_page(vector: dict[str, Any]) -> None:
    """The published seeds of texts."""
    assert parse_seed(vector["text"]) == int(vector["seed"])


@pytest.mark.parametrize("vector", VECTORS["words"])
def test_R74_words_on_the_page(vector: dict[str, Any]) -> None:
    """The published words of both sources."""
    block = vector_source(vector).block(int(vector["block"]))
    assert [f"{word:016x}" for word in block] == vector["words"]


@pytest.mark.parametrize("vector", VECTORS["shuffles"])
def test_R74_shuffles_on_the_page(vector: dict[str, Any]) -> None:
    """The published orders, one that draws a word again among them."""
    order, after = shuffle(vector_source(vector), vector["position"], bytes(range(vector["cards"])))
    assert [*order] == vector["order"]
    assert after == vector["end"]


def test_R74_digests_on_the_page() -> None:
    """A thousand games of one seed; piles of 0 to 400 cards out of one secret."""
    games = [shuffle(Seeded(42, game), 0, PACK) for game in range(1000)]
    position, piles = 0, b""
    for cards in range(401):
        order, position = shuffle(Secret(bytes(range(32))), position, bytes(card % 256 for card in range(cards)))
        piles += order
    assert VECTORS["digests"] == [
        {
            "of": "games 0 to 999 of seed 42",
            "words": sum(drawn for _, drawn in games),
            "sha256": sha256(b"".join(order for order, _ in games)).hexdigest(),
        },
        {"of": "piles of 0 to 400 cards", "words": position, "sha256": sha256(piles).hexdigest()},
    ]


def test_R74_groups_on_the_page() -> None:
    """The table that a fast program can copy: products up to 2^58, and what 2^64 leaves over."""
    rows = [tuple(map(int, row)) for row in re.findall(r"^\| (\d+) … (\d+) \| (\d+) \| (\d+) \|$", PAGE, re.MULTILINE)]
    assert [card for top, bottom, _, _ in rows for card in range(top, bottom - 1, -1)] == [*range(52, 1, -1)]
    for top, bottom, outcomes, excess in rows:
        assert outcomes == factorial(top) // factorial(bottom - 1) <= 2**58
        assert bottom == 2 or outcomes * (bottom - 1) > 2**58
        assert excess == WORDS % outcomes


@pytest.mark.parametrize(("cards", "expected"), [(2, 1), (19, 1), (20, 2), (32, 3), (36, 3), (40, 3), (52, 4), (54, 5)])
def test_R74_a_pack_takes_few_words(cards: int, expected: int) -> None:
    """As many words as the page says, when none is refused: the fewest of many games."""
    assert min(shuffle(Seeded(1, game), 0, bytes(cards))[1] for game in range(50)) == expected


@pytest.mark.cpython
@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_R74_listing_on_the_page_replays_the_vectors() -> None:
    """Another language, which shares nothing with this one but the page, finds the published vectors."""
    check = """
    import { deepStrictEqual as same } from "node:assert";
    const hex = (word) => word.toString(16).padStart(16, "0");
    const source = (v) =>
      v.secret ? secret(Buffer.from(v.secret, "hex")) : seeded(...[v.seed, v.game, v.purpose].map(BigInt));
    for (const v of vectors.seeds) same(parseSeed(v.text), BigInt(v.seed));
    for (const v of vectors.words) same(source(v)(BigInt(v.block)).map(hex), v.words);
    for (const v of vectors.shuffles)
      same(shuffle(source(v), BigInt(v.position), [...Array(v.cards).keys()]), [v.order, BigInt(v.end)]);
    console.log("replayed");
    """
    program = f"{block_on_the_page('js')}\nconst vectors = {json.dumps(VECTORS)};\n{check}"
    node = subprocess.run(
        ["node", "--input-type=module"], input=program, capture_output=True, check=False, encoding="utf-8"
    )
    assert (node.stdout, node.stderr) == ("replayed\n", "")
