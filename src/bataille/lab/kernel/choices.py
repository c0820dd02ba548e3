"""Numbers for the choices of the rules and for the terminations, as the kernel's source compares them."""

from __future__ import annotations

from typing import Final

#: In `Box.winners`: a tie.
NOBODY: Final = 255
# R12
COMMIT: Final = 0
LOSE: Final = 1
LAST_CARD: Final = 2
EQUAL: Final = 3
DRAW: Final = 4
# R14
WINNER_FIRST: Final = 0
LOSER_FIRST: Final = 1
BY_SEAT: Final = 2
LAID: Final = 3
HIGH_FIRST: Final = 4
SHUFFLED: Final = 5
# R27
WAR: Final = 0
TAKE_BACK: Final = 1
DISCARD: Final = 2
# Places in `tuple(Termination)`.
CAPTURED_ALL: Final = 0
SHORT_WAR: Final = 1
EMPTY_STOCK: Final = 2
ENOUGH_WARS: Final = 4
TARGET_HELD: Final = 5
FLOOR_BROKEN: Final = 6
BELL: Final = 7
ENOUGH_BATTLES: Final = 8
ENDLESS: Final = 9
GUARD: Final = 10
