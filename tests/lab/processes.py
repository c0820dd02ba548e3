"""Programs in a process of their own, which keep what they compile in a directory of the test's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def said_by(program: str, cache: Path) -> str:
    """What a program in Python prints, when compiled code is kept in `cache`."""
    environment = {**os.environ, "BATAILLE_CACHE": str(cache)}
    environment.pop("NUMBA_CACHE_DIR", None)
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return done.stdout
