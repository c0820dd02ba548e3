"""The command line as a process: exit codes, pipes, interrupts, closed streams; and never a traceback."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from typing import IO

import pytest

import bataille

pytestmark = [pytest.mark.cpython, pytest.mark.usefixtures("heard")]

PROGRAM = (sys.executable, "-m", "bataille")
FULL = Path("/dev/full")


def environment(**changes: str) -> dict[str, str]:
    """English, unless changed."""
    kept = {name: choice for name, choice in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    return {
        **kept,
        "LANG": "C.UTF-8",
        "COLUMNS": "80",
        "PYTHONPATH": str(Path(bataille.__file__).parents[1]),
        **changes,
    }


def call(*words: str, given: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
    """Give a command and wait for its end."""
    return subprocess.run(
        [*PROGRAM, *words],
        input=given,
        capture_output=True,
        encoding="utf-8",
        env=environment(**changes),
        check=False,
    )


def begin(*words: str, stderr: int = PIPE) -> Popen[str]:
    """Give a command that can be spoken to."""
    return Popen(
        [*PROGRAM, *words], stdin=PIPE, stdout=PIPE, stderr=stderr, encoding="utf-8", bufsize=1, env=environment()
    )


def stream(found: IO[str] | None) -> IO[str]:
    """Of a process that was begun with pipes."""
    assert found is not None
    return found


def shell(script: str) -> tuple[int, str, str]:
    """Run a line of shell, in which `"$@"` is the program. Returns exit code, output, errors."""
    ran = subprocess.run(
        ["/bin/sh", "-c", script, "sh", *PROGRAM], capture_output=True, encoding="utf-8", env=environment(), check=False
    )
    return ran.returncode, ran.stdout, ran.stderr


def test_done_is_0() -> None:
    """And nothing on standard error."""
    said = call("run", "winamax", given="9H 4D 8C 3S 10S 7H\n")
    assert (said.returncode, said.stderr) == (0, "")
    assert json.loads(said.stdout)["battles"] == 3


def test_wrong_input_is_2_and_loses_nothing() -> None:
    """One line of complaint; what was played before it has been printed."""
    said = call("run", given="A K\nK A\nA of spades\nA K\n")
    assert said.returncode == 2
    assert [json.loads(line)["winner"] for line in said.stdout.splitlines()] == [0, 1]
    assert said.stderr == "bataille: line 3: 'of' is no card; cards are written like AS, 10H, Q, XR or #17\n"


@pytest.mark.parametrize("words", [["run", "classic", "missing/deals"], ["run", "classic", "."]])
def test_unreadable_files_are_2(words: Sequence[str]) -> None:
    """Named, in the words of the system."""
    said = call(*words)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith(f"bataille: {words[-1]}: ")
    assert said.stderr.count("\n") == 1


def test_answers_come_deal_by_deal() -> None:
    """A program that waits for an answer before it gives the next deal gets it."""
    process = begin("run", "classic", "-")
    for deal, winner in (("A K", 0), ("K A", 1)):
        stream(process.stdin).write(f"{deal}\n")
        assert json.loads(stream(process.stdout).readline())["winner"] == winner
    assert process.communicate() == ("", "")
    assert process.returncode == 0


def test_ctrl_c_while_waiting_is_130() -> None:
    """Quietly; what was played has been printed."""
    process = begin("run")
    stream(process.stdin).write("A K\n")
    assert json.loads(stream(process.stdout).readline())["winner"] == 0
    process.send_signal(signal.SIGINT)
    assert process.communicate() == ("", "")
    assert process.returncode == 130


def test_ctrl_c_while_counting_is_130() -> None:
    """In the middle of a census with its bar; half counts are not printed."""
    ours, theirs = pty.openpty()
    process = begin("census", "1x10", stderr=theirs)
    os.close(theirs)
    drawn = os.read(ours, 1024)  # the bar is there: it counts
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate()
    while more := _read(ours):
        drawn += more
    os.close(ours)
    assert (process.returncode, out) == (130, "")
    assert b"Traceback" not in drawn
    assert b"Interrupt" not in drawn


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 1024)
    except OSError:  # how Linux says that nobody has the other end any more
        return b""


def test_broken_pipes_are_quiet() -> None:
    """`… | head -1`: the first line arrives, the program ends, nobody complains."""
    code, out, err = shell('yes "A K" | { "$@" run; echo $? >&2; } | head -1')
    assert (code, json.loads(out)["winner"]) == (0, 0)
    assert err == "141\n"  # as the shell counts the signal of a broken pipe


@pytest.mark.parametrize("words", ["variants", "rules", "census 1x4", "run", "--help", "--version", "rules none"])
def test_nobody_reads_at_all(words: str) -> None:
    """Neither output nor errors are wanted: the program still ends by itself, without a word."""
    process = begin(*words.split())
    stream(process.stdout).close()
    process.stdout = None
    _, err = process.communicate("A K\n")
    assert process.returncode == (2 if words == "rules none" else 141)
    assert err.startswith("bataille: there is no variant") if words == "rules none" else not err


@pytest.mark.parametrize("words", ["variants", "rules --json", "census 1x4", "run", "--help"])
@pytest.mark.skipif(not FULL.exists(), reason="needs a device that is always full")
def test_a_full_disk_is_2(words: str) -> None:
    """What could not be written is not passed over in silence."""
    with FULL.open("w") as full:
        process = Popen(
            [*PROGRAM, *words.split()], stdin=PIPE, stdout=full, stderr=PIPE, encoding="utf-8", env=environment()
        )
        _, err = process.communicate("A K\n")
    assert process.returncode == 2
    assert err == "bataille: No space left on device\n"


@pytest.mark.parametrize(
    ("script", "code"),
    [
        ('"$@" variants >&-', 0),
        ('"$@" run <&-', 0),
        ('"$@" rules none 2>&-', 2),
        ('"$@" run classic . <&- >&- 2>&-', 2),
    ],
)
def test_closed_streams(script: str, code: int) -> None:
    """Standard input, output, errors closed by the caller: nothing to read, nobody to tell."""
    assert shell(script) == (code, "", "")


def test_the_language_of_the_system_is_spoken() -> None:
    """`LANG`, unless `--language` says otherwise."""
    french = call("rules", "none", LANG="fr_FR.UTF-8")
    assert french.returncode == 2
    assert french.stderr == call("rules", "none", "--language", "fr").stderr
    assert french.stderr != call("rules", "none", "--language", "it", LANG="fr_FR.UTF-8").stderr
    assert call("variants", LANG="it_IT.UTF-8").stdout == call("--language", "it", "variants").stdout


def test_terminals_without_our_letters_get_marks() -> None:
    """An old terminal does not make the program fail."""
    said = call("variants", "--language", "fr", PYTHONIOENCODING="ascii")
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.isascii()
    assert "?" in said.stdout


def test_help_is_printed_where_output_goes() -> None:
    """So that it can be searched and paged."""
    said = call("--help")
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.startswith("Usage: bataille [COMMAND] …\n")
    assert "\x1b" not in said.stdout


def test_a_census_in_a_terminal_is_a_table() -> None:
    """With words, for people; errors are not mixed with it."""
    ours, theirs = pty.openpty()
    process = Popen([*PROGRAM, "census", "1x4"], stdin=DEVNULL, stdout=theirs, stderr=PIPE, env=environment())
    os.close(theirs)
    printed = b""
    while more := _read(ours):
        printed += more
    os.close(ours)
    _, err = process.communicate()
    assert (process.returncode, err) == (0, b"")
    assert " ".join(printed.decode().split()).startswith("Deals 24 Won by seat 1 12 Won by seat 2 12 Draws 0")
