"""What the processor can do, asked without loading Numba."""

from __future__ import annotations

import os
from functools import cache

_NEEDED = ("avx512f", "avx512bw", "avx512dq", "avx512ifma", "avx512vl", "avx512vbmi", "avx512vbmi2", "bmi2")


@cache
def has_vectors() -> bool:
    """Whether code compiled here may compress and permute vectors of sixty-four bytes (AVX-512 VBMI2, IFMA)."""
    if os.environ.get("NUMBA_CPU_NAME") or os.environ.get("NUMBA_CPU_FEATURES"):
        return False  # Numba is told to compile for another processor
    from llvmlite import binding  # type: ignore[import-untyped] # noqa: PLC0415 # has no types; takes a tenth of a second

    features = binding.get_host_cpu_features()
    return all(features.get(name, False) for name in _NEEDED)
