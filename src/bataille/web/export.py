"""The page as a folder for any web server, and for a memory stick."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from bataille.errors import WebError
from bataille.web.policy import policy
from bataille.web.site import PAGE, TYPES, site

#: Names the files that were written, with the digests of their contents: what is not there, or changed, is foreign.
_LIST: Final = "bataille-files.json"

_HEAD: Final = f"""<meta http-equiv="Content-Security-Policy" content="{policy(header=False)}">
    <meta name="referrer" content="no-referrer">"""

#: Browsers take no scripts from files that are opened without a server.
_START: Final = f'''"""Shows the page that lies beside this file: python start.py"""
import functools, http.server, pathlib, webbrowser

http.server.SimpleHTTPRequestHandler.extensions_map = {TYPES!r}
handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=pathlib.Path(__file__).resolve().parent)
with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
    address = f"http://127.0.0.1:{{server.server_port}}/"
    print(f"{{address}}   (Ctrl-C)")
    webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
'''
_STARTS: Final = {
    "start.py": _START,
    "start.sh": '#!/bin/sh\nexec python3 "$(dirname "$0")/start.py"\n',
    "start.bat": '@echo off\r\npy "%~dp0start.py" || python "%~dp0start.py"\r\n',
}


def export(folder: Path, root: Path = PAGE) -> int:
    """Write the page into a folder, over an earlier one; other files there stay. Returns how many files it has.

    Raises `WebError` (`web/foreign`, `web/no-page`), `OSError`.
    """
    contents = {name: file.read() for name, file in site(root).items()}
    index = contents["index.html"]
    contents["index.html"] = _with_policy(index)
    contents["sw.js"] = _with_digest(contents["sw.js"], index, contents["index.html"])
    contents |= {name: text.encode() for name, text in _STARTS.items()}
    earlier = _earlier(folder)
    _refuse_foreign(folder, contents, earlier)
    for name, content in contents.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (folder / "start.sh").chmod(0o755)
    for name in earlier.keys() - contents.keys():
        _forget(folder, name, earlier[name])
    digests = {name: _digest(content) for name, content in sorted(contents.items())}
    (folder / _LIST).write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
    return len(contents)


def _with_policy(html: bytes) -> bytes:
    """The policy before everything that it is about; right behind the encoding, which must come first."""
    text, found = re.subn(r"<meta charset=[^>]*>", rf"\g<0>\n    {_HEAD}", html.decode(), count=1)
    assert found, "the page names its encoding"
    return text.encode()


def _with_digest(script: bytes, before: bytes, after: bytes) -> bytes:
    """The service worker holds the page against its digest, and each version of it is called after what it is of."""
    text = script.decode().replace(_digest(before), _digest(after))
    version = _digest(text.encode())[:12]
    return re.sub(r'(?<=^const VERSION = ")[0-9a-f]+', version, text, count=1).encode()


def _earlier(folder: Path) -> Mapping[str, str]:
    """What an earlier export wrote here."""
    try:
        listed: object = json.loads((folder / _LIST).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return {str(name): str(digest) for name, digest in listed.items()} if isinstance(listed, dict) else {}


def _refuse_foreign(folder: Path, contents: Mapping[str, bytes], earlier: Mapping[str, str]) -> None:
    for name, content in contents.items():
        path = folder / name
        if path.exists() and _digest(path.read_bytes()) not in {earlier.get(name), _digest(content)}:
            raise WebError("web/foreign", file=str(path))


def _forget(folder: Path, name: str, digest: str) -> None:
    """Remove a file that the page no longer has, and its folder when nothing else is in it."""
    path = folder / name
    if ".." in path.parts or not path.is_file() or _digest(path.read_bytes()) != digest:
        return
    path.unlink()
    if path.parent != folder and not any(path.parent.iterdir()):
        path.parent.rmdir()


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()
