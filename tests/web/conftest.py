"""A small page as the build would write it, and a browser's way to ask for it."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

import pytest
from starlette.types import ASGIApp, Message

from bataille.web.app import application
from bataille.web.hosts import Hosts, loopback
from bataille.web.site import site

INDEX = b"""<!doctype html>
<meta charset="utf-8" />
<title>Bataille</title>
<script type="module" src="./assets/main-abc.js"></script>
"""
SCRIPT = b"export const rank = 'ace';\n" * 40
WASM = b"\0asm" + bytes(2000)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page with every kind of file: plain, compressed as well, and (as in a wheel) compressed alone."""
    root = tmp_path / "static"
    write(root / "index.html", INDEX)
    write(root / "sw.js", b"const VERSION = 1;\n")
    write(root / "manifest.webmanifest", b"{}")
    write(root / "icon.svg", b"<svg/>")
    write(root / ".inputs", b"secret")
    write(root / "assets/main-abc.js", SCRIPT)
    write(root / "assets/main-abc.js.gz", gzip.compress(SCRIPT))
    write(root / "assets/main-abc.js.br", b"as if by Brotli")
    write(root / "engine/123/pyodide.asm.wasm.gz", gzip.compress(WASM))
    write(root / "engine/123/pyodide.asm.wasm.br", b"as if by Brotli, too")
    write(tmp_path / "outside.txt", b"not yours")
    return root


def write(path: Path, content: bytes) -> None:
    """A file, and the folders that it needs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


@dataclass(frozen=True)
class Answer:
    """What a server said."""

    status: int
    #: By name, in small letters.
    headers: dict[str, str]
    body: bytes

    @property
    def etag(self) -> str:
        return self.headers["etag"]


@dataclass(frozen=True)
class Client:
    """Asks a server within this process, whose paths nothing has made tidy on the way."""

    app: ASGIApp

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, **headers)

    def ask(self, method: str, path: str, **headers: str) -> Answer:
        """`headers`: with `_` for `-`; `Host` is that of this device, unless said otherwise."""
        return asyncio.run(self._ask(method, path, {"host": "localhost", **headers}))

    async def _ask(self, method: str, path: str, headers: dict[str, str]) -> Answer:
        raw, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(raw),
            "raw_path": raw.encode(),
            "query_string": query.encode(),
            "headers": [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()],
        }
        said: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.disconnect"}  # who asks has nothing more to say

        async def send(message: Message) -> None:
            said.append(message)

        await self.app(scope, receive, send)
        start, *parts = said
        told = {name.decode().lower(): text.decode() for name, text in start["headers"]}
        return Answer(start["status"], told, b"".join(part["body"] for part in parts))


@pytest.fixture
def client(built: Path) -> Client:
    """A client of a server for this device."""
    return client_of(built, loopback())


def client_of(built: Path, hosts: Hosts) -> Client:
    """A client of a server with these names."""
    return Client(application(site(built), hosts))
