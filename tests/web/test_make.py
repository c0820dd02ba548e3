"""When the page is built anew: when what it is made of has changed, and then only."""

from __future__ import annotations

from pathlib import Path

import make
import pytest

pytestmark = pytest.mark.cpython


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small house with a page that has been built."""
    for name, content in {
        "page/build/left-out.json": '["cli"]',
        "page/src/App.svelte": "<h1>Bataille</h1>\n",
        "page/src/card.test.ts": "",
        "page/node_modules/svelte/index.js": "",
        "src/bataille/game.py": "",
        "src/bataille/room/room.py": "",
        "src/bataille/cli/app.py": "",
        "src/bataille/locale/en.ftl": "yes = Yes\n",
        "README.md": "",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    static = tmp_path / "src/bataille/web/static"
    places = {"HOUSE": tmp_path, "PAGE": tmp_path / "page", "PACKAGE": tmp_path / "src/bataille", "STATIC": static}
    for name, place in {**places, "_STAMP": static / ".inputs"}.items():
        monkeypatch.setattr(make, name, place)
    static.mkdir(parents=True)
    (static / ".inputs").write_text(make.inputs(), encoding="utf-8")
    return tmp_path


def test_a_page_that_fits_is_kept(house: Path) -> None:
    """Where it was built, and wherever it is copied with its sources: the digest knows no places."""
    assert not make.stale()
    (house / "src/bataille/web/static/.inputs").unlink()
    assert make.stale()


@pytest.mark.parametrize(
    "name",
    ["page/src/App.svelte", "page/build/left-out.json", "src/bataille/room/room.py", "src/bataille/locale/en.ftl"],
)
def test_what_the_page_is_made_of(house: Path, name: str) -> None:
    """Its own sources, the core that is packed into it, and its texts."""
    before = (house / name).read_text(encoding="utf-8")
    (house / name).write_text(before + " ", encoding="utf-8")
    assert make.stale()
    (house / name).write_text(before, encoding="utf-8")
    assert not make.stale()
    (house / name).with_name("new.py").write_text("", encoding="utf-8")
    assert make.stale()


@pytest.mark.parametrize(
    "name", ["page/src/card.test.ts", "page/node_modules/svelte/index.js", "src/bataille/cli/app.py", "README.md"]
)
def test_what_it_is_not_made_of(house: Path, name: str) -> None:
    """Tests, other people's code, and the rest of the package."""
    (house / name).write_text("changed", encoding="utf-8")
    assert not make.stale()


def test_line_ends_make_no_difference(house: Path) -> None:
    """Git may write others on Windows."""
    (house / "page/src/App.svelte").write_bytes(b"<h1>Bataille</h1>\r\n")
    assert not make.stale()


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v20.19.0", True),
        ("v20.18.9", False),
        ("v21.7.0", False),
        ("v22.12.0", True),
        ("v22.11.0", False),
        ("v24.1.0", True),
        ("v18.20.0", False),
        ("nonsense", False),
    ],
)
def test_which_node_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, good: bool) -> None:  # noqa: FBT001  # a case's expectation
    """That which Vite 8 runs on, with npm beside it."""
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("node", "npm"):
        assert not make.has_node()  # not before both are there
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        program.chmod(0o755)
    assert make.has_node() == good
