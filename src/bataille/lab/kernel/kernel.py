"""Kernels: what plays many games of chance under fixed rules, fast."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import cast

import numpy as np

from bataille.cards import STANDARD, Faces
from bataille.engine.deal import Layout, refuse_unfit
from bataille.errors import DealError, LabError, SeedError
from bataille.lab.kernel.boxes import Array, make_tables
from bataille.lab.kernel.games import Games, blank
from bataille.lab.kernel.load import load_compiled, load_plain
from bataille.lab.kernel.processor import has_vectors
from bataille.lab.kernel.specialise import fits_strides
from bataille.lab.kernel.table import Cells, Columns
from bataille.rules import Rules, TurnUp, refuse_out_of_range
from bataille.value import value

_WORDS = 2**64
_NO_DEALS = np.zeros((0, 0), np.uint8)
_NO_SIZES = np.zeros((0, 0), np.int64)


@value
class Kernel:
    """Plays games under its rules. Safe to use from several threads: a call works on arrays of its own."""

    rules: Rules
    #: Whether longest chain, lead changes, comeback, aces and strength are counted; else these arrays stay zero.
    detail: bool = True
    #: Whether Numba compiles it; else it is plain Python.
    compiled: bool = True
    #: Whether two seats play whole passes with the processor's vectors, where the rules allow it; None: where that is
    #: faster.
    vectors: bool | None = None

    def play(self, seed: int, first: int, count: int) -> Games:
        """Games `first` to `first` + `count` − 1 of a seed, as the engine plays it with `Seeded(seed, game)`.

        Raises `RulesError` where the rules do not fit their own pack, `SeedError` for numbers out of range.
        """
        refuse_out_of_range(self.rules)
        return self._play(seed, first, count, STANDARD, _NO_DEALS, _NO_SIZES)

    def play_deals(
        self, codes: Array, sizes: Array | None = None, *, faces: Faces = STANDARD, seed: int = 0, first: int = 0
    ) -> Games:
        """Explicit deals (R4), one a row of `codes` of `faces` (uint8); row k draws its chance from game `first` + k.

        `sizes`: for each deal the cards of each stock, which lie in the row one after the other, top first, and may end
        before it; `None`: each row is a pack, dealt card by card. Raises `DealError` for a deal that cannot be played.
        """
        seats = self.rules.seats
        if sizes is None:
            each = codes.shape[1] // seats
            if not each:
                raise DealError("deal/short", cards=codes.shape[1], seats=seats)
            codes = codes[:, : each * seats].reshape(-1, each, seats).swapaxes(1, 2).reshape(-1, each * seats)
            sizes = np.full((len(codes), seats), each)
        _refuse(self.rules, faces, codes, sizes)
        return self._play(seed, first, len(codes), faces, codes, sizes)

    def _has_vectors(self) -> bool:
        if not fits_strides(self.rules):
            return False
        return self.compiled and has_vectors() if self.vectors is None else self.vectors

    def _play(self, seed: int, first: int, count: int, faces: Faces, codes: Array, sizes: Array) -> Games:
        for name, number in ("seed", seed), ("game", first), ("game", first + max(count, 1) - 1):
            if not 0 <= number < _WORDS:
                raise SeedError("seed/range", name=name, number=str(number))
        if count < 0:
            raise LabError("lab/count", count=count, most=_WORDS)
        rules, compiled = self.rules, self.compiled
        games = blank(count, rules.seats)
        tables = make_tables(rules, faces, codes, sizes, compiled=compiled)
        load = load_compiled if compiled else load_plain
        play = load(rules, detail=self.detail, vectors=self._has_vectors())
        words = np.array([seed, first], np.uint64)
        word, start = cast("list[int]", list(words) if compiled else words.tolist())
        play(tables, _columns(games), word, start, count)
        return games


@cache
def kernel_for(rules: Rules, *, detail: bool = True, compiled: bool = True, vectors: bool | None = None) -> Kernel:
    """The kernel of these rules; compiled when it first plays. Raises `LabError` for rules that need the engine."""
    if not isinstance(rules.part, TurnUp):
        raise LabError("lab/family", family=rules.part.TAG)
    return Kernel(rules, detail, compiled, vectors)


def _columns(games: Games) -> Columns:
    """The arrays of the results, flat."""
    arrays = {name: getattr(games, name).reshape(-1) for name in Columns._fields}
    return Columns(**{name: cast("Cells", array) for name, array in arrays.items()})


def _refuse(rules: Rules, faces: Faces, codes: Array, sizes: Array) -> None:
    """Raise `DealError` for deals that these rules cannot play, `ValueError` for arrays that do not fit together."""
    seats = rules.seats
    if sizes.shape[1] != seats:
        raise DealError("deal/stocks", stocks=sizes.shape[1], seats=seats)
    if len(sizes) != len(codes) or (sizes < 0).any() or (sizes.sum(axis=1) > codes.shape[1]).any():
        raise ValueError("sizes of stocks that the rows do not have")
    if (codes >= len(faces)).any():
        raise ValueError("codes that are no cards")
    if ((sizes > 0).sum(axis=1) < 2).any():
        raise DealError("deal/alone")
    refuse_unfit(replace(rules, target=None, floor=None), faces, Layout((bytes(np.unique(codes)),), 0))
    for row in np.unique(sizes, axis=0):
        refuse_unfit(rules, faces, Layout(tuple([bytes(int(size)) for size in row]), 0))
