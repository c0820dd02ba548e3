"""The public names, and that importing the package imports nothing else."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import bataille


def test_every_public_name_is_there() -> None:
    """What `__all__` promises can be had, and `dir` shows it."""
    for name in bataille.__all__:
        assert getattr(bataille, name) is not None
        assert name in dir(bataille)


def test_the_names_for_type_checkers_are_the_names_at_run_time() -> None:
    """The imports under TYPE_CHECKING, `__all__` and the lazy table name the same things in the same modules."""
    tree = ast.parse(Path(bataille.__file__).read_text(encoding="utf-8"))
    imports = {
        (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("bataille.")
        for alias in node.names
    }
    assert {name for _, name in imports} == set(bataille.__all__)
    assert imports == {(f"bataille.{module}", name) for name, module in bataille._HOME_OF.items()}


def test_no_other_name() -> None:
    """A name that is not there is an AttributeError like anywhere."""
    with pytest.raises(AttributeError, match="no attribute 'cheat'"):
        getattr(bataille, "cheat")  # noqa: B009 - mypy would refuse the plain attribute


@pytest.mark.cpython
def test_import_is_lazy() -> None:
    """`import bataille` alone loads none of its modules."""
    program = "import sys, bataille; print([name for name in sys.modules if name.startswith('bataille.')])"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[]"
