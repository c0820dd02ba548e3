"""`bataille export`: the page as files that any server can give out."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from subprocess import PIPE, Popen
from urllib.request import urlopen

import pytest

from bataille.errors import WebError
from bataille.web.export import export
from tests.cli.conftest import Command, bataille
from tests.web.conftest import SCRIPT, WASM, write

pytestmark = pytest.mark.cpython

__all__ = ["bataille"]

STARTS = {"start.py", "start.sh", "start.bat"}


def names(folder: Path) -> set[str]:
    """What lies in a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_everything_is_there_uncompressed(built: Path, tmp_path: Path) -> None:
    """A static web space knows no `.br`, and does not need what the build keeps for itself."""
    number = export(tmp_path / "site" / "cards", built)
    found = names(tmp_path / "site" / "cards")
    assert found == {
        "index.html",
        "sw.js",
        "manifest.webmanifest",
        "icon.svg",
        "assets/main-abc.js",
        "engine/123/pyodide.asm.wasm",
        "bataille-files.json",
        *STARTS,
    }
    assert number == len(found) - 1
    assert (tmp_path / "site/cards/assets/main-abc.js").read_bytes() == SCRIPT
    assert (tmp_path / "site/cards/engine/123/pyodide.asm.wasm").read_bytes() == WASM


def test_the_policy_is_in_the_page(built: Path, tmp_path: Path) -> None:
    """Before anything that it is about; without what browsers take from headers only."""
    export(tmp_path / "site", built)
    html = (tmp_path / "site/index.html").read_text(encoding="utf-8")
    found = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">', html)
    assert found is not None
    assert "default-src 'none'; script-src 'self' 'wasm-unsafe-eval';" in found[1]
    assert "frame-ancestors" not in found[1]
    assert html.index("<meta charset") < found.start() < html.index("<script")


def test_the_service_worker_knows_the_page_with_its_policy(built: Path, tmp_path: Path) -> None:
    """It refuses a page whose digest is not the one that it was built with; and it is another version."""
    digest = sha256((built / "index.html").read_bytes()).hexdigest()
    write(built / "sw.js", f'const VERSION = "0123456789ab";\nconst FILES = {{"./":"{digest}"}};\n'.encode())
    export(tmp_path / "site", built)
    digest = sha256((tmp_path / "site/index.html").read_bytes()).hexdigest()
    script = (tmp_path / "site/sw.js").read_text(encoding="utf-8")
    assert f'"./":"{digest}"' in script
    assert re.match('const VERSION = "(?!0123456789ab)[0-9a-f]{12}";\n', script)


def test_a_new_version_takes_the_place_of_the_old(built: Path, tmp_path: Path) -> None:
    """What is not part of it any more goes; what others put there stays."""
    site = tmp_path / "site"
    write(site / "CNAME", b"cards.example")
    export(site, built)
    write(site / "assets/mine.txt", b"mine")
    (built / "engine/123").rename(built / "engine/456")
    export(site, built)
    assert {name for name in names(site) if name.startswith("engine/")} == {"engine/456/pyodide.asm.wasm"}
    assert not (site / "engine/123").exists()
    assert (site / "CNAME").read_bytes() == b"cards.example"
    assert (site / "assets/mine.txt").read_bytes() == b"mine"


@pytest.mark.parametrize("name", ["index.html", "start.py", "assets/main-abc.js"])
def test_what_is_not_ours_is_not_overwritten(built: Path, tmp_path: Path, name: str) -> None:
    """Neither a stranger's file nor one of ours that was changed since; and nothing else is written either."""
    write(tmp_path / "site" / name, b"precious")
    with pytest.raises(WebError, match=re.escape(str(tmp_path / "site" / name))):
        export(tmp_path / "site", built)
    assert names(tmp_path / "site") == {name}

    export(tmp_path / "other", built)
    write(tmp_path / "other" / name, b"precious")
    with pytest.raises(WebError):
        export(tmp_path / "other", built)
    assert (tmp_path / "other" / name).read_bytes() == b"precious"


@pytest.mark.parametrize("listed", ["[]", "nonsense", '{"../outside.txt": "x"}'])
def test_a_strange_list_does_no_harm(built: Path, tmp_path: Path, listed: str) -> None:
    """It may come with a folder from anywhere."""
    write(tmp_path / "site/bataille-files.json", listed.encode())
    export(tmp_path / "site", built)
    assert (tmp_path / "outside.txt").exists()
    assert "index.html" in names(tmp_path / "site")


@pytest.fixture
def started(built: Path, tmp_path: Path) -> Iterator[str]:
    """The address at which `start.py` shows an exported page."""
    export(tmp_path / "stick", built)
    environment = {**os.environ, "BROWSER": "true", "PYTHONUNBUFFERED": "1"}
    program = [sys.executable, str(tmp_path / "stick/start.py")]
    with Popen(program, stdout=PIPE, stderr=PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        yield process.stdout.readline().split()[0]
        process.terminate()


def test_a_memory_stick_starts_its_own_server(started: str) -> None:
    """With the types that browsers insist on, whatever the system thinks of them."""
    with urlopen(started) as answer:
        assert b"Content-Security-Policy" in answer.read()
    for name, expected in (
        ("assets/main-abc.js", "text/javascript"),
        ("engine/123/pyodide.asm.wasm", "application/wasm"),
    ):
        with urlopen(started + name) as answer:
            assert answer.headers.get_content_type() == expected


def test_the_command(bataille: Command, built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Says where the page is and how many files it has; asks for a folder, and for one only."""
    monkeypatch.setattr("bataille.web.export.PAGE", built)
    monkeypatch.setattr(export, "__defaults__", (built,))
    said = bataille("export", str(tmp_path / "site"))
    assert (said.status, said.err) == (0, "")
    assert said.out == f"{tmp_path / 'site'} holds the page: 9 files.\n"
    assert bataille("export").refused() == "DIR needs a value"
    assert "too much" in bataille("export", "a", "b").refused()
    assert "--forec" in bataille("export", "a", "--forec").refused()
    write(tmp_path / "other/index.html", b"precious")
    assert "none of ours" in bataille("export", str(tmp_path / "other")).refused()
    assert bataille("export", str(tmp_path / "other/index.html")).refused().startswith(f"{tmp_path}")
