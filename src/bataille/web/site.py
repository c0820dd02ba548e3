"""The files of the page as they lie on the disk, and which form of one to send."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from bataille.errors import WebError
from bataille.value import value

#: Where the build puts the page.
PAGE: Final = Path(__file__).with_name("static")

#: Told apart by ending, whatever the system thinks: Windows lets programs change what `.js` is.
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}

#: How a file may be compressed, the smallest first: the name in HTTP, and what is added to the file's own.
CODINGS: Final = {"br": ".br", "gzip": ".gz"}

#: Folders in which every name holds a digest of the content, so that a browser need never ask again.
_IMMUTABLE: Final = ("assets/", "engine/")


@value
class File:
    """A file of the page."""

    #: Where it is on the site, without a leading slash.
    name: str
    #: Where it is on the disk, by coding; "" is the file itself, which may be missing where "gzip" is there.
    forms: Mapping[str, Path]
    #: Of its content, for `ETag`; by the name where that holds one.
    digest: str

    @property
    def type(self) -> str:
        return TYPES[Path(self.name).suffix]

    @property
    def immutable(self) -> bool:
        return self.name.startswith(_IMMUTABLE)

    def coding(self, accepted: str) -> str:
        """The best coding for an `Accept-Encoding`; "" for none."""
        weights = _weights(accepted)
        best = [coding for coding in CODINGS if coding in self.forms and weights.get(coding, weights.get("*", 0))]
        return next(iter(best), "")

    def read(self) -> bytes:
        """The content itself."""
        if "" in self.forms:
            return self.forms[""].read_bytes()
        return gzip.decompress(self.forms["gzip"].read_bytes())


def _weights(accepted: str) -> dict[str, float]:
    """How welcome each coding is; what cannot be read is not welcome."""
    weights = {}
    for part in accepted.lower().split(","):
        name, _, parameter = part.partition(";")
        key, _, weight = parameter.strip().partition("=")
        try:
            weights[name.strip()] = float(weight) if key.strip() == "q" else 1.0
        except ValueError:
            weights[name.strip()] = 0.0
    return weights


def site(root: Path = PAGE) -> dict[str, File]:
    """Every file of the page by its name. Raises `WebError` (`web/no-page`)."""
    if not (root / "index.html").is_file():
        raise WebError("web/no-page")
    forms: dict[str, dict[str, Path]] = {}
    for path in sorted(root.rglob("*")):
        if path.is_file() and not path.name.startswith("."):
            name = path.relative_to(root).as_posix()
            coding = next((coding for coding, ending in CODINGS.items() if name.endswith(ending)), "")
            forms.setdefault(name.removesuffix(CODINGS.get(coding, "")), {})[coding] = path
    return {name: File(name, found, _digest(name, found)) for name, found in forms.items()}


def _digest(name: str, forms: Mapping[str, Path]) -> str:
    # Never by the time: all files of a wheel may bear the same.
    named = File(name, forms, "")
    return sha256(name.encode() if named.immutable else named.read()).hexdigest()[:16]
