"""Rows of sixty-four cards in one register of the processor (AVX-512), for `jit`. Loading this module loads Numba."""

# ruff: noqa: ARG001 - the signatures are Numba's
from __future__ import annotations

from typing import Any

from llvmlite import ir  # type: ignore[import-untyped] # has no types
from numba import types
from numba.extending import intrinsic, models, register_model

#: Cards in a row, and those of a stock that are compared at once.
CARDS, COMPARED = 64, 32

_BYTE, _WORD = ir.IntType(8), ir.IntType(64)
_ROW = ir.VectorType(_BYTE, CARDS)
_HALF = ir.VectorType(_BYTE, COMPARED)
_PAIRS = ir.VectorType(ir.IntType(16), COMPARED)


class RowType(types.Type):
    """The type of a row, for Numba."""

    def __init__(self) -> None:
        super().__init__(name="Row")


@register_model(RowType)
class _RowModel(models.PrimitiveModel):
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _ROW)  # type: ignore[no-untyped-call] # Numba has no types here


_row = RowType()


@intrinsic
def row(typing_context: Any, cards: Any, place: Any) -> Any:
    """Sixty-four cards side by side."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cards, place = arguments
        return builder.load(builder.bitcast(builder.gep(cards, [place]), _ROW.as_pointer()), align=1)

    return _row(cards, types.int64), build


@intrinsic
def lay_row(typing_context: Any, cards: Any, place: Any, laid: Any) -> Any:
    """Write sixty-four cards."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cards, place, laid = arguments
        builder.store(laid, builder.bitcast(builder.gep(cards, [place]), _ROW.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(cards, types.int64, _row), build


@intrinsic(prefer_literal=True)
def every_nth(typing_context: Any, cards: Any, first: Any, step: Any, number: Any) -> Any:
    """Of a row the cards `first`, `first` + `step` and so on, `number` of them; `step` and it are constants."""
    apart, length = step.literal_value, number.literal_value

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        start = filled(builder, builder.trunc(arguments[1], _BYTE), _ROW)
        places = ir.Constant(_ROW, [apart * place if place < length else 0 for place in range(CARDS)])
        taken = ir.Constant(ir.VectorType(ir.IntType(1), CARDS), [place < length for place in range(CARDS)])
        return builder.select(
            taken, _permuted(builder, arguments[0], builder.add(start, places)), ir.Constant(_ROW, None)
        )

    return _row(cards, types.int64, step, number), build


@intrinsic
def ties(typing_context: Any, one: Any, other: Any) -> Any:
    """A bit for each of the first thirty-two places where two rows have equal cards."""
    return types.int64(one, other), _comparing("==")


@intrinsic
def higher(typing_context: Any, one: Any, other: Any) -> Any:
    """A bit for each of the first thirty-two places where the first row has the higher card."""
    return types.int64(one, other), _comparing(">")


def _comparing(how: str) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        one, other = (_first_half(builder, each) for each in arguments)
        bits = builder.bitcast(builder.icmp_unsigned(how, one, other), ir.IntType(COMPARED))
        return builder.zext(bits, _WORD)

    return build


@intrinsic
def paired(typing_context: Any, one: Any, other: Any, picked: Any, order: Any) -> Any:
    """The cards of two rows in a new order: at place p stands number `order`[p] of those picked, then the rest.

    Picked are of the first thirty-two places of both those of the first row where the bit is set, and those of the
    other where it is not; the rest counts from thirty-two.
    """

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        first, second, picked, order = arguments
        one, other = _first_half(builder, first), _first_half(builder, second)
        bits = builder.bitcast(builder.trunc(picked, ir.IntType(COMPARED)), ir.VectorType(ir.IntType(1), COMPARED))
        best, rest = builder.select(bits, one, other), builder.select(bits, other, one)
        places = ir.Constant(ir.VectorType(ir.IntType(32), CARDS), list(range(CARDS)))
        return _permuted(builder, builder.shuffle_vector(best, rest, places), order)

    return _row(one, other, types.int64, order), build


@intrinsic
def added(typing_context: Any, one: Any, other: Any) -> Any:
    """The sums of two rows, place by place."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.add(*arguments)

    return _row(one, other), build


@intrinsic
def kept_pairs(typing_context: Any, pairs: Any, kept: Any) -> Any:
    """Of thirty-two pairs of cards those whose bit is set, close together; then zeros."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pairs, kept = arguments
        bits = ir.VectorType(ir.IntType(1), COMPARED)
        kind = ir.FunctionType(_PAIRS, [_PAIRS, _PAIRS, bits])
        compress = named(builder, "llvm.x86.avx512.mask.compress.v32i16", kind)
        which = builder.bitcast(builder.trunc(kept, ir.IntType(COMPARED)), bits)
        left = builder.call(compress, [builder.bitcast(pairs, _PAIRS), ir.Constant(_PAIRS, None), which])
        return builder.bitcast(left, _ROW)

    return _row(pairs, types.int64), build


@intrinsic
def pushed(typing_context: Any, stock: Any, used: Any, held: Any, prize: Any) -> Any:
    """The cards of a row from place `used` to before `held`, followed by those of another row."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        stock, used, held, prize = arguments
        shift = filled(builder, builder.trunc(used, _BYTE), _ROW)
        moved = _permuted(builder, stock, builder.add(shift, ir.Constant(_ROW, list(range(CARDS)))))
        bits = ir.VectorType(ir.IntType(1), CARDS)
        kind = ir.FunctionType(_ROW, [_ROW, _ROW, bits])
        expand = named(builder, "llvm.x86.avx512.mask.expand.v64i8", kind)
        behind = builder.shl(ir.Constant(_WORD, -1), builder.sub(held, used))
        return builder.call(expand, [prize, moved, builder.bitcast(behind, bits)])

    return _row(stock, types.int64, types.int64, prize), build


@intrinsic
def every(typing_context: Any, card: Any) -> Any:
    """A row of equal cards."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return filled(builder, builder.trunc(arguments[0], _BYTE), _ROW)

    return _row(types.int64), build


@intrinsic
def sum_of(typing_context: Any, cards: Any) -> Any:
    """The sum of a row."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        wide = ir.VectorType(ir.IntType(16), CARDS)
        kind = ir.FunctionType(ir.IntType(16), [wide])
        total = named(builder, "llvm.vector.reduce.add.v64i16", kind)
        return builder.zext(builder.call(total, [builder.zext(arguments[0], wide)]), _WORD)

    return types.int64(cards), build


@intrinsic
def path(typing_context: Any, held: Any, used: Any, wins: Any) -> Any:
    """What a seat holds that wins a card at each place whose bit is set and loses one at each other, `used` in all.

    Thirty-two numbers of sixteen bits, in a row.
    """

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        short, half = ir.IntType(16), COMPARED // 2
        held, used, wins = (builder.trunc(each, short) if each is not arguments[2] else each for each in arguments)
        halves = builder.bitcast(builder.trunc(wins, ir.IntType(COMPARED)), ir.VectorType(short, 2))
        sides = ir.Constant(ir.VectorType(ir.IntType(32), COMPARED), [0] * half + [1] * half)
        upto = ir.Constant(_PAIRS, [(2 << place % half) - 1 & 0xFFFF for place in range(COMPARED)])
        count = named(builder, "llvm.ctpop.v32i16", ir.FunctionType(_PAIRS, [_PAIRS]))
        seen = builder.call(count, [builder.and_(builder.shuffle_vector(halves, halves, sides), upto)])
        before = builder.ctpop(builder.extract_element(halves, ir.Constant(ir.IntType(32), 0)))
        earlier = builder.insert_element(ir.Constant(ir.VectorType(short, 2), None), before, ir.IntType(32)(1))
        won = builder.add(seen, builder.shuffle_vector(earlier, earlier, sides))
        places = ir.Constant(_PAIRS, [place + 1 for place in range(COMPARED)])
        most = filled(builder, used, _PAIRS)
        laid = builder.select(builder.icmp_unsigned("<", places, most), places, most)
        start = filled(builder, held, _PAIRS)
        numbers = builder.sub(builder.add(start, builder.add(won, won)), laid)
        return builder.bitcast(numbers, _ROW)

    return _row(types.int64, types.int64, types.int64), build


@intrinsic
def lowest_of(typing_context: Any, numbers: Any) -> Any:
    """The lowest of the numbers."""
    return types.int64(numbers), _reducing("umin")


@intrinsic
def highest_of(typing_context: Any, numbers: Any) -> Any:
    """The highest of the numbers."""
    return types.int64(numbers), _reducing("umax")


def _reducing(how: str) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind = ir.FunctionType(ir.IntType(16), [_PAIRS])
        reduce = named(builder, f"llvm.vector.reduce.{how}.v32i16", kind)
        return builder.zext(builder.call(reduce, [builder.bitcast(arguments[0], _PAIRS)]), _WORD)

    return build


@intrinsic
def over(typing_context: Any, numbers: Any, level: Any) -> Any:
    """A bit for each number that is higher."""
    return types.int64(numbers, types.int64), _levelling(">")


@intrinsic
def level_with(typing_context: Any, numbers: Any, level: Any) -> Any:
    """A bit for each number that is equal."""
    return types.int64(numbers, types.int64), _levelling("==")


def _levelling(how: str) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        numbers, level = arguments
        line = filled(builder, builder.trunc(level, ir.IntType(16)), _PAIRS)
        bits = builder.icmp_unsigned(how, builder.bitcast(numbers, _PAIRS), line)
        return builder.zext(builder.bitcast(bits, ir.IntType(COMPARED)), _WORD)

    return build


@intrinsic
def number_of(typing_context: Any, bits: Any) -> Any:
    """How many bits are set."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


@intrinsic
def spread(typing_context: Any, bits: Any, places: Any) -> Any:
    """The lowest bits in order, one at each of the places that are set."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return spread_out(builder, *arguments)

    return types.int64(types.int64, types.int64), build


def spread_out(builder: Any, bits: Any, places: Any) -> Any:
    """The lowest bits in order, one at each of the places that are set."""
    deposit = named(builder, "llvm.x86.bmi.pdep.64", ir.FunctionType(_WORD, [_WORD, _WORD]))
    return builder.call(deposit, [bits, places])


def _first_half(builder: Any, whole: Any) -> Any:
    places = ir.Constant(ir.VectorType(ir.IntType(32), COMPARED), list(range(COMPARED)))
    return builder.shuffle_vector(whole, whole, places)


def _permuted(builder: Any, cards: Any, order: Any) -> Any:
    kind = ir.FunctionType(_ROW, [_ROW, _ROW])
    permute = named(builder, "llvm.x86.avx512.permvar.qi.512", kind)
    return builder.call(permute, [cards, order])


def named(builder: Any, name: str, kind: Any) -> Any:
    """A function that LLVM knows by name."""
    known = builder.module.globals.get(name)
    return ir.Function(builder.module, kind, name) if known is None else known


def filled(builder: Any, number: Any, kind: Any) -> Any:
    """A vector of equal numbers."""
    one = builder.insert_element(ir.Constant(kind, ir.Undefined), number, ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(ir.IntType(32), kind.count), None))
