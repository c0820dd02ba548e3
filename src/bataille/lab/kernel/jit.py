"""What the kernel's source needs of its surroundings, compiled by Numba. Loading this module loads Numba."""

# ruff: noqa: ARG001 - the signatures are Numba's
from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from llvmlite import ir  # type: ignore[import-untyped] # has no types
from numba import njit, types
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., object])

# Numba's types leave out two options: what only other kernel functions call needs no entrances for Python and C, which
# would take half the time of compiling it.
_njit = cast("Callable[..., Any]", njit)


def compiled(function: F) -> F:
    """A function of the kernel: it is compiled into those that call it."""
    return cast("F", _njit(nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(function))


def apart(function: F) -> F:
    """A function that is seldom called: it stays by itself, out of the way of the others."""
    return compiled(function)


def entry(function: F) -> F:
    """The function that Python calls: it is kept on disk with all it calls (see `load`)."""
    return cast("F", _njit(nogil=True, error_model="numpy", cache=True, no_cfunc_wrapper=True)(function))


def everywhere(function: F) -> F:
    """A function that `inline` writes out wherever it is called, or else LLVM."""
    options = {"nogil": True, "error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return cast("F", _njit(forceinline=True, **options)(function))


def generic(function: F) -> F:
    """A function whose last parameter is a constant where it is called: `fold` has written it out for each."""
    return compiled(function)


@intrinsic
def word(typing_context: Any, number: Any) -> Any:
    """A whole number as the word of the same bits: of words and whole numbers Numba would make floats."""
    return types.uint64(number), _convert


@intrinsic
def whole(typing_context: Any, number: Any) -> Any:
    """A word as the whole number of the same bits, a card or a constant as a whole number like any other."""
    return types.int64(number), _convert


def _convert(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    return context.cast(builder, arguments[0], signature.args[0], signature.return_type)


@intrinsic
def product(typing_context: Any, first: Any, second: Any) -> Any:
    """The upper and the lower 64 bits of the product of two words: one instruction, but none that Numba knows."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        wide, word = ir.IntType(128), ir.IntType(64)
        left, right = (builder.zext(argument, wide) for argument in arguments)
        whole = builder.mul(left, right)
        upper = builder.trunc(builder.lshr(whole, ir.Constant(wide, 64)), word)
        return context.make_tuple(builder, signature.return_type, [upper, builder.trunc(whole, word)])

    pair: Any = types.UniTuple(types.uint64, 2)  # type: ignore[no-untyped-call]
    return pair(types.uint64, types.uint64), build


def _pointer_to(kind: Any) -> Any:
    return types.CPointer(kind)  # type: ignore[no-untyped-call]


@intrinsic
def point(typing_context: Any, array: Any) -> Any:
    """The cells of an array by their address alone: an array of Numba's is seven values, and counts its users."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, arguments[0]).data

    return _pointer_to(array.dtype)(array), build


@intrinsic
def put_four(typing_context: Any, cards: Any, place: Any, four: Any) -> Any:
    """Write four cards, the first in the lowest byte of `four`; what stands above its 32 bits is cut off."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cards, place, four = arguments
        word = ir.IntType(32)
        target = builder.bitcast(builder.gep(cards, [place]), word.as_pointer())
        builder.store(builder.trunc(four, word), target, align=1)
        return context.get_dummy_value()

    return types.void(cards, types.int64, types.int64), build


@intrinsic
def put_eight(typing_context: Any, cards: Any, place: Any, eight: Any) -> Any:
    """Write eight cards, the first in the lowest byte of `eight`."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cards, place, eight = arguments
        target = builder.bitcast(builder.gep(cards, [place]), ir.IntType(64).as_pointer())
        builder.store(eight, target, align=1)
        return context.get_dummy_value()

    return types.void(cards, types.int64, types.int64), build


@intrinsic
def copy_sixteen(typing_context: Any, cards: Any, source: Any, others: Any, target: Any) -> Any:
    """Copy sixteen cards at once."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cards, source, others, target = arguments
        wide = ir.VectorType(ir.IntType(8), 16).as_pointer()
        sixteen = builder.load(builder.bitcast(builder.gep(cards, [source]), wide), align=1)
        builder.store(sixteen, builder.bitcast(builder.gep(others, [target]), wide), align=1)
        return context.get_dummy_value()

    return types.void(cards, types.int64, others, types.int64), build


@intrinsic
def eight(typing_context: Any, cards: Any, place: Any) -> Any:
    """Eight cards side by side, the first in the lowest byte."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cards, place = arguments
        source = builder.bitcast(builder.gep(cards, [place]), ir.IntType(64).as_pointer())
        return builder.load(source, align=1)

    return types.int64(cards, types.int64), build


@intrinsic
def first_of(typing_context: Any, seats: Any) -> Any:
    """The lowest of the seats, of which there is one at least."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), build


@intrinsic
def rolled(typing_context: Any, number: Any) -> Any:
    """The number, but LLVM does not know it: it would write a loop over so many seats out."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        return builder.asm(ir.FunctionType(word, [word]), "", "=r,0", arguments, False)

    return types.int64(types.int64), build


@intrinsic(prefer_literal=True)
def deal_group(
    typing_context: Any,
    cards: Any,
    tray: Any,
    room: Any,
    left: Any,
    top: Any,
    bottom: Any,
    seats: Any,
    number: Any,
) -> Any:
    """What `plain` does by the same name, written out bound by bound: `top` and what follows it are constants."""
    bounds = range(top.literal_value, bottom.literal_value - 1, -1)
    each, seat_count = number.literal_value // seats.literal_value, seats.literal_value
    kinds = (cards, types.int64, types.int64, types.uint64, top, bottom, seats, number)

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cards, tray, room, left, *_ = arguments
        wide, word = ir.IntType(128), ir.IntType(64)
        tray = builder.gep(cards, [tray])
        stocks = [builder.gep(cards, [builder.mul(room, ir.Constant(word, seat))]) for seat in range(seat_count)]

        def deal_card(place: int, card: Any) -> None:
            if place < each * seat_count:
                target = builder.gep(stocks[place % seat_count], [ir.Constant(word, place // seat_count)])
                builder.store(card, target)

        for bound in bounds:
            whole = builder.mul(builder.zext(left, wide), ir.Constant(wide, bound))
            left = builder.trunc(whole, word)
            pick = builder.gep(tray, [builder.trunc(builder.lshr(whole, ir.Constant(wide, 64)), word)])
            card = builder.load(pick)
            builder.store(builder.load(builder.gep(tray, [ir.Constant(word, bound - 1)])), pick)
            deal_card(bound - 1, card)
        if bounds[-1] == 2:
            deal_card(0, builder.load(tray))
        return context.get_dummy_value()

    return types.void(*kinds), build
