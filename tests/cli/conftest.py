"""The command line as the tests give it: in this process, in English, 80 columns wide."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import dataclass
from typing import Any, Protocol

import pytest

from bataille.cli import main
from bataille.texts import LANGUAGES, Texts

#: Said where rules are played for the first time, which depends on what was tested before.
COMPILING = [f"bataille: {Texts(language).say('lab-compiling')}\n" for language in LANGUAGES]


@dataclass(frozen=True)
class Said:
    """What came of a command."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """What was printed."""
        return self.out.splitlines()

    @property
    def objects(self) -> list[Any]:
        """What was printed, one JSON value a line."""
        return [json.loads(line) for line in self.lines]

    def refused(self) -> str:
        """The complaint: exit code 2 and one line on standard error."""
        assert self.status == 2
        name, _, complaint = self.err.partition("bataille: ")
        assert not name
        assert complaint.endswith("\n")
        assert complaint.count("\n") == 1
        return complaint.rstrip("\n")


class Command(Protocol):
    """Gives a command."""

    def __call__(self, *words: str, given: str | bytes = "") -> Said: ...


@pytest.fixture
def bataille(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Gives commands; `given` is what standard input holds."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def give(*words: str, given: str | bytes = "") -> Said:
        document = given if isinstance(given, bytes) else given.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(document), encoding="utf-8"))
        capsys.readouterr()
        status = main(words)
        out, err = capsys.readouterr()
        for line in COMPILING:
            err = err.replace(line, "")
        return Said(status, out, err)

    return give
