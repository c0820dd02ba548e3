"""Words of the stream and shuffles, several side by side, with the processor's vectors (AVX-512), for `jit`.

Loading this module loads Numba.
"""

# ruff: noqa: ARG001 - the signatures are Numba's
from __future__ import annotations

from typing import Any

from llvmlite import ir  # type: ignore[import-untyped] # has no types
from numba import types
from numba.extending import intrinsic

from bataille.lab.kernel.table import WORD_PLACES
from bataille.lab.kernel.vectors import CARDS, COMPARED, filled, named, spread_out

_BYTE, _WORD = ir.IntType(8), ir.IntType(64)
_ROW = ir.VectorType(_BYTE, CARDS)
_HALF = ir.VectorType(_BYTE, COMPARED)
_SIXTEEN = ir.VectorType(_BYTE, 16)
_EIGHT = ir.VectorType(_WORD, 8)
#: Of Philox4x64-10 (docs/stream.md): the factors, and what is added to the keys from round to round.
_FACTORS = (0xD2E7470EE14C6C93, 0xCA5A826395121157)
_STEPS = (0x9E3779B97F4A7C15, 0xBB67AE8584CAA73B)
_ROUNDS = 10


@intrinsic
def make_words(typing_context: Any, words: Any, at: Any, number: Any, seed: Any, game: Any) -> Any:
    """Make sixteen blocks of the stream from block `number` on; a bit for each word whether it is 2^63 or more.

    Word w of block b stands at `at` + 32 w + b.
    """

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        words, at, number, seed, game = arguments
        halves = ir.Constant(_WORD, 0)
        for eight, blocks in enumerate(_blocks(builder, number, (seed, game))):
            for place, made in enumerate(blocks):
                target = builder.gep(words, [builder.add(at, ir.Constant(_WORD, 8 * eight + 32 * place))])
                builder.store(made, builder.bitcast(target, _EIGHT.as_pointer()), align=8)
                signs = builder.bitcast(builder.icmp_signed("<", made, ir.Constant(_EIGHT, None)), _BYTE)
                places = ir.Constant(_WORD, sum(1 << 32 * eight + place + 4 * block for block in range(8)))
                halves = builder.or_(halves, spread_out(builder, builder.zext(signs, _WORD), places))
        return halves

    return types.int64(words, types.int64, types.int64, types.int64, types.int64), build


def _blocks(builder: Any, number: Any, keys: tuple[Any, Any]) -> list[tuple[Any, Any, Any, Any]]:
    """The first, second, third and fourth words of eight blocks from block `number` on, and of the eight behind them.

    The first round has nothing but the counter to work on, and so of the second one product is the same for all.
    """
    wide = ir.IntType(128)
    seeds, games = (filled(builder, key, _EIGHT) for key in keys)
    same = builder.mul(builder.zext(keys[0], wide), ir.Constant(wide, _FACTORS[0]))
    same_high = filled(builder, builder.trunc(builder.lshr(same, ir.Constant(wide, 64)), _WORD), _EIGHT)
    same_low = filled(builder, builder.trunc(same, _WORD), _EIGHT)
    eights = []
    for first in (1, 9):
        counters = ir.Constant(_EIGHT, [first + block for block in range(8)])
        eights.append(builder.add(filled(builder, number, _EIGHT), counters))
    zero = ir.Constant(_EIGHT, None)
    blocks = []
    for counter in eights:
        high, low = _products(builder, counter, _FACTORS[0])
        blocks.append((seeds, zero, builder.xor(high, games), low))
    for turn in range(1, _ROUNDS):
        seeds = builder.add(seeds, ir.Constant(_EIGHT, [_STEPS[0]] * 8))
        games = builder.add(games, ir.Constant(_EIGHT, [_STEPS[1]] * 8))
        for place, (a, b, c, d) in enumerate(blocks):  # side by side: none waits for the numbers of another
            left_high, left_low = (same_high, same_low) if turn == 1 else _products(builder, a, _FACTORS[0])
            right_high, right_low = _products(builder, c, _FACTORS[1])
            first = builder.xor(builder.xor(right_high, b), seeds)
            third = builder.xor(builder.xor(left_high, d), games)
            blocks[place] = (first, right_low, third, left_low)
    return blocks


def _products(builder: Any, numbers: Any, factor: int) -> tuple[Any, Any]:
    """The upper and the lower 64 bits of the products of eight words with a constant, from products of 52 bits each.

    The words are cut into 12 upper and 52 lower bits, the factor into 52 and 12: so what is carried into the upper 64
    bits fits a word, where the lowest twelve bits of the factor are no more than 4,094.
    """
    kind = ir.FunctionType(_EIGHT, [_EIGHT, _EIGHT, _EIGHT])
    upper, lower = (named(builder, f"llvm.x86.avx512.vpmadd52{half}.uq.512", kind) for half in "hl")
    cut, whole = ir.Constant(_EIGHT, [52] * 8), ir.Constant(_EIGHT, [factor] * 8)
    most, rest = ir.Constant(_EIGHT, [factor >> 12] * 8), ir.Constant(_EIGHT, [factor % 2**12 << 40] * 8)
    above = builder.lshr(numbers, cut)  # what stands above 52 bits is cut off by itself
    carry = builder.call(lower, [builder.mul(above, rest), numbers, most])
    carry = builder.call(upper, [carry, numbers, rest])
    high = builder.call(upper, [builder.mul(above, most), numbers, most])
    return builder.add(high, builder.lshr(carry, cut)), builder.mul(numbers, whole)


