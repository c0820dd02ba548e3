"""Speed War, in real time (R40–R45): everybody turns at their own pace, and the quickest hand takes the centre."""

from bataille.families.speed.family import SPEED as FAMILY

__all__ = ["FAMILY"]
