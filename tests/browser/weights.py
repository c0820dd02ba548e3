"""What the page weighs when a browser fetches it: the best form of every file that it asks for."""

from __future__ import annotations

from pathlib import PurePosixPath

from bataille.web.site import PAGE, File, site

#: The engine with Python's own library.
ENGINE = "engine"
#: What a browser asks for only when it installs the page.
_APART = {"sw.js", "manifest.webmanifest"}


def weights() -> dict[str, int]:
    """Bytes by part: `engine`, and of the page `html`, `css`, `js`, `texts` (one language), `icon`."""
    found: dict[str, int] = {}
    for name, file in site(PAGE).items():
        part = _part(name)
        if part is not None:
            found[part] = max(found.get(part, 0), _size(file)) if part == "texts" else found.get(part, 0) + _size(file)
    return found


def _part(name: str) -> str | None:
    path = PurePosixPath(name)
    if name.startswith("engine/"):
        return ENGINE
    if name in _APART or path.suffix == ".png":
        return None
    if path.stem.split("-")[0] in {"en", "fr", "it"}:
        return "texts"
    return {".html": "html", ".css": "css", ".js": "js", ".svg": "icon"}.get(path.suffix)


def _size(file: File) -> int:
    return file.forms[file.coding("br, gzip")].stat().st_size
