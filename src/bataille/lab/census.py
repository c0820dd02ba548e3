"""Every deal of a small pack by the kernel: what `bataille.census` counts with the engine, much faster."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bataille.cards import faces_of, pile
from bataille.census import Census, SmallPack, refuse_uncountable
from bataille.errors import CensusError
from bataille.lab.campaign import cores
from bataille.lab.given import threads_of
from bataille.lab.kernel import kernel_for
from bataille.lab.tally import Tally, empty, tally_of
from bataille.rules import Rules
from bataille.value import value

#: Deals that are made and played in one go.
CHUNK: Final = 1 << 15
#: Places of deals are counted in 63 bits.
_MOST: Final = 2**63


@value
class _Plan:
    """What arrangements are made of: codes, each so often."""

    codes: NDArray[np.uint8]
    suits: int
    deals: int

    def arrangements(self, first: int, count: int) -> NDArray[np.uint8]:
        """Those with the numbers `first` to `first` + `count` − 1 in the order of the codes, one a row.

        The first card of an arrangement says in which block of all of them it lies, the next one in which block of
        that, and so on: a block's share is that of its card among those that are left.
        """
        size = self.suits * len(self.codes)
        made = np.empty((count, size), np.uint8)
        left = np.full((count, len(self.codes)), self.suits, np.int64)
        number = np.arange(first, first + count)
        block = np.full(count, self.deals, np.int64)
        row = np.arange(count)
        for place in range(size):
            blocks = block[:, None] * left // (size - place)
            ends = blocks.cumsum(axis=1)
            card = (number[:, None] >= ends).sum(axis=1)
            block = blocks[row, card]
            number -= ends[row, card] - block
            left[row, card] -= 1
            made[:, place] = self.codes[card]
        return made


def can_count(pack: SmallPack) -> bool:
    """Whether there are few enough deals; there would never be time for more."""
    return pack.deals * pack.suits < _MOST


def count(
    rules: Rules, pack: SmallPack, tell: Callable[[int], None] | None = None, *, threads: int | None = None
) -> Census:
    """Play every deal of a pack that it `can_count`. `tell` is called with the deals played so far.

    Raises what `bataille.census.count` raises.
    """
    refuse_uncountable(rules, pack)
    threads = threads_of(threads)
    tally = empty(rules.seats)
    with closing(_tallies(rules, pack, threads or cores())) as tallies:
        for more in tallies:
            if more.stopped:
                raise CensusError("census/guard", battles=rules.last_battle)
            tally += more
            if tell is not None:
                tell(tally.games)
    one, other = tally.wins
    return Census(tally.games, (one, other), tally.draws, tally.endless, tally.periods, tally.battles)


def _tallies(rules: Rules, pack: SmallPack, threads: int) -> Generator[Tally]:
    """Of the deals, chunk by chunk."""
    kernel = kernel_for(rules)
    faces = faces_of(pack.ranks)
    codes: NDArray[np.uint8] = np.frombuffer(pile(pack.ranks, faces), np.uint8)
    plan = _Plan(np.sort(codes), pack.suits, pack.deals)

    def play(first: int) -> Tally:
        deals = plan.arrangements(first, min(CHUNK, pack.deals - first))
        return tally_of(kernel.play_deals(deals, faces=faces), first)

    pool = ThreadPoolExecutor(threads)
    try:
        waiting: deque[Future[Tally]] = deque()
        for first in range(0, pack.deals, CHUNK):
            waiting.append(pool.submit(play, first))
            if first == 0 or len(waiting) > threads:  # the first one compiles the kernel
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
