"""Packs the Python of the page into one archive; runs in Pyodide, so that the byte code is that of its Python.

`/house/bataille` holds the package's sources. What the core and Pyodide themselves import is traced; everything goes
into the archive as byte code without sources, in the layout of Python 2 (`module.pyc` where `module.py` was), which is
the one that can be imported from an archive. Stored, not deflated: compression is left to the transfer, which is
better at it.
"""

import os
import re
import sys
from importlib import import_module

HOUSE = "/house"
STDLIB = "/lib/python314.zip"

#: Imported by Pyodide or by Python only when something happens: an exception is shown, a text is decoded.
ON_OCCASION = ("encodings.latin_1", "linecache", "pyodide.code", "traceback", "warnings")

#: Flags of byte code that is never held against a source, and the eight bytes of a hash that nobody reads.
UNCHECKED = (0b01).to_bytes(4, "little") + bytes(8)


def core(left_out: list[str]) -> dict[str, str]:
    """The modules of the package that the page can use: their files, by name."""
    found = {}
    for folder, folders, files in os.walk(f"{HOUSE}/bataille"):
        if folder == f"{HOUSE}/bataille":
            folders[:] = [each for each in folders if each not in left_out]
        for file in files:
            if file.endswith(".py") and file.removesuffix(".py") not in left_out:
                path = f"{folder}/{file}"
                name = path.removeprefix(f"{HOUSE}/").removesuffix(".py").replace("/", ".")
                found[name.removesuffix(".__init__")] = path
    return found


def imported(path: str) -> set[str]:
    """What of the standard library a module imports anywhere, in functions too."""
    names = re.findall(rb"^\s*(?:from|import) ([a-z_.]+)", read(path), flags=re.MULTILINE)
    return {name.decode() for name in names if name.decode().partition(".")[0] in sys.stdlib_module_names}


def play() -> None:
    """A game of every variant, there and back as a record: imports what is imported late."""
    bataille = import_module("bataille")
    for key in import_module("bataille.variants").variants():
        game = bataille.start(key, seed=1)
        bataille.play_out(game)
        record = bataille.record_of(game)
        bataille.replay(bataille.read_compact(bataille.compact(record)))


def trace(modules: dict[str, str]) -> list[str]:
    """Import what there is to import; returns the files of the standard library that this took."""
    sys.path.insert(0, HOUSE)
    for name in ON_OCCASION:
        import_module(name)
    for name, path in modules.items():
        import_module(name)
        for needed in imported(path):
            import_module(needed)
    play()
    loaded = [getattr(module, "__spec__", None) for module in sys.modules.values()]
    # What is in Pyodide's own binary says "built-in" or "frozen".
    files = [spec.origin or "" for spec in loaded if spec is not None]
    return [file.removeprefix(f"{STDLIB}/") for file in files if file.startswith(f"{STDLIB}/")]


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    """The content of a `.pyc` file."""
    from importlib.util import MAGIC_NUMBER
    from marshal import dumps

    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return MAGIC_NUMBER + UNCHECKED + dumps(code)


def pack(target: str, left_out: list[str]) -> None:
    """Write the archive; `left_out`: modules of the package. What only this needs is imported after the trace."""
    modules = core(left_out)
    traced = trace(modules)
    from zipfile import ZIP_STORED, ZipFile, ZipInfo

    found = {}
    for path in modules.values():
        name = path.removeprefix(f"{HOUSE}/")
        found[f"{name}c"] = compiled(read(path), name, 0)  # docstrings stay: a value class without one costs time
    with ZipFile(STDLIB) as stdlib:
        for name in traced:
            found[f"{name}c"] = compiled(stdlib.read(name), name, 2)
    with ZipFile(target, "w", ZIP_STORED) as archive:
        for name in sorted(found):
            archive.writestr(ZipInfo(name), found[name])  # dated 1980, so that equal sources give equal bytes


def read(path: str) -> bytes:
    """The whole of a file."""
    with open(path, "rb") as file:  # noqa: PTH123  # pathlib would be traced
        return file.read()
