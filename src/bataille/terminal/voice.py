"""Plain lines out, lines and single keys in: the terminal without a full screen, or a pipe."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from select import select
from textwrap import fill

if sys.platform == "win32":
    import msvcrt
else:
    import termios
    import tty

#: How often keys are looked for where the system cannot wait for them, in seconds.
_LOOK = 0.02
_NARROWEST = 20


class Clock:
    """Monotonic milliseconds, which may be put forward."""

    def __init__(self) -> None:
        self._ahead = 0

    def __call__(self) -> int:
        return time.monotonic_ns() // 1_000_000 + self._ahead

    def put_forward(self, ms: int) -> None:
        """Time passes at once."""
        self._ahead += ms


class Voice:
    """Standard output and standard input. `hurried`: nobody wants to wait, so that time is put forward instead."""

    def __init__(self, clock: Clock, *, hurried: bool = False) -> None:
        self._clock = clock
        self._hurried = hurried
        #: Whether somebody sits at the keyboard.
        self.heard = sys.stdin.isatty()

    def say(self, text: str, end: str = "\n") -> None:
        """Write a line, or (with another `end`) a part of one. On a terminal, whole words go to the next line."""
        sys.stdout.write((_wrapped(text) if sys.stdout.isatty() else text) + end)
        sys.stdout.flush()

    def ask(self, prompt: str) -> str | None:
        """Ask for a line; `None` where there will be no more."""
        self.say(prompt, end=" ")
        line = sys.stdin.readline()
        if line and not self.heard:
            self.say(line.rstrip("\n"))
        if not line:
            self.say("")
            return None
        return line.strip()

    def clear(self) -> None:
        """Take what has been said out of sight."""
        if sys.stdout.isatty():
            self.say("\x1b[2J\x1b[3J\x1b[H", end="")

    def pause(self, ms: int) -> bool:
        """Wait; whether somebody pressed Enter meanwhile, which ends the wait."""
        if not ms:
            return False
        if not self.heard or sys.platform == "win32":
            time.sleep(ms / 1_000)
            return False
        if not select([sys.stdin], [], [], ms / 1_000)[0]:
            return False
        sys.stdin.readline()
        return True

    def wait(self, ms: int) -> None:
        """Let time pass in which computer players think."""
        if self._hurried:
            self._clock.put_forward(ms)
        else:
            time.sleep(ms / 1_000)

    @contextmanager
    def keys(self) -> Iterator[None]:
        """Meanwhile `key` hears single keys."""
        if sys.platform == "win32":
            yield
            return
        before = termios.tcgetattr(sys.stdin)
        tty.setcbreak(sys.stdin)
        try:
            yield
        finally:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)

    def key(self, ms: int | None) -> str | None:
        """The next key; `None` when it does not come within `ms` milliseconds (`None`: however long it takes)."""
        if sys.platform == "win32":
            end = None if ms is None else time.monotonic() + ms / 1_000
            while not msvcrt.kbhit():
                if end is not None and time.monotonic() >= end:
                    return None
                time.sleep(_LOOK)
            return msvcrt.getwch()
        if not select([sys.stdin], [], [], None if ms is None else ms / 1_000)[0]:
            return None
        return sys.stdin.read(1)


def _wrapped(text: str) -> str:
    """The text in lines that fit the terminal, each indented as its beginning."""
    width = max(shutil.get_terminal_size().columns - 1, _NARROWEST)  # the cursor needs the last column
    return "\n".join([_filled(line, width) if len(line) > width else line for line in text.split("\n")])


def _filled(line: str, width: int) -> str:
    indent = line[: len(line) - len(line.lstrip(" "))]
    return fill(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
