"""How fast the kernels are on this machine: `bataille bench`."""

from bataille.lab.bench.measure import ROWS, Compiling, Row, Threads, measure_compiling, measure_rows, measure_threads
from bataille.lab.bench.rivals import NAMES, Rival, rivals

__all__ = [
    "NAMES",
    "ROWS",
    "Compiling",
    "Rival",
    "Row",
    "Threads",
    "measure_compiling",
    "measure_rows",
    "measure_threads",
    "rivals",
]
