"""The laboratory: many games, counted exactly."""

from bataille.lab.simulation import Interrupted, simulate
from bataille.lab.summary import Report
from bataille.lab.tally import Tally

__all__ = ["Interrupted", "Report", "Tally", "simulate"]
