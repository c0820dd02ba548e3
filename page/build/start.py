"""What the page's Python does before anything else, under the name `sitecustomize`, so that the rest starts sooner.

- Pyodide imports what some page may want of it: asyncio to wait for promises, tools to install packages, others to
  document functions. This page wants nothing of that, so little modules stand in the place of those.
- Modules are found by one look into a dictionary; from an archive Python imports with Python, which takes longer.
- `dataclasses` writes methods as text and compiles it, class by class; here they are compiled already.

Where the archive is made (python.py) there is no dictionary yet, and `methods` gathers what is compiled. Python 3.14
evaluates no annotations; what is imported here is imported slowly, so it is little.
"""

import sys
from _frozen_importlib import ModuleSpec
from marshal import dumps, loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.abc import Loader
    from types import ModuleType
    from typing import Any
else:
    Loader = object

#: What Python has imported before this, for which it takes other ways.
before = tuple(sys.modules)
#: Where packages say that their modules are: no folder, but `Folder` knows it.
ROOT = "/packed/"

#: The modules of the archive: whether each is a package, and its code.
modules: dict[str, tuple[bool, bytes]] = {}
#: The code of what `dataclasses` has written, by its text.
methods: dict[str, bytes] = {}


class Packed(Loader):
    """Finds and loads them."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """As every finder."""
        if name not in modules:
            return None
        is_package = modules[name][0]
        spec = ModuleSpec(name, self, origin=f"{ROOT}{name}", is_package=is_package)
        if is_package:
            spec.submodule_search_locations = [f"{ROOT}{name}"]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """As usual."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module's code."""
        exec(loads(modules[module.__name__][1]), vars(module))


class Folder:
    """Lists a package for `pkgutil`."""

    def __init__(self, path: str) -> None:
        if not path.startswith(ROOT):
            raise ImportError(path)
        self._inside = path.removeprefix(ROOT) + "."

    def find_spec(self, name: str, target: object = None) -> None:
        """`Packed` has been asked already."""

    def iter_modules(self, prefix: str = "") -> Iterator[tuple[str, bool]]:
        """As `pkgutil` wants it."""
        for name, (is_package, _) in modules.items():
            inside = name.removeprefix(self._inside)
            if inside != name and "." not in inside:
                yield prefix + inside, is_package


class Place:
    """A folder as Pyodide wants it of its package loader."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


def stand_in(name: str, **content: object) -> None:
    """Put a module in the place of another one."""
    module = type(sys)(name)
    vars(module).update(content)
    sys.modules[name] = module


def nothing(*_: object) -> str:
    """In place of functions."""
    return ""


def run(text: str, *names: dict[str, Any]) -> None:
    """Run what `dataclasses` has written, in place of `exec`."""
    code = methods.get(text)
    if code is None:
        code = methods[text] = dumps(compile(text, "<string>", "exec", dont_inherit=True))
    exec(loads(code), *names)


def unpack(content: tuple[dict[str, tuple[bool, bytes]], dict[str, bytes]]) -> None:
    """Take over modules and methods of the archive."""
    modules.update(content[0])
    methods.update(content[1])
    sys.meta_path.insert(2, Packed())  # behind what is part of Python's binary
    sys.path_hooks.insert(0, Folder)


stand_in("asyncio", get_event_loop=nothing)
stand_in("pyodide.webloop", _initialize_event_loop=nothing)
stand_in(
    "pyodide._package_loader",
    SITE_PACKAGES=Place("/lib/python3.14/site-packages"),
    DSO_DIR=Place("/usr/lib"),
    init_loaded_packages=nothing,
)
stand_in("_pyodide.docstring", get_cmeth_docstring=nothing)

loader: Any = sys.modules[__name__].__loader__
if hasattr(loader, "archive"):
    unpack(loads(loader.get_data(f"{loader.archive}/packed")))

import dataclasses  # noqa: E402  # found by `Packed`

vars(dataclasses)["exec"] = run
