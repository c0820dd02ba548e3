"""Chance games by the million: `kernel_for(rules).play(seed, first, count)`.

The engine is the only authority; every kernel is held equal to it, game by game and field by field, the position in the
stream included.
"""

from bataille.lab.kernel.games import Games
from bataille.lab.kernel.kernel import Kernel, kernel_for

__all__ = ["Games", "Kernel", "kernel_for"]
