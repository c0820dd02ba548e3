"""The games of chance (R7–R30): everybody turns, the cards decide."""

from bataille.families.turn_up.family import TURN_UP as FAMILY

__all__ = ["FAMILY"]
