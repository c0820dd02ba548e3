"""Programs in C that play the same games, compiled by the system's compiler and run with another seed each time."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

from bataille.value import value

#: The plain way, and with no branch on who wins a battle; `programs` has both.
NAMES = ("branchfree", "scalar")
_COMPILERS = ("cc", "gcc", "clang")
_SAID = re.compile(r"N=(\d+) .*meanbattles=([\d.]+) .* ([\d.]+) ns/game")


@value
class Rival:
    """A compiled program."""

    program: Path

    def seconds_per_game(self, games: int, seed: int) -> float:
        """Seconds of CPU time, over so many games of a seed."""
        command = [str(self.program), str(games), str(seed)]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - our own program
        found = _SAID.match(said)
        assert found is not None
        assert int(found[1]) == games
        return float(found[3]) / 1e9


@contextmanager
def rivals() -> Iterator[dict[str, Rival]]:
    """The programs by name, in a directory that is taken away after use; none where there is no compiler."""
    compiler = next(filter(None, map(shutil.which, _COMPILERS)), None)
    with tempfile.TemporaryDirectory(prefix="bataille-") as directory:
        built: dict[str, Rival] = {}
        for name in NAMES if compiler is not None else ():
            program = _compile(str(compiler), name, Path(directory))
            if program is not None:
                built[name] = Rival(program)
        yield built


def _compile(compiler: str, name: str, directory: Path) -> Path | None:
    """The compiled program; None where the compiler could not make it."""
    source, program = directory / f"{name}.c", directory / name
    source.write_text((files("bataille.lab.bench") / "programs" / f"{name}.c").read_text(encoding="utf-8"))
    command = [compiler, "-O3", "-march=native", "-w", "-o", str(program), str(source)]
    done = subprocess.run(command, capture_output=True, check=False)  # noqa: S603 - the system's compiler
    return program if done.returncode == 0 else None
