"""`bataille play` in a terminal, as a process: the full screen, plain lines, keys, and how it ends."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import select
import signal
import struct
import termios
from pathlib import Path
from subprocess import DEVNULL, Popen
from time import monotonic

import pytest

from tests.cli.test_process import PROGRAM, environment

pytestmark = [pytest.mark.cpython, pytest.mark.usefixtures("heard")]

#: What the full screen begins with: the terminal's other screen.
FULL_SCREEN = b"\x1b[?1049h"
#: Longer than any of this takes, in seconds.
PATIENCE = 60


class Terminal:
    """A program in a terminal of 80 by 24."""

    def __init__(self, *words: str, term: str = "xterm-256color") -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self._process = Popen(
            [*PROGRAM, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(TERM=term),
            start_new_session=True,
        )
        os.close(slave)
        self.seen = b""

    def read_until(self, text: str, pressing: str = "") -> None:
        """Read on until the program has written this, beyond what was read before.

        `pressing`: keys that bring it about, typed every second, since a key that comes before the screen is looked
        at does nothing.
        """
        fresh = b""
        deadline = monotonic() + PATIENCE
        typed = 0.0
        while text.encode() not in fresh:
            assert monotonic() < deadline, f"{text!r} does not come after {self.seen!r}"
            if pressing and monotonic() > typed + 1:
                self.press(pressing)
                typed = monotonic()
            if select.select([self._master], [], [], 0.1)[0]:
                read = os.read(self._master, 65_536)
                fresh += read
                self.seen += read

    def press(self, keys: str) -> None:
        """Type."""
        os.write(self._master, keys.encode())

    def interrupt(self) -> None:
        """What the terminal does for Ctrl-C while lines are read."""
        self._process.send_signal(signal.SIGINT)

    def end(self, pressing: str = "") -> int:
        """Read to the end; the exit code. `pressing`: see `read_until`."""
        deadline = monotonic() + PATIENCE
        typed = 0.0
        while monotonic() < deadline and not self._has_ended():
            if pressing and monotonic() > typed + 1:
                self.press(pressing)
                typed = monotonic()
        os.close(self._master)
        try:
            return self._process.wait(PATIENCE)
        finally:
            self._process.kill()

    def _has_ended(self) -> bool:
        """Read what there is; whether the terminal's other side is closed."""
        if not select.select([self._master], [], [], 0.1)[0]:
            return False
        try:
            read = os.read(self._master, 65_536)
        except OSError:
            return True
        self.seen += read
        return not read


def test_full_screen_in_a_terminal(tmp_path: Path) -> None:
    """Without options: the whole screen; `q` ends it; the record of the game is there."""
    file = tmp_path / "game.json"
    terminal = Terminal("play", "--seed", "lion", "--pace", "instant", "--record", str(file))
    terminal.read_until("Turn ⏎")
    terminal.read_until("Ace beats Six.", pressing="\r")
    assert terminal.end(pressing="q") == 0
    assert FULL_SCREEN in terminal.seen
    assert b"Traceback" not in terminal.seen
    record = json.loads(file.read_text())
    assert record["outcome"] is None
    assert record["commands"]


def test_bataille_play_plays() -> None:
    """Nothing more need be said."""
    terminal = Terminal("play")
    terminal.read_until("Turn ⏎")
    assert terminal.end(pressing="q") == 0


def test_ctrl_c_in_full_screen_is_130() -> None:
    """Quietly, the terminal as it was."""
    terminal = Terminal("play", "--pace", "instant")
    terminal.read_until("Turn ⏎")
    assert terminal.end(pressing="\x03") == 130
    assert b"Traceback" not in terminal.seen


@pytest.mark.parametrize(("words", "term"), [(["--plain"], "xterm-256color"), ([], "dumb"), ([], "")])
def test_plain_lines_in_a_terminal(words: list[str], term: str) -> None:
    """Where they are wished, or where the terminal can do no more."""
    terminal = Terminal("play", "--seed", "lion", "--pace", "instant", *words, term=term)
    terminal.read_until("> ")
    terminal.press("\n")
    terminal.read_until("Ace beats Six.")
    terminal.press("q\n")
    assert terminal.end() == 0
    assert FULL_SCREEN not in terminal.seen


def test_ctrl_c_in_plain_lines_is_130() -> None:
    """While it asks; nothing is said but what was said."""
    terminal = Terminal("play", "--plain", "--pace", "instant")
    terminal.read_until("> ")
    terminal.interrupt()
    assert terminal.end() == 130
    assert b"Traceback" not in terminal.seen


def test_speed_war_in_plain_lines_hears_single_keys() -> None:
    """R40: no Enter; and the terminal reads lines again afterwards."""
    terminal = Terminal("play", "speed", "--plain", "--humans", "2", "--seed", "lion")
    terminal.read_until("q quits.")
    terminal.press("s")
    terminal.read_until("Clever Fox turns the Six of Clubs.")
    terminal.press("l")
    terminal.read_until("grab!")
    terminal.press("l")
    terminal.read_until("Brave Bear takes the pile: 2 cards.")
    terminal.press("q")
    assert terminal.end() == 0


def test_replay_in_full_screen(tmp_path: Path) -> None:
    """Step by step."""
    file = tmp_path / "game.json"
    assert (
        Popen([*PROGRAM, "play", "--auto", "--record", str(file)], stdout=DEVNULL, env=environment()).wait(PATIENCE)
        == 0
    )
    terminal = Terminal("replay", str(file), "--pace", "instant")
    terminal.read_until("Step 0 of")
    terminal.read_until("Battle 1:", pressing="\r")
    assert terminal.end(pressing="q") == 0
