"""What the server answers: forms, caching, and everything that is asked for in vain."""

from __future__ import annotations

import gzip
import os
import time
from pathlib import Path

import pytest

from bataille.errors import WebError
from bataille.web.hosts import loopback
from bataille.web.site import TYPES, site
from tests.web.conftest import INDEX, SCRIPT, WASM, Client, client_of

pytestmark = pytest.mark.cpython

SCRIPT_AT = "/assets/main-abc.js"
WASM_AT = "/engine/123/pyodide.asm.wasm"


@pytest.mark.parametrize("path", ["/", "/index.html", "/?from=app"])
def test_start(client: Client, path: str) -> None:
    """The page itself, which a browser asks for anew each time."""
    answer = client.get(path)
    assert (answer.status, answer.body) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (SCRIPT_AT, "text/javascript; charset=utf-8"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        (WASM_AT, "application/wasm"),  # nothing else is compiled while it arrives
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
    ],
)
def test_types(client: Client, path: str, expected: str) -> None:
    """Of every file, in our own words and not the system's."""
    assert client.get(path).headers["content-type"] == expected


def test_every_type_of_the_build_is_known() -> None:
    """The endings of Vite, Pyodide and our own files."""
    assert {".html", ".js", ".mjs", ".css", ".wasm", ".zip", ".png", ".svg", ".webmanifest"} <= TYPES.keys()


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),  # Chromium without https
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("GZIP", "gzip"),
        ("*", "br"),
        ("*;q=0.1, br;q=0", "gzip"),
        ("br;q=nonsense, gzip", "gzip"),
        ("identity", None),
        ("", None),
        ("br;q=0, gzip;q=0, *;q=0", None),
    ],
)
def test_codings(client: Client, accepted: str, coding: str | None) -> None:
    """The smallest form that the browser takes (RFC 9110, 12.5.3), each with an `ETag` of its own."""
    answer = client.get(SCRIPT_AT, accept_encoding=accepted)
    assert answer.headers.get("content-encoding") == coding
    body = gzip.decompress(answer.body) if coding == "gzip" else answer.body
    assert body == (b"as if by Brotli" if coding == "br" else SCRIPT)


def test_codings_have_their_own_etags(client: Client) -> None:
    """They are different answers, and a cache in between is told so."""
    answers = [client.get(SCRIPT_AT, accept_encoding=accepted) for accepted in ("br", "gzip", "")]
    assert len({answer.etag for answer in answers}) == 3
    assert {answer.headers["vary"] for answer in answers} == {"Accept-Encoding"}


def test_what_travels_compressed_alone_is_there_in_full(client: Client) -> None:
    """A wheel leaves out the large plain files; who takes no coding gets them all the same."""
    answer = client.get(WASM_AT, accept_encoding="identity")
    assert (answer.headers.get("content-encoding"), answer.body) == (None, WASM)
    assert answer.headers["content-length"] == str(len(WASM))


@pytest.mark.parametrize("path", [SCRIPT_AT, WASM_AT])
def test_named_by_content_is_kept_for_ever(client: Client, path: str) -> None:
    """Or page and service worker would each load the engine."""
    assert client.get(path).headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", ["/", "/sw.js", "/manifest.webmanifest", "/icon.svg"])
def test_what_may_change_is_asked_for_again(client: Client, path: str) -> None:
    """With an answer of no content where nothing has changed."""
    first = client.get(path)
    assert first.headers["cache-control"] == "no-cache"
    for known in (first.etag, f'"other", W/{first.etag}', "*"):
        again = client.get(path, if_none_match=known)
        assert (again.status, again.body) == (304, b"")
        assert again.etag == first.etag
    assert client.get(path, if_none_match='"other"').status == 200


def test_a_changed_page_is_noticed_at_the_same_time_and_length(built: Path) -> None:
    """All files of a wheel bear the same date, so neither is a sign."""
    tags = []
    for content in (INDEX, INDEX.replace(b"abc", b"abd")):
        (built / "index.html").write_bytes(content)
        os.utime(built / "index.html", (time.time(), 1_580_601_600))
        tags.append(client_of(built, loopback()).get("/").etag)
    assert tags[0] != tags[1]


@pytest.mark.parametrize("path", ["/", SCRIPT_AT, WASM_AT])
def test_head_is_get_without_a_body(client: Client, path: str) -> None:
    """With the same headers."""
    get, head = client.get(path), client.ask("HEAD", path)
    assert (head.status, head.body) == (200, b"")
    assert head.headers == get.headers


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])
def test_other_methods(client: Client, method: str) -> None:
    """Are not for this server, which says what is."""
    answer = client.ask(method, "/")
    assert answer.status == 405
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD"}


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt",
        "/%2e%2e/outside.txt",
        "/assets/../../outside.txt",
        "/assets/%2e%2e%2f%2e%2e%2foutside.txt",
        "/..%5coutside.txt",
        "//outside.txt",
        "/.inputs",
        "/assets",
        "/assets/",
        "/assets/main-abc.js.br",
        "/assets/main-abc.js%00",
        "/engine/123/",
        "/INDEX.HTML",
        "/nothing",
        "/" + "a" * 5000,
    ],
)
def test_nothing_else_is_there(client: Client, path: str) -> None:
    """No way out of the folder, no listings, no hidden files; and no trace in a cache."""
    answer = client.get(path)
    assert answer.status == 404
    assert answer.headers["cache-control"] == "no-store"
    assert b"yours" not in answer.body


def test_ranges(client: Client) -> None:
    """Part of a file for who asks for one, and nothing for a range that is not there."""
    part = client.get(SCRIPT_AT, range="bytes=0-5")
    assert (part.status, part.body) == (206, b"export")
    assert part.headers["content-range"] == f"bytes 0-5/{len(SCRIPT)}"
    assert client.get(SCRIPT_AT, range="bytes=999999-").status == 416
    changed = client.get(SCRIPT_AT, range="bytes=0-5", if_range='"old"')
    assert (changed.status, changed.body) == (200, SCRIPT)


def test_every_answer_tells_the_browser_what_the_page_may_do(client: Client) -> None:
    """Even refusals; scripts too, for a worker goes by the policy of its own file."""
    answers = [
        client.get("/"),
        client.get(SCRIPT_AT),
        client.get("/nothing"),
        client.ask("POST", "/"),
        client.get("/", host="elsewhere.example"),
        client.get("/", if_none_match="*"),
    ]
    assert [answer.status for answer in answers] == [200, 200, 404, 405, 421, 304]
    for answer in answers:
        rules = dict(rule.split(" ", 1) for rule in answer.headers["content-security-policy"].split("; "))
        assert rules == {
            "default-src": "'none'",
            "script-src": "'self' 'wasm-unsafe-eval'",
            "worker-src": "'self'",
            "style-src": "'self'",
            "img-src": "'self'",
            "connect-src": "'self'",
            "manifest-src": "'self'",
            "base-uri": "'none'",
            "form-action": "'none'",
            "frame-ancestors": "'none'",
        }
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "access-control-allow-origin" not in answer.headers


def test_no_page_is_said(tmp_path: Path) -> None:
    """Before anything is served."""
    with pytest.raises(WebError, match="scripts/page"):
        site(tmp_path)