@intrinsic(prefer_literal=True)
def shuffle_four(typing_context: Any, cards: Any, place: Any, words: Any, at: Any, top: Any, bottom: Any) -> Any:
    """Shuffle four packs on, each from bound `top` down to `bottom`, constants, with one word.

    The packs lie `CARDS` places apart from `place` on, the words `WORD_PLACES` apart from `at` on.
    """
    bounds = range(top.literal_value, bottom.literal_value - 1, -1)

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cards, place, words, at, _, _ = arguments
        left = [builder.load(builder.gep(words, [_behind(builder, at, WORD_PLACES * pack)])) for pack in range(4)]
        packs = [builder.gep(cards, [_behind(builder, place, CARDS * pack)]) for pack in range(4)]
        _shuffle_side_by_side(builder, packs, left, bounds)
        return context.get_dummy_value()

    return types.void(cards, types.int64, words, types.int64, top, bottom), build


@intrinsic(prefer_literal=True)
def shuffle_listed(typing_context: Any, cards: Any, listed: Any, at: Any, top: Any) -> Any:
    """Shuffle `top` cards, a constant, in four places, a word each; from `at` on stand each place and its word."""
    bounds = range(top.literal_value, 1, -1)

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cards, listed, at, _ = arguments
        numbers = [builder.load(builder.gep(listed, [_behind(builder, at, step)])) for step in range(8)]
        packs = [builder.gep(cards, [place]) for place in numbers[::2]]
        if len(bounds) < _SIXTEEN.count:
            _shuffle_in_register(builder, packs, numbers[1::2], bounds)
        else:
            _shuffle_side_by_side(builder, packs, numbers[1::2], bounds)
        return context.get_dummy_value()

    return types.void(cards, listed, types.int64, top), build


def _behind(builder: Any, place: Any, step: int) -> Any:
    return builder.add(place, ir.Constant(_WORD, step))


def _shuffle_in_register(builder: Any, packs: list[Any], words: list[Any], bounds: range) -> None:
    """Shuffle four times at most sixteen cards with a word each, a quarter of a row each: every swap is a permutation.

    The word that is left for a bound is the first times the bounds before it. Without its lower half, times the bound,
    it lacks less than the bound of the pick and the upper half of what is left, side by side.
    """
    four = ir.VectorType(_WORD, 4)
    drawn = ir.Constant(four, ir.Undefined)
    for number, word in enumerate(words):
        drawn = builder.insert_element(drawn, word, ir.IntType(32)(number))
    quarters = [builder.load(builder.bitcast(pack, _SIXTEEN.as_pointer()), align=1) for pack in packs]
    halves = [_joined(builder, *quarters[:2]), _joined(builder, *quarters[2:])]
    cards = _joined(builder, *halves)
    each = [8 * (place // 16) + 4 for place in range(CARDS)]
    same = ir.Constant(_ROW, [place % 16 for place in range(CARDS)])
    permute = named(builder, "llvm.x86.avx512.pshuf.b.512", ir.FunctionType(_ROW, [_ROW, _ROW]))
    multiply = named(builder, "llvm.x86.avx512.vpmadd52l.uq.256", ir.FunctionType(four, [four, four, four]))
    half, most = ir.Constant(four, [32] * 4), ir.Constant(four, [bounds[0]] * 4)
    left, used = builder.lshr(drawn, half), 1
    for bound in bounds:
        used = used * bound % 2**64
        whole = builder.call(multiply, [most, left, ir.Constant(four, [bound] * 4)])
        left = builder.lshr(builder.mul(drawn, ir.Constant(four, [used] * 4)), half)
        picks = builder.bitcast(builder.sub(whole, left), _HALF)
        pick = builder.shuffle_vector(picks, picks, ir.Constant(ir.VectorType(ir.IntType(32), CARDS), each))
        order = builder.select(builder.icmp_unsigned("==", pick, same), ir.Constant(_ROW, [bound - 1] * CARDS), same)
        last = ir.Constant(ir.VectorType(ir.IntType(1), CARDS), [place % 16 == bound - 1 for place in range(CARDS)])
        cards = builder.call(permute, [cards, builder.select(last, pick, order)])
    for number, pack in enumerate(packs):
        places = ir.Constant(
            ir.VectorType(ir.IntType(32), bounds[0]), [16 * number + card for card in range(bounds[0])]
        )
        part = builder.shuffle_vector(cards, cards, places)
        builder.store(part, builder.bitcast(pack, part.type.as_pointer()), align=1)


def _joined(builder: Any, one: Any, other: Any) -> Any:
    places = ir.VectorType(ir.IntType(32), 2 * one.type.count)
    return builder.shuffle_vector(one, other, ir.Constant(places, list(range(2 * one.type.count))))


def _shuffle_side_by_side(builder: Any, packs: list[Any], left: list[Any], bounds: range) -> None:
    """Shuffle packs with a word each: none waits for the cards of another."""
    wide = ir.IntType(128)
    for bound in bounds:
        for number, pack in enumerate(packs):
            whole = builder.mul(builder.zext(left[number], wide), ir.Constant(wide, bound))
            left[number] = builder.trunc(whole, _WORD)
            pick = builder.gep(pack, [builder.trunc(builder.lshr(whole, ir.Constant(wide, 64)), _WORD)])
            last = builder.gep(pack, [ir.Constant(_WORD, bound - 1)])
            card, end = builder.load(pick), builder.load(last)
            builder.store(end, pick)
            builder.store(card, last)
