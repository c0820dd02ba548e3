"""Casino War by the million: sessions of guests who always bet the minimum (R60–R64)."""

from bataille.lab.casino.croupier import Croupier

__all__ = ["Croupier"]
