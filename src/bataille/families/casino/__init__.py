"""Casino War (R60–R64): every seat alone against the bank's card, for play money."""

from bataille.families.casino.family import CASINO as FAMILY

__all__ = ["FAMILY"]
