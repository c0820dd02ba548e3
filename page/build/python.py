"""Packs the Python of the page into one archive; runs in Pyodide, so that the byte code is that of its Python.

`/house/bataille` holds the package's sources. What the core and Pyodide themselves import is traced, with start.py at
work as it will be in the page; everything goes into the archive as byte code without sources. What is imported before
start.py lies there in the layout of Python 2 (`module.pyc` where `module.py` was), which is the one that can be
imported from an archive; the rest is one file, `packed`, which start.py reads. Stored, not deflated: compression is
left to the transfer, which is better at it.
"""

import marshal
import os
import re
import sys
from importlib import import_module

HOUSE = "/house"
#: What runs first has this name (start.py).
FIRST = "sitecustomize"
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


def trace(modules: dict[str, str]) -> dict[str, str]:
    """Import what there is to import; returns what this took of the standard library: the files, by module."""
    sys.path.insert(0, HOUSE)
    for name in ON_OCCASION:
        import_module(name)
    for name, path in modules.items():
        import_module(name)
        for needed in imported(path):
            import_module(needed)
    play()
    specs = {name: getattr(module, "__spec__", None) for name, module in sys.modules.items()}
    # What is in Pyodide's own binary says "built-in" or "frozen".
    files = {name: spec.origin or "" for name, spec in specs.items() if spec is not None}
    return {name: file.removeprefix(f"{STDLIB}/") for name, file in files.items() if file.startswith(f"{STDLIB}/")}


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    """Byte code."""
    return marshal.dumps(compile(source, name, "exec", dont_inherit=True, optimize=optimize))


def pack(target: str, left_out: list[str]) -> None:
    """Write the archive; `left_out`: modules of the package. What only this needs is imported after the trace."""
    first = sys.modules[FIRST]
    ours = core(left_out)
    traced = trace(ours)
    from importlib.util import MAGIC_NUMBER
    from zipfile import ZIP_STORED, ZipFile, ZipInfo

    codes = {}
    with ZipFile(STDLIB) as stdlib:
        for name, file in traced.items():
            codes[name] = is_package(file), compiled(stdlib.read(file), file, 2)
    for name, path in ours.items():
        file = path.removeprefix(f"{HOUSE}/")
        codes[name] = is_package(file), compiled(read(path), file, 0)  # a value class without docstring costs time
    codes_before = {traced[name]: codes.pop(name)[1] for name in first.before if name in traced}
    codes_before[f"{FIRST}.py"] = compiled(read(f"/first/{FIRST}.py"), f"{FIRST}.py", 2)
    found = {f"{file}c": MAGIC_NUMBER + UNCHECKED + code for file, code in codes_before.items()}
    found["packed"] = marshal.dumps((dict(sorted(codes.items())), dict(sorted(first.methods.items()))))
    with ZipFile(target, "w", ZIP_STORED) as archive:
        for name in sorted(found):
            archive.writestr(ZipInfo(name), found[name])  # dated 1980, so that equal sources give equal bytes


def is_package(file: str) -> bool:
    """Whether a module's file is that of a package."""
    return file.endswith("/__init__.py")


def read(path: str) -> bytes:
    """The whole of a file."""
    with open(path, "rb") as file:  # noqa: PTH123  # pathlib would be traced
        return file.read()
