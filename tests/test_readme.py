"""What the README shows works as it stands there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

pytestmark = pytest.mark.cpython

README = Path(__file__).parent.parent / "README.md"


def blocks(language: str) -> list[str]:
    """The code blocks of a language."""
    return re.findall(rf"```{language}\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def lines() -> list[str]:
    """The command lines that start the program and come to an end by themselves."""
    told = [line.split(" #")[0].strip() for block in blocks("sh") for line in block.splitlines()]
    return [line for line in told if "bataille" in line]


def test_python(capsys: pytest.CaptureFixture[str]) -> None:
    """The library's example runs, and says what it promises."""
    (program,) = blocks("python")
    exec(compile(program, str(README), "exec"), {})
    stocks, outcome = capsys.readouterr().out.splitlines()
    assert sum(map(int, re.findall(r"\d+", stocks))) == 52
    assert re.fullmatch(r"[01] (captured-all|short-war) \d+ \d+", outcome)


#: What serves the page until it is told to end.
SERVERS = {"bataille", "bataille serve"}


@pytest.mark.parametrize("line", sorted(SERVERS))
def test_servers(line: str) -> None:
    """The page is there at the address that they say, until they are told to end."""
    assert line in lines()
    command = [sys.executable, "-m", *line.split(), "--port", "0"]
    environment = {name: text for name, text in os.environ.items() if name not in {"DISPLAY", "BROWSER"}}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None
            with urlopen(found[0], timeout=60) as answer:
                assert b"<!doctype html>" in answer.read().lower()
            process.terminate()
            assert process.wait(60) == 0
        finally:
            process.kill()


@pytest.mark.parametrize("line", [line for line in lines() if line not in SERVERS])
def test_command_line(line: str, tmp_path: Path) -> None:
    """Every line that the README shows comes to a good end; where it plays, the people leave at once."""
    programs = Path(sys.executable).parent
    shell = subprocess.run(
        ["sh", "-c", line],
        check=False,
        capture_output=True,
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{programs}:{os.environ['PATH']}"},
        input="q\n" if " play" in line and "--auto" not in line else "",
        text=True,
        timeout=120,
    )
    if "speed" in line:  # it goes by the keys of people, and says so where there is no keyboard
        assert (shell.returncode, shell.stdout) == (2, "")
        assert "keyboard" in shell.stderr
        return
    assert shell.returncode == 0, shell.stderr
    assert shell.stdout
