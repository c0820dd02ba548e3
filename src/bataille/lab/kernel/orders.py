"""How `lanes` pairs the cards of two rows: places in the thirty-two cards that were picked and the rest behind them."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from bataille.lab.kernel.table import ORDER_PLACES, ROW

#: Where the rest begins; at most so many cards lie behind a tie.
_REST = ROW // 2


@lru_cache(maxsize=1)
def orders() -> NDArray[np.uint8]:
    """The order without a war, then by cards behind a tie what its war changes, the tie itself standing at place ROW.

    Without a war each card is followed by the one it met; in a war the whole row of one seat by that of the other.
    """
    places = np.arange(ROW)
    alone = places // 2 + _REST * (places % 2)
    changes = np.zeros((_REST + 1, ORDER_PLACES), np.int64)
    for behind in range(1, _REST):
        length = behind + 1
        fought = places[: 2 * length]
        rows = np.where(fought < length, fought, _REST + fought - length)
        changes[behind, ROW : ROW + 2 * length] = rows - alone[: 2 * length]
    first = np.pad(alone, (0, ORDER_PLACES - ROW))
    return np.concatenate([first, changes.ravel()]).astype(np.uint8)
